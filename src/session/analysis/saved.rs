//! An analysis as it is stored, and read back.

use super::super::review::{Review, SavedReview};
use super::super::{Board, Saved, Views};
use super::Analysis;
use crate::game::Game;

/// An analysis as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedAnalysis {
    /// The tree and where it stands.
    pub game: Saved,
    /// Whether the engine is switched on.
    pub engine: bool,
    /// How many lines it shows.
    pub lines: u32,
    /// The review, if there is any; analyses of older builds had none.
    pub review: SavedReview,
    /// Which threats are shown.
    pub threats: Views,
}

crate::json::record!(SavedAnalysis {
    game,
    engine or default,
    lines or default,
    review or default,
    threats or default,
});

impl<G: Game> Analysis<G> {
    /// What to store.
    pub fn save(&self) -> SavedAnalysis {
        let (tree, review) = (self.tree(), self.review.save(self.tree()));
        let game = Saved::of_tree(tree, self.board.orientation());
        SavedAnalysis { game, engine: self.engine, lines: self.lines, review, threats: self.threats }
    }

    /// The analysis that was stored; none if not even its first position can be read.
    pub fn restore(saved: &SavedAnalysis) -> Option<Analysis<G>> {
        let board = Board::new(saved.game.tree()?, saved.game.orientation);
        let mut analysis = Analysis::over(board, saved.engine, saved.lines, saved.threats);
        // A tree that was read anew has the numbers of the store.
        analysis.review = Review::restore(&saved.review, analysis.tree());
        analysis.tell();
        Some(analysis)
    }
}
