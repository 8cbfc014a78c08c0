//! Time management: how long to search for a turn where there is a clock, on the page as in the UCI loop.
//!
//! CITE: <https://www.chessprogramming.org/Time_Management>.

/// How many turns the time on the clock should last for, unless somebody says.
const TURNS_TO_GO: u64 = 30;

/// Kept in reserve for delays between the clock and the search, in milliseconds.
pub const MARGIN: u64 = 50;

/// An even share of what is left on the clock and most of the increment, but never so much that the flag could fall.
/// All times are in milliseconds. `turns` is how many turns the time must last for, if somebody says.
///
/// ```
/// use hostage_chess::engine::time_management::time_for_turn;
/// assert_eq!(time_for_turn(60_050, 1_000, None), 2_000 + 750);
/// assert_eq!(time_for_turn(40, 1_000, None), 0);
/// ```
pub fn time_for_turn(left: u64, increment: u64, turns: Option<u64>) -> u64 {
    let left = left.saturating_sub(MARGIN);
    let turns = turns.map_or(TURNS_TO_GO, |turns| turns.clamp(1, TURNS_TO_GO));
    (left / turns).saturating_add(increment / 4 * 3).min(left)
}
