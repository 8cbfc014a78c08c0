//! Everything that the page stores as text in the browser's local storage: games, analysis, set-up, settings, live games and
//! progress. Also texts that last as long as the tab. The library is in a database. docs/formats.md lists all names.

pub mod aside;
pub mod beside;
pub mod connection;
pub mod database;
pub mod room;
pub mod unfiled;

use std::cell::{Cell, RefCell};

use gloo::utils::window;
use js_sys::Reflect;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen_futures::JsFuture;
use web_sys::Storage;

use self::room::{is_left_out, rescue};
use crate::json;
use crate::live::LiveResults;
use crate::session::Settings;
use crate::session::career;
use crate::session::lesson::LessonProgress;
use crate::session::library::Trouble;
use crate::session::puzzles;
use crate::session::unknown::Unknown;
use crate::shell::{Item, Slot, StoredState};
use crate::ui::now::moment;
use crate::ui::tell::tell_with;

/// The prefix of all names.
const OWN: &str = "hostage-chess.";

/// The name of a slot in local storage. Names never change, because games are stored under them.
const fn name(slot: Slot) -> &'static str {
    match slot {
        Slot::Game => "hostage-chess.game",
        Slot::Displaced => "hostage-chess.displaced",
        Slot::Analysis => "hostage-chess.analysis",
        Slot::DisplacedAnalysis => "hostage-chess.analysis.displaced",
        Slot::Setup => "hostage-chess.setup",
        Slot::Settings => "hostage-chess.settings",
        Slot::Progress => "hostage-chess.lessons",
        Slot::Puzzles => "hostage-chess.puzzles",
        Slot::Career => "hostage-chess.career",
        Slot::Results => "hostage-chess.results",
    }
}

/// Everything that was stored when the page was last left.
pub fn memory() -> StoredState {
    BEGAN.set(stored_as(EMPTIED));
    SHARED.into_iter().for_each(|slot| note(name(slot), stored(slot)));
    beside::see_progress();
    StoredState {
        game: load(Slot::Game),
        displaced: load(Slot::Displaced),
        analysis: load(Slot::Analysis),
        displaced_analysis: load(Slot::DisplacedAnalysis),
        setup: load(Slot::Setup),
        settings: settings(),
        progress: progress_kept_aside(),
        has_been_here: has_been_here(),
    }
}

/// True if a puzzle, a live game, a career or results against people are stored.
pub fn has_been_here() -> bool {
    let is_stored = |slot| !stored(slot).is_empty();
    [Slot::Puzzles, Slot::Career, Slot::Results].into_iter().any(is_stored)
        || own_names().any(|name| name.starts_with(LIVE_GAMES))
}

thread_local! {
    /// True while everything is being deleted. Nothing is stored then until the page is reloaded.
    static FORGOTTEN: Cell<bool> = const { Cell::new(false) };
    /// Time of the last deletion before this page was loaded.
    static BEGAN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// True if nothing may be stored any more.
fn is_forgotten() -> bool {
    FORGOTTEN.get() || is_emptied()
}

/// True if any tab has deleted everything since this page was loaded. A sleeping tab misses the event, so the storage
/// is asked.
pub fn is_emptied() -> bool {
    let emptied = stored_as(EMPTIED);
    !emptied.is_empty() && BEGAN.with_borrow(|began| *began != emptied)
}

/// Deletes everything that any version of this program has stored here, the library first. If that fails, nothing is
/// deleted.
///
/// # Errors
/// The errors of the library. A browser without a library is not an error.
pub async fn forget() -> Result<(), Trouble> {
    FORGOTTEN.set(true);
    if let Err(trouble) = database::clear().await
        && !matches!(trouble, Trouble::Forbidden | Trouble::Framed)
    {
        FORGOTTEN.set(false);
        return Err(trouble);
    }
    // The key of the reader's seats. A browser without it has nothing to delete.
    connection::delete(LIVE_KEYS);
    let own: Vec<String> = own_names().collect();
    own.iter().for_each(|name| remove(name));
    room::forget_tab();
    if let Some(storage) = storage() {
        // Deleting all entries frees enough space for one more.
        let _ = storage.set_item(EMPTIED, &moment().now.to_string());
    }
    Ok(())
}

/// The database with the key of the reader's seats in live games.
pub const LIVE_KEYS: &str = "hostage-chess.live";

/// Start of the names of live games.
pub const LIVE_GAMES: &str = "hostage-chess.live.";

/// The time of the last deletion.
const EMPTIED: &str = "hostage-chess.emptied";

/// The names of everything that this program has stored.
pub fn own_names() -> impl Iterator<Item = String> {
    let storage = storage();
    let count = storage.as_ref().map_or(0, |storage| storage.length().unwrap_or(0));
    let name = move |place| storage.as_ref()?.key(place).ok().flatten();
    (0..count).filter_map(name).filter(|name| name.starts_with(OWN))
}

pub fn remove(name: &str) {
    if let Some(storage) = storage() {
        // A storage that can be read also allows deletion.
        let _ = storage.remove_item(name);
    }
}

thread_local! {
    /// The text that this tab last read or wrote in each shared slot.
    static SEEN: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

thread_local! {
    /// Fields that this version does not know, from stored games, analyses and drafts.
    static UNKNOWN: RefCell<Unknown> = const { RefCell::new(Unknown::new()) };
}

/// The slot's name for unknown fields. A displaced game shares the name of its original slot, because it may return
/// there.
const fn kind(slot: Slot) -> &'static str {
    match slot {
        Slot::Displaced => name(Slot::Game),
        Slot::DisplacedAnalysis => name(Slot::Analysis),
        other => name(other),
    }
}

fn is_seen(name: &str, text: &str) -> bool {
    SEEN.with_borrow(|seen| seen.iter().any(|(known, last)| *known == name && last == text))
}

fn note(name: &'static str, text: String) {
    SEEN.with_borrow_mut(|seen| {
        seen.retain(|(known, _)| *known != name);
        seen.push((name, text));
    });
}

/// Marks the stored text as known, so that it may be overwritten. If `aside` is set, a copy is put aside first.
pub fn see(slot: Slot, aside: bool) {
    let text = stored(slot);
    if aside {
        rescue(name(slot));
    }
    note(name(slot), text);
}

/// The slots that tabs share. In these, one game can displace another.
pub const SHARED: [Slot; 5] = [Slot::Game, Slot::Analysis, Slot::Setup, Slot::Displaced, Slot::DisplacedAnalysis];

/// Reads the text that another tab has stored in a slot since this tab last read it. An unreadable text is put aside.
pub fn news(slot: Slot) -> Option<Item> {
    let (name, text) = (name(slot), stored(slot));
    if is_forgotten() || text.is_empty() || is_seen(name, &text) {
        return None;
    }
    Some(match slot {
        Slot::Game => Item::Game(load(slot)?),
        Slot::Displaced => Item::Displaced(load(slot)?),
        Slot::Analysis => Item::Analysis(load(slot)?),
        Slot::DisplacedAnalysis => Item::DisplacedAnalysis(load(slot)?),
        Slot::Setup => Item::Setup(load(slot)?),
        Slot::Settings | Slot::Progress | Slot::Puzzles | Slot::Career | Slot::Results => return None,
    })
}

/// The result of storing.
pub enum Kept {
    Done,
    /// The storage is full, or the browser denies access.
    Failed,
    /// Not stored, because another tab has stored this item in the meantime.
    Newer(Item),
}

/// Stores an item in its slot, unless another tab has stored an item there that this tab has not read.
pub fn keep(item: &Item) -> Kept {
    let slot = item.slot();
    if matches!(slot, Slot::Game | Slot::Analysis | Slot::Setup)
        && let Some(newer) = news(slot)
    {
        return Kept::Newer(newer);
    }
    let text = match item {
        Item::Game(saved) | Item::Displaced(saved) => json::write(saved),
        Item::Analysis(saved) | Item::DisplacedAnalysis(saved) => json::write(saved),
        Item::Setup(saved) => json::write(saved),
        Item::Settings(settings) => Some(settings.to_string()),
        Item::Progress(progress) => {
            let mut all = self::progress();
            all.join(progress);
            Some(all.to_string())
        }
        // An entry that is there already may not be stored yet.
        Item::Career(entry) => match career::added(&stored(slot), entry).or_else(|| room::unstored(name(slot))) {
            Some(text) => Some(text),
            None => return Kept::Done,
        },
    };
    let done = text.is_some_and(|text| {
        let text = UNKNOWN.with_borrow(|unknown| unknown.join(kind(slot), text));
        if slot == Slot::Settings {
            wear(&text);
        }
        let done = match slot {
            _ if is_forgotten() => true,
            Slot::Game => room::write_with_waiting(name(slot), &text, name(Slot::Displaced)),
            Slot::Analysis => room::write_with_waiting(name(slot), &text, name(Slot::DisplacedAnalysis)),
            Slot::Displaced | Slot::DisplacedAnalysis => room::write_or_wait(name(slot), &text),
            Slot::Setup => room::write(name(slot), &text),
            _ => room::write_shared(name(slot), &text),
        };
        if done {
            note(name(slot), text);
        }
        done
    });
    if done { Kept::Done } else { Kept::Failed }
}

/// Records that the library has the game displaced to this slot, so that its original slot may be overwritten.
pub fn filed(slot: Slot) {
    room::forget_waiting(name(slot));
}

/// The slots whose displaced games waited for free space and have been stored since the last call.
pub fn caught_up() -> Vec<Slot> {
    let known =
        |stored: &str| [Slot::Displaced, Slot::DisplacedAnalysis].into_iter().find(|slot| name(*slot) == stored);
    let stored = |(name, text): (&'static str, String)| {
        note(name, text);
        known(name)
    };
    room::caught_up().into_iter().filter_map(stored).collect()
}

/// The settings that any tab stored last, or that this tab could not store.
pub fn settings() -> Settings {
    Settings::read(&stored(Slot::Settings))
}

/// The learning progress that any tab stored last, or that this tab could not store.
pub fn progress() -> LessonProgress {
    LessonProgress::read(&stored(Slot::Progress))
}

/// The learning progress. If part of the text cannot be read, the text is put aside instead of being lost.
fn progress_kept_aside() -> LessonProgress {
    let progress = progress();
    if progress.is_damaged() {
        rescue(name(Slot::Progress));
    }
    progress
}

fn stored(slot: Slot) -> String {
    stored_as(name(slot))
}

/// The text under a name, or the one that this tab could not store there.
pub fn stored_as(name: &str) -> String {
    let stored = || if is_left_out(name) { String::new() } else { stored_anyhow(name) };
    room::unstored(name).unwrap_or_else(stored)
}

/// The text under a name, even if this tab leaves it out.
fn stored_anyhow(name: &str) -> String {
    storage().and_then(|storage| storage.get_item(name).ok().flatten()).unwrap_or_default()
}

/// A text that lasts as long as the tab.
pub fn tab_text(name: &str) -> String {
    let storage = window().session_storage().ok().flatten();
    storage.and_then(|storage| storage.get_item(name).ok().flatten()).unwrap_or_default()
}

/// Stores a text that lasts as long as the tab. It is lost if the storage is full or forbidden.
pub fn keep_in_tab(name: &str, text: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.set_item(name, text);
    }
}

/// Stores a text. Returns false if the storage is full, access is denied, or the old text must not be overwritten.
/// While everything is being deleted, nothing is stored.
pub fn put(name: &str, text: &str) -> bool {
    is_forgotten() || room::write(name, text)
}

const PUZZLES: &str = name(Slot::Puzzles);

/// The puzzle progress, which all tabs share.
pub fn puzzles() -> puzzles::PuzzleProgress {
    puzzles::PuzzleProgress::read(&stored_as(PUZZLES)).unwrap_or_default()
}

/// Number of consecutive days, up to the given day, on which the puzzle of the day was solved.
pub fn streak(day: u32) -> u32 {
    puzzles::streak(&stored_as(PUZZLES), day)
}

/// The streak, and the results of the last seven days up to the given day.
pub fn week(day: u32) -> puzzles::Week {
    puzzles::week(&stored_as(PUZZLES), day)
}

/// True if the puzzle of the last of these days is done in the game of this puzzle.
pub fn is_done(week: &puzzles::Week, id: &puzzles::PuzzleId) -> bool {
    puzzles::is_done(&stored_as(PUZZLES), week, id)
}

/// The stored career, which all tabs share.
pub fn career_text() -> String {
    stored(Slot::Career)
}

/// The stored results against people, which all tabs share.
pub fn results_text() -> String {
    stored(Slot::Results)
}

/// Stores results against people. Returns false if that fails.
pub fn keep_results(results: &LiveResults) -> bool {
    keep_shared(name(Slot::Results), results, LiveResults::read)
}

/// True if the stored puzzle progress cannot be read. Its text is then put aside.
pub fn puzzles_damaged() -> bool {
    let text = stored_as(PUZZLES);
    let damaged = !text.is_empty() && puzzles::PuzzleProgress::read(&text).is_none();
    if damaged {
        rescue(PUZZLES);
    }
    damaged
}

/// Stores the puzzle progress. Returns false if that fails.
pub fn keep_puzzles(progress: &puzzles::PuzzleProgress) -> bool {
    keep_shared(PUZZLES, progress, puzzles::PuzzleProgress::read)
}

/// Stores a document that all tabs share. Fields of a newer version stay, and a text that cannot be read is put aside
/// first. Returns false if that fails.
fn keep_shared<T: Serialize + DeserializeOwned>(
    place: &'static str,
    document: &T,
    read: fn(&str) -> Option<T>,
) -> bool {
    let (before, mut unknown) = (stored_as(place), Unknown::new());
    if let Some(known) = read(&before) {
        unknown.note(place, &before, &known);
    } else if !before.is_empty() {
        rescue(place);
    }
    json::write(document).is_some_and(|text| is_forgotten() || room::write_shared(place, &unknown.join(place, text)))
}

/// Lets static/boot.js apply settings.
pub fn wear(settings: &str) {
    tell_with("settings", &settings.into());
}

/// The names of two flags: the browser was asked to keep data, and the reader was warned that it may delete data.
const PERSISTENT: &str = "hostage-chess.persistent";
const WARNED: &str = "hostage-chess.warned";

fn is_marked(name: &str) -> bool {
    // If no flag can be stored, the answer is yes, so that the reader is not asked again and again.
    storage().is_none_or(|storage| storage.get_item(name).is_ok_and(|mark| mark.is_some()))
}

/// Asks the browser, once, never to delete data when space runs low. Some browsers ask the reader for permission.
pub fn persist() {
    if is_marked(PERSISTENT) || !put(PERSISTENT, "asked") {
        return;
    }
    if let Ok(asked) = window().navigator().storage().persist() {
        wasm_bindgen_futures::spawn_local(async move {
            // If the browser refuses, it may delete the data as before.
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// True if the browser may delete the data after a week without a visit and the reader has not been warned. Safari does
/// so unless the page is on the Home Screen.
pub fn may_be_deleted() -> bool {
    let is_installed = || {
        let query = window().match_media("(display-mode: standalone)");
        query.is_ok_and(|query| query.is_some_and(|query| query.matches()))
    };
    let vendor = Reflect::get(&window().navigator(), &"vendor".into()).ok().and_then(|vendor| vendor.as_string());
    vendor.is_some_and(|vendor| vendor.starts_with("Apple")) && !is_installed() && !is_marked(WARNED)
}

/// Records that the reader has been warned.
pub fn warned() {
    // If the flag cannot be stored, the reader is warned again.
    put(WARNED, "told");
}

/// The approximate number of bytes that the browser stores for this site, if it reports that.
pub async fn room() -> Option<f64> {
    let estimate = JsFuture::from(window().navigator().storage().estimate().ok()?).await.ok()?;
    let counted = Reflect::get(&estimate, &"usage".into()).ok()?.as_f64()?;
    // The estimate excludes local storage, which takes two bytes per character.
    let named = storage().map_or(0, |storage| {
        let text = |place| storage.key(place).ok()?.and_then(|name| storage.get_item(&name).ok()?);
        (0..storage.length().unwrap_or(0)).filter_map(text).map(|text| text.len()).sum::<usize>()
    });
    Some(counted + 2.0 * named as f64)
}

/// True if the page is in a frame. The embedding site chooses the address, so it must not reach stored data.
pub(super) fn is_framed() -> bool {
    window().top().ok().flatten().is_none_or(|top| top != window())
}

/// The local storage. None if access is denied, or the page is in a frame.
fn storage() -> Option<Storage> {
    if is_framed() { None } else { window().local_storage().ok().flatten() }
}

/// The content of a slot. An unreadable text is put aside instead of being lost.
fn load<T: Serialize + DeserializeOwned>(slot: Slot) -> Option<T> {
    let text = stored(slot);
    if text.is_empty() {
        return None;
    }
    let saved = json::read(&text);
    match &saved {
        Some(saved) => UNKNOWN.with_borrow_mut(|unknown| unknown.note(kind(slot), &text, saved)),
        None => rescue(name(slot)),
    }
    saved
}
