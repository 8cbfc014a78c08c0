//! Registers: the message that carries a player's log. A relay keeps the newest one of each player.
//!
//! The content is signed by the player and sealed with the key of the game, both outside of this module. Its size is
//! rounded up, so that a relay sees little of what happens.

use sha2::{Digest, Sha256};

use super::act::{Act, MOST_LOG, read_log, write_log};
use super::bytes::{Malformed, Reader, put_text};
use super::terms::{LiveTerms, MOST_TERMS};
use crate::game::Side;

/// Version that this build writes. A register of another version pauses the game.
pub const LIVE_VERSION: u8 = 1;

/// Registers are padded to a multiple of this size in bytes.
pub const STEP: usize = 256;

/// Maximum size of a sealed register in bytes.
pub const MOST_REGISTER: usize = 8_000;

/// Maximum length of a player's name in bytes of UTF-8.
pub const MOST_NAME: usize = 32;

/// A player's public signing key.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PublicKey {
    /// Ed25519.
    Ed25519([u8; 32]),
    /// ECDSA with the curve P-256 and SHA-256, as an uncompressed point. For browsers without Ed25519.
    P256([u8; 65]),
}

impl PublicKey {
    /// Returns the bytes of the key.
    pub fn bytes(&self) -> &[u8] {
        match self {
            PublicKey::Ed25519(bytes) => bytes,
            PublicKey::P256(bytes) => bytes,
        }
    }

    /// Writes the kind of the key and its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.write(&mut bytes);
        bytes
    }

    /// Reads what [`PublicKey::to_bytes`] wrote.
    ///
    /// # Errors
    /// [`Malformed`].
    pub fn from_bytes(bytes: &[u8]) -> Result<PublicKey, Malformed> {
        let mut reader = Reader(bytes);
        let key = PublicKey::read(&mut reader)?;
        reader.end().map(|()| key)
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.push(matches!(self, PublicKey::P256(_)).into());
        bytes.extend(self.bytes());
    }

    pub(super) fn read(reader: &mut Reader) -> Result<PublicKey, Malformed> {
        match reader.u8()? {
            0 => reader.array().map(PublicKey::Ed25519),
            1 => reader.array().map(PublicKey::P256),
            _ => Err(Malformed::Newer),
        }
    }
}

/// How much of the opponent's log a player holds. It tells two branches of a log apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seen {
    /// Number of acts.
    pub acts: u16,
    /// The start of the SHA-256 of their bytes.
    pub hash: [u8; 16],
}

impl Seen {
    /// Returns what holding this log means.
    pub fn of(acts: &[Act]) -> Seen {
        let digest = Sha256::digest(write_log(acts));
        let mut hash = [0; 16];
        hash.copy_from_slice(&digest[..16]);
        Seen { acts: acts.len() as u16, hash }
    }

    /// True if this log begins with the acts seen.
    pub fn agrees(&self, acts: &[Act]) -> bool {
        acts.get(..usize::from(self.acts)).is_some_and(|held| Seen::of(held) == *self)
    }
}

/// The opponent whom the creator has accepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pinned {
    /// Grows each time the creator accepts another device of the opponent.
    pub generation: u8,
    /// Key of the opponent's device.
    pub key: PublicKey,
    /// Number of acts of the earlier devices that the log continues, and their hash.
    pub from: Seen,
}

/// How the writer has the seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatProof {
    /// The writer created the game; the opponent, once there is one.
    Creator(Option<Pinned>),
    /// The writer joined; proof of holding the invitation.
    Joiner([u8; 16]),
}

/// Everything that one player has done in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// Colour of the player.
    pub side: Side,
    /// Number of the game in the series: each rematch adds one.
    pub round: u8,
    /// What both agreed on.
    pub terms: LiveTerms,
    /// Key of the player.
    pub key: PublicKey,
    /// Name by the player's own choice. It may contain anything.
    pub name: String,
    /// How the player has the seat.
    pub proof: SeatProof,
    /// How much of the opponent's log the player holds.
    pub seen: Seen,
    /// What the player has done, oldest first.
    pub log: Vec<Act>,
}

impl Register {
    /// Writes the content to be signed; none if a part is too long.
    pub fn write(&self) -> Option<Vec<u8>> {
        let (terms, log) = (self.terms.write()?, write_log(&self.log));
        if log.len() > MOST_LOG || self.name.len() > MOST_NAME {
            return None;
        }
        let mut bytes = vec![LIVE_VERSION, self.side as u8, self.round, terms.len() as u8];
        bytes.extend(terms);
        self.key.write(&mut bytes);
        put_text(&mut bytes, &self.name);
        match &self.proof {
            SeatProof::Creator(None) => bytes.push(0),
            SeatProof::Creator(Some(pinned)) => {
                bytes.push(1);
                bytes.extend(write_pinned(pinned));
            }
            SeatProof::Joiner(claim) => {
                bytes.push(2);
                bytes.extend(claim);
            }
        }
        put_seen(&mut bytes, &self.seen);
        bytes.extend((log.len() as u16).to_le_bytes());
        bytes.extend(log);
        Some(bytes)
    }

    /// Reads the signed content.
    ///
    /// # Errors
    /// [`Malformed`]; another version is [`Malformed::Newer`].
    pub fn read(bytes: &[u8]) -> Result<Register, Malformed> {
        let mut reader = Reader(bytes);
        if reader.u8()? != LIVE_VERSION {
            return Err(Malformed::Newer);
        }
        let side = *Side::BOTH.get(usize::from(reader.u8()?)).ok_or(Malformed::Value)?;
        let round = reader.u8()?;
        let length = usize::from(reader.u8()?);
        if length > MOST_TERMS {
            return Err(Malformed::Long);
        }
        let terms = LiveTerms::read(reader.take(length)?)?;
        let key = PublicKey::read(&mut reader)?;
        let name = reader.text(MOST_NAME)?.to_owned();
        let proof = match reader.u8()? {
            0 => SeatProof::Creator(None),
            1 => SeatProof::Creator(Some(take_pinned(&mut reader)?)),
            2 => SeatProof::Joiner(reader.array()?),
            _ => return Err(Malformed::Newer),
        };
        let seen = read_seen(&mut reader)?;
        let length = usize::from(reader.u16()?);
        let log = read_log(reader.take(length)?)?;
        reader.end()?;
        Ok(Register { side, round, terms, key, name, proof, seen, log })
    }
}

/// Writes the accepted opponent, for a register or for storage.
pub(super) fn write_pinned(pinned: &Pinned) -> Vec<u8> {
    let mut bytes = vec![pinned.generation];
    pinned.key.write(&mut bytes);
    put_seen(&mut bytes, &pinned.from);
    bytes
}

/// Reads what [`write_pinned`] wrote.
pub(super) fn read_pinned(bytes: &[u8]) -> Result<Pinned, Malformed> {
    let mut reader = Reader(bytes);
    let pinned = take_pinned(&mut reader)?;
    reader.end().map(|()| pinned)
}

fn take_pinned(reader: &mut Reader) -> Result<Pinned, Malformed> {
    Ok(Pinned { generation: reader.u8()?, key: PublicKey::read(reader)?, from: read_seen(reader)? })
}

fn put_seen(bytes: &mut Vec<u8>, seen: &Seen) {
    bytes.extend(seen.acts.to_le_bytes());
    bytes.extend(seen.hash);
}

fn read_seen(reader: &mut Reader) -> Result<Seen, Malformed> {
    Ok(Seen { acts: reader.u16()?, hash: reader.array()? })
}

/// Pads a message to a multiple of [`STEP`], with its length first.
pub fn padded(message: &[u8]) -> Vec<u8> {
    let mut bytes = (message.len() as u16).to_le_bytes().to_vec();
    bytes.extend(message);
    bytes.resize(bytes.len().next_multiple_of(STEP), 0);
    bytes
}

/// Removes the padding.
///
/// # Errors
/// [`Malformed`] if the length is impossible or the padding is not zero.
pub fn unpadded(bytes: &[u8]) -> Result<&[u8], Malformed> {
    let mut reader = Reader(bytes);
    let length = usize::from(reader.u16()?);
    let message = reader.take(length)?;
    if reader.0.len() >= STEP || reader.0.iter().any(|byte| *byte != 0) { Err(Malformed::Long) } else { Ok(message) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::act::{ActKind, MoveText};
    use crate::live::terms::LiveClock;

    fn example(proof: SeatProof, key: PublicKey) -> Register {
        let text = MoveText::new("e2e4").unwrap();
        Register {
            side: Side::Black,
            round: 3,
            terms: LiveTerms {
                variant: "hole".to_owned(),
                start: None,
                clock: LiveClock::Days(2),
                creator: Side::White,
            },
            key,
            name: "Zoë".to_owned(),
            proof,
            seen: Seen::of(&[Act { epoch: 0, ply: 0, kind: ActKind::Resign }]),
            log: vec![Act { epoch: 0, ply: 1, kind: ActKind::Move { text, used: 12, charged: 0 } }],
        }
    }

    #[test]
    fn a_register_comes_back_from_its_bytes() {
        for key in [PublicKey::Ed25519([7; 32]), PublicKey::P256([9; 65])] {
            let pinned = Pinned { generation: 2, key, from: Seen::default() };
            for proof in [SeatProof::Creator(None), SeatProof::Creator(Some(pinned)), SeatProof::Joiner([5; 16])] {
                let register = example(proof, key);
                let bytes = register.write().unwrap();
                assert_eq!(Register::read(&bytes).as_ref(), Ok(&register));
                for length in 0..bytes.len() {
                    assert!(Register::read(&bytes[..length]).is_err(), "{length}");
                }
                assert_eq!(Register::read(&[&bytes[..], &[0]].concat()), Err(Malformed::Long));
                // Whatever is read is written again in the same bytes: there is one form of each register.
                for at in 0..bytes.len() {
                    let mut other = bytes.clone();
                    other[at] ^= 1 << (at % 8);
                    if let Ok(read) = Register::read(&other) {
                        assert_eq!(read.write(), Some(other), "{at}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_register_has_limits() {
        let mut register = example(SeatProof::Joiner([5; 16]), PublicKey::Ed25519([7; 32]));
        register.name = "x".repeat(MOST_NAME + 1);
        assert_eq!(register.write(), None);
        register.name.clear();
        register.log = vec![Act { epoch: 0, ply: 0, kind: ActKind::AddTime }; MOST_LOG / 4];
        // The longest log with all else at its limit still fits into a sealed register.
        assert!(register.write().unwrap().len() + 600 < MOST_REGISTER);
        register.log.push(register.log[0]);
        assert_eq!(register.write(), None);
    }

    #[test]
    fn padding_hides_the_size_and_comes_off() {
        for length in [0, 1, 253, 254, 255, 7_000] {
            let message = vec![1; length];
            let bytes = padded(&message);
            assert_eq!(bytes.len() % STEP, 0);
            assert_eq!(unpadded(&bytes), Ok(&message[..]));
        }
        assert_eq!(unpadded(&[1, 0]), Err(Malformed::Short));
        assert_eq!(unpadded(&[0, 0, 1]), Err(Malformed::Long));
    }

    #[test]
    fn what_was_seen_tells_branches_apart() {
        let act = |kind| Act { epoch: 0, ply: 2, kind };
        let log = [act(ActKind::OfferDraw), act(ActKind::Resign)];
        let branch = [act(ActKind::OfferDraw), act(ActKind::AddTime)];
        for acts in 0..=2 {
            assert!(Seen::of(&log[..acts]).agrees(&log));
        }
        assert!(Seen::of(&log[..1]).agrees(&branch));
        assert!(!Seen::of(&log).agrees(&branch));
        assert!(!Seen::of(&log).agrees(&log[..1]));
    }
}
