//! What makes room, of what is in the library only because something else took its place.

use super::Entry;
use crate::sorted::sorted;

/// How many are left of those that were only looked at: their links open them again.
const UNTOUCHED: usize = 20;
/// How many are left of those that somebody has worked on. They are small; a library of ten thousand is quick.
const OWN: usize = 1_000;

/// What is deleted of what was displaced, the oldest of each kind first, when something is displaced now. A clock may have been wrong: what
/// was displaced later than that counts as the oldest.
pub fn surplus(entries: impl Iterator<Item = Entry>, now: u64) -> Vec<Entry> {
    let (untouched, own): (Vec<Entry>, Vec<Entry>) =
        entries.filter(|entry| entry.displaced.is_some()).partition(|entry| entry.untouched);
    let at = |entry: &Entry| entry.displaced.filter(|at| *at <= now).unwrap_or_default();
    let surplus = |kind: Vec<Entry>, left| sorted(kind, |a, b| at(a) > at(b)).into_iter().skip(left);
    surplus(untouched, UNTOUCHED).chain(surplus(own, OWN)).collect()
}
