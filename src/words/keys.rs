//! What stands on keys.

use super::text;

/// The name of a key as keyboards have it; `Ctrl+Z` and the like stay as they are.
pub fn key_name(key: &str) -> &str {
    match key {
        "Space" => text("keyname-space"),
        "Enter" => text("keyname-enter"),
        "Esc" => text("keyname-escape"),
        "Delete" => text("keyname-delete"),
        "Backspace" => text("keyname-backspace"),
        "Home" => text("keyname-home"),
        "End" => text("keyname-end"),
        other => other,
    }
}
