//! Games with days for a move. They use the wall clock. Each move carries the time at which it was played, because the
//! opponent may see it days later.

use super::{FREE_PLIES, LiveSeat};
use crate::game::Game;
use crate::live::merge::LiveMove;
use crate::live::terms::LiveClock;

/// Length of a day, in milliseconds.
pub(super) const DAY: u64 = 24 * 3_600_000;

/// Time beyond the deadline in which a move is still in time, in milliseconds.
pub(in crate::live) const LATE: u64 = 3_600_000;

/// Least Unix minute of a move. A smaller number is a duration, written by an earlier version of the program.
const FIRST: u32 = 20_000_000;

/// Time after a reconnection within which the relay delivers what it has kept, in milliseconds.
const WAITED: u64 = 30_000;

/// Returns a time as moves carry it, in Unix minutes.
pub(super) fn unix_minutes(now: u64) -> u32 {
    u32::try_from(now / 60_000).unwrap_or(u32::MAX)
}

impl<G: Game> LiveSeat<G> {
    /// Returns the number of days for a move; none in games of another kind.
    fn days(&self) -> Option<u8> {
        if let LiveClock::Days(days) = self.terms.clock { Some(days) } else { None }
    }

    /// Returns the time of the last move according to its player, in milliseconds; none if the move carries none.
    fn said(&self) -> Option<u64> {
        self.days()?;
        let LiveMove { used, .. } = self.game.moves.last()?;
        Some(u64::from(*used) * 60_000).filter(|_| *used >= FIRST)
    }

    /// Returns the time from which the player's days count for the opponent's move that arrives now. The opponent is
    /// believed about the time in which this device was away, but not about earlier times. Otherwise a liar could date
    /// a move back and claim the win.
    pub(super) fn arrived(&self, now: u64) -> u64 {
        let Some(said) = self.said().filter(|_| self.side == Some(self.game.mover())) else { return now };
        let earliest = self.absence.filter(|(_, end)| now <= end + WAITED).map_or(now, |(since, _)| since);
        said.max(earliest).min(now)
    }

    /// Returns the end of the time of the player to move, in milliseconds of the wall clock; none in games without
    /// days.
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

    /// Returns true if the opponent's move would be too late now.
    pub(super) fn is_past_deadline(&self, days: u8, now: u64) -> bool {
        self.times.delivered.is_some_and(|since| now.saturating_sub(since) > u64::from(days) * DAY + LATE)
    }
}
