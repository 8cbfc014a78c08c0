//! A line of a puzzle file. Links contain the place of a puzzle, so a line stays even when its puzzle is no longer
//! offered.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Puzzle, PuzzleFault};

/// Number of puzzles in a file; the last file of a game may hold fewer.
pub const SHELF: usize = 250;

/// The sign before a puzzle that rests. Alone on its line, it stands for a puzzle that was withdrawn.
const REST: char = '-';

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShelfLine {
    /// A puzzle that the page offers.
    Offered(Puzzle),
    /// A puzzle too easy to be offered, or with the position of another one. It opens by its name, and serves beginners
    /// and storms.
    Resting(Puzzle),
    /// The place of a puzzle that has more than one solution.
    Withdrawn,
}

impl ShelfLine {
    /// The puzzle, unless it was withdrawn.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match self {
            ShelfLine::Offered(puzzle) | ShelfLine::Resting(puzzle) => Some(puzzle),
            ShelfLine::Withdrawn => None,
        }
    }
}

impl FromStr for ShelfLine {
    type Err = PuzzleFault;

    fn from_str(text: &str) -> Result<ShelfLine, PuzzleFault> {
        match text.strip_prefix(REST) {
            Some("") => Ok(ShelfLine::Withdrawn),
            Some(text) => text.parse().map(ShelfLine::Resting),
            None => text.parse().map(ShelfLine::Offered),
        }
    }
}

impl fmt::Display for ShelfLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShelfLine::Offered(puzzle) => puzzle.fmt(f),
            ShelfLine::Resting(puzzle) => write!(f, "{REST}{puzzle}"),
            ShelfLine::Withdrawn => write!(f, "{REST}"),
        }
    }
}
