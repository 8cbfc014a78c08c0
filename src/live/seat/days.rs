//! Games with days for a move: their times are those of the wall clock. A move carries when it was played, because the opponent may see it
//! only days later.

use super::{FREE_PLIES, LiveSeat};
use crate::game::Game;
use crate::live::merge::LiveMove;
use crate::live::terms::LiveClock;

pub(super) const DAY: u64 = 24 * 3_600_000;

/// Time beyond the deadline in which a move is still in time, in milliseconds.
const LATE: u64 = 3_600_000;

/// Times before this one, in Unix minutes, are none: earlier versions of the program wrote how long a move took.
const FIRST: u32 = 20_000_000;

/// Time after a connection in which what arrives may have lain at the relay before, in milliseconds.
const WAITED: u64 = 30_000;

/// Returns a time as moves carry it, in Unix minutes.
pub(super) fn unix_minutes(now: u64) -> u32 {
    u32::try_from(now / 60_000).unwrap_or(u32::MAX)
}

impl<G: Game> LiveSeat<G> {
    pub(super) fn days(&self) -> Option<u8> {
        if let LiveClock::Days(days) = self.terms.clock { Some(days) } else { None }
    }

    /// When the last move was played, as its player says; none if nothing is said.
    fn said(&self) -> Option<u64> {
        self.days()?;
        let LiveMove { used, .. } = self.game.moves.last()?;
        Some(u64::from(*used) * 60_000).filter(|_| *used >= FIRST)
    }

    /// When the opponent's move that arrives now was there. While this device was away, the opponent is believed. But a move cannot have
    /// been there while this device was connected without hearing of it: otherwise a liar could date a move back, and claim the win.
    pub(super) fn arrived(&self, now: u64) -> u64 {
        let Some(said) = self.said().filter(|_| self.side == Some(self.game.mover())) else { return now };
        let earliest = self.absence.filter(|(_, end)| now <= end + WAITED).map_or(now, |(since, _)| since);
        said.max(earliest).min(now)
    }

    /// Until when the player to move has to move in a game of days, in milliseconds of the wall clock; none in others.
    pub fn deadline(&self) -> Option<u64> {
        let days = self.days()?;
        let times = &self.times;
        let since = match self.side {
            Some(side) if side == self.game.mover() => times.shown,
            Some(_) => times.delivered.unwrap_or(times.sent),
            None => self.said().unwrap_or(times.sent),
        };
        (self.is_running() && self.game.moves.len() >= FREE_PLIES).then(|| since + u64::from(days) * DAY)
    }

    /// True if the opponent is later than a move may be.
    pub(super) fn is_past_deadline(&self, days: u8, now: u64) -> bool {
        self.times.delivered.is_some_and(|since| now.saturating_sub(since) > u64::from(days) * DAY + LATE)
    }
}
