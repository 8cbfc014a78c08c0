//! The opening book: sound first moves, taken from the [openings](crate::opening) that are likely to be played. With
//! it, the first moves come at once and games begin in different ways. `tools/neural` generates it.

use crate::game::mix::mixed;
use crate::game::{GameRecord, Key};
pub use crate::opening::VARIANT;
use crate::opening::{Continuation, Openings};
use crate::sorted::sort;

/// Text of the book that is built into the program.
#[doc(hidden)]
pub const TEXT: &str = include_str!("book/hostage.txt");

/// Opening book: the moves worth playing in known positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    openings: Openings,
}

impl Book {
    /// Returns the book that is built into the program.
    pub fn own() -> Book {
        // A test ensures that the text can be read.
        Book { openings: Openings::read(TEXT).unwrap_or_default() }
    }

    /// Returns the book's moves at the end of a game, best first. They are at most `worse` centipawns worse than the
    /// best one.
    pub fn look_up(&self, record: &GameRecord, worse: i32) -> Vec<&Continuation> {
        let is_for = record.variant == VARIANT && record.start.is_none();
        let all = if is_for { self.openings.after(&record.moves) } else { &[] };
        let mut found: Vec<&Continuation> = all.iter().collect();
        sort(&mut found, |one, other| one.worth > other.worth);
        let best = found.first().map_or(0, |best| best.worth);
        found.retain(|one| one.worth >= best - worse);
        found
    }

    /// Picks one of the book's moves, if there are any. Better moves are more likely; the choice depends on the seed
    /// and the position.
    pub fn choose(&self, record: &GameRecord, key: Key, seed: u64, worse: i32) -> Option<&Continuation> {
        let proposals = self.look_up(record, worse);
        let best = proposals.first()?.worth;
        let weight = |one: &Continuation| weight(best - one.worth, worse);
        let total: u64 = proposals.iter().map(|one| weight(one)).sum();
        let mut point = mixed(seed ^ key.0) % total;
        proposals.into_iter().find(|one| {
            let found = point < weight(one);
            point = point.saturating_sub(weight(one));
            found
        })
    }
}

/// Margin of the strongest play, in centipawns: no move that the engine picks is worse than the best one by more.
pub const NARROW: i32 = 40;

/// Margin of the weakest play, in centipawns. The book contains no worse moves.
pub const WIDE: i32 = 60;

/// Number of plies after which the built-in book ends.
pub const PLIES: usize = 12;

/// Returns the margin in centipawns for a search with this limit of nodes. Weak levels should vary their openings more
/// and not always play the best ones.
#[doc(hidden)]
pub const fn worse(nodes: Option<u64>) -> i32 {
    match nodes {
        Some(0..2_000) => WIDE,
        Some(2_000..8_000) => 50,
        Some(8_000..30_000) => 40,
        _ => NARROW,
    }
}

/// Returns the relative likelihood of a move that is `by` centipawns worse than the best one, where the margin is
/// `worse` centipawns.
#[doc(hidden)]
pub fn weight(by: i32, worse: i32) -> u64 {
    1 + (2 * worse - by).clamp(0, 2 * worse) as u64
}
