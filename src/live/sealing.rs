//! Derivation of ids and keys from the secrets of a link, and the layout of signed and sealed messages.
//!
//! A message is its content and a signature of 64 bytes. Registers and presence are sealed: a random nonce of 12 bytes,
//! then the padded message in AES-256-GCM. The text of the topic is the additional data. Seeks are public, so they are
//! not sealed. The caller signs and encrypts.

use sha2::{Digest, Sha256};

use super::bytes::Malformed;
use super::presence::Presence;
use super::register::{MOST_REGISTER, PublicKey, Register, STEP, padded};
use super::topic::{LiveId, Topic};

/// Size of a nonce in bytes.
pub const NONCE: usize = 12;

/// Size of the tag at the end of AES-GCM's output, in bytes.
pub const TAG: usize = 16;

/// Size of a signature in bytes, with either kind of key. ECDSA signatures have the form of P1363: r and s.
pub const SIGNATURE: usize = 64;

/// Maximum size of a message in bytes. Once padded and sealed, such a message has at most [`MOST_REGISTER`] bytes.
pub const MOST_MESSAGE: usize = (MOST_REGISTER - NONCE - TAG) / STEP * STEP - 2;

/// Returns the id of a game of the series. The first game is 0.
pub fn game_id(secret: &[u8; 16], round: u8) -> LiveId {
    derived(secret, &[&b"topic"[..], &[round]].concat())
}

/// Returns the id of the topic to which spectators of a public game send. Nobody who subscribes to the topics of a game
/// gets its messages.
pub fn watch_id(secret: &[u8; 16]) -> LiveId {
    derived(secret, b"watch")
}

/// Returns the key that seals everything about the series.
pub fn content_key(secret: &[u8; 16]) -> [u8; 32] {
    derived(secret, b"key")
}

/// Derives at most 32 bytes by HKDF-SHA-256 without salt (RFC 5869).
fn derived<const N: usize>(secret: &[u8; 16], info: &[u8]) -> [u8; N] {
    first(&hmac(&hmac(&[], &[secret]), &[info, &[1]]))
}

/// Returns SHA-256 of these bytes.
pub fn sha_256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Returns HMAC-SHA-256 of the joined parts (RFC 2104). The key has at most 64 bytes.
pub fn hmac(key: &[u8], parts: &[&[u8]]) -> [u8; 32] {
    let padded = |by: u8| {
        let mut block = [by; 64];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        block
    };
    let mut inner = Sha256::new_with_prefix(padded(0x36));
    parts.iter().for_each(|part| inner.update(part));
    sha_256(&[&padded(0x5c)[..], &inner.finalize()].concat())
}

/// Returns the proof that the owner of a key holds the invitation. `id_0` is the id of the first game.
pub fn claim(token: &[u8; 16], id_0: &LiveId, key: &PublicKey) -> [u8; 16] {
    first(&hmac(token, &[b"claim", id_0, key.bytes()]))
}

/// True if the claim proves that the owner of the key holds the invitation. The comparison takes constant time.
pub fn is_claim(claim: &[u8; 16], token: &[u8; 16], id_0: &LiveId, key: &PublicKey) -> bool {
    let right = self::claim(token, id_0, key);
    claim.iter().zip(right).fold(0, |differences, (one, other)| differences | (one ^ other)) == 0
}

/// Returns the fingerprint of a key. A link names its creator by this fingerprint.
pub fn fingerprint(key: &PublicKey) -> [u8; 16] {
    first(&sha_256(key.bytes()))
}

fn first<const N: usize>(digest: &[u8; 32]) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.copy_from_slice(&digest[..N]);
    bytes
}

/// Returns the bytes to sign for a content at a topic. They name the game and the kind of message, so a signature is
/// valid for nothing else. Presence is signed for the first game of the series.
pub fn to_sign(topic: &Topic, content: &[u8]) -> Vec<u8> {
    let (kind, id): (&[u8], _) = match topic {
        Topic::Register(id, _) => (b"hc1", id),
        Topic::Presence(id, _) => (b"hc1p", id),
        Topic::Watch(id) => (b"hc1v", id),
        Topic::Seek(id) => (b"hc1s", id),
    };
    [kind, id, content].concat()
}

/// Appends the signature to the content.
pub fn message(content: &[u8], signature: &[u8; SIGNATURE]) -> Vec<u8> {
    [content, signature].concat()
}

/// Content that a player has signed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SignedContent {
    /// A register.
    Register(Box<Register>),
    /// A register of a later version. It pauses the game.
    Newer,
    /// A message about presence.
    Presence(Presence),
}

/// Reads the content of a message to the topic of a register or of presence. Returns it with the key that must have signed
/// it. `player` is the key of the player to whom the topic belongs, if it is known.
///
/// # Errors
/// The reason why the content does not count; none if nobody can have signed it.
pub fn read_signed(
    topic: &Topic,
    content: &[u8],
    player: Option<PublicKey>,
) -> Result<(SignedContent, PublicKey), Option<Malformed>> {
    if let Topic::Presence(..) = topic {
        let presence = Presence::read(content)?;
        return Ok((SignedContent::Presence(presence), player.ok_or(None)?));
    }
    match (Register::read(content), player) {
        (Ok(register), _) => {
            let key = register.key;
            Ok((SignedContent::Register(Box::new(register)), key))
        }
        // Everybody with the link can write the number of a later version. Only the player's own word pauses the game.
        (Err(Malformed::Newer), Some(key)) => Ok((SignedContent::Newer, key)),
        (Err(malformed), _) => Err(Some(malformed)),
    }
}

/// Splits a message into its content and the signature, which is not checked here.
///
/// # Errors
/// [`Malformed::Short`] for less than a signature, [`Malformed::Long`] for more than [`MOST_MESSAGE`] bytes.
pub fn split_message(message: &[u8]) -> Result<(&[u8], &[u8; SIGNATURE]), Malformed> {
    let message = within(message, MOST_MESSAGE)?;
    message.split_last_chunk().ok_or(Malformed::Short)
}

/// Returns the bytes to be encrypted: the message with padding. [`unpadded`](super::register::unpadded) removes it.
///
/// # Errors
/// [`Malformed::Long`] for more than [`MOST_MESSAGE`] bytes.
pub fn to_encrypt(message: &[u8]) -> Result<Vec<u8>, Malformed> {
    within(message, MOST_MESSAGE).map(padded)
}

/// Joins a nonce and the encrypted bytes, which end with the tag.
pub fn sealed(nonce: &[u8; NONCE], encrypted: &[u8]) -> Vec<u8> {
    [nonce, encrypted].concat()
}

/// Splits sealed bytes into the nonce and the encrypted bytes.
///
/// # Errors
/// [`Malformed::Long`] for more than [`MOST_REGISTER`] bytes, [`Malformed::Short`] for less than an empty message,
/// [`Malformed::Value`] for a size that padding does not give.
pub fn split_sealed(sealed: &[u8]) -> Result<(&[u8; NONCE], &[u8]), Malformed> {
    let (nonce, encrypted) = within(sealed, MOST_REGISTER)?.split_first_chunk().ok_or(Malformed::Short)?;
    match encrypted.len().checked_sub(TAG) {
        None | Some(0) => Err(Malformed::Short),
        Some(length) if !length.is_multiple_of(STEP) => Err(Malformed::Value),
        Some(_) => Ok((nonce, encrypted)),
    }
}

fn within(bytes: &[u8], most: usize) -> Result<&[u8], Malformed> {
    if bytes.len() > most { Err(Malformed::Long) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;
    use crate::live::presence::PresenceState;
    use crate::live::register::{LIVE_VERSION, unpadded};
    use crate::live::topic::Founder;

    /// Returns consecutive bytes.
    fn bytes<const N: usize>(first: u8) -> [u8; N] {
        std::array::from_fn(|at| first + at as u8)
    }

    fn keys() -> [PublicKey; 2] {
        let mut point = bytes(63);
        point[0] = 4;
        [PublicKey::Ed25519(bytes(32)), PublicKey::P256(point)]
    }

    fn hex(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    // The expected values are from Python's hmac and hashlib. For HKDF, the package `cryptography` and OpenSSL's `kdf`
    // gave the same values.

    #[test]
    fn ids_and_the_key_are_those_of_hkdf() {
        let secret = bytes(0);
        let ids = [(0, "fc8890e2236e6ed755e1e667"), (1, "0f717dbc0461e7fab6f0ab96"), (255, "5697ec22091f7f96269fc6ab")];
        for (round, id) in ids {
            assert_eq!(hex(&game_id(&secret, round)), id, "{round}");
        }
        assert_eq!(hex(&watch_id(&secret)), "25c812a133cbe1111a715bbc");
        let key = "f5c0999d0602925bf6f263452c49fee179b8caac47102a6e26bf6e3a9a00e8f5";
        assert_eq!(hex(&content_key(&secret)), key);
    }

    /// CITE: RFC 4231, 4.2 and 4.3.
    #[test]
    fn hmac_is_that_of_the_standard() {
        let joined = hmac(&[11; 20], &[b"Hi", b" ", b"There"]);
        assert_eq!(hex(&joined), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
        let text = hmac(b"Jefe", &[b"what do ya want for nothing?"]);
        assert_eq!(hex(&text), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    #[test]
    fn claims_and_fingerprints_are_those_of_hmac_and_sha_256() {
        let (token, id) = (bytes(16), game_id(&bytes(0), 0));
        let expected = [
            ("01ee445353dc87a406d85e11e1a63950", "72dbb7336c76780023f83da4c355f2ee"),
            ("ad58ebb8e1bd2fa2311b662c2b3fac41", "e5b44bc3578ae5bc58acef8326112091"),
        ];
        for (key, (claimed, start)) in keys().iter().zip(expected) {
            let claim = claim(&token, &id, key);
            assert_eq!((hex(&claim), hex(&fingerprint(key))), (claimed.to_owned(), start.to_owned()));
            assert!(is_claim(&claim, &token, &id, key));
        }
    }

    #[test]
    fn a_claim_is_good_for_one_key_in_one_game() {
        let (token, id, [key, other]) = (bytes(16), game_id(&bytes(0), 0), keys());
        let claim = claim(&token, &id, &key);
        assert!(!is_claim(&claim, &token, &id, &other));
        assert!(!is_claim(&claim, &token, &game_id(&bytes(1), 0), &key));
        assert!(!is_claim(&claim, &bytes(17), &id, &key));
        for at in 0..claim.len() {
            let mut changed = claim;
            changed[at] ^= 1;
            assert!(!is_claim(&changed, &token, &id, &key), "{at}");
        }
    }

    #[test]
    fn what_is_signed_names_the_kind_and_the_game() {
        let id: LiveId = *b"abcdefghijkl";
        let signed = |topic: Topic| to_sign(&topic, b"content");
        assert_eq!(signed(Topic::Register(id, Side::White)), b"hc1abcdefghijklcontent");
        assert_eq!(signed(Topic::Presence(id, Founder::Joiner)), b"hc1pabcdefghijklcontent");
        assert_eq!(signed(Topic::Watch(id)), b"hc1vabcdefghijklcontent");
        assert_eq!(signed(Topic::Seek(id)), b"hc1sabcdefghijklcontent");
    }

    #[test]
    fn only_a_known_player_can_have_signed_presence_or_a_later_version() {
        let (id, [key, _]) = (game_id(&bytes(0), 0), keys());
        let [register, presence] = [Topic::Register(id, Side::White), Topic::Presence(id, Founder::Joiner)];
        let newer = [LIVE_VERSION + 1];
        assert_eq!(read_signed(&register, &newer, Some(key)), Ok((SignedContent::Newer, key)));
        assert_eq!(read_signed(&register, &newer, None), Err(Some(Malformed::Newer)));
        assert_eq!(read_signed(&presence, &newer, Some(key)), Err(Some(Malformed::Newer)));
        let said = Presence { session: 1, beat: 2, round: 3, state: PresenceState::Here, phrase: None };
        assert_eq!(read_signed(&presence, &said.write(), Some(key)), Ok((SignedContent::Presence(said), key)));
        assert_eq!(read_signed(&presence, &said.write(), None), Err(None));
        assert_eq!(read_signed(&register, &[], Some(key)), Err(Some(Malformed::Short)));
    }

    #[test]
    fn a_message_comes_back_from_its_parts() {
        let signature = bytes(100);
        for length in [0, 1, 189, 190, 191, MOST_MESSAGE - SIGNATURE] {
            let content = vec![7; length];
            let message = message(&content, &signature);
            assert_eq!(split_message(&message), Ok((&content[..], &signature)));
            let padded = to_encrypt(&message).unwrap();
            assert_eq!(unpadded(&padded), Ok(&message[..]));
            let encrypted = [&padded[..], &[9; TAG]].concat();
            let sealed = sealed(&bytes(3), &encrypted);
            assert!(sealed.len() <= MOST_REGISTER, "{length}");
            assert_eq!(split_sealed(&sealed), Ok((&bytes(3), &encrypted[..])));
        }
    }

    #[test]
    fn sizes_have_limits() {
        assert_eq!(split_message(&[0; SIGNATURE - 1]), Err(Malformed::Short));
        assert_eq!(split_message(&[0; MOST_MESSAGE + 1]), Err(Malformed::Long));
        assert_eq!(to_encrypt(&[0; MOST_MESSAGE + 1]), Err(Malformed::Long));
        for length in 0..2 * MOST_REGISTER {
            let expected = match length {
                0..=28 => Some(Malformed::Short),
                8_001.. => Some(Malformed::Long),
                _ if (length - 28) % STEP == 0 => None,
                _ => Some(Malformed::Value),
            };
            assert_eq!(split_sealed(&vec![0; length]).err(), expected, "{length}");
        }
    }
}
