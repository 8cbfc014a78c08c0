//! Presence: small messages that tell the other player that a device is there. A relay passes them on and need not keep
//! them.
//!
//! Presence is only a hint. It shows "reconnecting" or "left", and lets a claim wait longer. It never changes a game.

use super::bytes::{Malformed, Reader};
use super::register::LIVE_VERSION;

/// Interval between two messages, in milliseconds.
pub const BEAT: u64 = 20_000;

/// Time without a message after which a player counts as away, in milliseconds.
const SILENT: u64 = 45_000;

/// Time for which a player who is away counts as reconnecting, in milliseconds. After that, the player has left.
const RECONNECTING: u64 = 10_000;

/// Time for which a phrase is shown and sent, in milliseconds.
pub const PHRASE: u64 = 8_000;

/// Number of the fixed phrases.
pub const PHRASES: u8 = 8;

/// State that a player's device reports.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PresenceState {
    /// The connection is gone. The relay sends this message when a device falls silent.
    Gone,
    /// The player is there.
    Here,
    /// The player has opened the invitation and is learning how to play.
    Learning,
}

/// A fixed phrase, shown in the reader's language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// Number of phrases that the page has sent earlier.
    pub number: u16,
    /// Index of the phrase, below [`PHRASES`].
    pub which: u8,
}

/// Message about presence. It is signed with the player's key and sealed, outside of this module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Presence {
    /// Number of the session: the time at which the connection began. A later session replaces an earlier one.
    pub session: u64,
    /// Number that grows with each message of a session, so that old messages can be recognized.
    pub beat: u32,
    /// Round that the player sees.
    pub round: u8,
    /// State of the player.
    pub state: PresenceState,
    /// Phrase that was said a moment ago. It goes with every message for as long as it is shown.
    pub phrase: Option<Phrase>,
}

impl Presence {
    /// Returns the content to be signed.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = vec![LIVE_VERSION];
        bytes.extend(self.session.to_le_bytes());
        bytes.extend(self.beat.to_le_bytes());
        bytes.extend([self.round, self.state as u8]);
        if let Some(Phrase { number, which }) = self.phrase {
            bytes.extend(number.to_le_bytes());
            bytes.push(which);
        }
        bytes
    }

    /// Reads the content of a message.
    ///
    /// # Errors
    /// [`Malformed`], if the content is too short, too long or of a newer version.
    pub fn read(bytes: &[u8]) -> Result<Presence, Malformed> {
        let mut reader = Reader(bytes);
        if reader.u8()? != LIVE_VERSION {
            return Err(Malformed::Newer);
        }
        let session = u64::from_le_bytes(reader.array()?);
        let beat = u32::from_le_bytes(reader.array()?);
        let round = reader.u8()?;
        let state = match reader.u8()? {
            0 => PresenceState::Gone,
            1 => PresenceState::Here,
            2 => PresenceState::Learning,
            _ => return Err(Malformed::Newer),
        };
        let phrase = if reader.0.is_empty() {
            None
        } else {
            let (number, which) = (reader.u16()?, reader.u8()?);
            Some(Phrase { number, which }).filter(|_| which < PHRASES)
        };
        reader.end()?;
        Ok(Presence { session, beat, round, state, phrase })
    }
}

/// Knowledge about a player's presence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Attendance {
    /// No message has arrived yet, and this device has not listened for long.
    #[default]
    Unknown,
    /// The player is there.
    Here,
    /// The player is learning how to play.
    Learning,
    /// The connection was lost a moment ago, at this time in milliseconds.
    Reconnecting(u64),
    /// The player has been away since this time in milliseconds.
    Left(u64),
}

impl Attendance {
    /// True if the player is there.
    pub fn is_there(self) -> bool {
        matches!(self, Attendance::Here | Attendance::Learning)
    }

    /// Returns the time at which the player left; none if the player is there or nothing is known.
    pub fn away_since(self) -> Option<u64> {
        match self {
            Attendance::Reconnecting(since) | Attendance::Left(since) => Some(since),
            Attendance::Unknown | Attendance::Here | Attendance::Learning => None,
        }
    }
}

/// Messages heard from one player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hearing {
    last: Option<Presence>,
    /// Time at which the last message arrived, in milliseconds. Before the first one, since when this device has listened; 0
    /// if it has not.
    at: u64,
    /// Time at which the last phrase arrived, in milliseconds.
    phrase_at: Option<u64>,
}

impl Hearing {
    /// Takes in a message with a valid signature, and returns true if the player has just come. A message counts for
    /// nothing if it is repeated, from an earlier session, or retained: that does not tell whether the player is there now.
    pub fn hear(&mut self, presence: Presence, is_retained: bool, now: u64) -> bool {
        let order = |it: &Presence| (it.session, it.beat);
        if is_retained || self.last.as_ref().is_some_and(|last| order(last) >= order(&presence)) {
            return false;
        }
        let said = |it: Option<Presence>| it.and_then(|it| Some((it.session, it.phrase?.number)));
        if presence.phrase.is_some() && said(Some(presence)) != said(self.last) {
            self.phrase_at = Some(now);
        }
        let before = self.attendance(now);
        // A will may come long after the silence that it explains.
        let since = before.away_since().filter(|_| presence.state == PresenceState::Gone);
        (self.last, self.at) = (Some(presence), since.unwrap_or(now));
        !before.is_there() && self.attendance(now).is_there()
    }

    /// Notes that this device could hear the player now. Every page answers a player who comes online, so silence from then
    /// on means that nobody is there.
    pub fn listen(&mut self, now: u64) {
        if self.last.is_none() && self.at == 0 {
            self.at = now;
        }
    }

    /// This device has heard nobody between these times, so the player's silence in that time does not count.
    pub fn excuse(&mut self, since: u64, until: u64) {
        if self.at > 0 && self.attendance(since).away_since().is_none() {
            self.at += until.saturating_sub(since.max(self.at));
        }
    }

    /// Returns the player's presence at this time.
    pub fn attendance(&self, now: u64) -> Attendance {
        let away = |since: u64| {
            if now.saturating_sub(since) < RECONNECTING {
                Attendance::Reconnecting(since)
            } else {
                Attendance::Left(since)
            }
        };
        match self.last.map(|last| last.state) {
            Some(PresenceState::Gone) => away(self.at),
            _ if self.at > 0 && now.saturating_sub(self.at) > SILENT => away(self.at + SILENT),
            Some(PresenceState::Here) => Attendance::Here,
            Some(PresenceState::Learning) => Attendance::Learning,
            None => Attendance::Unknown,
        }
    }

    /// Returns the index of the last phrase, and the time at which it arrived.
    pub fn phrase(&self) -> Option<(u8, u64)> {
        self.last.and_then(|last| last.phrase).zip(self.phrase_at).map(|(phrase, at)| (phrase.which, at))
    }
}
