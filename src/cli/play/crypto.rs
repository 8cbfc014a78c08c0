//! Cryptography of live games: the same algorithms as the browser's, so both sides can read each other.

use ring::aead::{AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ECDSA_P256_SHA256_FIXED_SIGNING, ED25519, EcdsaKeyPair, KeyPair, UnparsedPublicKey,
    VerificationAlgorithm,
};

use crate::live::register::{PublicKey, unpadded};
use crate::live::sealing::{SIGNATURE, message, sealed, split_message, split_sealed, to_encrypt, to_sign};
use crate::live::topic::Topic;

/// Returns random bytes that nobody can guess.
///
/// # Panics
/// The system has no random numbers. Others would reveal what is sealed with them.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SystemRandom::new().fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A key that signs, with P-256: older browsers and pages over plain http cannot verify Ed25519.
pub struct BotKey(EcdsaKeyPair);

impl BotKey {
    /// Creates a key.
    ///
    /// # Panics
    /// The system has no random numbers.
    pub fn create() -> BotKey {
        BotKey::read(&new_key()).expect("ring reads its own keys")
    }

    /// Reads a key in the format PKCS #8.
    pub fn read(bytes: &[u8]) -> Option<BotKey> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, bytes, &SystemRandom::new()).ok().map(BotKey)
    }

    /// Returns the public part.
    pub fn public(&self) -> PublicKey {
        let mut bytes = [0; 65];
        bytes.copy_from_slice(self.0.public_key().as_ref());
        PublicKey::P256(bytes)
    }

    /// Returns the signed message of this content for a topic.
    pub fn signed(&self, topic: &Topic, content: &[u8]) -> Vec<u8> {
        let mut signature = [0; SIGNATURE];
        let signed = self.0.sign(&SystemRandom::new(), &to_sign(topic, content));
        signature.copy_from_slice(signed.expect("the system has random numbers").as_ref());
        message(content, &signature)
    }
}

/// Returns a new key in the format PKCS #8.
///
/// # Panics
/// The system has no random numbers.
pub fn new_key() -> Vec<u8> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    made.expect("the system has random numbers").as_ref().to_vec()
}

/// True if the owner of the key has signed this content for this topic.
pub fn is_signed(key: &PublicKey, topic: &Topic, content: &[u8], signature: &[u8; SIGNATURE]) -> bool {
    let algorithm: &'static dyn VerificationAlgorithm = match key {
        PublicKey::Ed25519(_) => &ED25519,
        PublicKey::P256(_) => &ECDSA_P256_SHA256_FIXED,
    };
    UnparsedPublicKey::new(algorithm, key.bytes()).verify(&to_sign(topic, content), signature).is_ok()
}

/// Seals and opens the messages of a series of games.
pub struct BotSealer(LessSafeKey);

impl BotSealer {
    /// Creates a sealer with a key that [`content_key`](crate::live::sealing::content_key) has derived.
    pub fn new(key: &[u8; 32]) -> BotSealer {
        BotSealer(LessSafeKey::new(UnboundKey::new(&AES_256_GCM, key).expect("a key has 32 bytes")))
    }

    /// Pads and seals a message for a topic; none if it is too long.
    pub fn seal(&self, topic: &Topic, message: &[u8]) -> Option<Vec<u8>> {
        let (mut bytes, nonce) = (to_encrypt(message).ok()?, random());
        let additional = Aad::from(topic.to_string());
        self.0.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), additional, &mut bytes).ok()?;
        Some(sealed(&nonce, &bytes))
    }

    /// Opens the sealed bytes of a topic. Returns the content and its signature, which is not checked; none for bytes
    /// that were not sealed with this key for this topic.
    pub fn open(&self, topic: &Topic, sealed: &[u8]) -> Option<(Vec<u8>, [u8; SIGNATURE])> {
        let message = self.open_unsigned(topic, sealed)?;
        let (content, signature) = split_message(&message).ok()?;
        Some((content.to_vec(), *signature))
    }

    /// Opens the sealed bytes of a topic that have no signature.
    pub fn open_unsigned(&self, topic: &Topic, sealed: &[u8]) -> Option<Vec<u8>> {
        let (nonce, encrypted) = split_sealed(sealed).ok()?;
        let mut bytes = encrypted.to_vec();
        let additional = Aad::from(topic.to_string());
        let padded = self.0.open_in_place(Nonce::assume_unique_for_key(*nonce), additional, &mut bytes).ok()?;
        unpadded(padded).ok().map(<[u8]>::to_vec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Side;
    use crate::live::crypto as plain;
    use crate::live::sealing::{hmac, sha_256};

    fn bytes(hex: &str) -> Vec<u8> {
        (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
    }

    #[test]
    fn a_message_comes_back_only_for_its_topic_and_key() {
        let (key, sealer) = (BotKey::create(), BotSealer::new(&[3; 32]));
        let topic = Topic::Register([1; 12], Side::White);
        let sealed = sealer.seal(&topic, &key.signed(&topic, b"content")).unwrap();
        let (content, signature) = sealer.open(&topic, &sealed).unwrap();
        assert_eq!(content, b"content");
        assert!(is_signed(&key.public(), &topic, &content, &signature));
        let (other, game) = (Topic::Register([1; 12], Side::Black), Topic::Register([2; 12], Side::White));
        assert!(!is_signed(&key.public(), &game, &content, &signature));
        assert!(!is_signed(&BotKey::create().public(), &topic, &content, &signature));
        assert!(!is_signed(&key.public(), &topic, b"Content", &signature));
        assert_eq!((sealer.open(&other, &sealed), sealer.open(&game, &sealed)), (None, None));
        assert_eq!(BotSealer::new(&[4; 32]).open(&topic, &sealed), None);
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(sealer.open(&topic, &changed), None, "{at}");
        }
        assert_eq!(sealer.open(&topic, &sealed[..20]), None);
        assert_eq!(sealer.seal(&topic, &[0; 9_000]), None);
    }

    /// The key, message and signature are from RFC 6979, A.2.5 (SHA-256, "sample").
    #[test]
    fn signatures_of_browsers_with_p_256_are_verified() {
        let point = bytes(
            "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6\
             7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
        );
        let signature = bytes(
            "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716\
             f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
        );
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &point);
        assert!(key.verify(b"sample", &signature).is_ok());
        assert!(key.verify(b"Sample", &signature).is_err());
        let topic = Topic::Register([1; 12], Side::White);
        let [key, junk] = [point.try_into().unwrap(), [4; 65]].map(PublicKey::P256);
        let signature = signature.try_into().unwrap();
        assert!(!is_signed(&key, &topic, b"sample", &signature) && !is_signed(&junk, &topic, b"sample", &signature));
    }

    /// The bytes of a deterministic stream.
    fn stream<const N: usize>(number: u64) -> [u8; N] {
        let mut state = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        std::array::from_fn(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        })
    }

    #[test]
    fn pages_over_plain_http_and_this_program_read_each_other() {
        let topic = Topic::Register([1; 12], Side::White);
        for number in 0..40 {
            let (key, private) = (stream(number), stream(number + 1000));
            let public = plain::public_key(&private).unwrap();
            let content = vec![number as u8; number as usize * 190];
            // From the page.
            let signature = plain::sign(hmac, &private, &sha_256(&to_sign(&topic, &content))).unwrap();
            let (padded, nonce) = (to_encrypt(&message(&content, &signature)).unwrap(), stream(number + 2000));
            let encrypted = plain::encrypt(&key, &nonce, topic.to_string().as_bytes(), &padded).unwrap();
            let opened = BotSealer::new(&key).open(&topic, &sealed(&nonce, &encrypted));
            assert_eq!(opened, Some((content.clone(), signature)));
            assert!(is_signed(&PublicKey::P256(public), &topic, &content, &signature));
            // To the page.
            let bot = BotKey::create();
            let sealed = BotSealer::new(&key).seal(&topic, &bot.signed(&topic, &content)).unwrap();
            let (nonce, encrypted) = split_sealed(&sealed).unwrap();
            let padded = plain::decrypt(&key, nonce, topic.to_string().as_bytes(), encrypted).unwrap();
            let (opened, signature) = split_message(unpadded(&padded).unwrap()).unwrap();
            let PublicKey::P256(point) = bot.public() else { panic!("the program signs with P-256") };
            assert_eq!(opened, content);
            assert!(plain::verify(&point, &sha_256(&to_sign(&topic, opened)), signature));
        }
    }

    #[test]
    fn changed_keys_and_signatures_get_the_same_verdict() {
        let (private, digest) = (stream(1), sha_256(b"message"));
        let (point, signature) = (plain::public_key(&private).unwrap(), plain::sign(hmac, &private, &digest).unwrap());
        let ring = |point: &[u8; 65], signature: &[u8]| {
            UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point).verify(b"message", signature).is_ok()
        };
        let mut accepted = 0;
        for bit in 0..8 * (65 + SIGNATURE) {
            let (mut point, mut signature) = (point, signature);
            let bytes = if bit < 8 * 65 { &mut point[..] } else { &mut signature[..] };
            bytes[bit / 8 % 65 % bytes.len()] ^= 1 << (bit % 8);
            let verdict = plain::verify(&point, &digest, &signature);
            assert_eq!(verdict, ring(&point, &signature), "{bit}");
            accepted += u32::from(verdict);
        }
        assert_eq!(accepted, 0);
        // The other s of the same signature, n - s, is as valid. Browsers accept it too.
        let order = bytes("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
        let (mut other, mut borrow) = (signature, 0);
        for at in (0..32).rev() {
            let difference = i16::from(order[at]) - i16::from(signature[32 + at]) - borrow;
            (other[32 + at], borrow) = (difference as u8, i16::from(difference < 0));
        }
        assert!(plain::verify(&point, &digest, &other) && ring(&point, &other));
    }
}
