//! Puzzles: positions with one turn that is right, found in games of the engine against itself. A file holds one a line.

mod theme;

use std::error::Error;
use std::fmt;
use std::str::FromStr;

pub use theme::{Theme, themes};

use crate::game::Game;

/// A puzzle. It is on the side to move to solve it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The position.
    pub fen: String,
    /// The solution, as UCI writes turns: the solver's and the opponent's by turns, the solver's first and last.
    pub line: Vec<String>,
    /// How hard it is, on the scale of [`rating_of_level`].
    pub rating: u16,
    /// What it is about.
    pub themes: Vec<Theme>,
}

/// The rating of a puzzle that a level of the engine is the weakest to solve. A step of the ladder of levels is worth about as much.
pub const fn rating_of_level(level: u8) -> u16 {
    500 + 130 * level as u16
}

/// What is wrong with the text of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// It does not consist of a position, a line, a rating and themes.
    Shape,
    /// This is no rating.
    Rating(String),
    /// This version does not know the theme of this letter.
    Theme(char),
    /// The rules do not know the position, or do not allow this turn.
    Illegal(String),
    /// The solution has an even number of turns.
    Length,
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFault::Shape => f.write_str("a puzzle is FEN;turns;rating;themes"),
            PuzzleFault::Rating(text) => write!(f, "{text} is no rating"),
            PuzzleFault::Theme(letter) => write!(f, "unknown theme {letter}"),
            PuzzleFault::Illegal(text) => f.write_str(text),
            PuzzleFault::Length => f.write_str("the solver must have the last turn"),
        }
    }
}

impl Error for PuzzleFault {}

impl FromStr for Puzzle {
    type Err = PuzzleFault;

    /// Reads a line of a file. Whether the turns are legal is not known before [`Puzzle::replay`].
    fn from_str(text: &str) -> Result<Puzzle, PuzzleFault> {
        let parts: Vec<&str> = text.split(';').collect();
        let &[fen, line, rating, themes] = &parts[..] else { return Err(PuzzleFault::Shape) };
        let line: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        if line.len().is_multiple_of(2) {
            return Err(PuzzleFault::Length);
        }
        let rating = rating.parse().map_err(|_| PuzzleFault::Rating(rating.to_owned()))?;
        let themes = themes.chars().map(|letter| Theme::of(letter).ok_or(PuzzleFault::Theme(letter)));
        Ok(Puzzle { fen: fen.to_owned(), line, rating, themes: themes.collect::<Result<_, _>>()? })
    }
}

impl fmt::Display for Puzzle {
    /// As a line of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: String = self.themes.iter().map(|theme| theme.letter()).collect();
        write!(f, "{};{};{};{themes}", self.fen, self.line.join(" "), self.rating)
    }
}

impl Puzzle {
    /// The positions of the solution, the first one included, and its turns.
    ///
    /// # Errors
    /// The position is none by these rules, or a turn is not legal.
    pub fn replay<G: Game>(&self, variant: &str) -> Result<(Vec<G>, Vec<G::Move>), PuzzleFault> {
        let start = G::from_fen(variant, &self.fen)
            .map_err(|faults| PuzzleFault::Illegal(faults.first().map(ToString::to_string).unwrap_or_default()))?;
        let (mut positions, mut turns) = (vec![start], Vec::new());
        for text in &self.line {
            let position = &positions[positions.len() - 1];
            let turn = position.read_uci(text).map_err(|why| PuzzleFault::Illegal(format!("{text}: {why}")))?;
            turns.push(turn);
            positions.push(position.play_unchecked(turn));
        }
        Ok((positions, turns))
    }

    /// How many turns the solver has to find.
    pub fn turns(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}
