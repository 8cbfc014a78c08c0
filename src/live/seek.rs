//! Seeks: the messages of the lobby. A seek invites anybody to a game, or to watch one that is being played.
//!
//! A seek contains the whole invitation, so games from the lobby are public, also to the relay. Its creator signs it
//! and publishes it, retained, under a random id. Every [`RENEWED`] milliseconds the creator renews it with a higher
//! beat. An empty message withdraws it.

use super::bytes::{Malformed, Reader, put_text};
use super::invitation::Invitation;
use super::register::{LIVE_VERSION, MOST_NAME, PublicKey};
use super::sealing::{self, SIGNATURE, fingerprint};
use super::terms::{LiveTerms, MOST_TERMS};
use super::topic::{LiveId, Topic};

/// Maximum size of a seek in bytes, with its signature.
pub const MOST_SEEK: usize = 500;

/// Time between two renewals by the creator, in milliseconds.
pub const RENEWED: u64 = 20_000;

/// Maximum rating and deviation. Glicko-2 starts with this deviation.
pub(super) const MOST_RATING: u16 = 4_000;
pub(super) const MOST_DEVIATION: u16 = 350;

const BOT: u8 = 1;
const TAKES_BOTS: u8 = 2;
const RUNNING: u8 = 4;

/// What a seek is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeekKind {
    /// The creator waits for an opponent.
    Open {
        /// What takes the free seat.
        token: [u8; 16],
        /// True if the opponent may be a bot.
        takes_bots: bool,
    },
    /// A game that anybody may watch.
    Running {
        /// Name of the creator's opponent. It may contain anything.
        opponent: String,
        /// Number of moves played.
        plies: u16,
        /// Number of spectators, as the creator counts them.
        watchers: u16,
    },
}

/// Entry of the lobby. All of it is the creator's word, except that the creator has the key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seek {
    /// Secret of the game.
    pub secret: [u8; 16],
    /// The creator's key.
    pub key: PublicKey,
    /// Terms of the game.
    pub terms: LiveTerms,
    /// Name by the creator's own choice. It may contain anything.
    pub name: String,
    /// The creator's rating, at most 4,000.
    pub rating: u16,
    /// Deviation of the rating, at most 350.
    pub deviation: u16,
    /// True if the creator is a bot.
    pub is_bot: bool,
    /// What the seek is for.
    pub kind: SeekKind,
    /// Number of renewals so far. It never decreases under one id, so a repeated message is no renewal.
    pub beat: u32,
}

impl Seek {
    /// Returns the invitation: to play, or to watch a running game. It names the creator by the hash of the key.
    pub fn invitation(&self) -> Invitation {
        let token = match self.kind {
            SeekKind::Open { token, .. } => Some(token),
            SeekKind::Running { .. } => None,
        };
        Invitation { secret: self.secret, creator: fingerprint(&self.key), token }
    }

    /// Writes the content to be signed; none if a part exceeds its limit.
    pub fn write(&self) -> Option<Vec<u8>> {
        let terms = self.terms.write()?;
        if self.name.len() > MOST_NAME || !is_possible(self.rating, self.deviation) {
            return None;
        }
        let kind = match self.kind {
            SeekKind::Open { takes_bots, .. } => u8::from(takes_bots) * TAKES_BOTS,
            SeekKind::Running { .. } => RUNNING,
        };
        let mut bytes = vec![LIVE_VERSION, kind | (u8::from(self.is_bot) * BOT)];
        bytes.extend(self.secret);
        self.key.write(&mut bytes);
        bytes.push(terms.len() as u8);
        bytes.extend(terms);
        put_text(&mut bytes, &self.name);
        bytes.extend(self.rating.to_le_bytes());
        bytes.extend(self.deviation.to_le_bytes());
        match &self.kind {
            SeekKind::Open { token, .. } => bytes.extend(token),
            SeekKind::Running { opponent, .. } if opponent.len() > MOST_NAME => return None,
            SeekKind::Running { opponent, plies, watchers } => {
                put_text(&mut bytes, opponent);
                bytes.extend(plies.to_le_bytes());
                bytes.extend(watchers.to_le_bytes());
            }
        }
        bytes.extend(self.beat.to_le_bytes());
        Some(bytes)
    }

    /// Reads the signed content.
    ///
    /// # Errors
    /// [`Malformed`]; another version or an unknown flag is [`Malformed::Newer`].
    pub fn read(bytes: &[u8]) -> Result<Seek, Malformed> {
        if bytes.len() > MOST_SEEK - SIGNATURE {
            return Err(Malformed::Long);
        }
        let mut reader = Reader(bytes);
        if reader.u8()? != LIVE_VERSION {
            return Err(Malformed::Newer);
        }
        let flags = reader.u8()?;
        if flags > BOT | TAKES_BOTS | RUNNING {
            return Err(Malformed::Newer);
        }
        let secret = reader.array()?;
        let key = PublicKey::read(&mut reader)?;
        let length = usize::from(reader.u8()?);
        if length > MOST_TERMS {
            return Err(Malformed::Long);
        }
        let terms = LiveTerms::read(reader.take(length)?)?;
        let name = reader.text(MOST_NAME)?.to_owned();
        let (rating, deviation) = (reader.u16()?, reader.u16()?);
        if !is_possible(rating, deviation) {
            return Err(Malformed::Value);
        }
        let takes_bots = flags & TAKES_BOTS != 0;
        let kind = match (flags & RUNNING != 0, takes_bots) {
            (false, _) => SeekKind::Open { token: reader.array()?, takes_bots },
            (true, false) => SeekKind::Running {
                opponent: reader.text(MOST_NAME)?.to_owned(),
                plies: reader.u16()?,
                watchers: reader.u16()?,
            },
            (true, true) => return Err(Malformed::Value),
        };
        let beat = u32::from_le_bytes(reader.array()?);
        reader.end()?;
        let is_bot = flags & BOT != 0;
        Ok(Seek { secret, key, terms, name, rating, deviation, is_bot, kind, beat })
    }

    /// Returns the bytes that the creator signs. They contain the id, so a seek cannot be copied to another one.
    pub fn to_sign(id: &LiveId, content: &[u8]) -> Vec<u8> {
        sealing::to_sign(&Topic::Seek(*id), content)
    }

    /// Splits a message into content and signature.
    ///
    /// # Errors
    /// [`Malformed`] if the size is impossible.
    pub fn split(message: &[u8]) -> Result<(&[u8], &[u8; SIGNATURE]), Malformed> {
        if message.len() > MOST_SEEK {
            return Err(Malformed::Long);
        }
        sealing::split_message(message)
    }
}

fn is_possible(rating: u16, deviation: u16) -> bool {
    rating <= MOST_RATING && deviation <= MOST_DEVIATION
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Side;
    use crate::live::terms::LiveClock;

    fn kinds() -> [SeekKind; 3] {
        [
            SeekKind::Open { token: [3; 16], takes_bots: false },
            SeekKind::Open { token: [4; 16], takes_bots: true },
            SeekKind::Running { opponent: "Ann".to_owned(), plies: 31, watchers: 2 },
        ]
    }

    fn example(kind: SeekKind, key: PublicKey) -> Seek {
        let terms = LiveTerms {
            variant: "hostage".to_owned(),
            start: None,
            clock: LiveClock::Fischer { initial: 1800, increment: 20 },
            creator: Side::Black,
        };
        Seek {
            secret: [1; 16],
            key,
            terms,
            name: "Zoë".to_owned(),
            rating: 1612,
            deviation: 80,
            is_bot: matches!(key, PublicKey::P256(_)),
            kind,
            beat: 70_000,
        }
    }

    fn examples() -> impl Iterator<Item = Seek> {
        let keys = [PublicKey::Ed25519([7; 32]), PublicKey::P256([9; 65])];
        keys.into_iter().flat_map(|key| kinds().map(|kind| example(kind, key)))
    }

    #[test]
    fn a_seek_comes_back_from_its_bytes() {
        for seek in examples() {
            let bytes = seek.write().unwrap();
            assert_eq!(Seek::read(&bytes).as_ref(), Ok(&seek));
            for length in 0..bytes.len() {
                assert_eq!(Seek::read(&bytes[..length]), Err(Malformed::Short), "{length}");
            }
            assert_eq!(Seek::read(&[&bytes[..], &[0]].concat()), Err(Malformed::Long));
            for version in [0, 2, 255] {
                assert_eq!(Seek::read(&[&[version], &bytes[1..]].concat()), Err(Malformed::Newer));
            }
            assert_eq!(Seek::read(&[&[1, 8], &bytes[2..]].concat()), Err(Malformed::Newer));
        }
    }

    #[test]
    fn only_an_open_seek_gives_the_seat_away() {
        for seek in examples() {
            let invitation = seek.invitation();
            assert_eq!(invitation.token.is_some(), matches!(seek.kind, SeekKind::Open { .. }));
            assert_eq!(invitation.creator[..], sealing::sha_256(seek.key.bytes())[..16]);
        }
    }

    #[test]
    fn the_largest_seek_fits_and_larger_parts_do_not() {
        for seek in examples() {
            let mut seek = Seek { name: "x".repeat(MOST_NAME), rating: MOST_RATING, beat: u32::MAX, ..seek };
            seek.terms.start = Some("x".repeat(MOST_TERMS - 2 - seek.terms.variant.len() - 6));
            assert_eq!(seek.terms.write().unwrap().len(), MOST_TERMS - 1);
            if let SeekKind::Running { opponent, .. } = &mut seek.kind {
                *opponent = "x".repeat(MOST_NAME);
            }
            let bytes = seek.write().unwrap();
            assert!(bytes.len() + SIGNATURE <= MOST_SEEK, "{}", bytes.len());
            assert_eq!(Seek::read(&bytes).as_ref(), Ok(&seek));
            assert_eq!(Seek { name: "x".repeat(MOST_NAME + 1), ..seek.clone() }.write(), None);
            assert_eq!(Seek { rating: MOST_RATING + 1, ..seek.clone() }.write(), None);
            assert_eq!(Seek { deviation: MOST_DEVIATION + 1, ..seek.clone() }.write(), None);
            let opponent = "x".repeat(MOST_NAME + 1);
            let kind = SeekKind::Running { opponent, plies: 0, watchers: 0 };
            assert_eq!(Seek { kind, ..seek }.write(), None);
        }
    }

    #[test]
    fn a_message_is_content_and_signature() {
        let message = [&[5; 10][..], &[6; 64]].concat();
        assert_eq!(Seek::split(&message), Ok((&[5; 10][..], &[6; 64])));
        assert_eq!(Seek::split(&message[..63]), Err(Malformed::Short));
        assert_eq!(Seek::split(&[0; MOST_SEEK + 1]), Err(Malformed::Long));
        assert_eq!(Seek::to_sign(&[8; 12], &[9]), [b"hc1s".to_vec(), vec![8; 12], vec![9]].concat());
    }

    proptest! {
        #[test]
        fn whatever_is_read_is_written_in_the_same_bytes(at in 0_usize..400, to: u8, junk: Vec<u8>) {
            prop_assert!(Seek::read(&junk).is_err() || junk.len() > 100);
            for seek in examples() {
                let mut bytes = seek.write().unwrap();
                let at = at % bytes.len();
                bytes[at] = to;
                if let Ok(read) = Seek::read(&bytes) {
                    prop_assert_eq!(read.write(), Some(bytes));
                }
            }
        }
    }
}
