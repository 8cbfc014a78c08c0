//! An analysis as it is stored, and read back.

use serde::{Deserialize, Serialize};

use super::super::review::{Review, SavedReview};
use super::super::{Board, SavedGame, Tab, ThreatViews};
use super::Analysis;
use crate::game::Game;
use crate::session::saved::number;

/// An analysis as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedAnalysis {
    /// The tree and where it stands.
    pub game: SavedGame,
    /// Whether the engine is switched on.
    #[serde(default)]
    pub engine: bool,
    /// How many lines it shows.
    #[serde(default)]
    pub lines: u32,
    /// The review, if there is any; analyses of older builds had none.
    #[serde(default)]
    pub review: SavedReview,
    /// Whether it is shown how games went on; older builds did not know that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub explorer: bool,
    /// Which threats are shown.
    #[serde(default)]
    pub threats: ThreatViews,
    /// What lies open; older builds knew none, and the moves need no word.
    #[serde(default, skip_serializing_if = "Tab::is_moves")]
    pub tab: Tab,
    /// Number of moves it was opened with, from a link or a record; none if it was begun here or stored by an older build.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<usize>,
}

impl SavedAnalysis {
    /// True if nothing was added, written or found since it was opened.
    pub fn is_untouched(&self) -> bool {
        self.given == Some(self.game.moves.len()) && self.game.notes.is_empty() && self.review.is_empty()
    }
}

impl<G: Game> Analysis<G> {
    /// What to store.
    pub fn save(&self) -> SavedAnalysis {
        let (tree, review) = (self.tree(), self.review.save(self.tree()));
        let mut game = SavedGame::of_tree(tree, self.board.orientation());
        game.origin.0 = self.id;
        let Analysis { engine, lines, explorer, threats, tab, given, .. } = *self;
        SavedAnalysis { game, engine, lines, review, explorer, threats, tab, given }
    }

    /// What a review has found, as a tag of a record says it; empty if there was none.
    pub fn findings(&self) -> String {
        self.review.save(self.tree()).join(";")
    }

    /// Takes what a review has found of the same tree out of such a tag.
    pub fn find(&mut self, findings: &str) {
        let saved = findings.split(';').filter(|entry| !entry.is_empty()).map(str::to_owned).collect();
        self.review = Review::restore(&saved, self.tree());
        self.tell();
    }

    /// The analysis that was stored; none if not even its first position can be read.
    pub fn restore(saved: &SavedAnalysis) -> Option<Analysis<G>> {
        let board = Board::new(saved.game.tree()?, saved.game.orientation);
        let mut analysis = Analysis::over(board, saved.engine, saved.lines, saved.threats);
        (analysis.tab, analysis.explorer, analysis.id) = (saved.tab, saved.explorer, number(saved.game.origin.0));
        analysis.given = saved.given;
        analysis.review = Review::restore(&saved.review, analysis.tree());
        analysis.tell();
        Some(analysis)
    }
}
