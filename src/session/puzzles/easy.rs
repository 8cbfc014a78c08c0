//! Puzzles for those who have solved none yet, and the calendar's arithmetic.

use super::shelf::all_on_shelf;
use super::{PuzzleId, PuzzleProgress};
use crate::puzzle::{Puzzle, PuzzleFault};
use crate::session::Skill;

/// Number of the easiest puzzles of a file among which one is chosen.
const EASIEST: usize = 6;

/// Number of puzzles after which nobody is a beginner, and after which somebody who has never played chess is not.
const BEGUN: u32 = 5;
const BEGUN_NEVER: u32 = 15;

impl PuzzleProgress {
    /// True for somebody who has hardly tried a puzzle yet. `skill` is the answer to the question whether one plays chess.
    pub fn is_beginner(&self, skill: Option<Skill>) -> bool {
        self.tried < if skill == Some(Skill::Never) { BEGUN_NEVER } else { BEGUN }
    }
}

/// One of the puzzles of a file that need a single move and have the fewest pieces beside the board, chosen by
/// `chance`. Those that win at once come first. Resting puzzles count too, because they are the easiest.
///
/// # Errors
/// A puzzle in the file is unreadable.
pub fn easy_on_shelf(
    text: &str,
    at: (&str, usize),
    chance: u64,
    passes: impl Fn(&PuzzleId) -> bool,
) -> Result<Option<PuzzleId>, PuzzleFault> {
    let all: Vec<(PuzzleId, Puzzle, bool)> = all_on_shelf(text, at.0, at.1).collect::<Result<_, _>>()?;
    let fits = all.into_iter().filter(|(id, puzzle, _)| puzzle.moves() == 1 && passes(id));
    let mut fits: Vec<(bool, usize, PuzzleId)> =
        fits.map(|(id, puzzle, _)| (!puzzle.wins(), beside(&puzzle.fen), id)).collect();
    fits.sort_by_key(|(later, beside, _)| (*later, *beside));
    fits.truncate(EASIEST);
    let any = (chance % fits.len().max(1) as u64) as usize;
    Ok((any < fits.len()).then(|| fits.swap_remove(any).2))
}

/// Number of pieces beside the board.
fn beside(fen: &str) -> usize {
    let (_, trays) = fen.split_once('[').unwrap_or_default();
    trays.chars().take_while(|sign| *sign != ']').filter(char::is_ascii_alphabetic).count()
}

/// The year, month and day of the month of a day as [`day_of`](super::day_of) counts.
///
/// CITE: <https://howardhinnant.github.io/date_algorithms.html#civil_from_days>.
pub const fn civil(day: u32) -> (u32, u32, u32) {
    let days = day as u64 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    ((year + era * 400 + next) as u32, month as u32, date as u32)
}

/// The day of the week, from 0 for Monday.
pub const fn weekday(day: u32) -> usize {
    // 1970 began on a Thursday.
    (day as usize + 3) % 7
}
