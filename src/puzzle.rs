//! Puzzles: positions with a single correct move, found in games of the engine against itself. A file holds one per
//! line.

mod theme;

use std::error::Error;
use std::fmt;
use std::str::FromStr;

pub use theme::{Theme, themes};

use crate::game::Game;

/// A puzzle for the side to move.
///
/// ```
/// use hostage_chess::{AnyPosition, Position, Puzzle};
///
/// let puzzle: Puzzle = "6k1/5ppp/8/8/8/8/8/4K3[R#] w - - 0 1;R@e8;630;1d".parse()?;
/// let (positions, moves) = puzzle.replay::<AnyPosition>("hostage")?;
/// assert!(puzzle.wins() && moves.len() == 1 && positions[1].outcome().is_some());
/// # Ok::<(), hostage_chess::puzzle::PuzzleFault>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// FEN of the position.
    pub fen: String,
    /// Solution as UCI moves. The moves of the solver and the opponent alternate; the first and the last are the
    /// solver's.
    pub line: Vec<String>,
    /// Difficulty, on the scale of [`rating_of_level`].
    pub rating: u16,
    /// Themes of the solution.
    pub themes: Vec<Theme>,
}

/// Returns the rating of a puzzle that the engine solves at this level but at no weaker one. The constant step is
/// roughly the rating difference between two levels.
pub const fn rating_of_level(level: u8) -> u16 {
    500 + 130 * level as u16
}

/// Fault in the text of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PuzzleFault {
    /// The text does not consist of a position, a line, a rating and themes.
    Shape,
    /// This text is not a rating.
    Rating(String),
    /// This version does not know the theme of this letter.
    Theme(char),
    /// The position is invalid or a move is illegal. The text says why.
    Illegal(String),
    /// The solution has an even number of moves.
    Length,
    /// The puzzle was withdrawn.
    Withdrawn,
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFault::Shape => f.write_str("a puzzle has the form FEN;moves;rating;themes"),
            PuzzleFault::Rating(text) => write!(f, "{text} is not a rating"),
            PuzzleFault::Theme(letter) => write!(f, "unknown theme {letter}"),
            PuzzleFault::Illegal(text) => f.write_str(text),
            PuzzleFault::Withdrawn => f.write_str("the puzzle was withdrawn"),
            PuzzleFault::Length => f.write_str("the solver must make the last move"),
        }
    }
}

impl Error for PuzzleFault {}

impl FromStr for Puzzle {
    type Err = PuzzleFault;

    /// Reads a line of a file. Only [`Puzzle::replay`] checks that the moves are legal.
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
    /// Writes a line of a file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: String = self.themes.iter().map(|theme| theme.letter()).collect();
        write!(f, "{};{};{};{themes}", self.fen, self.line.join(" "), self.rating)
    }
}

impl Puzzle {
    /// Returns the positions of the solution, including the first, and its moves.
    ///
    /// # Errors
    /// The position is invalid under these rules, or a move is illegal.
    pub fn replay<G: Game>(&self, variant: &str) -> Result<(Vec<G>, Vec<G::Move>), PuzzleFault> {
        let start = G::from_fen(variant, &self.fen)
            .map_err(|faults| PuzzleFault::Illegal(faults.first().map(ToString::to_string).unwrap_or_default()))?;
        let (mut positions, mut moves) = (vec![start], Vec::new());
        for text in &self.line {
            let position = &positions[positions.len() - 1];
            let mv = position.read_uci(text).map_err(|why| PuzzleFault::Illegal(format!("{text}: {why}")))?;
            moves.push(mv);
            positions.push(position.play_unchecked(mv));
        }
        Ok((positions, moves))
    }

    /// Returns true if the solution wins the game.
    pub fn wins(&self) -> bool {
        matches!(self.themes.first(), Some(Theme::Mate(_)))
    }

    /// Returns the number of moves that the solver must find.
    pub fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}
