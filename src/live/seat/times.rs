//! What a device has measured: with it, a reload or a restart does not give time back.

use super::{LiveSeat, tenths};
use crate::game::Game;
use crate::live::act::{ActKind, LiveVerdict};
use crate::live::bytes::{Malformed, Reader};
use crate::live::lag::Lag;
use crate::live::merge::FREE_PLIES;
use crate::live::terms::LiveClock;
use crate::varint;

/// If the opponent counts more than this beyond what this device counted for a move, the player is told. In tenths of a
/// second.
const OVERCHARGE: u32 = 100;

/// What a device has measured, to be stored with the logs. Times are in milliseconds of the wall clock, so that a reload
/// or a restart does not give time back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatTimes {
    /// When the position was first shown here.
    pub shown: u64,
    /// When the player's last act of the line was sent.
    pub sent: u64,
    /// When the player made a claim.
    pub claimed: u64,
    /// Time without connection since `sent`.
    pub outage: u64,
    /// For each moment, the time to charge for the opponent's move, in tenths of a second.
    pub charges: Vec<((u8, u16), u32)>,
    /// The quota of the opponent's lag.
    pub lag: Lag,
}

impl SeatTimes {
    /// Writes the times for storage.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for time in [self.shown, self.sent, self.claimed, self.outage] {
            bytes.extend(time.to_le_bytes());
        }
        self.lag.write(&mut bytes);
        for &((epoch, ply), charge) in &self.charges {
            bytes.push(epoch);
            bytes.extend(ply.to_le_bytes());
            varint::put(&mut bytes, charge.into());
        }
        bytes
    }

    /// Reads stored times.
    ///
    /// # Errors
    /// [`Malformed`].
    pub fn read(bytes: &[u8]) -> Result<SeatTimes, Malformed> {
        let mut reader = Reader(bytes);
        let mut time = || reader.array().map(u64::from_le_bytes);
        let (shown, sent, claimed, outage) = (time()?, time()?, time()?, time()?);
        let lag = Lag::read(&mut reader)?;
        let mut charges = Vec::new();
        while !reader.0.is_empty() {
            charges.push(((reader.u8()?, reader.u16()?), reader.varint()?));
        }
        Ok(SeatTimes { shown, sent, claimed, outage, charges, lag })
    }
}

impl<G: Game> LiveSeat<G> {
    /// Time left of the player to move in tenths of a second, the running turn included; none without a clock.
    pub fn time_left(&self, now: u64) -> Option<u32> {
        self.left_after(if self.is_timing() { self.turn(now) } else { 0 })
    }

    /// Time that the player to move had left at the end, in tenths of a second; none without a clock. `ended` is when
    /// this device saw the end, in milliseconds, if it did.
    pub fn time_left_at_end(&self, ended: Option<u64>) -> Option<u32> {
        if let Some(LiveVerdict::Flag(winner)) = self.game.verdict
            && winner != self.game.mover()
        {
            return self.left_after(u64::MAX);
        }
        let ended = ended.filter(|_| self.game.moves.len() >= FREE_PLIES);
        self.left_after(ended.map_or(0, |ended| self.turn(ended)))
    }

    /// Length of the turn so far, in milliseconds.
    fn turn(&self, now: u64) -> u64 {
        // The opponent's clock runs from when the relay has the player's move. Until then it stands still without a
        // connection.
        match (self.side == Some(!self.game.mover()), self.delivered) {
            (false, _) => self.used(now),
            (true, Some(since)) => now.saturating_sub(since),
            (true, None) => self.elapsed(now),
        }
    }

    /// Time left of the player to move after a turn of this length in milliseconds, in tenths of a second.
    fn left_after(&self, turn: u64) -> Option<u32> {
        let LiveClock::Fischer { .. } = self.terms.clock else { return None };
        let left = self.game.clocks[self.game.mover().index()] - i64::from(tenths(turn));
        Some(left.clamp(0, u32::MAX.into()) as u32)
    }

    /// Returns the time that the opponent counted for the last move of the player here, and the time that this device
    /// counted, both in tenths of a second. None unless they differ by more than ten seconds.
    pub fn overcharge(&self) -> Option<(u32, u32)> {
        let side = self.side.filter(|side| self.game.mover() == *side)?;
        let own = self.game.moves.len().checked_sub(2)?;
        let reply = (self.game.epoch, own as u16 + 1);
        let charged = self.log(!side).iter().rev().find_map(|act| match act.kind {
            ActKind::Move { charged, .. } if act.moment() == reply => Some(charged),
            _ => None,
        })?;
        let used = self.game.moves[own].used;
        (own >= FREE_PLIES && charged > used + OVERCHARGE).then_some((charged, used))
    }
}
