//! What a player may do now, and why not.

use super::LiveSeat;
use crate::game::{Game, Side};
use crate::live::act::{Act, ActKind, MOST_LOG, write_log};
use crate::live::merge::{FREE_PLIES, MOST_GIFTS, OfferKind};
use crate::live::terms::LiveClock;

/// Bytes of a log that are kept for the acts which end a game.
const RESERVE: usize = 64;

/// Why an act is refused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refused {
    /// Spectators only watch.
    Spectator,
    /// The game is over.
    Over,
    /// Acts are still to come, from the opponent or from this player's other device.
    Waiting,
    /// The act is not possible now.
    NotNow,
    /// The move is illegal.
    Illegal,
    /// The log is full. The game can be resigned, or go on by links.
    Full,
}

impl<G: Game> LiveSeat<G> {
    /// True if nothing fits into the log of the player here but what ends the game.
    pub fn is_log_full(&self) -> bool {
        self.side.is_some_and(|side| is_full(self.log(side)))
    }

    /// Checks that the player here may do this act now, and returns that player. Once the player's time is over, only resigning
    /// is left.
    ///
    /// # Errors
    /// [`Refused`]; the legality of moves is checked elsewhere.
    pub fn may(&self, kind: ActKind, now: u64) -> Result<Side, Refused> {
        let side = self.side.ok_or(Refused::Spectator)?;
        self.allows(side, kind)?;
        if self.is_time_over(now) && kind != ActKind::Resign {
            return Err(Refused::NotNow);
        }
        Ok(side)
    }

    /// Checks that an act is possible in this position.
    ///
    /// # Errors
    /// [`Refused`]; the legality of moves is checked elsewhere.
    pub fn allows(&self, side: Side, kind: ActKind) -> Result<(), Refused> {
        let (game, log) = (&self.game, self.log(side));
        let is_rematch = kind == ActKind::Rematch;
        if game.fault.is_some() || (game.verdict.is_some() && !is_rematch) {
            return Err(Refused::Over);
        }
        let is_behind = self.side == Some(side) && self.is_behind();
        if game.waits || is_behind || log.last().is_some_and(|act| act.kind.is_last_word()) {
            return Err(Refused::Waiting);
        }
        let ends = matches!(kind, ActKind::Resign | ActKind::Flag | ActKind::Claim { .. } | ActKind::Rematch);
        if !ends && is_full(log) {
            return Err(Refused::Full);
        }
        let (plies, moment, is_mover) = (game.moves.len(), game.moment(), game.mover() == side);
        let offer = game.offers[(!side).index()];
        let has_offered = game.offers[side.index()].is_some();
        let gifts = log.iter().filter(|act| act.kind == ActKind::AddTime).count();
        let moves = log.iter().filter(|act| matches!(act.kind, ActKind::Move { .. })).count();
        // One offer of each kind for a move: after the answer, the next one waits for the next move.
        let is_repeated = log.iter().any(|act| act.kind == kind && act.moment() == moment);
        // The number of take-backs is a byte.
        let may_cut = game.epoch < u8::MAX;
        let is_possible = match kind {
            ActKind::Move { .. } => is_mover,
            ActKind::OfferDraw => !is_mover && !has_offered && !is_repeated && plies > 0,
            ActKind::AskTakeBack => may_cut && plies >= if is_mover { 2 } else { 1 } && !has_offered && !is_repeated,
            ActKind::Accept(index) | ActKind::Decline(index) => offer.is_some_and(|offer| {
                let is_take_back = offer.kind == OfferKind::TakeBack;
                let is_fresh = offer.moment == moment && game.accepted[side.index()].is_none();
                let may_accept = if is_mover { !is_take_back || is_fresh } else { is_take_back && is_fresh };
                offer.index == index && may_accept && (may_cut || !is_take_back)
            }),
            ActKind::Adopt(index) => is_mover && game.accepted[(!side).index()] == Some(index),
            ActKind::AddTime => self.terms.clock.is_timed() && gifts < MOST_GIFTS as usize,
            // After take-backs to the start, only a resignation is left. It calls the game off.
            ActKind::Resign => plies >= FREE_PLIES || moves > 1,
            ActKind::Abort => plies < FREE_PLIES && moves <= 1,
            ActKind::Flag => is_mover && plies >= FREE_PLIES,
            ActKind::Claim { .. } => !is_mover && plies >= FREE_PLIES && self.terms.clock != LiveClock::Untimed,
            ActKind::Rematch => game.is_final && game.closed[side.index()] && !game.rematch[side.index()],
            // These are written by the device itself.
            ActKind::Honour | ActKind::Uphold | ActKind::End { .. } | ActKind::Object { .. } => false,
        };
        if is_possible { Ok(()) } else { Err(Refused::NotNow) }
    }
}

fn is_full(log: &[Act]) -> bool {
    write_log(log).len() + RESERVE > MOST_LOG
}
