//! A player with several devices: acts that were done on another one, or before the storage was lost.

use super::LiveSeat;
use crate::game::{Game, Side};
use crate::live::register::Seen;

impl<G: Game> LiveSeat<G> {
    /// The player has done this many acts elsewhere. Until they have arrived, nothing is added: it would be a second
    /// branch. The greatest number stands for one that is not known yet.
    pub fn expect(&mut self, acts: usize) {
        self.lacks = acts;
    }

    /// Number of acts of [`LiveSeat::expect`].
    pub fn expected(&self) -> usize {
        self.lacks
    }

    /// True while acts of the player here are still to arrive.
    pub fn is_behind(&self) -> bool {
        self.side.is_some_and(|side| self.log(side).len() < self.lacks)
    }

    /// What the opponent's newest register says of this player's log.
    pub fn witness(&self, side: Side) -> Seen {
        self.seen[(!side).index()]
    }
}
