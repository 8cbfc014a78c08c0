//! Time management: how long to search for a turn where there is a clock, on the page as in the UCI loop.
//!
//! A turn has a time to aim at and a time to end by. After each depth the search asks whether to go on: where nearly all
//! nodes went to one turn, the rest is refuted and time can be saved; where they did not, more is worth spending.
//!
//! CITE: <https://www.chessprogramming.org/Time_Management>; the share of the nodes is used as in Stockfish and many
//! others.

use crate::search::Limits;

/// How many turns the time on the clock should last for, unless somebody says.
const TURNS_TO_GO: u64 = 30;

/// Kept in reserve for delays between the clock and the search, in milliseconds.
pub const MARGIN: u64 = 50;

/// How many times as long as was aimed at a difficult turn may take.
const LONGEST: u64 = 3;

/// A time as a limit, in milliseconds: at least one, at most what there is room for.
pub fn limit(millis: u64) -> u32 {
    u32::try_from(millis).unwrap_or(u32::MAX).max(1)
}

/// Limits by the clock: to aim at an even share of what is left and most of the increment, and to end, at some turns, after
/// some times as long, but never so late that the flag could fall. All times are in milliseconds. `turns` is how many turns
/// the time must last for, if somebody says.
///
/// ```
/// use hostage_chess::engine::time_management::by_clock;
///
/// let limits = by_clock(60_050, 1_000, None);
/// assert_eq!((limits.aim, limits.millis), (Some(2_000 + 750), Some(8_250)));
/// assert_eq!(by_clock(40, 1_000, None).millis, Some(1));
/// ```
pub fn by_clock(left: u64, increment: u64, turns: Option<u64>) -> Limits {
    let left = left.saturating_sub(MARGIN);
    let turns = turns.map_or(TURNS_TO_GO, |turns| turns.clamp(1, TURNS_TO_GO));
    let aim = (left / turns).saturating_add(increment / 4 * 3).min(left);
    // At the last turn before more time comes everything may be used, before that a third at most.
    let most = if turns == 1 { left } else { aim.saturating_mul(LONGEST).min(left / 3).max(aim) };
    Limits { aim: Some(limit(aim)), millis: Some(limit(most)), ..Limits::default() }
}

/// Whether a search has gone deep enough, `elapsed` milliseconds after its beginning, that aims at `aim`. `share` is how
/// many thousandths of the last depth's nodes went to the best turn; `steady` for how many depths it has been the best.
///
/// ```
/// use hostage_chess::engine::time_management::is_enough;
///
/// assert!(is_enough(400.0, 1000, 950, 6) && !is_enough(400.0, 1000, 300, 6));
/// assert!(is_enough(700.0, 1000, 600, 6) && !is_enough(700.0, 1000, 600, 0));
/// ```
pub fn is_enough(elapsed: f64, aim: u32, share: u32, steady: u32) -> bool {
    // Another depth takes longer than all depths so far, so it is not begun long before the time is over.
    let wanted = f64::from(aim) * (1.35 - 1.1 * f64::from(share) / 1000.0);
    elapsed >= wanted * (1.35 - 0.08 * f64::from(steady.min(6)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_never_falls_and_the_aim_comes_first() {
        for left in [0, 40, 60, 1000, 50_000, u64::MAX] {
            for (increment, turns) in [(0, None), (1000, None), (60_000, Some(1)), (1000, Some(40)), (0, Some(2))] {
                let Limits { aim: Some(aim), millis: Some(millis), .. } = by_clock(left, increment, turns) else {
                    panic!("no limits");
                };
                assert!(
                    aim <= millis && u64::from(millis) <= (left.max(MARGIN + 1) - MARGIN),
                    "{left} {increment} {turns:?}"
                );
            }
        }
    }

    #[test]
    fn many_turns_are_survived_even_if_each_takes_longest() {
        let mut left: u64 = 60_000;
        for _ in 0..100 {
            let taken = by_clock(left, 0, None).millis.unwrap_or(u32::MAX);
            left -= u64::from(taken);
        }
        assert!(left > 0);
    }
}
