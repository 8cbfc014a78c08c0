//! Scores of positions. Inside the search, a *value* is one number: centipawns, or a mate counted in plies from the
//! root. Callers receive a [`Score`].
//!
//! CITE: <https://www.chessprogramming.org/Score>.

use std::fmt;

use crate::game::Side;

/// Score of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Forced end in this many moves of the winner: positive if the side to move wins, negative or zero if it loses.
    Mate(i32),
}

impl Score {
    /// Converts a value of the search into a score.
    pub(super) fn from_value(value: i32) -> Score {
        if is_mate(value) {
            let moves = (plies_to_mate(value) + 1) / 2;
            Score::Mate(if value > 0 { moves } else { -moves })
        } else {
            Score::Centipawns(value)
        }
    }

    /// Converts between White's point of view and that of `side`, in either direction.
    #[must_use]
    pub const fn told_to(self, side: Side) -> Score {
        match (self, side) {
            (score, Side::White) => score,
            (Score::Centipawns(worth), Side::Black) => Score::Centipawns(worth.saturating_neg()),
            (Score::Mate(moves), Side::Black) => Score::Mate(moves.saturating_neg()),
        }
    }
}

impl fmt::Display for Score {
    /// Writes the score in UCI form: `cp 31`, `mate -2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Centipawns(centipawns) => write!(f, "cp {centipawns}"),
            Score::Mate(moves) => write!(f, "mate {moves}"),
        }
    }
}

/// Maximum length of a line in the search, in plies.
pub const MAX_PLY: usize = 100;
/// Value of an immediate mate; a mate in `n` plies is worth `n` less.
pub const MATE: i32 = 31_000;
/// Limit beyond which every value is a mate, in either direction.
pub const MATE_BOUND: i32 = MATE - 500;
/// Value greater than any other.
pub const INFINITE: i32 = 32_000;
/// Value of a draw.
pub const DRAW: i32 = 0;

/// Returns the value of being mated at this ply.
pub const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Returns true if a value is a mate for either side.
pub const fn is_mate(value: i32) -> bool {
    value >= MATE_BOUND || value <= -MATE_BOUND
}

/// Returns the number of plies from the root to the mate.
pub const fn plies_to_mate(value: i32) -> i32 {
    MATE - value.abs()
}

/// Clamps an evaluation to values that are not mates.
pub fn clamp_eval(evaluation: i32) -> i32 {
    evaluation.clamp(1 - MATE_BOUND, MATE_BOUND - 1)
}

/// Adds the bonus of a style to a value, or subtracts a negative one. A mate stays a mate.
pub fn with_bonus(value: i32, bonus: i32) -> i32 {
    if bonus == 0 || is_mate(value) { value } else { clamp_eval(value + bonus) }
}

/// Converts a value for the transposition table. There, mates are counted from the position and not from the root,
/// because the same position may be reached at different plies.
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

/// Converts a value back; the reverse of [`value_to_tt`].
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
    fn mates_count_the_moves_of_the_winner() {
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
