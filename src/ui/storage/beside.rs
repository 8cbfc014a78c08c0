//! Data besides games: settings, lessons, puzzles, the career and results against people. An import changes all chosen
//! kinds or none, and can be undone.

use super::room::{copy_aside, rescue, write_together};
use super::{Slot, is_forgotten, is_seen, name, note, put, puzzles_damaged, remove, stored, stored_as, wear};
use crate::live::LiveResults;
use crate::session::Settings;
use crate::session::backup::{ExtraKind, Extras, JoinStep, Joined, PerKind, StoredExtras, bring, take_back};
use crate::session::career::history::Career;
use crate::session::lesson;
use crate::session::puzzles::PuzzleProgress;

const fn slot(kind: ExtraKind) -> Slot {
    match kind {
        ExtraKind::Settings => Slot::Settings,
        ExtraKind::Lessons => Slot::Progress,
        ExtraKind::Puzzles => Slot::Puzzles,
        ExtraKind::Career => Slot::Career,
        ExtraKind::Results => Slot::Results,
    }
}

/// The name under which version 0.1.0 kept imported puzzle progress until the Puzzles screen was opened.
const WAITING: &str = "hostage-chess.puzzles.brought";

/// The stored texts.
pub fn held() -> StoredExtras {
    PerKind::of(|kind| stored(slot(kind)))
}

/// True if this is the progress that the tab last read or stored. Progress from another tab then replaces it even if it
/// is less, because that tab has undone an import.
pub fn is_stored(progress: &lesson::LessonProgress) -> bool {
    is_seen(name(Slot::Progress), &progress.to_string())
}

/// Marks the stored progress as known.
pub fn see_progress() {
    note(name(Slot::Progress), stored(Slot::Progress));
}

/// Functions that need the later part of the program: merging puzzle progress is too large for the first bundle.
#[derive(Clone, Copy)]
pub struct Deeds {
    /// See [`bring_in`].
    pub bring_in: fn(&Extras) -> Option<Joined>,
    /// See [`take_out`].
    pub take_out: fn(&JoinStep) -> (StoredExtras, bool),
    /// See [`everything`].
    pub everything: fn() -> StoredExtras,
}

pub const DEEDS: Deeds = Deeds { bring_in, take_out, everything };

/// Imports the progress that version 0.1.0 left waiting, and shortens texts that this version let grow too long.
/// Returns true if something was shortened.
pub fn tidy_storage() -> bool {
    take_waiting();
    shorten_career();
    shorten()
}

/// Merges the chosen parts of a file with the stored data. Returns None, and changes nothing, if there is no space.
fn bring_in(brought: &Extras) -> Option<Joined> {
    if brought[ExtraKind::Puzzles].is_some() {
        // An unreadable text is put aside before it is overwritten.
        puzzles_damaged();
    }
    if brought[ExtraKind::Career].is_some() {
        career();
    }
    let results = brought[ExtraKind::Results].as_ref().map(|_| stored(Slot::Results)).unwrap_or_default();
    if !results.is_empty() && LiveResults::read(&results).is_none() {
        rescue(name(Slot::Results));
    }
    let joined = bring(&held(), brought);
    write(&joined.step.before, &joined.step.after).then_some(joined)
}

/// Undoes an import. Returns the stored texts, and true if part of the import stays, because it has changed since
/// or could not be removed.
fn take_out(step: &JoinStep) -> (StoredExtras, bool) {
    let now = held();
    let (before, stays) = take_back(step, &now);
    if write(&now, &before) { (before, stays) } else { (now, true) }
}

/// Replaces texts, all or none. Returns false if that fails.
fn write(before: &StoredExtras, after: &StoredExtras) -> bool {
    let changed = ExtraKind::ALL.into_iter().filter(|kind| before[*kind] != after[*kind]);
    let texts: Vec<(&str, &str)> = changed.map(|kind| (name(slot(kind)), after[kind].as_str())).collect();
    // Nothing is stored while everything is being deleted.
    let done = !is_forgotten() && (texts.is_empty() || write_together(&texts));
    let settings = &after[ExtraKind::Settings];
    if done && before[ExtraKind::Settings] != *settings {
        // The text has all settings, because a setting without a stored value has its default.
        wear(&Settings::read(settings).to_string());
    }
    see_progress();
    done
}

/// The stored texts, including a waiting import.
fn everything() -> StoredExtras {
    bring(&held(), &waiting()).step.after
}

/// The import that waits.
fn waiting() -> Extras {
    let mut brought = Extras::default();
    brought[ExtraKind::Puzzles] = Some(stored_as(WAITING)).filter(|text| !text.is_empty());
    brought
}

/// The career. If part of the stored text cannot be read, the text is put aside.
pub fn career() -> Career {
    let (career, refused) = Career::read_counted(&stored(Slot::Career));
    if refused > 0 {
        rescue(name(Slot::Career));
    }
    career
}

/// Sums up the oldest games of a long career. If that cannot be stored, it is tried again at the next start.
fn shorten_career() {
    let text = stored(Slot::Career);
    if text.len() > FEW && {
        let mut career = career();
        career.shorten() && put(name(Slot::Career), &career.write())
    } {
        note(name(Slot::Career), stored(Slot::Career));
    }
}

/// A career of this length in bytes has fewer games than are kept.
const FEW: usize = 100_000;

/// True if an import still waits for space in its slot.
pub fn is_waiting() -> bool {
    !stored_as(WAITING).is_empty()
}

/// The maximum length of the text that this version writes, in bytes, and a text that brings nothing.
const fn bounds(kind: ExtraKind) -> (usize, &'static str) {
    match kind {
        ExtraKind::Settings => (10_000, ""),
        ExtraKind::Lessons => (20_000, ""),
        ExtraKind::Puzzles => (1 << 20, "{}"),
        ExtraKind::Career => (1 << 22, ""),
        ExtraKind::Results => (1 << 22, "{}"),
    }
}

/// Shortens oversized texts of an earlier version, to free space for games. Returns true if there were any.
fn shorten() -> bool {
    let held = held();
    let nothing = PerKind::of(|kind| {
        let (longest, nothing) = bounds(kind);
        (held[kind].len() > longest).then(|| nothing.to_owned())
    });
    nothing != Extras::default() && write(&held, &bring(&held, &nothing).step.after)
}

/// Moves the progress that version 0.1.0 left waiting to its slot. An unreadable text is put aside, or stays if there
/// is no space.
fn take_waiting() {
    let brought = waiting();
    let Some(waiting) = &brought[ExtraKind::Puzzles] else { return };
    let is_read = PuzzleProgress::read(waiting).is_some();
    if bring_in(&brought).is_some() && (is_read || copy_aside(WAITING)) {
        remove(WAITING);
    }
}
