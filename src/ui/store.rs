//! The running game and the analysis in the browser's storage.

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Where the running game is kept.
pub const GAME: &str = "hostage-chess.game";
/// Where the game is kept that a link or a new game took the place of.
pub const DISPLACED: &str = "hostage-chess.displaced";

/// Where the analysis is kept.
pub const ANALYSIS: &str = "hostage-chess.analysis";
/// Where the analysis is kept that another took the place of.
pub const DISPLACED_ANALYSIS: &str = "hostage-chess.analysis.displaced";

/// What is stored under a name. What cannot be read is put aside under another name, not lost.
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    match LocalStorage::get(name) {
        Ok(saved) => Some(saved),
        Err(StorageError::KeyNotFound(_)) => None,
        Err(_) => {
            let raw = LocalStorage::raw();
            if let Ok(Some(text)) = raw.get_item(name) {
                // If there is no room to put it aside, it stays until the next game is stored.
                let _ = raw.set_item(&format!("{name}.unreadable"), &text);
            }
            None
        }
    }
}

/// Stores a session or an analysis. False if the browser has no room or forbids it.
pub fn save<T: Serialize>(name: &str, saved: &T) -> bool {
    LocalStorage::set(name, saved).is_ok()
}
