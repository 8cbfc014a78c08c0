//! Text of the library.

use super::rules::record_message;
use super::{Context, computer_name, game_name, listed_apart, pace_message, rules_name, say, say_in, text};
use crate::engine::level::{Level, Strength};
use crate::game::message::{Message, Value};
use crate::session::Player;
use crate::session::backup::{ExtraKind, PerKind};
use crate::session::keep::level_named;
use crate::session::library::{
    Bad, Import, LARGEST, Library, LibraryEntry, LibraryState, OwnResult, Sort, Toast, Trouble,
};

/// Returns the name of a sort order.
pub fn sort_name(sort: Sort) -> &'static str {
    text(match sort {
        Sort::Date => "sort-date",
        Sort::Name => "sort-name",
        Sort::Length => "sort-length",
        Sort::Result => "sort-result",
    })
}

/// Returns the number of entries, and how many of them the search shows.
pub fn library_status(library: &Library) -> String {
    match library.state() {
        LibraryState::Unknown | LibraryState::Loading => text("library-opening").to_owned(),
        LibraryState::Failed(trouble) => self::trouble(trouble),
        LibraryState::Ready if library.search().trim().is_empty() && library.filter().is_empty() => {
            say(&Message::new("entries").with("number", library.len()))
        }
        LibraryState::Ready => {
            say(&Message::new("entries-shown").with("shown", library.shown().len()).with("number", library.len()))
        }
    }
}

/// Returns the name of a result for the reader.
pub fn own_result(standing: OwnResult) -> &'static str {
    text(match standing {
        OwnResult::Won => "filter-won",
        OwnResult::Lost => "filter-lost",
        OwnResult::Drawn => "filter-drawn",
        OwnResult::Others => "filter-others",
    })
}

/// Says how many further opponents there are; empty if there are none.
pub fn more_names(number: usize) -> String {
    if number == 0 { String::new() } else { say(&Message::new("more-names").with("number", number)) }
}

/// Returns the label of the checkbox that selects an entry.
pub fn select(title: &str) -> String {
    say(&Message::new("select").with("title", title))
}

/// Returns the label of an entry's menu.
pub fn entry_menu(title: &str) -> String {
    say(&Message::new("entry-menu").with("title", title))
}

/// Returns the number of selected entries, and how many of them the list does not show.
pub fn selected(number: usize, hidden: usize) -> String {
    let id = if hidden == 0 { "selected" } else { "selected-hidden" };
    say(&Message::new(id).with("number", number).with("hidden", hidden))
}

/// Returns the error message for a failure of the store.
pub fn trouble(trouble: &Trouble) -> String {
    match trouble {
        Trouble::Forbidden => text("trouble-forbidden").to_owned(),
        Trouble::Framed => text("trouble-framed").to_owned(),
        Trouble::Full => text("trouble-full").to_owned(),
        Trouble::Blocked => text("trouble-blocked").to_owned(),
        Trouble::Silent => text("trouble-silent").to_owned(),
        Trouble::Other(text) => say(&Message::new("trouble-other").with("text", Value::foreign(text))),
    }
}

/// Returns the title of an entry.
pub fn entry_title(entry: &LibraryEntry) -> String {
    entry.title_by(player_shown).unwrap_or_else(|| {
        if entry.variant.is_empty() {
            return text("entry-unread").to_owned();
        }
        let name = game_name(&entry.variant);
        if entry.moves == 0 { say(&Message::new("entry-position").with("game", name)) } else { name.to_owned() }
    })
}

/// Returns the first moves of an entry. The choice of couriers precedes move 1, so it loses its move number.
pub fn entry_opening(entry: &LibraryEntry) -> String {
    let chosen = entry.opening.strip_prefix("1. ").filter(|opening| opening.starts_with("C@"));
    super::shown_move(chosen.unwrap_or(&entry.opening))
}

/// Returns what the list shows of an entry, for the search. How a game ended is left out, because only the last position
/// says that of many.
pub fn entry_words(entry: &LibraryEntry) -> String {
    let players = [&entry.white, &entry.black].map(|name| player_shown(name)).join(" ");
    let shown =
        [entry_title(entry), players, entry_facts(entry), entry.result.replace("1/2", "½"), entry_opening(entry)];
    shown.join(" ")
}

/// Returns the players, the game, the length and the date of an entry. An analysis has the title of its game, so it
/// says what it is.
pub fn entry_facts(entry: &LibraryEntry) -> String {
    if entry.variant.is_empty() {
        return String::new();
    }
    let is_named = !(entry.white.is_empty() && entry.black.is_empty());
    let what = if entry.analysis && is_named { text("analysis-event") } else { "" };
    // Without a name of its own, the entry has the players as its title.
    let players = match is_named && !entry.name.is_empty() {
        true => format!("{} – {}", player_shown(known(&entry.white)), player_shown(known(&entry.black))),
        false => String::new(),
    };
    let length = say(&Message::new("entry-length").with("moves", entry.moves.div_ceil(2)));
    let parts = [what.to_owned(), players, rules_name(&entry.variant), length, day(&entry.date)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn known(name: &str) -> &str {
    if name.is_empty() { "?" } else { name }
}

/// Returns a PGN date in the usual form.
///
/// ```
/// assert_eq!(hostage_chess::words::day("2026.11.21"), "21 Nov 2026");
/// assert_eq!(hostage_chess::words::day("1997.??.??"), "1997");
/// ```
pub fn day(date: &str) -> String {
    let mut parts = date.split('.');
    let year = parts.next().unwrap_or_default();
    let mut number = || parts.next().and_then(|part| part.parse::<u32>().ok());
    let (month, day) = (number().filter(|month| (1..=12).contains(month)), number());
    match (month, day) {
        (Some(month), Some(day)) => say(&Message::new("day").with("day", day).with("month", month).with("year", year)),
        (Some(month), None) => say(&Message::new("month-of").with("month", month).with("year", year)),
        (None, _) => year.to_owned(),
    }
}

/// Returns the number of games and analyses that were displaced.
pub fn earlier(number: usize) -> String {
    say(&Message::new("earlier-ones").with("number", number))
}

/// Returns the warning that something cannot be stored. `names` are the ids of what is lost.
pub fn unstored(names: &[&'static str]) -> String {
    let names: Vec<&str> = names.iter().map(|name| text(name)).collect();
    say(&Message::new("not-stored").with("what", Value::foreign(super::listed(&names))))
}

/// Returns the list of the entries that were deleted to free space.
pub fn made_room(gone: &[LibraryEntry]) -> String {
    let name = |entry: &LibraryEntry| {
        let (title, opening) = (entry_title(entry), &entry.opening);
        super::listed(&[title.as_str(), opening])
    };
    let names: Vec<String> = gone.iter().map(name).collect();
    say(&Message::new("made-room").with("names", Value::foreign(listed_apart(&names))))
}

/// Returns the reason why a displaced game is not in the library.
pub fn not_filed(why: &Trouble) -> String {
    say(&Message::new("not-filed").with("why", Value::foreign(trouble(why))))
}

/// Describes stored data that was put aside: its origin, length and date. `name` is its key in the store.
pub fn put_aside(name: &str, letters: usize, date: &str) -> String {
    let of = |place: &str| name.starts_with(&format!("hostage-chess.{place}"));
    let place = match () {
        () if of("game") || of("displaced") || of("g-") || of("d-") => "aside-game",
        () if of("analysis") || of("a-") => "aside-analysis",
        () if of("setup") => "aside-setup",
        () => "aside-other",
    };
    let day = day(date);
    let dated = Message::new("aside-dated").with("place", text(place)).with("day", Value::foreign(&day));
    let what = if date.is_empty() { text(place).to_owned() } else { say(&dated) };
    say(&Message::new("aside-item").with("what", Value::foreign(&what)).with("letters", letters))
}

/// Returns the size of the store. The argument is in bytes.
pub fn room(bytes: f64) -> String {
    let kilobytes = (bytes / 1024.0).ceil() as u32;
    if kilobytes < 2048 {
        return say(&Message::new("room-kilobytes").with("number", kilobytes));
    }
    say(&Message::new("room-megabytes").with("number", kilobytes / 1024))
}

/// Names the version of this program.
pub fn version(number: &str) -> String {
    say(&Message::new("build-version").with("version", number))
}

/// Returns the progress of an import.
pub fn importing(import: &Import) -> String {
    let message = Message::new("importing").with("name", Value::foreign(&import.name));
    let others = [import.part, import.orthodox, import.again, import.bad_count, 0, 0];
    say(&message.with("tally", tally(import.good(), PerKind::default(), others)))
}

fn tally(new: usize, kinds: PerKind<bool>, others: [usize; 6]) -> Message {
    let names = ["tally-part", "tally-orthodox", "tally-again", "tally-bad", "tally-refused", "tally-passed"];
    let others = names.into_iter().zip(others).filter(|(_, number)| *number > 0);
    let kinds = ExtraKind::ALL.into_iter().filter(|kind| kinds[*kind]).map(|kind| match kind {
        ExtraKind::Settings => "tally-settings",
        ExtraKind::Lessons => "tally-lessons",
        ExtraKind::Puzzles => "tally-puzzles",
        ExtraKind::Career => "tally-career",
        ExtraKind::Results => "tally-people",
    });
    let parts = [("tally-new", new)].into_iter().chain(kinds.map(|id| (id, 1))).chain(others);
    Message::new("tally").with("parts", Value::list(parts.map(|(id, number)| Message::new(id).with("number", number))))
}

/// Returns the heading of the records that an import could not read.
pub fn bad_heading(number: usize) -> String {
    say(&Message::new("bad-heading").with("number", number))
}

/// Returns the heading of the tags that an import left out.
pub fn notes_heading(number: usize) -> String {
    say(&Message::new("notes-heading").with("number", number))
}

/// Returns the record of a tag that was left out, and the reason.
pub fn note(note: &Bad) -> String {
    say_in(&listed(note, record_message(&note.fault)), Context::from(note.layout))
}

/// Returns a line about a record: its line number, its title and the reason.
fn listed(bad: &Bad, why: Message) -> Message {
    let id = if bad.title.is_empty() { "bad-record" } else { "bad-record-titled" };
    Message::new(id).with("line", bad.line).with("title", Value::foreign(&bad.title)).with("why", why)
}

/// Returns the place and title of a record that could not be read, and the reason.
pub fn bad_record(bad: &Bad) -> String {
    let why = match (bad.orthodox, bad.kept) {
        (false, 0) => record_message(&bad.fault),
        (false, kept) => Message::new("bad-kept").with("kept", kept).with("why", record_message(&bad.fault)),
        (true, kept) => Message::new("bad-orthodox").with("kept", kept).with("why", record_message(&bad.fault)),
    };
    say_in(&listed(bad, why), Context::from(bad.layout))
}

/// Returns the text of a toast.
pub fn toast(toast: &Toast) -> String {
    let counted = |id, number: usize| Message::new(id).with("number", number);
    let message = match toast {
        Toast::Deleted(number) => counted("toast-deleted", *number),
        Toast::Restored(number) => counted("toast-restored", *number),
        Toast::Imported {
            new: 0,
            again: 0,
            bad: 0,
            cancelled: false,
            passed: 0,
            kinds: PerKind([false, false, false, false, false]),
            ..
        } => Message::new("toast-no-record"),
        Toast::Imported { new, part, orthodox, again, bad, cancelled, passed, kinds, refused } => {
            let id = if *cancelled { "toast-cancelled" } else { "toast-imported" };
            Message::new(id).with("tally", tally(*new, *kinds, [*part, *orthodox, *again, *bad, *refused, *passed]))
        }
        Toast::TakenBack(number, false) => counted("toast-taken-back", *number),
        Toast::TakenBack(number, true) => counted("toast-taken-back-in-part", *number),
        Toast::NoRoom => Message::new("toast-no-room"),
        Toast::Saved(number) => counted("toast-saved", *number),
        Toast::Copied(number) => counted("toast-copied", *number),
        Toast::NotCopied => Message::new("toast-not-copied"),
        Toast::Unreadable(name) => Message::new("toast-unreadable").with("name", Value::foreign(name)),
        Toast::Busy(name) => Message::new("toast-busy").with("name", Value::foreign(name)),
        Toast::Exporting => Message::new("toast-exporting"),
        Toast::TooLarge(name, size) => {
            let message = Message::new("toast-too-large").with("name", Value::foreign(name));
            message.with("size", *size).with("most", LARGEST)
        }
        Toast::NotOpened(_, None) => Message::new("toast-gone"),
        Toast::NotOpened(title, Some(fault)) => {
            Message::new("toast-not-opened").with("name", Value::foreign(title)).with("why", record_message(fault))
        }
        Toast::Trouble(trouble) => return self::trouble(trouble),
    };
    say(&message)
}

/// Returns the engine's name in a record, with its level: `Envoy, level 7`.
fn engine_name(level: Level) -> String {
    let named = Message::new("record-engine-level").with("name", computer_name(Strength::Level(level)));
    say(&named.with("level", level.number()))
}

/// Returns a player's name as it is shown. Older records call every computer opponent `Computer, level 7` in English,
/// or the German equivalent.
pub fn player_shown(name: &str) -> String {
    let level = name.strip_prefix("Computer, ").filter(|rest| rest.contains(' ')).and_then(|_| level_named(name));
    level.map_or_else(|| name.to_owned(), engine_name)
}

/// Returns a player's name for the record of a game.
pub fn record_name(player: Player, strength: Strength, against_engine: bool) -> String {
    match (player, strength) {
        (Player::Human, _) if against_engine => text("record-you").to_owned(),
        (Player::Human, _) => "?".to_owned(),
        (Player::Engine, Strength::Level(known)) => engine_name(known),
        (Player::Engine, Strength::Seconds(seconds)) => {
            say(&Message::new("record-engine").with("pace", pace_message(seconds)))
        }
    }
}
