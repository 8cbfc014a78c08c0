//! Compensation of lag: how much of the time on the way is not charged.
//!
//! The rule is Lichess's: each player has a quota of lag, which grows with each move and is used up by slow connections.

use super::bytes::{Malformed, Reader};
use super::terms::LiveClock;
use crate::varint;

/// Moves of a game, for the estimate of its length.
const MOVES: u32 = 40;

/// The quota at the start and at most, in gains.
const FIRST: u32 = 3;
const MOST: u32 = 7;

/// The quota of the opponent's lag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lag {
    /// Growth for each move, in tenths of a second.
    gain: u32,
    quota: u32,
}

impl Lag {
    /// Returns the quota at the start of a game with this clock.
    pub fn new(clock: LiveClock) -> Lag {
        let gain = match clock {
            // 0.4 % of the estimated time of the game and 0.15 s, at most 1 s.
            LiveClock::Fischer { initial, increment } => {
                let estimate = u64::from(initial) + u64::from(MOVES) * u64::from(increment);
                (estimate * 4 / 1000 + 2).min(10) as u32
            }
            LiveClock::Untimed | LiveClock::Days(_) => 10,
        };
        Lag { gain, quota: FIRST * gain }
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        varint::put(bytes, self.gain.into());
        varint::put(bytes, self.quota.into());
    }

    pub(super) fn read(reader: &mut Reader) -> Result<Lag, Malformed> {
        Ok(Lag { gain: reader.varint()?, quota: reader.varint()? })
    }

    /// Lag that would not be charged now, in tenths of a second.
    pub fn quota(&self) -> u32 {
        self.quota
    }

    /// Takes a move with this lag into account, and returns how much of the lag is charged. Both in tenths of a second.
    pub fn charge(&mut self, lag: u32) -> u32 {
        let free = lag.min(self.quota);
        self.quota = (self.quota - free).saturating_add(self.gain).min(self.gain.saturating_mul(MOST));
        lag - free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_connection_is_free_until_the_quota_is_used_up() {
        // Three minutes and two seconds: 0.4 % of 260 s, so the gain is at its limit of a second.
        let mut lag = Lag::new(LiveClock::Fischer { initial: 1800, increment: 20 });
        assert_eq!(lag.charge(30), 0);
        assert_eq!(lag.charge(30), 20);
        for _ in 0..20 {
            assert_eq!(lag.charge(0), 0);
        }
        assert_eq!(lag.quota(), 70);
        assert_eq!(lag.charge(100), 30);
        // A minute: 0.24 s and 0.15 s, in whole tenths.
        assert_eq!(Lag::new(LiveClock::Fischer { initial: 600, increment: 0 }).quota(), 12);
    }
}
