//! Acts of the opponent that rest on acts which never come. A game that waited for those could not even be resigned.

use super::{LiveSeat, SeatEffect};
use crate::game::{Game, Side};
use crate::live::merge::LiveFault;

/// Time in touch with the relay after which an act that still waits is impossible, in milliseconds.
const STALL: u64 = 10_000;

/// The same while the opponent claims to have seen acts of the player that are not here. The storage may have lost them,
/// and the relay or the opponent may still bring them.
const STALL_UNSEEN: u64 = 60_000;

impl<G: Game> LiveSeat<G> {
    /// Stops the game if an act of the opponent has waited too long. A register carries all acts of its writer, so only
    /// the player's own acts can be missing. They can still arrive, and the next merge then lifts the fault.
    pub(super) fn stop_waiting(&mut self, side: Side, effects: &mut Vec<SeatEffect>, now: u64) {
        let (opponent, index) = (!side, self.game.taken[(!side).index()]);
        if !self.game.waits || index >= self.log(opponent).len() || !self.is_in_touch() {
            self.stalled = None;
            return;
        }
        let since = *self.stalled.get_or_insert(now);
        let patience = if self.witness(side).agrees(self.log(side)) { STALL } else { STALL_UNSEEN };
        if self.game.fault.is_none() && now >= since + patience {
            self.game.fault = Some(LiveFault::Act { side: opponent, index });
            effects.push(SeatEffect::Changed);
        }
    }
}
