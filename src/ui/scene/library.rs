//! What the library's screen shows: the rows that are in sight, and what stands around them.

use std::ops::Range;

use super::thumb::{Thumb, thumb};
use crate::game::any::AnyPosition;
use crate::game::{Game, Position as _};
use crate::session::library::{Library, LibraryEntry, Sort, State};
use crate::words;

/// The picture of the library.
#[derive(Clone, PartialEq, Debug)]
pub struct LibraryView {
    /// The rows in sight, and some on either side of them.
    pub rows: Vec<LibraryRow>,
    /// How many rows stand before them.
    pub before: usize,
    /// How many rows there are, in sight or not.
    pub shown: usize,
    /// How many are selected.
    pub selected: usize,
    /// Whether all that are shown are selected.
    pub all_selected: bool,
    /// What is searched for.
    pub search: String,
    /// The order.
    pub sort: Sort,
    /// How many there are, in words, or what is wrong.
    pub status: String,
    /// Whether it can be seen that there is nothing in it.
    pub is_empty: bool,
    /// Whether what was displaced is shown, and how much of that there is.
    pub earlier: (bool, usize),
    /// What to do where there is nothing to be seen.
    pub hint: &'static str,
    /// Something that takes long: what is said of it, and how much of it is done, in percent.
    pub progress: Option<(String, usize)>,
    /// What could not be read, in words: the line and the reason.
    pub bad: Vec<String>,
    /// What was left out of records in the last import.
    pub notes: Vec<String>,
    /// What is said for a while, whether it can be undone, and a number that grows.
    pub toast: Option<(String, bool, u32)>,
}

/// One entry.
#[derive(Clone, PartialEq, Debug)]
pub struct LibraryRow {
    /// Its number.
    pub id: u64,
    /// Its name.
    pub title: String,
    /// How it ended, who plays, which game, how long, when.
    pub facts: String,
    /// The first turns.
    pub opening: String,
    /// The result.
    pub result: String,
    /// The name of the rules and the position to draw.
    pub position: (String, String),
    /// Whether it is selected.
    pub selected: bool,
    /// Whether its name is being written.
    pub renaming: bool,
}

/// The picture of the library, with these rows if they are there.
pub fn library_view(library: &Library, sight: Range<usize>) -> LibraryView {
    let shown = library.shown().len();
    // Where the list has become shorter its end is shown.
    let before = sight.start.min(shown.saturating_sub(sight.len()));
    let rows = library.shown().skip(before).take(sight.len()).map(|entry| row(library, entry)).collect();
    let ready = *library.state() == State::Ready;
    let progress = match (library.import(), library.export()) {
        (Some(import), _) => Some((words::importing(import), import.percent())),
        (None, Some(export)) => Some((words::text("exporting").to_owned(), export.percent())),
        (None, None) => None,
    };
    LibraryView {
        rows,
        before,
        shown,
        selected: library.selected(),
        all_selected: shown > 0 && library.shown().all(LibraryEntry::is_selected),
        search: library.search().to_owned(),
        sort: library.sort(),
        status: words::library_status(library),
        earlier: library.earlier(),
        is_empty: ready && library.is_empty() && progress.is_none(),
        hint: match (ready, library.is_empty()) {
            (true, true) => words::text("library-empty"),
            (true, false) if shown == 0 => words::text("nothing-found"),
            _ => "",
        },
        progress,
        bad: library.bad().iter().map(words::bad_record).collect(),
        notes: library.notes().iter().map(words::note).collect(),
        toast: library.toast().map(|(toast, undo, number)| (words::toast(toast), undo, number)),
    }
}

fn row(library: &Library, entry: &LibraryEntry) -> LibraryRow {
    LibraryRow {
        id: entry.id,
        title: words::entry_title(entry),
        facts: [how(entry), words::entry_facts(entry)]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
        opening: words::entry_opening(entry),
        result: entry.result.replace("1/2", "½"),
        position: (entry.variant.clone(), entry.fen.clone()),
        selected: entry.is_selected(),
        renaming: library.renaming() == Some(entry.id),
    }
}

/// How a game ended, where its last position tells.
fn how(entry: &LibraryEntry) -> String {
    let ended = entry.moves > 0 && !entry.result.is_empty();
    let last = ended.then(|| AnyPosition::from_fen(&entry.variant, &entry.fen).ok()).flatten();
    last.and_then(|position| position.outcome()).map(|outcome| words::outcome(&outcome)).unwrap_or_default()
}

/// The small picture of a row; none if its position cannot be read.
pub fn row_thumb((variant, fen): &(String, String)) -> Option<Thumb> {
    AnyPosition::from_fen(variant, fen).ok().map(|position| thumb(&position))
}
