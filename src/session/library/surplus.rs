//! Limits for displaced entries, which the library keeps automatically.

use super::LibraryEntry;
use crate::sorted::sorted;

/// Limit for entries that were only viewed: their links can open them again.
const UNTOUCHED: usize = 20;
/// Limit for entries that the player has worked on. They are small, and a library of ten thousand entries is still
/// fast.
const OWN: usize = 1_000;

/// Returns the displaced entries beyond the limits, the oldest of each kind. An entry displaced later than `now` counts
/// as the oldest, because a clock must have been wrong.
pub fn surplus(entries: impl Iterator<Item = LibraryEntry>, now: u64) -> Vec<LibraryEntry> {
    let (untouched, own): (Vec<LibraryEntry>, Vec<LibraryEntry>) =
        entries.filter(|entry| entry.displaced.is_some()).partition(|entry| entry.untouched);
    let at = |entry: &LibraryEntry| entry.displaced.filter(|at| *at <= now).unwrap_or_default();
    let surplus = |kind: Vec<LibraryEntry>, left| sorted(kind, |a, b| at(a) > at(b)).into_iter().skip(left);
    surplus(untouched, UNTOUCHED).chain(surplus(own, OWN)).collect()
}
