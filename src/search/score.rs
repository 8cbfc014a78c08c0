//! What a position is worth. Inside the search a *value* is one number: centipawns, or a mate counted in plies from the
//! root. The world is told a [`Score`].
//!
//! CITE: <https://www.chessprogramming.org/Score>.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::Side;

/// What a position is worth for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// A forced end in this many turns of the winner: positive if the side to move wins, negative or zero if it loses.
    Mate(i32),
}

impl Score {
    /// A value of the search as a score.
    pub(super) fn from_value(value: i32) -> Score {
        if is_mate(value) {
            let turns = (plies_to_mate(value) + 1) / 2;
            Score::Mate(if value > 0 { turns } else { -turns })
        } else {
            Score::Centipawns(value)
        }
    }

    /// Changes between White's point of view and that of `side`, in either direction.
    #[must_use]
    pub const fn told_to(self, side: Side) -> Score {
        match (self, side) {
            (score, Side::White) => score,
            (Score::Centipawns(worth), Side::Black) => Score::Centipawns(-worth),
            (Score::Mate(turns), Side::Black) => Score::Mate(-turns),
        }
    }
}

impl fmt::Display for Score {
    /// As UCI writes it: `cp 31`, `mate -2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Centipawns(centipawns) => write!(f, "cp {centipawns}"),
            Score::Mate(turns) => write!(f, "mate {turns}"),
        }
    }
}

/// No line of the search is longer than this.
pub const MAX_PLY: usize = 100;
/// The value of mate on the spot; a mate in `n` plies is worth `n` less.
pub const MATE: i32 = 31_000;
/// Every value beyond this, either way, is a mate.
pub const MATE_BOUND: i32 = MATE - 500;
/// Greater than any value.
pub const INFINITE: i32 = 32_000;
/// What a draw is worth.
pub const DRAW: i32 = 0;

/// The value of being mated at this ply.
pub const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Whether a value is a mate for either side.
pub const fn is_mate(value: i32) -> bool {
    value >= MATE_BOUND || value <= -MATE_BOUND
}

/// The number of plies from the root to the mate.
pub const fn plies_to_mate(value: i32) -> i32 {
    MATE - value.abs()
}

/// An evaluation, kept out of the range of mates.
pub fn clamp_eval(evaluation: i32) -> i32 {
    evaluation.clamp(1 - MATE_BOUND, MATE_BOUND - 1)
}

/// A value as the transposition table keeps it: mates are counted from the position itself, not from the root, since the
/// same position may be reached at different plies.
pub fn value_to_tt(value: i32, ply: usize) -> i16 {
    let shift = ply as i32;
    (if value >= MATE_BOUND {
        value + shift
    } else if value <= -MATE_BOUND {
        value - shift
    } else {
        value
    })
    .clamp(-MATE, MATE) as i16
}

/// The reverse of [`value_to_tt`].
pub fn value_from_tt(value: i16, ply: usize) -> i32 {
    let (value, shift) = (i32::from(value), ply as i32);
    if value >= MATE_BOUND {
        value - shift
    } else if value <= -MATE_BOUND {
        value + shift
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_count_the_turns_of_the_winner() {
        assert_eq!(Score::from_value(MATE - 1), Score::Mate(1));
        assert_eq!(Score::from_value(MATE - 3), Score::Mate(2));
        assert_eq!(Score::from_value(mated_in(0)), Score::Mate(0));
        assert_eq!(Score::from_value(mated_in(2)), Score::Mate(-1));
        assert_eq!(Score::from_value(mated_in(4)), Score::Mate(-2));
        assert_eq!(Score::from_value(-35), Score::Centipawns(-35));
    }

    #[test]
    fn the_table_counts_mates_from_the_position() {
        for value in [0, 250, -250, MATE - 7, mated_in(8)] {
            assert_eq!(value_from_tt(value_to_tt(value, 5), 5), value);
        }
        assert_eq!(value_from_tt(value_to_tt(MATE - 7, 5), 1), MATE - 3);
    }
}
