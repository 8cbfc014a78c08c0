//! Live games in the browser's local storage, so that they go on after a reload. Local storage is synchronous, so an
//! act is stored before it is sent.

use base64ct::{Base64UrlUnpadded, Encoding};
use gloo::utils::window;
use web_sys::{Event, Storage};

use crate::json;
use crate::live::register::PublicKey;
use crate::live::series::StoredSeries;
use crate::live::topic::LiveId;
use crate::live::{LiveResults, LiveScore};
use crate::sorted::sorted;
use crate::ui::now::today;
pub use crate::ui::own_name::{keep_name, name};

/// Start of the names of series. The id of the first game follows.
const PREFIX: &str = crate::ui::storage::LIVE_GAMES;

/// Maximum number of stored series. The oldest are deleted.
const MOST: usize = 40;

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

fn name_of(id: &LiveId) -> String {
    format!("{PREFIX}{}", Base64UrlUnpadded::encode_string(id))
}

/// Tells the home screen that a series has changed, as the browser tells other tabs.
fn announce() {
    if let Ok(event) = Event::new("storage") {
        let _ = window().dispatch_event(&event);
    }
}

/// Stores a series. Returns false if the browser refuses.
pub fn keep(id: &LiveId, series: &StoredSeries) -> bool {
    let Some(storage) = storage() else { return false };
    let store = || storage.set_item(&name_of(id), series.write()).is_ok();
    let is_stored = store() || (make_room(1) && store());
    announce();
    is_stored
}

/// Returns the stored series with this id.
pub fn load(id: &LiveId) -> Option<StoredSeries> {
    StoredSeries::read(&storage()?.get_item(&name_of(id)).ok()??)
}

/// True if a series with this id is stored.
pub fn holds(id: &LiveId) -> bool {
    storage().is_some_and(|storage| storage.get_item(&name_of(id)).is_ok_and(|text| text.is_some()))
}

/// Returns all stored series, newest first.
pub fn all() -> Vec<StoredSeries> {
    let Some(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    let found = names
        .filter(|name| name.starts_with(PREFIX))
        .filter_map(|name| StoredSeries::read(&storage.get_item(&name).ok()??));
    sorted(found, |one, other| one.at > other.at)
}

/// Deletes the oldest series, so that at most [`MOST`] minus `less` remain. Returns true if it deleted any.
pub fn make_room(less: usize) -> bool {
    let gone: Vec<StoredSeries> = all().into_iter().skip(MOST - less).collect();
    for series in &gone {
        if let Some(id) = series.id() {
            forget(&id);
        }
    }
    !gone.is_empty()
}

/// Deletes a series.
pub fn forget(id: &LiveId) {
    if let Some(storage) = storage() {
        // Storage that can be read also allows deletion.
        let _ = storage.remove_item(&name_of(id));
        announce();
    }
}

/// Name under which is stored that the phrases of opponents are hidden.
const QUIET: &str = "hostage-chess.quiet";

/// True if the phrases of opponents are hidden.
pub fn is_quiet() -> bool {
    storage().is_some_and(|storage| storage.get_item(QUIET).is_ok_and(|text| text.is_some()))
}

/// Stores whether the phrases of opponents are hidden. If the browser refuses, it holds until the page is closed.
pub fn keep_quiet(is_quiet: bool) {
    if let Some(storage) = storage() {
        let _ = if is_quiet { storage.set_item(QUIET, "yes") } else { storage.remove_item(QUIET) };
    }
}

/// Returns the link of the series that was stored last.
pub fn latest() -> Option<String> {
    all().into_iter().next().map(|series| series.link().to_owned())
}

/// Name under which the results against people are stored.
const RESULTS: &str = "hostage-chess.results";

/// Returns the results against people; none if the stored text is unreadable. Such a text is never overwritten.
pub fn results() -> Option<LiveResults> {
    match storage()?.get_item(RESULTS).ok()? {
        Some(text) => LiveResults::read(&text),
        None => Some(LiveResults::default()),
    }
}

/// Counts a result. The stored text is read first, so results counted by other tabs are kept.
pub fn record(game: &LiveId, key: &PublicKey, name: &str, score: LiveScore) {
    let Some((storage, mut results)) = storage().zip(results()) else { return };
    if results.record(game, key, name, score, today())
        && let Some(text) = json::write(&results)
    {
        // The game itself is stored elsewhere, so a full storage loses only the result.
        let _ = storage.set_item(RESULTS, &text);
    }
}
