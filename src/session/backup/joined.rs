//! Merging stored settings and progress with those of a file, and undoing the merge.

use serde::Serialize;

use super::{ExtraKind, Extras, PerKind};
use crate::json;
use crate::live::LiveResults;
use crate::session::career::history::Career;
use crate::session::lesson::LessonProgress;
use crate::session::puzzles::PuzzleProgress;
use crate::session::settings::Settings;
use crate::session::unknown::with_unknown_of;
use crate::sorted::firsts;

/// The stored text of each kind; empty where nothing is stored.
pub type StoredExtras = PerKind<String>;

/// The stored texts before and after an import.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JoinStep {
    pub before: StoredExtras,
    pub after: StoredExtras,
}

/// The result of an import besides games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Joined {
    pub step: JoinStep,
    /// Number of entries refused, because they are invalid or do not fit.
    pub refused: usize,
}

/// Merges the stored texts with those of a file, kind by kind.
pub fn bring(held: &StoredExtras, brought: &Extras) -> Joined {
    let mut refused = 0;
    let after = PerKind::of(|kind| {
        let Some(text) = &brought[kind] else { return held[kind].clone() };
        let (joined, left) = join(kind, &held[kind], text);
        refused += left;
        joined
    });
    Joined { step: JoinStep { before: held.clone(), after }, refused }
}

/// Merges two texts of a kind, and counts the refused entries.
fn join(kind: ExtraKind, held: &str, brought: &str) -> (String, usize) {
    match kind {
        ExtraKind::Settings => {
            let mut all = Settings::read(held);
            let refused = all.join(brought);
            (all.to_string(), refused)
        }
        ExtraKind::Lessons => {
            let (mut all, theirs) = (LessonProgress::read(held), LessonProgress::read(brought));
            let last = all.last().map(str::to_owned);
            let refused = usize::from(theirs.is_damaged()) + all.join(&theirs);
            if let Some(last) = last {
                // The last lesson stays the one that was opened here.
                all.note(&last, 0);
            }
            (all.to_string(), refused)
        }
        ExtraKind::Puzzles => join_documents(held, brought, PuzzleProgress::read_counted, PuzzleProgress::join),
        ExtraKind::Career => {
            let (mut all, (mut theirs, refused)) = (Career::read(held), Career::read_counted(brought));
            let refused = refused + theirs.refuse_lone_summary() + all.join(&theirs);
            (all.write(), refused)
        }
        ExtraKind::Results => join_documents(held, brought, LiveResults::read_counted, LiveResults::join),
    }
}

/// Merges two documents, and counts the refused entries. Fields that only a newer version knows are kept from both texts.
fn join_documents<T: Default + Serialize>(
    held: &str,
    brought: &str,
    read: fn(&str) -> Option<(T, usize)>,
    join: fn(&mut T, &T) -> usize,
) -> (String, usize) {
    let Some((theirs, refused)) = read(brought) else { return (held.to_owned(), 1) };
    let mut all = read(held).map(|(all, _)| all).unwrap_or_default();
    let refused = refused + join(&mut all, &theirs);
    let Some(plain) = json::write(&all) else { return (held.to_owned(), 1) };
    let (text, unknown) = with_unknown_of(&plain, &[held, brought]);
    if read(&text).is_some() { (text, refused + unknown) } else { (plain, refused) }
}

/// Undoes an import in the currently stored texts. Progress made since the import is never removed. True if part of the
/// import stays for this reason.
pub fn take_back(step: &JoinStep, now: &StoredExtras) -> (StoredExtras, bool) {
    let mut stays = false;
    let held = PerKind::of(|kind| {
        let (before, after, now) = (&step.before[kind], &step.after[kind], &now[kind]);
        if now == after {
            return before.clone();
        }
        match kind {
            ExtraKind::Settings | ExtraKind::Lessons => entries_back(before, after, now, '&', pair_name),
            ExtraKind::Career => entries_back(before, after, now, ';', entry_name),
            ExtraKind::Puzzles | ExtraKind::Results => {
                stays |= before != after;
                now.clone()
            }
        }
    });
    (held, stays)
}

/// The name of a setting or lesson.
fn pair_name(pair: &str) -> &str {
    pair.split('=').next().unwrap_or_default()
}

/// The two words by which an entry of the career is known.
fn entry_name(entry: &str) -> &str {
    entry.match_indices(' ').nth(1).map_or(entry, |(end, _)| &entry[..end])
}

/// Restores the entries from `before`, except those that have changed since the import.
fn entries_back(before: &str, after: &str, now: &str, between: char, name: fn(&str) -> &str) -> String {
    let texts =
        [now, after, before].map(|text| text.split(between).filter(|entry| !entry.is_empty()).collect::<Vec<_>>());
    let all: Vec<&str> = texts.iter().flatten().copied().collect();
    let names: Vec<&str> = all.iter().map(|entry| name(entry)).collect();
    let firsts = firsts(&names);
    // For each name: its value now, after the step, and before it.
    let mut values = vec![[None; 3]; all.len()];
    let mut place = 0;
    for (time, entries) in texts.iter().enumerate() {
        for entry in entries {
            values[firsts[place]][time] = Some(*entry);
            place += 1;
        }
    }
    let kept = values.into_iter().filter_map(|[now, after, before]| if now == after { before } else { now });
    kept.collect::<Vec<_>>().join(between.encode_utf8(&mut [0; 4]))
}
