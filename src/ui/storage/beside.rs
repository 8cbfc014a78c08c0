//! Data besides games: settings, lessons, puzzles, the career and results against people. An import changes all chosen kinds or none, and can be undone.

use super::room::{copy_aside, rescue, write_together};
use super::{Slot, is_forgotten, is_seen, name, note, put, puzzles_damaged, remove, stored, stored_as, wear};
use crate::live::LiveResults;
use crate::session::Settings;
use crate::session::backup::{Extras, JoinStep, Joined, KINDS, StoredExtras, bring, take_back};
use crate::session::career::history::Career;
use crate::session::lesson;
use crate::session::puzzles::PuzzleProgress;

/// The slots, in the order of imports.
const SLOTS: [Slot; KINDS] = [Slot::Settings, Slot::Progress, Slot::Puzzles, Slot::Career, Slot::Results];

/// The name under which version 0.1.0 kept imported puzzle progress until the Puzzles screen was opened.
const WAITING: &str = "hostage-chess.puzzles.brought";

/// The stored texts.
pub fn held() -> StoredExtras {
    SLOTS.map(stored)
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
    /// See [`all_puzzles`].
    pub all_puzzles: fn() -> String,
}

pub const DEEDS: Deeds = Deeds { bring_in, take_out, all_puzzles };

/// Imports the progress that version 0.1.0 left waiting, and shortens texts that this version let grow too long.
/// Returns true if something was shortened.
pub fn tidy_storage() -> bool {
    take_waiting();
    shorten_career();
    shorten()
}

/// Merges the chosen parts of a file with the stored data. Returns None, and changes nothing, if there is no space.
fn bring_in(brought: &Extras) -> Option<Joined> {
    if brought[2].is_some() {
        // An unreadable text is put aside before it is overwritten.
        puzzles_damaged();
    }
    if brought[3].is_some() {
        career();
    }
    if brought[4].is_some() && !stored(Slot::Results).is_empty() && LiveResults::read(&stored(Slot::Results)).is_none()
    {
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
    let changed = SLOTS.into_iter().zip(before.iter().zip(after)).filter(|(_, (before, after))| before != after);
    let texts: Vec<(&str, &str)> = changed.map(|(slot, (_, after))| (name(slot), after.as_str())).collect();
    // Nothing is stored while everything is being deleted.
    let done = !is_forgotten() && (texts.is_empty() || write_together(&texts));
    if done && before[0] != after[0] {
        // The text has all settings, because a setting without a stored value has its default.
        wear(&Settings::read(&after[0]).to_string());
    }
    see_progress();
    done
}

/// The puzzle progress, including waiting imports.
fn all_puzzles() -> String {
    let waiting = stored_as(WAITING);
    if waiting.is_empty() {
        stored(Slot::Puzzles)
    } else {
        bring(&held(), &[None, None, Some(waiting), None, None]).step.after[2].clone()
    }
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

/// The maximum lengths of the texts that this version writes, in bytes.
const LONGEST: [usize; KINDS] = [10_000, 20_000, 1 << 20, 1 << 22, 1 << 22];

/// Shortens oversized texts of an earlier version, to free space for games. Returns true if there were any.
fn shorten() -> bool {
    let held = held();
    let is_long: [bool; KINDS] = std::array::from_fn(|kind| held[kind].len() > LONGEST[kind]);
    let nothing = ["", "", "{}", "", "{}"].map(str::to_owned);
    let mut long = is_long.iter();
    let joined = bring(&held, &nothing.map(|text| Some(text).filter(|_| long.next() == Some(&true))));
    is_long.contains(&true) && write(&held, &joined.step.after)
}

/// Moves the progress that version 0.1.0 left waiting to its slot. An unreadable text is put aside, or stays if there
/// is no space.
fn take_waiting() {
    let waiting = stored_as(WAITING);
    if waiting.is_empty() {
        return;
    }
    let joined = bring_in(&[None, None, Some(waiting.clone()), None, None]);
    let is_read = PuzzleProgress::read(&waiting).is_some();
    if joined.is_some() && (is_read || copy_aside(WAITING)) {
        remove(WAITING);
    }
}
