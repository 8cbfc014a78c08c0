//! Values inside the search: centipawns, and mates counted in plies from the root.

use super::Score;

/// Deeper than this no line goes.
pub const MAX_PLY: usize = 100;
/// Mate on the spot; a mate in `n` plies is worth `n` less.
pub const MATE: i32 = 31_000;
/// Every value beyond this, either way, is a mate.
pub const MATE_BOUND: i32 = MATE - 500;
/// More than any value.
pub const INFINITE: i32 = 32_000;
/// What a draw is worth.
pub const DRAW: i32 = 0;

/// The value of having been mated at this ply.
pub const fn mated_in(ply: usize) -> i32 {
    ply as i32 - MATE
}

/// Whether a value is a mate for either side.
pub const fn is_mate(value: i32) -> bool {
    value >= MATE_BOUND || value <= -MATE_BOUND
}

/// How many plies lie between the root and the mate.
pub const fn plies_to_mate(value: i32) -> i32 {
    MATE - value.abs()
}

/// An evaluation kept clear of the mates.
pub fn clamp_eval(evaluation: i32) -> i32 {
    evaluation.clamp(1 - MATE_BOUND, MATE_BOUND - 1)
}

/// A value as the table keeps it: mates counted from the position itself, not from the root.
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

/// The other way round.
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

/// A value as the world is told it.
pub fn score(value: i32) -> Score {
    if is_mate(value) {
        let turns = (plies_to_mate(value) + 1) / 2;
        Score::Mate(if value > 0 { turns } else { -turns })
    } else {
        Score::Centipawns(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_count_the_turns_of_the_winner() {
        assert_eq!(score(MATE - 1), Score::Mate(1));
        assert_eq!(score(MATE - 3), Score::Mate(2));
        assert_eq!(score(mated_in(0)), Score::Mate(0));
        assert_eq!(score(mated_in(2)), Score::Mate(-1));
        assert_eq!(score(mated_in(4)), Score::Mate(-2));
        assert_eq!(score(-35), Score::Centipawns(-35));
    }

    #[test]
    fn the_table_counts_mates_from_the_position() {
        for value in [0, 250, -250, MATE - 7, mated_in(8)] {
            assert_eq!(value_from_tt(value_to_tt(value, 5), 5), value);
        }
        assert_eq!(value_from_tt(value_to_tt(MATE - 7, 5), 1), MATE - 3);
    }
}
