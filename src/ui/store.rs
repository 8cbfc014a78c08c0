//! The running game, the analysis and the position being set up in the browser's storage; the library lies in a database.

pub mod database;

use gloo::utils::window;
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

use crate::json;
use crate::session::Settings;
use crate::session::lesson::Progress;
use crate::shell::{Item, Memory, Slot};

/// The name of a place in the storage. They stay as they are: games are stored under them.
const fn name(slot: Slot) -> &'static str {
    match slot {
        Slot::Game => "hostage-chess.game",
        Slot::Displaced => "hostage-chess.displaced",
        Slot::Analysis => "hostage-chess.analysis",
        Slot::DisplacedAnalysis => "hostage-chess.analysis.displaced",
        Slot::Setup => "hostage-chess.setup",
        Slot::Settings => "hostage-chess.settings",
        Slot::Progress => "hostage-chess.lessons",
    }
}

/// Everything that was stored when the page was left.
pub fn memory() -> Memory {
    Memory {
        game: load(name(Slot::Game)),
        displaced: load(name(Slot::Displaced)),
        analysis: load(name(Slot::Analysis)),
        displaced_analysis: load(name(Slot::DisplacedAnalysis)),
        setup: load(name(Slot::Setup)),
        settings: settings(),
        progress: progress_kept_aside(),
    }
}

/// Stores something in its place. False if the browser has no room or forbids it.
pub fn keep(item: &Item) -> bool {
    let name = name(item.slot());
    match item {
        Item::Game(saved) | Item::Displaced(saved) => save(name, saved),
        Item::Analysis(saved) | Item::DisplacedAnalysis(saved) => save(name, saved),
        Item::Setup(saved) => save(name, saved),
        Item::Settings(settings) => wear(&settings.to_string()),
        Item::Progress(progress) => put(name, &progress.to_string()),
    }
}

/// The settings, as this tab or another has stored them last.
pub fn settings() -> Settings {
    Settings::read(&stored(Slot::Settings))
}

/// What was learned, as this tab or another has stored it last.
pub fn progress() -> Progress {
    Progress::read(&stored(Slot::Progress))
}

/// The same; a text of which part cannot be read is put aside under another name, not lost.
fn progress_kept_aside() -> Progress {
    let progress = progress();
    if progress.is_damaged() {
        // If there is no room to put it aside, the stars that can be read are worth more.
        put(&format!("{}.unreadable", name(Slot::Progress)), &stored(Slot::Progress));
    }
    progress
}

fn stored(slot: Slot) -> String {
    storage().and_then(|storage| storage.get_item(name(slot)).ok().flatten()).unwrap_or_default()
}

/// Stores a text. False if the browser has no room or forbids it.
fn put(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Lets static/boot.js put settings on, and stores them. False if they cannot be stored.
fn wear(settings: &str) -> bool {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&settings.into());
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict("settings", &init) {
        // Somebody listens: it is the script that has started this program.
        let _ = window().dispatch_event(&event);
    }
    put(name(Slot::Settings), settings)
}

/// The browser's storage, unless it is forbidden.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What is stored under a name. What cannot be read is put aside under another name, not lost.
fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
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
fn save<T: Serialize>(name: &str, saved: &T) -> bool {
    let (Some(storage), Some(text)) = (storage(), json::write(saved)) else { return false };
    storage.set_item(name, &text).is_ok()
}
