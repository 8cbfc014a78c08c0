//! One's own mistakes as puzzles: what a review calls blunders. Right is whatever is no mistake by the measure of that review.

use serde::{Deserialize, Serialize};

use super::PuzzleId;
use crate::game::{Game, Side};
use crate::puzzle::{Puzzle, PuzzleFault};
use crate::search::Score;
use crate::session::Tree;
use crate::session::review::judge::{Verdict, is_good};
use crate::session::review::{JudgedMove, Review, ReviewReport, read_score, write_score};

/// What stands in the place of the rules in the name of such a puzzle.
pub const OWN: &str = "own";

/// A mistake of somebody's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mistake {
    /// Its number among them; 0 before it is kept.
    pub number: usize,
    /// The rules.
    pub variant: String,
    /// The position before it.
    pub fen: String,
    /// What the engine would have played, and what was played, as UCI writes turns.
    pub best: String,
    /// What was played.
    pub played: String,
    /// What the position was worth for its player, as reviews store it.
    pub(super) was: i32,
}

impl Mistake {
    /// Its name among the puzzles.
    pub fn id(&self) -> PuzzleId {
        PuzzleId { variant: OWN.to_owned(), number: self.number }
    }

    /// As a puzzle that is solved by the engine's turn.
    pub fn puzzle(&self) -> Puzzle {
        Puzzle { fen: self.fen.clone(), line: vec![self.best.clone()], rating: 0, themes: Vec::new() }
    }

    /// What it takes to weigh another turn.
    ///
    /// # Errors
    /// What was played is no turn there.
    pub(super) fn measure<G: Game>(&self, start: &G) -> Result<Measure<G::Move>, PuzzleFault> {
        let played = start.read_uci(&self.played);
        let played = played.map_err(|why| PuzzleFault::Illegal(format!("{}: {why}", self.played)))?;
        Ok(Measure { played, was: read_score(self.was) })
    }
}

/// What it takes to weigh a turn that is not the engine's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Measure<M> {
    /// The mistake.
    pub(super) played: M,
    was: Score,
}

impl<M> Measure<M> {
    /// Whether a turn is good after which the position is worth this to who played it.
    pub(super) fn allows(&self, is: Score) -> bool {
        is_good(self.was, is)
    }
}

/// The blunders of some sides in a game that was reviewed.
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
