//! The name that others see, in the browser's local storage.

use gloo::utils::window;
use web_sys::Storage;

/// Name under which the reader's name is stored.
const NAME: &str = "hostage-chess.name";

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Returns the reader's name, or an empty text.
pub fn name() -> String {
    storage().and_then(|storage| storage.get_item(NAME).ok().flatten()).unwrap_or_default()
}

/// Stores the reader's name. If the browser refuses, the field is empty at the next visit.
pub fn keep_name(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(NAME, name);
    }
}
