//! Counts the puzzles that are offered by length, grade and theme, and measures what share of each grade every level
//! solves.

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::grade::{grade_of, rating_of, solves};
use crate::cli::{Failure, texts};
use crate::engine::level::Level;
use crate::game::Game;
use crate::puzzle::{Puzzle, Theme};
use crate::session::puzzles::ShelfLine;

/// Maximum number of puzzles tried per grade, approximately.
const SAMPLE: usize = 40;
/// A seed that was not used for any rating.
const SEED: u64 = 1_000;

/// Prints the table. `levels` adds what every level solves, which takes minutes.
pub fn run<G: Game>(start: &G, lines: &[ShelfLine], levels: bool) -> Result<(), Failure> {
    let mut output = io::stdout();
    let count = |wanted: fn(&ShelfLine) -> bool| lines.iter().filter(|line| wanted(line)).count();
    let (resting, withdrawn) =
        (count(|line| matches!(line, ShelfLine::Resting(_))), count(|line| matches!(line, ShelfLine::Withdrawn)));
    let offered = lines.iter().filter(|line| matches!(line, ShelfLine::Offered(_)));
    let puzzles: Vec<&Puzzle> = offered.filter_map(ShelfLine::puzzle).collect();
    let share = |count: usize| texts::share(count, puzzles.len());
    writeln!(output, "{}", texts::tally_total(puzzles.len(), resting, withdrawn))?;
    let mut by_moves: BTreeMap<usize, usize> = BTreeMap::new();
    puzzles.iter().for_each(|puzzle| *by_moves.entry(puzzle.moves()).or_default() += 1);
    for (moves, count) in by_moves {
        writeln!(output, "{}", texts::tally_moves(moves, count, &share(count)))?;
    }
    let mut by_grade: BTreeMap<u16, Vec<&Puzzle>> = BTreeMap::new();
    puzzles.iter().for_each(|puzzle| by_grade.entry(grade_of(puzzle.rating)).or_default().push(puzzle));
    writeln!(output, "\n{}", if levels { texts::TALLY_LEVELS_HEAD } else { texts::TALLY_HEAD })?;
    for (grade, puzzles) in by_grade {
        write!(output, "{:5} {:6} {:>7}", rating_of(grade), puzzles.len(), share(puzzles.len()))?;
        if levels {
            let step = puzzles.len().div_ceil(SAMPLE);
            let sample: Vec<_> =
                puzzles.iter().step_by(step).filter_map(|puzzle| puzzle.replay::<G>(start.variant()).ok()).collect();
            for level in Level::all() {
                let solved = sample.iter().filter(|(positions, moves)| solves(level, SEED, positions, moves)).count();
                write!(output, " {:3}", 100 * solved / sample.len().max(1))?;
            }
        }
        writeln!(output)?;
        output.flush()?;
    }
    writeln!(output)?;
    for theme in Theme::all() {
        let count = puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        writeln!(output, "{count:6} {theme:?}")?;
    }
    Ok(())
}
