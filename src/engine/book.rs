//! The opening book: sound first turns, the part of the [openings](crate::opening) that is likely to be played. With it the
//! first turns come at once, and games begin in different ways. `tools/neural` makes it.

use crate::game::mix::mixed;
use crate::game::{GameRecord, Key};
pub use crate::opening::VARIANT;
use crate::opening::{Continuation, Openings};

/// The book that is built into the program.
pub const TEXT: &str = include_str!("book/hostage.txt");

/// Which turns are worth playing in which positions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    openings: Openings,
}

impl Book {
    /// The book that is built into the program.
    pub fn own() -> Book {
        // A test holds that it can be read.
        Book { openings: Openings::read(TEXT).unwrap_or_default() }
    }

    /// What it proposes at the end of a game, best first: turns that are at most so many centipawns worse than the best one.
    pub fn look_up(&self, record: &GameRecord, worse: i32) -> Vec<&Continuation> {
        let is_for = record.variant == VARIANT && record.start.is_none();
        let all = if is_for { self.openings.after(&record.turns) } else { &[] };
        let mut found: Vec<&Continuation> = all.iter().collect();
        found.sort_by_key(|one| -one.worth);
        let best = found.first().map_or(0, |best| best.worth);
        found.retain(|one| one.worth >= best - worse);
        found
    }

    /// One of the turns it proposes, if any. Better ones are more likely; the choice depends on the seed and the position.
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

/// Whoever plays as well as possible takes turns that are at most so many centipawns worse than the best one.
pub const NARROW: i32 = 40;

/// Nobody takes worse ones: they are not in the book.
pub const WIDE: i32 = 60;

/// Positions after so many turns are not in the book of the program, nor later ones.
pub const PLIES: usize = 12;

/// How much worse than the best a turn may be where a search has so many nodes: those who search little are not to play the
/// very best openings, and vary more.
pub const fn worse(nodes: Option<u64>) -> i32 {
    match nodes {
        Some(0..2_000) => WIDE,
        Some(2_000..8_000) => 50,
        Some(8_000..30_000) => 40,
        _ => NARROW,
    }
}

/// How likely a turn is chosen that is so much worse than the best one, in comparison with others, among those that are at most
/// so much worse.
pub fn weight(by: i32, worse: i32) -> u64 {
    1 + (2 * worse - by).clamp(0, 2 * worse) as u64
}
