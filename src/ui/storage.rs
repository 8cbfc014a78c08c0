//! The running game, the analysis and the position being set up in the browser's storage; the library lies in a database.

pub mod aside;
pub mod beside;
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
use crate::json::{self, Unknown};
use crate::session::Settings;
use crate::session::lesson::LessonProgress;
use crate::session::library::Trouble;
use crate::session::puzzles;
use crate::shell::{Item, Slot, StoredState};
use crate::ui::now::moment;

/// What the name of every place begins with.
const OWN: &str = "hostage-chess.";

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
        Slot::Puzzles => "hostage-chess.puzzles",
    }
}

/// Everything that was stored when the page was left.
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
    }
}

thread_local! {
    /// Everything is being deleted: nothing is stored any more until the page is loaded anew.
    static FORGOTTEN: Cell<bool> = const { Cell::new(false) };
    /// When everything was deleted last before this page began.
    static BEGAN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Whether nothing is stored any more.
fn is_forgotten() -> bool {
    FORGOTTEN.get() || is_emptied()
}

/// Whether everything was deleted since this page began, in whichever tab. A tab that sleeps hears nothing of that, so the storage is asked.
pub fn is_emptied() -> bool {
    let emptied = stored_as(EMPTIED);
    !emptied.is_empty() && BEGAN.with_borrow(|began| *began != emptied)
}

/// Deletes everything that this program has stored here, whatever version of it: the library first. If that fails, nothing is deleted.
///
/// # Errors
/// Those of the library, but for a browser that has none.
pub async fn forget() -> Result<(), Trouble> {
    FORGOTTEN.set(true);
    if let Err(trouble) = database::clear().await
        && trouble != Trouble::Forbidden
    {
        FORGOTTEN.set(false);
        return Err(trouble);
    }
    let own: Vec<String> = own_names().collect();
    own.iter().for_each(|name| remove(name));
    if let Some(storage) = storage() {
        // Where names are deleted there is room for one.
        let _ = storage.set_item(EMPTIED, &moment().now.to_string());
    }
    Ok(())
}

/// When everything was deleted.
const EMPTIED: &str = "hostage-chess.emptied";

/// The names of all that this program has stored.
fn own_names() -> impl Iterator<Item = String> {
    let storage = storage();
    let count = storage.as_ref().map_or(0, |storage| storage.length().unwrap_or(0));
    let name = move |place| storage.as_ref()?.key(place).ok().flatten();
    (0..count).filter_map(name).filter(|name| name.starts_with(OWN))
}

fn remove(name: &str) {
    if let Some(storage) = storage() {
        // Whoever lets it be read lets it be deleted.
        let _ = storage.remove_item(name);
    }
}

thread_local! {
    /// What this tab has read or written last in each of the places that tabs share.
    static SEEN: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

thread_local! {
    /// What only a newer version knows of the games, analyses and set-ups that were read.
    static UNKNOWN: RefCell<Unknown> = const { RefCell::new(Unknown::new()) };
}

/// What is stored there, under one name wherever it is: it may make room, and come back.
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

/// What is stored there is known here from now on, and may be written over; perhaps it is put aside before.
pub fn see(slot: Slot, aside: bool) {
    let text = stored(slot);
    if aside {
        rescue(name(slot));
    }
    note(name(slot), text);
}

/// The places that tabs share, and in which one game makes room for another.
pub const SHARED: [Slot; 5] = [Slot::Game, Slot::Analysis, Slot::Setup, Slot::Displaced, Slot::DisplacedAnalysis];

/// What another tab has stored there, and this one does not know. A text that cannot be read is put aside.
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
        Slot::Settings | Slot::Progress | Slot::Puzzles => return None,
    })
}

/// How storing went.
pub enum Kept {
    /// It is stored.
    Done,
    /// The browser has no room or forbids it.
    Failed,
    /// It is not stored, because another tab has stored this.
    Newer(Item),
}

/// Stores something in its place, unless another tab has stored something there that this one does not know.
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
            _ => room::write(name(slot), &text),
        };
        if done {
            note(name(slot), text);
        }
        done
    });
    if done { Kept::Done } else { Kept::Failed }
}

/// Notes that the library has what was displaced to this place, so that another game may be stored where that was.
pub fn filed(slot: Slot) {
    room::forget_waiting(name(slot));
}

/// Places whose displaced games waited for room and have been stored since the last call.
pub fn caught_up() -> Vec<Slot> {
    let known =
        |stored: &str| [Slot::Displaced, Slot::DisplacedAnalysis].into_iter().find(|slot| name(*slot) == stored);
    let stored = |(name, text): (&'static str, String)| {
        note(name, text);
        known(name)
    };
    room::caught_up().into_iter().filter_map(stored).collect()
}

/// The settings, as this tab or another has stored them last.
pub fn settings() -> Settings {
    Settings::read(&stored(Slot::Settings))
}

/// What was learned, as this tab or another has stored it last.
pub fn progress() -> LessonProgress {
    LessonProgress::read(&stored(Slot::Progress))
}

/// The same; a text of which part cannot be read is put aside under another name, not lost.
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

fn stored_as(name: &str) -> String {
    if is_left_out(name) { String::new() } else { stored_anyhow(name) }
}

/// The text stored under a name, even if this tab leaves it out.
fn stored_anyhow(name: &str) -> String {
    storage().and_then(|storage| storage.get_item(name).ok().flatten()).unwrap_or_default()
}

/// Stores a text. False if the browser has no room or forbids it, or what is there must not be written over. Whoever deletes everything
/// wants no more of it.
fn put(name: &str, text: &str) -> bool {
    is_forgotten() || room::write(name, text)
}

/// The name of what has been solved of the puzzles.
const PUZZLES: &str = name(Slot::Puzzles);

/// What has been solved of the puzzles, in this tab or another.
pub fn puzzles() -> puzzles::PuzzleProgress {
    puzzles::PuzzleProgress::read(&stored_as(PUZZLES)).unwrap_or_default()
}

/// On how many days in a row the puzzle of the day was solved, seen from this day.
pub fn streak(day: u32) -> u32 {
    puzzles::streak(&stored_as(PUZZLES), day)
}

/// What is stored of the puzzles.
pub fn puzzles_text() -> String {
    stored_as(PUZZLES)
}

/// Whether what was stored of it cannot be read: it is put aside then.
pub fn puzzles_damaged() -> bool {
    let text = stored_as(PUZZLES);
    let damaged = !text.is_empty() && puzzles::PuzzleProgress::read(&text).is_none();
    if damaged {
        rescue(PUZZLES);
    }
    damaged
}

/// Stores that. False if it cannot be stored.
pub fn keep_puzzles(progress: &puzzles::PuzzleProgress) -> bool {
    let (before, mut unknown) = (stored_as(PUZZLES), Unknown::new());
    if let Some(read) = puzzles::PuzzleProgress::read(&before) {
        unknown.note(PUZZLES, &before, &read);
    }
    json::write(progress).is_some_and(|text| put(PUZZLES, &unknown.join(PUZZLES, text)))
}

/// Lets static/boot.js put settings on.
fn wear(settings: &str) {
    let init = web_sys::CustomEventInit::new();
    init.set_detail(&settings.into());
    if let Ok(event) = web_sys::CustomEvent::new_with_event_init_dict("settings", &init) {
        // Somebody listens: it is the script that has started this program.
        let _ = window().dispatch_event(&event);
    }
}

/// The names under which it is kept that the browser was asked to delete nothing, and that the reader knows it may.
const PERSISTENT: &str = "hostage-chess.persistent";
const WARNED: &str = "hostage-chess.warned";

fn is_marked(name: &str) -> bool {
    // Where nothing can be marked nobody is asked again and again.
    storage().is_none_or(|storage| storage.get_item(name).is_ok_and(|mark| mark.is_some()))
}

/// Asks the browser, once, not to delete what is stored here when it wants room. Some ask the reader.
pub fn persist() {
    if is_marked(PERSISTENT) || !put(PERSISTENT, "asked") {
        return;
    }
    if let Ok(asked) = window().navigator().storage().persist() {
        wasm_bindgen_futures::spawn_local(async move {
            // It may refuse: then everything is as before.
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// Whether this browser deletes what a page has stored after a week without a visit, as Safari does unless the page is on the Home
/// Screen, and the reader has not been told.
pub fn may_be_deleted() -> bool {
    let is_installed = || {
        let query = window().match_media("(display-mode: standalone)");
        query.is_ok_and(|query| query.is_some_and(|query| query.matches()))
    };
    let vendor = Reflect::get(&window().navigator(), &"vendor".into()).ok().and_then(|vendor| vendor.as_string());
    vendor.is_some_and(|vendor| vendor.starts_with("Apple")) && !is_installed() && !is_marked(WARNED)
}

/// The reader has been told.
pub fn warned() {
    // If it cannot be kept, it is told again.
    put(WARNED, "told");
}

/// About how many bytes the browser holds for this site, if it says so.
pub async fn room() -> Option<f64> {
    let estimate = JsFuture::from(window().navigator().storage().estimate().ok()?).await.ok()?;
    let counted = Reflect::get(&estimate, &"usage".into()).ok()?.as_f64()?;
    // It does not count what is stored by name, two bytes a letter.
    let named = storage().map_or(0, |storage| {
        let text = |place| storage.key(place).ok()?.and_then(|name| storage.get_item(&name).ok()?);
        (0..storage.length().unwrap_or(0)).filter_map(text).map(|text| text.len()).sum::<usize>()
    });
    Some(counted + 2.0 * named as f64)
}

/// Whether the page stands in a frame. Whoever frames it chooses its address, and so must not touch what is stored.
pub(super) fn is_framed() -> bool {
    window().top().ok().flatten().is_none_or(|top| top != window())
}

/// The browser's storage, unless it is forbidden.
fn storage() -> Option<Storage> {
    if is_framed() { None } else { window().local_storage().ok().flatten() }
}

/// What is stored in a place. What cannot be read is put aside under another name, not lost.
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
