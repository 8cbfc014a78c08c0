//! The running game, the analysis and the position being set up in the browser's storage; the library lies in a database.

pub mod database;

use gloo::utils::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

use crate::json;

/// Where the running game is kept.
pub const GAME: &str = "hostage-chess.game";
/// Where the position is kept that is being set up.
pub const SETUP: &str = "hostage-chess.setup";
/// Where the game is kept that a link or a new game took the place of.
pub const DISPLACED: &str = "hostage-chess.displaced";
/// Where the analysis is kept.
pub const ANALYSIS: &str = "hostage-chess.analysis";
/// Where the analysis is kept that another took the place of.
pub const DISPLACED_ANALYSIS: &str = "hostage-chess.analysis.displaced";

/// The browser's storage, unless it is forbidden.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is stored under a name. What cannot be read is put aside under another name, not lost.
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let storage = storage()?;
    let text = storage.get_item(name).ok().flatten()?;
    let saved = json::read(&text);
    if saved.is_none() {
        // If there is no room to put it aside, it stays until the next game is stored.
        let _ = storage.set_item(&format!("{name}.unreadable"), &text);
    }
    saved
}

/// Stores what is plain data. False if the browser has no room or forbids it.
pub fn save<T: Serialize>(name: &str, saved: &T) -> bool {
    let (Some(storage), Some(text)) = (storage(), json::write(saved)) else { return false };
    storage.set_item(name, &text).is_ok()
}
