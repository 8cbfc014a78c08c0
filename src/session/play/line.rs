//! The game as played: the path to its last position. Viewing other positions does not change it. A new move, a take-back
//! or the end of the game does.

use super::{NodeId, Play, Settled};
use crate::game::{Game, GameRecord, Outcome};
use crate::session::{KeptState, Tree};

impl<G: Game> Play<G> {
    /// The last node of the game as played, whatever position is shown.
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// The nodes of the game as played.
    pub fn line(&self) -> Vec<NodeId> {
        self.tree().path_to(self.tip)
    }

    /// Number of moves in the game, without those taken back.
    pub fn length(&self) -> usize {
        self.line().len() - 1
    }

    /// The game as played, as a record.
    pub fn line_record(&self) -> GameRecord {
        self.tree().record_to(self.tip)
    }

    /// The game to share: the moves to the position shown, and the ending there. Moves that were taken back can be
    /// viewed, but are not shared.
    pub fn given_away(&self) -> (GameRecord, Option<Settled>) {
        let end = if self.is_aside() { self.tip } else { self.tree().current() };
        (self.tree().record_to(end), self.settled_at(end))
    }

    /// How the players ended the game as played, if they did.
    pub fn line_end(&self) -> Option<Settled> {
        self.settled_at(self.tip)
    }

    /// True if the position shown is not the last one of the game as played.
    pub fn is_looking(&self) -> bool {
        self.tree().current() != self.tip
    }

    /// True if the position shown belongs to moves that were taken back.
    pub fn is_aside(&self) -> bool {
        self.is_looking() && !self.line().contains(&self.tree().current())
    }

    /// The outcome at the position shown, unless the moves to it were taken back.
    pub fn end(&self) -> Option<Outcome> {
        self.outcome().filter(|_| !self.is_aside())
    }

    /// The outcome of the game, whatever position is shown.
    pub fn verdict(&self) -> Option<Outcome> {
        match self.line_end() {
            Some(settled) => Some(settled.outcome()),
            None => self.tree().outcome_at(self.tip),
        }
    }

    /// The game for other screens and for records. Its main line is the game as played, and moves taken back are
    /// variations. Those taken back after the last move are left out.
    pub fn history(&self) -> Tree<G> {
        self.tree().ending_at(self.tip)
    }

    /// True if a move was taken back or a hint given.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// Makes this node the last one of the game as played. Unless the move is new, the library then treats it as a
    /// different game.
    pub(super) fn stand_at(&mut self, node: NodeId) {
        let new = self.tree().move_to(node).is_some_and(|(before, _)| before == self.tip);
        if node != self.tip && !new {
            self.origin.kept = KeptState::default();
        }
        self.tip = node;
    }

    /// Shows the last position of the game as played, so that the game can be ended there.
    pub(super) fn return_to_tip(&mut self) {
        let tip = self.tip;
        if self.is_looking() {
            self.board.tree_mut().go_to(tip);
        }
    }

    /// The tip of a game that an older version stored without one. It is the node where the game was ended, or else the
    /// end of its line.
    pub(super) fn presumed_tip(&self) -> NodeId {
        let here = self.tree().current();
        let end = self.tree().line().last().copied().unwrap_or_default();
        if self.settled_at(here).is_some() { here } else { end }
    }
}
