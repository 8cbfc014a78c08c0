//! Counts puzzles by theme and rating, and measures what share of each rating every level solves.

use std::collections::BTreeMap;
use std::io::{self, Write};

use super::grade::solves;
use crate::cli::{Failure, texts};
use crate::engine::level::Level;
use crate::game::Game;
use crate::puzzle::{Puzzle, Theme};

/// Maximum number of puzzles tried per rating, approximately.
const SAMPLE: usize = 40;
/// A seed that was not used for any rating.
const SEED: u64 = 1_000;

pub fn run<G: Game>(start: &G, puzzles: &[Puzzle]) -> Result<(), Failure> {
    let mut output = io::stdout();
    for theme in Theme::all() {
        let count = puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        writeln!(output, "{count:6} {theme:?}")?;
    }
    let mut by_rating: BTreeMap<u16, Vec<&Puzzle>> = BTreeMap::new();
    puzzles.iter().for_each(|puzzle| by_rating.entry(puzzle.rating).or_default().push(puzzle));
    writeln!(output, "\n{}", texts::TALLY_HEAD)?;
    for (rating, puzzles) in by_rating {
        write!(output, "{rating:5} {:6} ", puzzles.len())?;
        let step = puzzles.len().div_ceil(SAMPLE);
        let sample: Vec<_> =
            puzzles.iter().step_by(step).filter_map(|puzzle| puzzle.replay::<G>(start.variant()).ok()).collect();
        for level in Level::all() {
            let solved = sample.iter().filter(|(positions, moves)| solves(level, SEED, positions, moves)).count();
            write!(output, " {:3}", 100 * solved / sample.len().max(1))?;
        }
        writeln!(output)?;
        output.flush()?;
    }
    Ok(())
}
