//! Merging stored settings and progress with those of a file, and undoing the merge.

use super::{Extras, KINDS};
use crate::json;
use crate::live::LiveResults;
use crate::session::career::history::Career;
use crate::session::lesson::LessonProgress;
use crate::session::puzzles;
use crate::session::settings::Settings;
use crate::session::unknown::with_unknown_of;
use crate::sorted::firsts;

/// Stored settings, lessons, puzzles, career and results against people, in this order; empty where nothing is stored.
pub type StoredExtras = [String; KINDS];

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
    let [settings, lessons, puzzles, career, results] = brought;
    let [held_settings, held_lessons, held_puzzles, held_career, held_results] = held;
    let mut joined = Joined { step: JoinStep { before: held.clone(), after: held.clone() }, refused: 0 };
    if let Some(text) = settings {
        let mut all = Settings::read(held_settings);
        joined.refused += all.join(text);
        joined.step.after[0] = all.to_string();
    }
    if let Some(text) = lessons {
        let (mut all, theirs) = (LessonProgress::read(held_lessons), LessonProgress::read(text));
        let last = all.last().map(str::to_owned);
        joined.refused += usize::from(theirs.is_damaged()) + all.join(&theirs);
        if let Some(last) = last {
            // The last lesson stays the one that was opened here.
            all.note(&last, 0);
        }
        joined.step.after[1] = all.to_string();
    }
    if let Some(text) = puzzles {
        let (text, refused) = join_puzzles(held_puzzles, text);
        joined.refused += refused;
        joined.step.after[2] = text;
    }
    if let Some(text) = career {
        let (mut all, (mut theirs, refused)) = (Career::read(held_career), Career::read_counted(text));
        joined.refused += refused + theirs.refuse_lone_summary() + all.join(&theirs);
        joined.step.after[3] = all.write();
    }
    if let Some(text) = results {
        let (text, refused) = join_results(held_results, text);
        joined.refused += refused;
        joined.step.after[4] = text;
    }
    joined
}

/// Merges two texts of puzzle progress, and counts the refused entries. Fields that only a newer version knows are kept
/// from both texts.
fn join_puzzles(held: &str, brought: &str) -> (String, usize) {
    let Some((theirs, refused)) = puzzles::PuzzleProgress::read_counted(brought) else { return (held.to_owned(), 1) };
    let mut all = puzzles::PuzzleProgress::read(held).unwrap_or_default();
    let refused = refused + all.join(&theirs);
    let Some(plain) = json::write(&all) else { return (held.to_owned(), 1) };
    let (text, unknown) = with_unknown_of(&plain, &[held, brought]);
    if puzzles::PuzzleProgress::read(&text).is_some() { (text, refused + unknown) } else { (plain, refused) }
}

/// Merges two texts of results against people, in the same way.
fn join_results(held: &str, brought: &str) -> (String, usize) {
    let Some((theirs, refused)) = LiveResults::read_counted(brought) else { return (held.to_owned(), 1) };
    let mut all = LiveResults::read(held).unwrap_or_default();
    let refused = refused + all.join(&theirs);
    let Some(plain) = json::write(&all) else { return (held.to_owned(), 1) };
    let (text, unknown) = with_unknown_of(&plain, &[held, brought]);
    if LiveResults::read(&text).is_some() { (text, refused + unknown) } else { (plain, refused) }
}

/// Undoes an import in the currently stored texts. Progress made since the import is never removed. True if part of the
/// import stays for this reason.
pub fn take_back(step: &JoinStep, now: &StoredExtras) -> (StoredExtras, bool) {
    let mut stays = false;
    let mut held = now.clone();
    for (kind, (before, after)) in step.before.iter().zip(&step.after).enumerate() {
        if now[kind] == *after {
            held[kind].clone_from(before);
        } else if kind < 2 {
            held[kind] = entries_back(before, after, &now[kind], '&', pair_name);
        } else if kind == 3 {
            // Entries of the career are known by their first two words.
            held[kind] = entries_back(before, after, &now[kind], ';', entry_name);
        } else {
            stays |= before != after;
        }
    }
    (held, stays)
}

/// The name of a setting or lesson.
fn pair_name(pair: &str) -> &str {
    pair.split('=').next().unwrap_or_default()
}

/// The words by which an entry of the career is known.
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
