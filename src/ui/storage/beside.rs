//! What is stored beside games: settings, lessons and puzzles. An import changes all of what was chosen or nothing, and can be undone.

use super::room::{copy_aside, write_together};
use super::{Slot, is_forgotten, is_seen, name, note, puzzles_damaged, remove, stored, stored_as, wear};
use crate::session::Settings;
use crate::session::backup::{Extras, JoinStep, Joined, StoredExtras, bring, take_back};
use crate::session::lesson;
use crate::session::puzzles::PuzzleProgress;

/// In the order of imports.
const SLOTS: [Slot; 3] = [Slot::Settings, Slot::Progress, Slot::Puzzles];

/// Under which name version 0.1.0 left what an import had brought of the puzzles, until they were opened.
const WAITING: &str = "hostage-chess.puzzles.brought";

/// What is stored now.
pub fn held() -> StoredExtras {
    SLOTS.map(stored)
}

/// Whether this is what the tab has read or stored last of what was learned: then what another tab has stored since takes its place, also
/// where it is less, since that tab has undone an import.
pub fn is_stored(progress: &lesson::LessonProgress) -> bool {
    is_seen(name(Slot::Progress), &progress.to_string())
}

/// What is stored of that is known here from now on.
pub fn see_progress() {
    note(name(Slot::Progress), stored(Slot::Progress));
}

/// What is done with all of it. To join puzzles takes more of the program than its first part has: that comes later, and the store is
/// then brought in order once.
#[derive(Clone, Copy)]
pub struct Deeds {
    /// See [`bring_in`].
    pub bring_in: fn(&Extras) -> Option<Joined>,
    /// See [`take_out`].
    pub take_out: fn(&JoinStep) -> (StoredExtras, bool),
    /// See [`all_puzzles`].
    pub all_puzzles: fn() -> String,
    /// See [`tidy`].
    pub tidy: fn() -> bool,
}

/// All of that.
pub const DEEDS: Deeds = Deeds { bring_in, take_out, all_puzzles, tidy };

/// Takes in what an earlier version left waiting, and shortens what it let grow. True if something was shortened.
fn tidy() -> bool {
    take_waiting();
    shorten()
}

/// Joins what was chosen of a file with what is stored. None if there is no room for it: then everything is as it was.
fn bring_in(brought: &Extras) -> Option<Joined> {
    if brought[2].is_some() {
        // What cannot be read is not written over before it is put aside.
        puzzles_damaged();
    }
    let joined = bring(&held(), brought);
    write(&joined.step.before, &joined.step.after).then_some(joined)
}

/// Undoes that: what is stored then, and whether some of it stays because it has gone on since.
fn take_out(step: &JoinStep) -> (StoredExtras, bool) {
    let now = held();
    let (before, stays) = take_back(step, &now);
    if write(&now, &before) { (before, stays) } else { (now, true) }
}

/// Stores these texts in the place of others: all or none. False if that cannot be done.
fn write(before: &StoredExtras, after: &StoredExtras) -> bool {
    let changed = SLOTS.into_iter().zip(before.iter().zip(after)).filter(|(_, (before, after))| before != after);
    let texts: Vec<(&str, &str)> = changed.map(|(slot, (_, after))| (name(slot), after.as_str())).collect();
    // Nothing is stored any more while everything is being deleted.
    let done = !is_forgotten() && (texts.is_empty() || write_together(&texts));
    if done && before[0] != after[0] {
        // All of them: where nothing is stored everything is as usual.
        wear(&Settings::read(&after[0]).to_string());
    }
    see_progress();
    done
}

/// What is stored of the puzzles, with what waits.
fn all_puzzles() -> String {
    let waiting = stored_as(WAITING);
    if waiting.is_empty() {
        stored(Slot::Puzzles)
    } else {
        bring(&held(), &[None, None, Some(waiting)]).step.after[2].clone()
    }
}

/// Whether something waits that finds no room in its place.
pub fn is_waiting() -> bool {
    !stored_as(WAITING).is_empty()
}

/// How long the texts may be at most that this version writes, in bytes.
const LONGEST: [usize; 3] = [10_000, 20_000, 1 << 20];

/// Shortens what an earlier version let grow beyond all limits, so that it no longer takes the room of games. True if there was such.
fn shorten() -> bool {
    let held = held();
    let is_long = [0, 1, 2].map(|kind: usize| held[kind].len() > LONGEST[kind]);
    let nothing = [String::new(), String::new(), "{}".to_owned()];
    let mut long = is_long.iter();
    let joined = bring(&held, &nothing.map(|text| Some(text).filter(|_| long.next() == Some(&true))));
    is_long.contains(&true) && write(&held, &joined.step.after)
}

/// Puts into its place what version 0.1.0 has left waiting. What cannot be read is put aside; what finds no room stays where it is.
fn take_waiting() {
    let waiting = stored_as(WAITING);
    if waiting.is_empty() {
        return;
    }
    let joined = bring_in(&[None, None, Some(waiting.clone())]);
    let is_read = PuzzleProgress::read(&waiting).is_some();
    if joined.is_some() && (is_read || copy_aside(WAITING)) {
        remove(WAITING);
    }
}
