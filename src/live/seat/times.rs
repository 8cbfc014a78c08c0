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
    /// When the player's last turn began: the position was first shown here. For spectators, when the last position was.
    pub shown: u64,
    /// When the player did the last act of the line.
    pub sent: u64,
    /// When the relay confirmed that act; none if it has not. The opponent's turn counts from then on.
    pub delivered: Option<u64>,
    /// When the player made a claim.
    pub claimed: u64,
    /// Time without connection since `delivered`.
    pub outage: u64,
    /// For each moment, the time to charge for the opponent's move, in tenths of a second.
    pub charges: Vec<((u8, u16), u32)>,
    /// The quota of the opponent's lag.
    pub lag: Lag,
}

impl SeatTimes {
    /// When the last act of the line was done or first shown here, after a reload too.
    pub fn played(&self) -> u64 {
        self.shown.max(self.sent)
    }

    /// Writes the times for storage, without `delivered`: earlier versions of the program read the same bytes.
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
        Ok(SeatTimes { shown, sent, delivered: None, claimed, outage, charges, lag })
    }
}

/// Time without a tick or a message after which the device may have slept, in milliseconds.
pub const PAUSE: u64 = 5_000;

/// Time that an act takes to the relay without being called late, in milliseconds. The quota of lag covers it.
const MOMENT: u64 = 1_000;

/// Time after a pause in which what arrives may have waited for its end, in milliseconds.
const AT_ONCE: u64 = 1_000;

impl<G: Game> LiveSeat<G> {
    /// What this device has measured until now, to be stored with the logs.
    pub fn times_until(&self, now: u64) -> SeatTimes {
        SeatTimes { outage: self.outage(now), ..self.times.clone() }
    }

    /// The relay has confirmed this many acts of the player.
    pub fn confirmed(&mut self, acts: usize, now: u64) {
        if self.side.is_some_and(|side| acts >= self.log(side).len()) {
            self.times.delivered.get_or_insert(now);
        }
    }

    /// Restores when the relay confirmed the player's last act of the line; none if it has not.
    pub fn set_delivered(&mut self, delivered: Option<u64>) {
        self.times.delivered = delivered;
    }

    /// The device's clock was set back after these times were stored at `stored`: they are moved as far, since time that lies
    /// ahead would stand still until then.
    pub fn set_back(&mut self, stored: u64, now: u64) {
        let SeatTimes { shown, sent, delivered, claimed, .. } = &mut self.times;
        let mut times = [shown, sent, claimed].into_iter().chain(delivered).collect::<Vec<_>>();
        if times.iter().any(|time| **time > now) {
            times.iter_mut().for_each(|time| **time = time.saturating_sub(stored.saturating_sub(now)).min(now));
        }
    }

    /// The relay was heard at this time: the connection is there, and the device is awake.
    pub fn heard(&mut self, now: u64) {
        self.times.outage = self.outage(now);
        if let Some(since) = self.down.take() {
            self.absence = Some((since, now));
        }
        self.heard = self.heard.max(now);
    }

    /// The device has done nothing between these times, perhaps because it slept. A hidden page does little anyway.
    pub fn paused(&mut self, since: u64, now: u64) {
        self.pause = Some((since, now));
    }

    /// True if the opponent's acts arrive at once. After a pause, they may still wait at the relay.
    pub(super) fn is_in_touch(&self) -> bool {
        self.down.is_none() && self.pause.is_none_or(|(_, end)| self.heard >= end)
    }

    /// Until when the opponent's acts are known, in milliseconds. What waited for the end of an absence needs time to arrive:
    /// what is heard first may be older.
    pub(super) fn known_until(&self, now: u64) -> u64 {
        let unread = [self.absence, self.pause].into_iter().flatten().filter(|(_, end)| now < end + AT_ONCE);
        unread.map(|(since, _)| since).min().unwrap_or(now)
    }

    /// When an act that arrives now may have arrived at the earliest.
    pub(super) fn arrival(&self, now: u64) -> u64 {
        self.pause.filter(|(_, end)| now <= end + AT_ONCE).map_or(now, |(since, _)| since)
    }

    /// Time without connection in the opponent's turn, in milliseconds.
    fn outage(&self, now: u64) -> u64 {
        let Some((since, delivered)) = self.down.zip(self.times.delivered) else { return self.times.outage };
        self.times.outage + now.saturating_sub(since.max(delivered))
    }

    /// Time since the opponent's turn began, without this device's outages, in milliseconds.
    pub(super) fn elapsed(&self, now: u64) -> u64 {
        // The opponent's turn begins when the relay has the player's move.
        let turn = self.times.delivered.map_or(0, |since| now.saturating_sub(since));
        turn.saturating_sub(self.outage(now))
    }

    /// Time for which the relay has lacked the last act of the player here while that costs the player time, in
    /// milliseconds: the opponent's clock stands still, and in truth the player's goes on. Moments are left out, since
    /// every act takes one, and they cost nothing.
    pub fn unsent_for(&self, now: u64) -> Option<u64> {
        let is_owed = self.is_timing() && self.game.moves.len() > FREE_PLIES && self.side == Some(!self.game.mover());
        let waited = now.saturating_sub(self.times.sent);
        (is_owed && self.times.delivered.is_none() && waited > MOMENT).then_some(waited)
    }

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
        // The opponent's clock runs from when the relay has the player's move. Until then it stands still.
        match self.side == Some(!self.game.mover()) {
            false => self.used(now),
            true => self.times.delivered.map_or(0, |since| now.saturating_sub(since)),
        }
    }

    /// Time left of the player to move after a turn of this length in milliseconds, in tenths of a second.
    fn left_after(&self, turn: u64) -> Option<u32> {
        let LiveClock::Fischer { .. } = self.terms.clock else { return None };
        let left = self.game.clocks[self.game.mover().index()] - i64::from(tenths(turn));
        Some(left.clamp(0, u32::MAX.into()) as u32)
    }

    /// Returns the time that the opponent counted for the last move of the player here, and the time that this device
    /// counted, both in tenths of a second. None without a clock, or if they
    /// differ by no more than ten seconds.
    pub fn overcharge(&self) -> Option<(u32, u32)> {
        let LiveClock::Fischer { .. } = self.terms.clock else { return None };
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
