//! The game as it was played: the way to the position at which it stands. Looking back at earlier positions, or at moves
//! that were taken back, changes nothing of it; a new move, a take-back and an end do.

use super::{NodeId, Play, Settled};
use crate::game::{Game, GameRecord, Outcome};
use crate::session::Tree;

impl<G: Game> Play<G> {
    /// The position at which the game stands, whatever position is shown.
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// The positions of the game as it was played.
    pub fn line(&self) -> Vec<NodeId> {
        self.tree().path_to(self.tip)
    }

    /// How many moves the game has, without those that were taken back.
    pub fn length(&self) -> usize {
        self.line().len() - 1
    }

    /// The game as it was played, as a record.
    pub fn line_record(&self) -> GameRecord {
        self.tree().record_to(self.tip)
    }

    /// The game that is given away: as far as it is shown, and how it ended there. Moves that were taken back may be looked at,
    /// but are not given away.
    pub fn given_away(&self) -> (GameRecord, Option<Settled>) {
        let end = if self.is_aside() { self.tip } else { self.tree().current() };
        (self.tree().record_to(end), self.settled_at(end))
    }

    /// Whether another position is shown than the one at which the game stands.
    pub fn is_looking(&self) -> bool {
        self.tree().current() != self.tip
    }

    /// Whether the position shown was left by a take-back: the game as it was played does not lead through it.
    pub fn is_aside(&self) -> bool {
        self.is_looking() && !self.line().contains(&self.tree().current())
    }

    /// How the game stands, whatever position is shown.
    pub fn verdict(&self) -> Option<Outcome> {
        match self.settled_at(self.tip) {
            Some(settled) => Some(settled.outcome()),
            None => self.tree().outcome_at(self.tip),
        }
    }

    /// The game for other screens and for records: its main line is the game as it was played, and what was taken back
    /// are variations. What was taken back after the last move has no place in it.
    pub fn history(&self) -> Tree<G> {
        self.tree().ending_at(self.tip)
    }

    /// Whether a person was helped: a move was taken back, or a hint given.
    pub fn is_helped(&self) -> bool {
        self.helped
    }

    /// The game stands here from now on. What the library has of it is another game, unless the move is new.
    pub(super) fn stand_at(&mut self, node: NodeId) {
        let new = self.tree().move_to(node).is_some_and(|(before, _)| before == self.tip);
        if node != self.tip && !new {
            self.origin.kept = (0, false);
        }
        self.tip = node;
    }

    /// Shows the position at which the game stands: what ends a game ends it there.
    pub(super) fn return_to_tip(&mut self) {
        let tip = self.tip;
        if self.is_looking() {
            self.board.tree_mut().go_to(tip);
            self.put_clock_back();
        }
    }

    /// Where a game stood that was stored by a version that did not say: where it was ended, or else at the end of its line.
    pub(super) fn presumed_tip(&self) -> NodeId {
        let here = self.tree().current();
        let end = self.tree().line().last().copied().unwrap_or_default();
        if self.settled_at(here).is_some() { here } else { end }
    }
}
