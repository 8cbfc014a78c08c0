//! The Library screen as plain data: the visible rows, and everything around them.

use std::ops::Range;

use super::thumb::{Thumb, thumb};
use crate::game::any::AnyPosition;
use crate::game::{Game, Position as _};
use crate::session::library::{Library, LibraryEntry, LibraryFilter, LibraryState, OwnResult, Sort};
use crate::words;

#[derive(Clone, PartialEq, Debug)]
pub struct LibraryView {
    /// The drawn rows: the visible ones, and some above and below.
    pub rows: Vec<LibraryRow>,
    /// Number of rows above the drawn ones.
    pub before: usize,
    /// Total number of rows.
    pub shown: usize,
    pub selected: usize,
    /// Number of selected entries that the list does not show.
    pub hidden: usize,
    pub all_selected: bool,
    pub search: String,
    pub sort: Sort,
    /// The filters: by result, opponent and game.
    pub filters: [FilterView; 3],
    pub filter: LibraryFilter,
    /// True if the search and the filters show nothing, and can be cleared.
    pub finds_nothing: bool,
    /// The number of entries as text, or an error.
    pub status: String,
    /// True if the library is known to be empty.
    pub is_empty: bool,
    /// True if displaced games are listed.
    pub shows_earlier: bool,
    /// Number of displaced games.
    pub earlier: usize,
    /// Advice for an empty list.
    pub hint: &'static str,
    /// A long task: its description, and its progress in percent.
    pub progress: Option<(String, usize)>,
    /// Records that could not be read: text that gives line and reason.
    pub bad: Vec<String>,
    /// Parts of records that the last import left out.
    pub notes: Vec<String>,
    /// Number of further ones of both, which are not listed.
    pub unlisted: [usize; 2],
    pub toast: Option<ToastView>,
}

/// A filter: its choices, apart from the one that shows everything.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FilterView {
    pub choices: Vec<FilterChoice>,
    /// The index of the choice made.
    pub chosen: Option<usize>,
    /// Says how many choices are left out, or empty.
    pub more: String,
}

/// A choice of a filter: its value, and its name with the number of entries.
#[derive(Clone, PartialEq, Debug)]
pub struct FilterChoice {
    pub value: String,
    pub label: String,
}

/// A temporary message.
#[derive(Clone, PartialEq, Debug)]
pub struct ToastView {
    pub text: String,
    /// True if its action can be undone.
    pub undo: bool,
    /// Grows with each message.
    pub number: u32,
}

/// A position that is read only when it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct UnreadPosition {
    pub variant: String,
    pub fen: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LibraryRow {
    pub id: u64,
    pub title: String,
    /// Result, players, rules, length and date.
    pub facts: String,
    pub opening: String,
    pub result: String,
    /// True if it has moves to review.
    pub has_moves: bool,
    pub position: UnreadPosition,
    pub selected: bool,
    /// True while its name is being edited.
    pub renaming: bool,
}

/// The library's view for a range of visible rows.
pub fn library_view(library: &Library, sight: Range<usize>) -> LibraryView {
    let shown = library.shown().len();
    // If the list has become shorter, its end is shown.
    let before = sight.start.min(shown.saturating_sub(sight.len()));
    let rows = library.shown().skip(before).take(sight.len()).map(|entry| row(library, entry)).collect();
    let ready = *library.state() == LibraryState::Ready;
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
        hidden: library.selected() - library.shown().filter(|entry| entry.is_selected()).count(),
        all_selected: shown > 0 && library.shown().all(LibraryEntry::is_selected),
        search: library.search().to_owned(),
        sort: library.sort(),
        filters: filters(library),
        filter: library.filter().clone(),
        finds_nothing: ready && !library.is_empty() && shown == 0,
        status: words::library_status(library),
        shows_earlier: library.shows_earlier(),
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
        unlisted: library.unlisted(),
        toast: library.toast().map(|(toast, undo, number)| ToastView { text: words::toast(toast), undo, number }),
    }
}

/// The filters with their choices. A choice that was made stays even if no entry fits it.
fn filters(library: &Library) -> [FilterView; 3] {
    let (facets, filter) = (library.facets(), library.filter());
    let view = |counted: Vec<(String, String, usize)>, chosen: Option<&str>| FilterView {
        chosen: counted.iter().position(|(value, ..)| Some(value.as_str()) == chosen),
        choices: counted
            .into_iter()
            .map(|(value, name, count)| FilterChoice { value, label: format!("{name} ({count})") })
            .collect(),
        more: String::new(),
    };
    let counted = |facets: &[(String, usize)], chosen: &Option<String>, name: fn(&str) -> String| {
        let missing = chosen.iter().filter(|chosen| facets.iter().all(|(value, _)| value != *chosen));
        let all = facets.iter().cloned().chain(missing.map(|chosen| (chosen.clone(), 0)));
        all.map(|(value, count)| (value.clone(), name(&value), count)).collect::<Vec<_>>()
    };
    let standings = OwnResult::ALL.into_iter().zip(facets.standings);
    let standings =
        standings.map(|(it, count)| (it.name().to_owned(), words::own_result(it).to_owned(), count)).collect();
    let opponents = counted(&facets.opponents, &filter.opponent, words::player_shown);
    let games = counted(&facets.games, &filter.game, |game| words::game_name(game).to_owned());
    [
        view(standings, filter.standing.map(OwnResult::name)),
        FilterView { more: words::more_names(facets.more_opponents), ..view(opponents, filter.opponent.as_deref()) },
        view(games, filter.game.as_deref()),
    ]
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
        has_moves: entry.moves > 0,
        position: UnreadPosition { variant: entry.variant.clone(), fen: entry.fen.clone() },
        selected: entry.is_selected(),
        renaming: library.renaming() == Some(entry.id),
    }
}

/// The ending of a game, if the last position shows it.
fn how(entry: &LibraryEntry) -> String {
    let ended = entry.moves > 0 && !entry.result.is_empty();
    let last = ended.then(|| AnyPosition::from_fen(&entry.variant, &entry.fen).ok()).flatten();
    last.and_then(|position| position.outcome()).map(|outcome| words::outcome(&outcome)).unwrap_or_default()
}

/// The small picture of a row. None if its position cannot be read.
pub fn row_thumb(UnreadPosition { variant, fen }: &UnreadPosition) -> Option<Thumb> {
    AnyPosition::from_fen(variant, fen).ok().map(|position| thumb(&position))
}
