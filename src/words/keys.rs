//! The names of keys.

use super::text;

/// Returns the name on the key. Combinations such as `Ctrl+Z` stay as they are.
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
