//! The running game in the browser's storage; the library lies in a database.

pub mod database;

use gloo::storage::errors::StorageError;
use gloo::storage::{LocalStorage, Storage};

use crate::session::Saved;

/// Where the running game is kept.
pub const GAME: &str = "hostage-chess.game";
/// Where the game is kept that a link or a new game took the place of.
pub const DISPLACED: &str = "hostage-chess.displaced";

/// What is stored under a name. What cannot be read is put aside under another name, not lost.
pub fn load(name: &str) -> Option<Saved> {
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

/// Stores a session. False if the browser has no room or forbids it.
pub fn save(name: &str, saved: &Saved) -> bool {
    LocalStorage::set(name, saved).is_ok()
}
