//! Storage of an analysis.

use serde::{Deserialize, Serialize};

use super::super::review::{Review, SavedReview};
use super::super::{Board, Players, SavedGame};
use super::{Analysis, Tab, ThreatViews};
use crate::fnv::fnv1a;
use crate::game::Game;
use crate::game::pgn::{PgnGame, Tag};
use crate::json;
use crate::session::notation;
use crate::session::saved::is_exact;

/// Maximum number of tags that are restored.
const MOST_TAGS: usize = 64;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedAnalysis {
    pub game: SavedGame,
    #[serde(default)]
    pub engine: bool,
    /// Number of lines that the engine shows.
    #[serde(default)]
    pub lines: u32,
    /// Older builds had no review.
    #[serde(default)]
    pub review: SavedReview,
    /// Older builds had no explorer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub explorer: bool,
    #[serde(default)]
    pub threats: ThreatViews,
    /// Older builds had no tabs; the moves tab is not stored.
    #[serde(default, skip_serializing_if = "Tab::is_moves")]
    pub tab: Tab,
    /// Number of moves in the link or record that it was opened from. None if it began here or was stored by an older
    /// build.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<usize>,
    /// Digest of the moves and annotations of that link or record. None if they were too long; older builds had none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<u32>,
    /// Who played; only the reader counts as a person. None if that is unknown or it was stored by an older build.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<Players>,
    /// PGN tags of the game that is analysed, with its result. Older builds had none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Tag>,
}

impl SavedAnalysis {
    /// True if another analysis differs at most in what is shown beside the board.
    pub fn differs_only_in_views(&self, other: &SavedAnalysis) -> bool {
        let SavedAnalysis { engine, lines, explorer, threats, tab, .. } = *other;
        SavedAnalysis { engine, lines, explorer, threats, tab, ..self.clone() } == *other
    }

    /// True if nothing was added, annotated or found since it was opened.
    pub fn is_untouched(&self) -> bool {
        let is_as_opened = match self.opened {
            Some(opened) => digest(&self.game) == Some(opened),
            None => self.given == Some(self.game.moves.len()) && self.game.notes.is_empty(),
        };
        is_as_opened && self.review.is_empty()
    }
}

/// Digest of the moves and annotations of an analysis, and of their order. None if they are too long to be stored.
pub(super) fn digest(game: &SavedGame) -> Option<u32> {
    let text = json::write(&(&game.moves, &game.notes))?;
    Some(fnv1a(text.bytes()) as u32)
}

impl<G: Game> Analysis<G> {
    pub fn save(&self) -> SavedAnalysis {
        let (tree, review) = (self.tree(), self.review.save(self.tree()));
        let mut game = SavedGame::of_tree(tree, self.board.orientation());
        game.origin.id = self.id;
        let Analysis { engine, lines, explorer, threats, tab, given, opened, players, .. } = *self;
        let tags = self.tags.clone();
        SavedAnalysis { game, engine, lines, review, explorer, threats, tab, given, opened, played: players, tags }
    }

    /// The record of everything that the reader can see: with variations, notes and tags.
    pub fn record(&self) -> PgnGame<G> {
        notation::record(self.tree(), self.tags.clone())
    }

    /// True if it has variations, comments, glyphs or shapes, which a link to a line lacks.
    pub fn is_more_than_a_line(&self) -> bool {
        let tree = self.tree();
        tree.len() > tree.line().len() || tree.walk().into_iter().any(|node| !tree.note(node).is_empty())
    }

    /// The findings of the review, as the value of a PGN tag; empty without a review.
    pub fn findings(&self) -> String {
        self.review.save(self.tree()).join(";")
    }

    /// Restores the findings of a review of the same tree from the value of a PGN tag.
    pub fn find(&mut self, findings: &str) {
        let saved = findings.split(';').filter(|entry| !entry.is_empty()).map(str::to_owned).collect();
        self.review = Review::restore(&saved, self.tree());
        self.tell();
    }

    /// Restores a stored analysis; none if its first position is unreadable.
    pub fn restore(saved: &SavedAnalysis) -> Option<Analysis<G>> {
        let board = Board::new(saved.game.tree()?, saved.game.orientation);
        let mut analysis = Analysis::over(board, saved.engine, saved.lines, saved.threats);
        (analysis.tab, analysis.explorer, analysis.id) =
            (saved.tab, saved.explorer, saved.game.origin.id.filter(is_exact));
        (analysis.given, analysis.opened, analysis.players) = (saved.given, saved.opened, saved.played);
        analysis.tags = saved.tags.iter().take(MOST_TAGS).cloned().collect();
        analysis.review = Review::restore(&saved.review, analysis.tree());
        analysis.tell();
        Some(analysis)
    }
}
