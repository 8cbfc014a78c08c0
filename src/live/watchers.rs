//! The spectators of a public game, counted by its creator.
//!
//! A spectator who came from the lobby sends a [`WatchBeat`] on arrival and every [`WATCHED`] milliseconds. It is sealed
//! but not signed. Anybody who can watch can therefore invent spectators or send others away, so the number is only a
//! hint. The messages have a topic of their own ([`Topic::Watch`](super::Topic::Watch)), to which only the creator
//! subscribes: a thousand spectators do not hear each other.

use super::bytes::{Malformed, Reader};
use super::register::LIVE_VERSION;

/// Time between two messages of a spectator, in milliseconds.
pub const WATCHED: u64 = 60_000;

/// Time without a message after which a spectator no longer counts, in milliseconds.
const SILENT: u64 = 150_000;

/// Maximum number of spectators counted.
const MOST: usize = 1_000;

/// Message of a spectator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WatchBeat {
    /// Random number of the visit.
    pub session: u64,
    /// False once the spectator has left. The relay sends this message when the connection is lost.
    pub is_there: bool,
}

impl WatchBeat {
    /// Returns the content to be sealed.
    pub fn write(self) -> Vec<u8> {
        let mut bytes = vec![LIVE_VERSION, self.is_there.into()];
        bytes.extend(self.session.to_le_bytes());
        bytes
    }

    /// Reads the content of a message.
    ///
    /// # Errors
    /// [`Malformed`], if the content has another length or is of a newer version.
    pub fn read(bytes: &[u8]) -> Result<WatchBeat, Malformed> {
        let mut reader = Reader(bytes);
        let (version, state) = (reader.u8()?, reader.u8()?);
        if version != LIVE_VERSION || state > 1 {
            return Err(Malformed::Newer);
        }
        let session = u64::from_le_bytes(reader.array()?);
        reader.end()?;
        Ok(WatchBeat { session, is_there: state == 1 })
    }
}

/// The spectators heard lately: session and time of the last message, in milliseconds.
#[derive(Clone, Default, Debug)]
pub struct Watchers(Vec<(u64, u64)>);

impl Watchers {
    /// Takes in a message.
    pub fn hear(&mut self, beat: WatchBeat, now: u64) {
        self.0.retain(|&(session, at)| session != beat.session && now < at + SILENT);
        if beat.is_there && self.0.len() < MOST {
            self.0.push((beat.session, now));
        }
    }

    /// Returns the number of spectators.
    pub fn count(&self, now: u64) -> u16 {
        self.0.iter().filter(|(_, at)| now < at + SILENT).count() as u16
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn beat(session: u64, is_there: bool) -> WatchBeat {
        WatchBeat { session, is_there }
    }

    #[test]
    fn a_spectator_counts_once_and_until_leaving_or_falling_silent() {
        let mut watchers = Watchers::default();
        for (session, is_there, now, count) in [
            (1, true, 0, 1),
            (1, true, 60_000, 1),
            (2, true, 60_000, 2),
            (3, false, 60_001, 2),
            (1, false, 60_002, 1),
            (1, false, 60_003, 1),
            (3, true, 209_999, 2),
        ] {
            watchers.hear(beat(session, is_there), now);
            assert_eq!(watchers.count(now), count, "{session} {now}");
        }
        // The second one was last heard at 60,000.
        assert_eq!([210_000, 359_998, 359_999].map(|now| watchers.count(now)), [1, 1, 0]);
    }

    #[test]
    fn a_liar_can_claim_at_most_a_thousand() {
        let mut watchers = Watchers::default();
        (0..100_000).for_each(|session| watchers.hear(beat(session, true), session / 100));
        assert_eq!((watchers.count(1_000), watchers.0.len()), (1_000, 1_000));
        // Places are free again once they have fallen silent.
        watchers.hear(beat(7, true), 400_000);
        assert_eq!((watchers.count(400_000), watchers.0.len()), (1, 1));
    }

    proptest! {
        #[test]
        fn a_beat_comes_back_and_junk_does_not(session: u64, is_there: bool, junk: Vec<u8>) {
            let bytes = beat(session, is_there).write();
            prop_assert_eq!(WatchBeat::read(&bytes), Ok(beat(session, is_there)));
            prop_assert_eq!(WatchBeat::read(&bytes[..9]), Err(Malformed::Short));
            prop_assert_eq!(WatchBeat::read(&[&bytes[..], &[0]].concat()), Err(Malformed::Long));
            prop_assert_eq!(WatchBeat::read(&[&[1, 2], &bytes[2..]].concat()), Err(Malformed::Newer));
            prop_assert!(WatchBeat::read(&junk).is_err() || junk.len() == 10);
        }
    }
}
