//! A tree as a game record, and the outcome of the game.

use super::{NodeId, Tree};
use crate::game::game_record;
use crate::game::{Game, GameRecord, Outcome};

impl<G: Game> Tree<G> {
    /// The outcome at the position shown, repetition included.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.current)
    }

    /// The outcome at a node, repetition included.
    pub fn outcome_at(&self, node: NodeId) -> Option<Outcome> {
        game_record::outcome(self.path_to(node).into_iter().map(|node| self.at(node).key()), self.at(node))
    }

    /// The record from the first position to the one shown.
    pub fn game_record(&self) -> GameRecord {
        self.record_to(self.current)
    }

    /// The record from the first position to a node.
    pub fn record_to(&self, node: NodeId) -> GameRecord {
        self.record_along(self.path_to(node))
    }

    /// The record of the whole line, including what redo leads to.
    pub fn line_record(&self) -> GameRecord {
        self.record_along(self.line())
    }

    fn record_along(&self, nodes: Vec<NodeId>) -> GameRecord {
        let moves = nodes.into_iter().filter_map(|node| self.move_to(node));
        GameRecord {
            variant: self.position().variant().to_owned(),
            start: self.start.clone(),
            moves: moves.map(|(parent, m)| self.at(parent).uci(m)).collect(),
        }
    }
}
