//! The player's own mistakes as puzzles: moves that a review calls blunders. A move solves the puzzle unless the scores
//! of that review make it a mistake.

use serde::{Deserialize, Serialize};

use super::PuzzleId;
use crate::game::{Game, Side};
use crate::puzzle::{Puzzle, PuzzleFault};
use crate::search::Score;
use crate::session::Tree;
use crate::session::review::judge::{Verdict, is_good};
use crate::session::review::{JudgedMove, Review, ReviewReport, read_score, write_score};

/// The prefix of these puzzles, which replaces the variant.
pub const OWN: &str = "own";

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// Number of the mistake; 0 before it is stored.
    pub number: usize,
    pub variant: String,
    pub fen: String,
    /// The engine's move as UCI text.
    pub best: String,
    /// The move that was played, as UCI text.
    pub played: String,
    /// Score of the position for the player, in the form that reviews store.
    pub(super) was: i32,
}

impl Mistake {
    /// The name of the puzzle.
    pub fn id(&self) -> PuzzleId {
        PuzzleId { variant: OWN.to_owned(), number: self.number }
    }

    /// The puzzle whose solution is the engine's move.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle { fen: self.fen.clone(), line: vec![self.best.clone()], rating: 0, themes: Vec::new() }
    }

    /// The criterion for moves other than the solution.
    ///
    /// # Errors
    /// The move that was played is illegal.
    pub(super) fn measure<G: Game>(&self, start: &G) -> Result<Measure<G::Move>, PuzzleFault> {
        let played = start.read_uci(&self.played);
        let played = played.map_err(|why| PuzzleFault::Illegal(format!("{}: {why}", self.played)))?;
        Ok(Measure { played, was: read_score(self.was) })
    }
}

/// The criterion for moves other than the engine's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure<M> {
    /// The mistake.
    pub(super) played: M,
    was: Score,
}

impl<M> Measure<M> {
    /// True if a move with this score for its player is good enough.
    pub(super) fn allows(&self, is: Score) -> bool {
        is_good(self.was, is)
    }
}

/// The blunders of these sides in a reviewed game.
pub fn mistakes<G: Game>(review: &Review, tree: &Tree<G>, report: &ReviewReport, sides: &[Side]) -> Vec<Mistake> {
    let blunders = report.moves.iter().filter(|mv| mv.verdict == Some(Verdict::Blunder));
    let mistake = |mv: &JudgedMove| {
        let (parent, played) = tree.move_to(mv.node)?;
        let before = tree.at(parent);
        let best = review.finding(parent)?.line.first()?.clone();
        let (variant, fen, was) = (before.variant().to_owned(), before.fen(), write_score(mv.was));
        Some(Mistake { number: 0, variant, fen, best, played: before.uci(played), was })
    };
    blunders.filter(|mv| sides.contains(&mv.side)).filter_map(mistake).collect()
}
