//! The link to a live game: everything that a device needs to find the game, to read it, and to take the free seat.

use base64ct::{Base64UrlUnpadded, Encoding};
use sha2::{Digest, Sha256};

use super::bytes::{Malformed, Reader};
use super::register::PublicKey;
use super::sealing::fingerprint;

/// Kind of a link for spectators, as its first byte.
const WATCH: u8 = 1;
/// Kind of a link that also invites to play.
const PLAY: u8 = 2;

/// Plausible lengths of links of later kinds, in characters.
const SHORTEST: usize = 24;
const LONGEST: usize = 200;

/// Characters that chat programs drop at the end of a link, and that their emphasis adds there.
const LOOSE: [char; 2] = ['-', '_'];

/// Content of a link to a live game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// Secret of the game. Keys and topics are derived from it, so the relay cannot read the game.
    pub secret: [u8; 16],
    /// The start of the SHA-256 of the creator's public key: whose register to believe.
    pub creator: [u8; 16],
    /// What takes the free seat; none in a link for spectators.
    pub token: Option<[u8; 16]>,
}

impl Invitation {
    /// Creates the invitation to a new game of the owner of this key, with random numbers. Its text ends in a letter or digit.
    pub fn create(key: &PublicKey, random: impl Fn() -> [u8; 16]) -> Invitation {
        loop {
            let made = Invitation { secret: random(), creator: fingerprint(key), token: Some(random()) };
            if !made.write().ends_with(LOOSE) {
                return made;
            }
        }
    }

    /// Writes the link's text in base64url. It contains a checksum, because chat programs cut and change links.
    pub fn write(&self) -> String {
        let mut bytes = vec![if self.token.is_some() { PLAY } else { WATCH }];
        bytes.extend(self.secret.iter().chain(&self.creator).chain(self.token.iter().flatten()));
        bytes.extend(checksum(&bytes));
        Base64UrlUnpadded::encode_string(&bytes)
    }

    /// Reads the link's text, also without a last `-` or `_` and with more of them at its end: the checksum decides.
    ///
    /// # Errors
    /// [`Malformed::Short`] if the end is missing, [`Malformed::Value`] if characters were changed,
    /// [`Malformed::Newer`] for another kind of link.
    pub fn read(text: &str) -> Result<Invitation, Malformed> {
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')) {
            return Err(Malformed::Text);
        }
        // The end may be missing, so only the first group of characters is decoded to learn the kind.
        let start =
            Base64UrlUnpadded::decode_vec(text.get(..4).ok_or(Malformed::Short)?).map_err(|_| Malformed::Text)?;
        let length = match start[0] {
            WATCH => 1 + 32 + 2,
            PLAY => 1 + 48 + 2,
            // Damage may change the kind too, but hardly to one of the next.
            3..8 if (SHORTEST..LONGEST).contains(&text.len()) => return Err(Malformed::Newer),
            _ => return Err(Malformed::Value),
        };
        let size = usize::div_ceil(4 * length, 3);
        let Some(rest) = text.get(size..) else {
            let ends = if text.len() + 1 == size { &LOOSE[..] } else { &[] };
            let whole = |end: &char| Invitation::read(&(text.to_owned() + end.encode_utf8(&mut [0; 4]))).ok();
            return ends.iter().find_map(whole).ok_or(Malformed::Short);
        };
        if !rest.trim_matches(LOOSE).is_empty() {
            return Err(Malformed::Long);
        }
        let bytes = Base64UrlUnpadded::decode_vec(&text[..size]).map_err(|_| Malformed::Text)?;
        let (content, check) = bytes.split_at(length - 2);
        if check != checksum(content) {
            return Err(Malformed::Value);
        }
        let mut reader = Reader(&content[1..]);
        let (secret, creator) = (reader.array()?, reader.array()?);
        let token = if content[0] == PLAY { Some(reader.array()?) } else { None };
        Ok(Invitation { secret, creator, token })
    }

    /// The same link for spectators: nobody can take the seat with it.
    pub fn for_spectators(&self) -> Invitation {
        Invitation { token: None, ..self.clone() }
    }
}

fn checksum(content: &[u8]) -> [u8; 2] {
    let digest = Sha256::digest(content);
    [digest[0], digest[1]]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn examples() -> [Invitation; 2] {
        let bytes = |first: u8| std::array::from_fn(|at| first.wrapping_add((at as u8).wrapping_mul(37)));
        let invitation = Invitation { secret: bytes(1), creator: bytes(90), token: Some(bytes(200)) };
        [invitation.for_spectators(), invitation]
    }

    #[test]
    fn a_link_comes_back_and_fits_into_a_message() {
        for invitation in examples() {
            let text = invitation.write();
            assert_eq!(Invitation::read(&text), Ok(invitation));
            assert!(text.len() <= 68, "{}", text.len());
        }
    }

    #[test]
    fn a_link_that_was_cut_or_changed_is_refused_with_the_reason() {
        for invitation in examples() {
            let text = invitation.write();
            for length in 0..text.len() {
                assert_eq!(Invitation::read(&text[..length]), Err(Malformed::Short), "{length}");
            }
            assert!(Invitation::read(&format!("{text}A")).is_err());
            assert_eq!(Invitation::read(&format!("{text}AAAA")).err(), Some(Malformed::Long));
            // Some programs change the case of links.
            for changed in [text.to_lowercase(), text.to_uppercase()] {
                assert!(Invitation::read(&changed).is_err(), "{changed}");
            }
        }
        assert_eq!(Invitation::read("€"), Err(Malformed::Text));
        assert_eq!(Invitation::read("<b>x</b>"), Err(Malformed::Text));
        assert_eq!(Invitation::read("_____w"), Err(Malformed::Value));
    }

    #[test]
    fn no_link_depends_on_what_chat_programs_drop_or_add_at_its_end() {
        let number = std::cell::Cell::new(0_u32);
        let random = || {
            number.set(number.get() + 1);
            std::array::from_fn(|at| Sha256::digest(number.get().to_le_bytes())[at])
        };
        let mut ends = [0; 2];
        for _ in 0..1_000 {
            let made = Invitation::create(&PublicKey::Ed25519([1; 32]), random);
            assert!(made.write().ends_with(|end: char| end.is_ascii_alphanumeric()), "{made:?}");
            // Earlier versions did not look at the end.
            let older = Invitation { token: Some(random()), ..made };
            for invitation in [older.for_spectators(), older] {
                let text = invitation.write();
                for added in ["", "_", "-", "__"] {
                    assert_eq!(Invitation::read(&format!("{text}{added}")).as_ref(), Ok(&invitation), "{text}{added}");
                }
                let is_loose = |end| usize::from(text.ends_with(end));
                ends = [ends[0] + is_loose('-'), ends[1] + is_loose('_')];
                let read = Invitation::read(&text[..text.len() - 1]);
                let expected = if text.ends_with(LOOSE) { Ok(invitation) } else { Err(Malformed::Short) };
                assert_eq!(read, expected, "{text}");
            }
        }
        assert!(ends.iter().all(|count| *count > 5), "{ends:?}");
    }

    #[test]
    fn only_a_later_kind_is_newer() {
        for invitation in examples() {
            let text = invitation.write();
            let mut bytes = Base64UrlUnpadded::decode_vec(&text).unwrap();
            for damaged in [text.to_lowercase(), text[1..].to_owned(), text[2..].to_owned(), format!("x{text}")] {
                assert!(!matches!(Invitation::read(&damaged), Ok(_) | Err(Malformed::Newer)), "{damaged}");
            }
            bytes[0] = 3;
            assert_eq!(Invitation::read(&Base64UrlUnpadded::encode_string(&bytes)), Err(Malformed::Newer));
        }
    }
}
