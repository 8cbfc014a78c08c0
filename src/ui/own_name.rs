//! The name that others see, in the browser's local storage.

use super::storage::{put, stored_as};

/// Name under which the reader's name is stored.
const NAME: &str = "hostage-chess.name";

/// Returns the reader's name, or an empty text.
pub fn name() -> String {
    stored_as(NAME)
}

/// Stores the reader's name. Returns false if the browser refuses.
pub fn keep_name(name: &str) -> bool {
    put(NAME, name)
}
