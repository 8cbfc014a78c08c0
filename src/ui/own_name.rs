//! The name that others see, in the browser's local storage.

use std::cell::RefCell;

use super::storage::{put, stored_as};

/// Name under which the reader's name is stored.
const NAME: &str = "hostage-chess.name";

thread_local! {
    /// The name, if the browser has refused to store it.
    static REFUSED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Returns the reader's name, or an empty text.
pub fn name() -> String {
    REFUSED.with_borrow(Clone::clone).unwrap_or_else(|| stored_as(NAME))
}

/// Stores the reader's name. If the browser refuses, this page keeps it until it is closed.
pub fn keep_name(name: &str) {
    let refused = (!put(NAME, name)).then(|| name.to_owned());
    REFUSED.set(refused);
}
