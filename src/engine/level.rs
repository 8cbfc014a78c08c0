//! Playing strength of the engine: one of several levels made for people, or its best play in a given time.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::game::rules;
use crate::search::{Blindness, Limits};

/// Level of strength. [`Level::LOWEST`] suits players who have just learnt the rules. Each level wins 60 to 80 of 100
/// games against the one below it; `docs/measuring.md` explains the measurement. [`Level::BEGINNER`] is below this
/// ladder, for players to whom chess is new.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// The levels of a game: for each, the number of nodes per move and the number of overlooked quiet moves in a thousand.
type Ladder = [(u32, u16); COUNT];

/// Number of levels.
const COUNT: usize = 13;

/// The levels of Hostage Chess and Takeover Chess.
static HOSTAGE: Ladder = [
    (48, 962),
    (105, 845),
    (220, 650),
    (370, 400),
    (500, 180),
    (680, 0),
    (1_350, 0),
    (2_200, 0),
    (3_800, 0),
    (6_600, 0),
    (12_500, 0),
    (23_000, 0),
    (38_000, 0),
];

/// The levels of Hole Chess. Few moves are possible, so every overlooked type of move costs more.
static HOLE: Ladder = [
    (48, 962),
    (130, 580),
    (280, 290),
    (430, 140),
    (550, 60),
    (680, 0),
    (1_250, 0),
    (2_200, 0),
    (4_000, 0),
    (7_200, 0),
    (16_000, 0),
    (36_000, 0),
    (80_000, 0),
];

/// The levels of Messenger Chess. Overlooked moves cost less there, and more nodes gain less.
static MESSENGER: Ladder = [
    (48, 962),
    (105, 845),
    (220, 650),
    (400, 350),
    (700, 100),
    (1_100, 0),
    (2_050, 0),
    (3_700, 0),
    (6_400, 0),
    (11_500, 0),
    (20_000, 0),
    (36_000, 0),
    (64_000, 0),
];

fn ladder(variant: &str) -> &'static Ladder {
    match rules::family(variant) {
        "hole" => &HOLE,
        "messenger" => &MESSENGER,
        _ => &HOSTAGE,
    }
}

/// Nodes per move and overlooked quiet moves in a thousand of [`Level::BEGINNER`]. It overlooks most captures too.
const BELOW: (u32, u16) = (24, 1000);

impl Level {
    /// The level below the ladder. It is not one of [`Level::all`].
    pub const BEGINNER: Level = Level(0);
    /// Weakest level of the ladder.
    pub const LOWEST: Level = Level(1);
    /// Strongest level. Only [`Strength::Seconds`] is stronger.
    pub const HIGHEST: Level = Level(COUNT as u8);

    /// Returns the level of this number, if there is one.
    ///
    /// ```
    /// use hostage_chess::engine::level::Level;
    ///
    /// assert_eq!(Level::new(1), Some(Level::LOWEST));
    /// assert_eq!(Level::new(0), Some(Level::BEGINNER));
    /// assert_eq!(Level::new(14), None);
    /// assert_eq!("13".parse(), Ok(Level::HIGHEST));
    /// ```
    pub const fn new(number: u8) -> Option<Level> {
        if number <= Self::HIGHEST.0 { Some(Level(number)) } else { None }
    }

    /// Returns every level of the ladder, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Self::HIGHEST.0).map(Level)
    }

    /// Returns the number of the level: 0 below the ladder, and from 1 on it.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns these limits with the level's blindness in Hostage Chess, and with its limit of nodes if that is lower.
    pub fn within(self, limits: Limits) -> Limits {
        self.narrow(rules::DEFAULT, limits)
    }

    /// Returns these limits with the level's blindness in a game, and with its limit of nodes if that is lower.
    pub fn narrow(self, variant: &str, limits: Limits) -> Limits {
        let own = self.limits_in(variant);
        let nodes = limits.nodes.into_iter().chain(own.nodes).min();
        Limits { nodes, blindness: own.blindness, ..limits }
    }

    /// Returns the limits and the blindness of a search of this level in Hostage Chess.
    pub fn limits(self) -> Limits {
        self.limits_in(rules::DEFAULT)
    }

    /// Returns the limits and the blindness of a search of this level in a game, so that the levels are about equally
    /// far apart in every game.
    pub fn limits_in(self, variant: &str) -> Limits {
        let (nodes, per_mille) = usize::from(self.0).checked_sub(1).map_or(BELOW, |place| ladder(variant)[place]);
        let blindness = (per_mille > 0).then_some(Blindness { per_mille, seed: 0 });
        Limits { nodes: Some(nodes.into()), blindness, ..Limits::default() }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    /// Reads the number of a level.
    ///
    /// # Errors
    /// The text is not a number, or there is no level of this number.
    fn from_str(text: &str) -> Result<Level, NoLevel> {
        text.parse().ok().and_then(Level::new).ok_or(NoLevel)
    }
}

/// Error for a text that is not the number of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoLevel;

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the level is a number from {} to {}", Level::BEGINNER, Level::HIGHEST)
    }
}

impl Error for NoLevel {}

/// Playing strength of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strength {
    /// A level of the ladder.
    Level(Level),
    /// The engine's best play in this many seconds per move.
    Seconds(u32),
}

impl Strength {
    /// Returns the same strength, with at least one second per move.
    pub fn sane(self) -> Strength {
        match self {
            Strength::Seconds(seconds) => Strength::Seconds(seconds.max(1)),
            level @ Strength::Level(_) => level,
        }
    }

    /// Returns the limits and the blindness of a search of this strength in Hostage Chess.
    pub fn limits(self) -> Limits {
        self.limits_in(rules::DEFAULT)
    }

    /// Returns the limits and the blindness of a search of this strength in a game.
    pub fn limits_in(self, variant: &str) -> Limits {
        match self {
            Strength::Level(level) => level.limits_in(variant),
            Strength::Seconds(seconds) => Limits { millis: Some(seconds.saturating_mul(1000)), ..Limits::default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_looks_further_or_overlooks_less() {
        for ladder in [HOSTAGE, HOLE, MESSENGER] {
            for pair in [&[BELOW], &ladder[..]].concat().windows(2) {
                assert!(pair[0].0 <= pair[1].0 && pair[0].1 >= pair[1].1 && pair[0] != pair[1], "{pair:?}");
            }
        }
    }
}
