//! Time management: the time to search for a move when there is a clock, on the page and in the UCI loop.
//!
//! Each move has a target time and a time limit. After each depth, the search decides whether to continue. If nearly
//! all nodes went to one move, the others are refuted and time can be saved. Otherwise more time is worth spending.
//!
//! CITE: <https://www.chessprogramming.org/Time_Management>; the share of the nodes is used as in Stockfish and many
//! other engines.

use crate::search::Limits;

/// Default number of moves that the remaining time should last for.
const MOVES_TO_GO: u64 = 30;

/// Reserve for delays between the clock and the search, in milliseconds.
pub const MARGIN: u64 = 50;

/// Maximum time for a difficult move, as a multiple of the target.
const LONGEST: u64 = 3;

/// Converts a time into a limit in milliseconds: at least one, at most the largest `u32`.
pub fn limit(millis: u64) -> u32 {
    u32::try_from(millis).unwrap_or(u32::MAX).max(1)
}

/// Returns limits for a move by the clock; all times are in milliseconds. The target is an even share of the remaining
/// time plus most of the increment. The limit is a multiple of the target, but at most a third of the remaining time,
/// or the target if that is more. The last move before more time comes may use everything. `moves` is the number of
/// moves the time must last for, if known.
///
/// ```
/// use hostage_chess::engine::time_management::by_clock;
///
/// let limits = by_clock(60_050, 1_000, None);
/// assert_eq!((limits.aim, limits.millis), (Some(2_000 + 750), Some(8_250)));
/// assert_eq!(by_clock(40, 1_000, None).millis, Some(1));
/// ```
pub fn by_clock(left: u64, increment: u64, moves: Option<u64>) -> Limits {
    let left = left.saturating_sub(MARGIN);
    let moves = moves.map_or(MOVES_TO_GO, |moves| moves.clamp(1, MOVES_TO_GO));
    let aim = (left / moves).saturating_add(increment / 4 * 3).min(left);
    let most = if moves == 1 { left } else { aim.saturating_mul(LONGEST).min(left / 3).max(aim) };
    Limits { aim: Some(limit(aim)), millis: Some(limit(most)), ..Limits::default() }
}

/// Returns true if a search with the target `aim` is deep enough after `elapsed` milliseconds. `share` is the part of
/// the last depth's nodes spent on the best move, in thousandths. `steady` is the number of depths for which it has
/// been the best.
///
/// ```
/// use hostage_chess::engine::time_management::is_enough;
///
/// assert!(is_enough(400.0, 1000, 950, 6) && !is_enough(400.0, 1000, 300, 6));
/// assert!(is_enough(700.0, 1000, 600, 6) && !is_enough(700.0, 1000, 600, 0));
/// ```
pub fn is_enough(elapsed: f64, aim: u32, share: u32, steady: u32) -> bool {
    // Another depth takes longer than all depths so far, so it should not begin shortly before the end.
    let wanted = f64::from(aim) * (1.35 - 1.1 * f64::from(share) / 1000.0);
    elapsed >= wanted * (1.35 - 0.08 * f64::from(steady.min(6)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_stays_within_the_clock_and_beyond_the_aim() {
        for left in [0, 40, 60, 1000, 50_000, u64::MAX] {
            for (increment, moves) in [(0, None), (1000, None), (60_000, Some(1)), (1000, Some(40)), (0, Some(2))] {
                let Limits { aim: Some(aim), millis: Some(millis), .. } = by_clock(left, increment, moves) else {
                    panic!("no limits");
                };
                assert!(
                    aim <= millis && u64::from(millis) <= (left.max(MARGIN + 1) - MARGIN),
                    "{left} {increment} {moves:?}"
                );
            }
        }
    }

    #[test]
    fn the_clock_lasts_even_if_every_move_takes_the_limit() {
        let mut left: u64 = 60_000;
        for _ in 0..100 {
            let taken = by_clock(left, 0, None).millis.unwrap_or(u32::MAX);
            left -= u64::from(taken);
        }
        assert!(left > 0);
    }
}
