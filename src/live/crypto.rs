//! The cryptography of live games for pages over plain http, where browsers offer none: AES-256-GCM, and ECDSA with P-256
//! and SHA-256. Its output has the same form as that of the browsers.
//!
//! Keys are plain bytes. Random numbers come from the caller, because browsers offer those over http too. So do SHA-256 and
//! HMAC: the caller has them anyway, and code that two bundles of the page share would be a third bundle.

use aes_gcm::{AeadInPlace, Aes256Gcm, KeyInit, Nonce, Tag};
use ecdsa::hazmat::{SignPrimitive, VerifyPrimitive};
use p256::ecdsa::Signature;
use p256::elliptic_curve::ops::Reduce;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{FieldBytes, NonZeroScalar, PublicKey, Scalar, SecretKey, U256};

use super::sealing::{NONCE, SIGNATURE, TAG};

/// HMAC-SHA-256 of joined parts.
pub type Mac = fn(&[u8], &[&[u8]]) -> [u8; 32];

/// Encrypts bytes and appends the tag. Returns none if they are too long for AES-GCM.
pub fn encrypt(key: &[u8; 32], nonce: &[u8; NONCE], additional: &[u8], bytes: &[u8]) -> Option<Vec<u8>> {
    let mut sealed = vec![0; bytes.len() + TAG];
    let (encrypted, end) = sealed.split_at_mut(bytes.len());
    encrypted.copy_from_slice(bytes);
    let cipher = Aes256Gcm::new(key.into());
    let tag = cipher.encrypt_in_place_detached(Nonce::from_slice(nonce), additional, encrypted).ok()?;
    end.copy_from_slice(&tag);
    Some(sealed)
}

/// Decrypts what [`encrypt`] returned. Returns none if the bytes were changed, or encrypted otherwise.
pub fn decrypt(key: &[u8; 32], nonce: &[u8; NONCE], additional: &[u8], sealed: &[u8]) -> Option<Vec<u8>> {
    let (encrypted, tag) = sealed.split_at_checked(sealed.len().checked_sub(TAG)?)?;
    let mut bytes = encrypted.to_vec();
    let cipher = Aes256Gcm::new(key.into());
    cipher.decrypt_in_place_detached(Nonce::from_slice(nonce), additional, &mut bytes, Tag::from_slice(tag)).ok()?;
    Some(bytes)
}

/// Returns the public key of a private key, as an uncompressed point. None if the bytes are no private key, which happens
/// to one random value in 2³².
pub fn public_key(private: &[u8; 32]) -> Option<[u8; 65]> {
    let point = SecretKey::from_slice(private).ok()?.public_key().to_encoded_point(false);
    point.as_bytes().try_into().ok()
}

/// Signs bytes with this SHA-256. The signature needs no random number. None if the private key is invalid.
pub fn sign(mac: Mac, private: &[u8; 32], digest: &[u8; 32]) -> Option<[u8; SIGNATURE]> {
    let key = SecretKey::from_slice(private).ok()?.to_nonzero_scalar();
    let digest = digest.into();
    let (signature, _) = key.try_sign_prehashed(once(mac, private, digest), digest).ok()?;
    Some(signature.to_bytes().into())
}

/// True if the owner of the public key, an uncompressed point, signed the bytes with this SHA-256.
pub fn verify(point: &[u8; 65], digest: &[u8; 32], signature: &[u8]) -> bool {
    let parts = PublicKey::from_sec1_bytes(point).ok().zip(Signature::from_slice(signature).ok());
    parts.is_some_and(|(key, signature)| key.as_affine().verify_prehashed(digest.into(), &signature).is_ok())
}

/// Returns the number that a signature uses only once. It follows from the key and the digest, so a weak source of random
/// numbers cannot reveal the key. CITE: RFC 6979, 3.2.
fn once(mac: Mac, private: &[u8; 32], digest: &FieldBytes) -> Scalar {
    let digest = FieldBytes::from(<Scalar as Reduce<U256>>::reduce_bytes(digest));
    let (mut key, mut value) = ([0; 32], [1; 32]);
    for step in [0, 1] {
        key = mac(&key, &[&value, &[step], private, &digest]);
        value = mac(&key, &[&value]);
    }
    loop {
        value = mac(&key, &[&value]);
        if let Some(number) = Option::<NonZeroScalar>::from(NonZeroScalar::from_repr(value.into())) {
            return *number;
        }
        key = mac(&key, &[&value, &[0]]);
        value = mac(&key, &[&value]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::sealing::{hmac, sha_256};

    fn bytes(hex: &str) -> Vec<u8> {
        (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
    }

    fn fixed<const N: usize>(hex: &str) -> [u8; N] {
        bytes(hex).try_into().unwrap()
    }

    const KEY: &str = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721";
    const POINT: &str = "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6\
                         7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299";
    /// The order of the curve's group.
    const ORDER: &str = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";

    /// CITE: RFC 6979, A.2.5 (SHA-256).
    #[test]
    fn signatures_are_those_of_the_standard() {
        let table = [
            (
                "sample",
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716\
                 f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
            ),
            (
                "test",
                "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367\
                 019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
            ),
        ];
        let (key, point) = (fixed(KEY), fixed(POINT));
        assert_eq!(public_key(&key), Some(point));
        for (message, expected) in table {
            let expected = fixed(expected);
            assert_eq!(sign(hmac, &key, &sha_256(message.as_bytes())), Some(expected), "{message}");
            assert!(verify(&point, &sha_256(message.as_bytes()), &expected), "{message}");
            assert!(!verify(&point, &sha_256(b"other"), &expected), "{message}");
        }
    }

    /// CITE: McGrew and Viega, "The Galois/Counter Mode of Operation", test cases 13, 14 and 16.
    #[test]
    fn sealed_bytes_are_those_of_the_standard() {
        let (zeros, key) = ("00".repeat(32), "feffe9928665731c6d6a8f9467308308".repeat(2));
        let text = "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72\
                    1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39";
        let table = [
            (&zeros, &zeros[..24], "", "", "530f8afbc74536b9a963b4f1c4cb738b"),
            (
                &zeros,
                &zeros[..24],
                "",
                &zeros[..32],
                "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919",
            ),
            (
                &key,
                "cafebabefacedbaddecaf888",
                "feedfacedeadbeeffeedfacedeadbeefabaddad2",
                text,
                "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa\
                 8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b",
            ),
        ];
        for (key, nonce, additional, text, expected) in table {
            let (key, nonce, additional) = (fixed(key), fixed(nonce), bytes(additional));
            let sealed = encrypt(&key, &nonce, &additional, &bytes(text)).unwrap();
            assert_eq!(sealed, bytes(expected));
            assert_eq!(decrypt(&key, &nonce, &additional, &sealed), Some(bytes(text)));
            for at in 0..sealed.len() {
                let mut changed = sealed.clone();
                changed[at] ^= 1 << (at % 8);
                assert_eq!(decrypt(&key, &nonce, &additional, &changed), None, "{at}");
                assert_eq!(decrypt(&key, &nonce, &additional, &sealed[..at]), None, "{at}");
            }
            assert_eq!(decrypt(&key, &nonce, b"another topic", &sealed), None);
            assert_eq!(decrypt(&[7; 32], &nonce, &additional, &sealed), None);
        }
    }

    #[test]
    fn a_private_key_lies_between_zero_and_the_order() {
        let order: [u8; 32] = fixed(ORDER);
        let (mut last, mut one) = (order, [0; 32]);
        last[31] -= 1;
        one[31] = 1;
        for (private, is_key) in [(last, true), (one, true), (order, false), ([0; 32], false), ([255; 32], false)] {
            assert_eq!(public_key(&private).is_some(), is_key, "{private:?}");
            assert_eq!(sign(hmac, &private, &sha_256(b"")).is_some(), is_key, "{private:?}");
        }
    }

    #[test]
    fn a_strange_key_or_signature_verifies_nothing() {
        let (key, point, digest): (_, [u8; 65], _) = (fixed(KEY), fixed(POINT), sha_256(b"message"));
        let signature = sign(hmac, &key, &digest).unwrap();
        let order: [u8; 32] = fixed(ORDER);
        // Zero, the order and more than the order are no parts of a signature.
        for part in [[0; 32], order, [255; 32]] {
            assert!(!verify(&point, &digest, &[&part[..], &signature[32..]].concat()));
            assert!(!verify(&point, &digest, &[&signature[..32], &part].concat()));
            assert!(!verify(&point, &digest, &[part, part].concat()));
        }
        for length in [0, 1, 32, 63, 65, 128] {
            assert!(!verify(&point, &digest, &[1; 200][..length]));
            let cut: Vec<u8> = signature.iter().copied().cycle().take(length).collect();
            assert!(!verify(&point, &digest, &cut), "{length}");
        }
        // The first byte is 4 for an uncompressed point, and the point must lie on the curve.
        for tag in (0..=255).filter(|tag| *tag != 4) {
            let mut other = point;
            other[0] = tag;
            assert!(!verify(&other, &digest, &signature), "{tag}");
        }
        for at in 1..point.len() {
            let mut other = point;
            other[at] ^= 1;
            assert!(!verify(&other, &digest, &signature), "{at}");
        }
        for other in [[0; 65], [4; 65], [255; 65]] {
            assert!(!verify(&other, &digest, &signature));
        }
    }
}
