//! The terms of a live game: what both players agree on before the first move.

use base64ct::{Base64UrlUnpadded, Encoding};

use super::bytes::{Malformed, Reader, put_text};
use crate::game::{Faults, Game, GameRecord, Side};
use crate::varint;

/// Maximum size of the terms in bytes.
pub const MOST_TERMS: usize = 160;

/// Maximum length of the name of a rule set. The longest today has 35 bytes.
const MOST_VARIANT: usize = 64;

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LiveClock {
    /// No clock.
    Untimed,
    /// A time for the whole game plus an increment for each move, both in tenths of a second. It runs from the second
    /// move of each player.
    Fischer {
        /// Time at the start.
        initial: u32,
        /// Added after each move.
        increment: u32,
    },
    /// This many days for each move.
    Days(u8),
}

impl LiveClock {
    /// True if clocks run during the turns.
    pub const fn is_timed(self) -> bool {
        matches!(self, LiveClock::Fischer { .. })
    }
}

/// Terms of a live game. Both registers contain them, and they must be equal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LiveTerms {
    /// Name of the rule set.
    pub variant: String,
    /// FEN of the first position; none for the start position of the rules.
    pub start: Option<String>,
    /// How time is kept.
    pub clock: LiveClock,
    /// The colour of the player who created the game, in its first round.
    pub creator: Side,
}

impl LiveTerms {
    /// Sets up the first position.
    ///
    /// # Errors
    /// Every fault of the name of the rule set or of the FEN.
    pub fn first<G: Game>(&self) -> Result<G, Faults> {
        GameRecord { variant: self.variant.clone(), start: self.start.clone(), moves: Vec::new() }.first()
    }

    /// Writes the terms as bytes; none if they take more than [`MOST_TERMS`].
    pub fn write(&self) -> Option<Vec<u8>> {
        if self.variant.len() > MOST_VARIANT || self.start.as_ref().is_some_and(|fen| fen.len() > MOST_TERMS) {
            return None;
        }
        let mut bytes = Vec::new();
        put_text(&mut bytes, &self.variant);
        put_text(&mut bytes, self.start.as_deref().unwrap_or_default());
        bytes.push(self.creator as u8);
        match self.clock {
            LiveClock::Untimed => bytes.push(0),
            LiveClock::Fischer { initial, increment } => {
                bytes.push(1);
                varint::put(&mut bytes, initial.into());
                varint::put(&mut bytes, increment.into());
            }
            LiveClock::Days(days) => bytes.extend([2, days]),
        }
        (bytes.len() <= MOST_TERMS).then_some(bytes)
    }

    /// Writes the terms as part of an address; none if they are too long.
    pub fn text(&self) -> Option<String> {
        Some(Base64UrlUnpadded::encode_string(&self.write()?))
    }

    /// Reads terms.
    ///
    /// # Errors
    /// [`Malformed`]. Names and positions are checked by [`LiveTerms::first`].
    pub fn read(bytes: &[u8]) -> Result<LiveTerms, Malformed> {
        if bytes.len() > MOST_TERMS {
            return Err(Malformed::Long);
        }
        let mut reader = Reader(bytes);
        let variant = reader.text(MOST_VARIANT)?.to_owned();
        let start = Some(reader.text(MOST_TERMS)?).filter(|fen| !fen.is_empty()).map(str::to_owned);
        let creator = match reader.u8()? {
            0 => Side::White,
            1 => Side::Black,
            _ => return Err(Malformed::Value),
        };
        let clock = match reader.u8()? {
            0 => LiveClock::Untimed,
            1 => match (reader.varint()?, reader.varint()?) {
                (0, _) => return Err(Malformed::Value),
                (initial, increment) => LiveClock::Fischer { initial, increment },
            },
            2 => match reader.u8()? {
                0 => return Err(Malformed::Value),
                days => LiveClock::Days(days),
            },
            _ => return Err(Malformed::Newer),
        };
        reader.end()?;
        Ok(LiveTerms { variant, start, clock, creator })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_come_back_from_their_bytes() {
        let fen = "r1bqk2r/pppp1ppp/2n2n2/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#bN] w KQkq - 0 6";
        for start in [None, Some(fen.to_owned())] {
            for clock in [LiveClock::Untimed, LiveClock::Fischer { initial: 1800, increment: 20 }, LiveClock::Days(3)] {
                for creator in Side::BOTH {
                    let terms = LiveTerms { variant: "hostage".to_owned(), start: start.clone(), clock, creator };
                    let bytes = terms.write().unwrap();
                    assert_eq!(LiveTerms::read(&bytes).as_ref(), Ok(&terms));
                    for length in 0..bytes.len() {
                        assert!(LiveTerms::read(&bytes[..length]).is_err());
                    }
                    assert_eq!(LiveTerms::read(&[&bytes[..], &[0]].concat()), Err(Malformed::Long));
                }
            }
        }
    }

    #[test]
    fn terms_have_a_limit() {
        let terms = |fen: String| LiveTerms {
            variant: "hostage".to_owned(),
            start: Some(fen),
            clock: LiveClock::Untimed,
            creator: Side::White,
        };
        assert!(terms("x".repeat(149)).write().is_some());
        assert_eq!(terms("x".repeat(150)).write(), None);
        assert_eq!(terms("x".repeat(1000)).write(), None);
    }
}
