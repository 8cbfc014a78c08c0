//! How strong the engine is to be: a ladder of levels for people, or all it can do in a time.

use crate::search::{Blindness, Limits};

/// A rung of the ladder, from [`Level::LOWEST`] for those who have just learnt the rules. Each beats the one below in 60
/// to 80 of 100 games: `CONTRIBUTING.md` says how that is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// Of each level: how many nodes a turn, and how many of a thousand turns it overlooks.
const LADDER: [(u64, u16); 13] = [
    (60, 950),
    (150, 780),
    (300, 570),
    (450, 330),
    (600, 100),
    (700, 0),
    (1_350, 0),
    (2_600, 0),
    (5_000, 0),
    (9_500, 0),
    (18_000, 0),
    (34_000, 0),
    (64_000, 0),
];

impl Level {
    /// The weakest.
    pub const LOWEST: Level = Level(1);
    /// The strongest; above it there is only [`Strength::Seconds`].
    pub const HIGHEST: Level = Level(LADDER.len() as u8);

    /// The level of this number, if there is one.
    ///
    /// ```
    /// use hostage_chess::engine::level::Level;
    ///
    /// assert_eq!(Level::new(1), Some(Level::LOWEST));
    /// assert_eq!(Level::new(0), None);
    /// ```
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= Self::HIGHEST.0 { Some(Level(number)) } else { None }
    }

    /// Every level, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Self::HIGHEST.0).map(Level)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// These limits where a search of this level would go beyond them.
    pub fn within(self, limits: Limits) -> Limits {
        let own = self.limits();
        let nodes = limits.nodes.into_iter().chain(own.nodes).min();
        Limits { nodes, blindness: own.blindness, ..limits }
    }

    /// When a search of this level ends, and what it does not see.
    pub fn limits(self) -> Limits {
        let (nodes, per_mille) = LADDER[usize::from(self.0) - 1];
        let blindness = (per_mille > 0).then_some(Blindness { per_mille, seed: 0 });
        Limits { nodes: Some(nodes), blindness, ..Limits::default() }
    }
}

/// How strong the engine is to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// As strong as this level.
    Level(Level),
    /// All it can do in so many seconds a turn.
    Seconds(u32),
}

impl Strength {
    /// The same, but with a second at least.
    pub fn sane(self) -> Strength {
        match self {
            Strength::Seconds(seconds) => Strength::Seconds(seconds.max(1)),
            level @ Strength::Level(_) => level,
        }
    }

    /// When a search of this strength ends, and what it does not see.
    pub fn limits(self) -> Limits {
        match self {
            Strength::Level(level) => level.limits(),
            Strength::Seconds(seconds) => Limits { millis: Some(seconds.saturating_mul(1000)), ..Limits::default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_looks_further_or_overlooks_less() {
        for pair in LADDER.windows(2) {
            assert!(pair[0].0 <= pair[1].0 && pair[0].1 >= pair[1].1 && pair[0] != pair[1], "{pair:?}");
        }
    }
}
