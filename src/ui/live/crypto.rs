//! The browser's cryptography for live games: sealing, signatures and random numbers.
//!
//! All of it except random numbers uses SubtleCrypto, which exists only in secure contexts: pages over https and pages
//! of this device. A page that another device of the house serves over http has none, and uses the functions of
//! [`plain`](super::plain) instead. Both sides can read each other.

use gloo::utils::window;
use js_sys::{Array, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CryptoKey, CryptoKeyPair, DomException, SubtleCrypto};

use super::plain::{self, PlainCrypto, plain};
use crate::live::Malformed;
use crate::live::register::{PublicKey, unpadded};
use crate::live::sealing::{SIGNATURE, hmac, sealed, sha_256, split_sealed, to_encrypt};

/// Reason why an operation failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CryptoFault {
    /// The page is not in a secure context, and [`prepare`] has not been called or has failed.
    Insecure,
    /// The browser does not know the algorithm, or forbids its use. Ed25519 needs Chrome 137, Firefox 129 or Safari 17.
    Refused,
    /// The bytes were changed, or sealed with another key or for another topic.
    NotAuthentic,
    /// Another error, named as the browser names it.
    Other(String),
}

impl From<JsValue> for CryptoFault {
    fn from(error: JsValue) -> CryptoFault {
        match name_of(&error).as_str() {
            "NotSupportedError" | "NotAllowedError" | "SecurityError" | "InvalidAccessError" => CryptoFault::Refused,
            name => CryptoFault::Other(name.to_owned()),
        }
    }
}

/// Returns the name of an error, which is the same in all browsers.
fn name_of(error: &JsValue) -> String {
    error.dyn_ref::<DomException>().map_or_else(|| "TypeError".to_owned(), DomException::name)
}

/// Fetches the cryptography if the browser offers none here. Returns false if that fails. Every call here except [`random`]
/// needs it.
pub async fn prepare() -> bool {
    subtle().is_ok() || plain::fetch().await
}

/// A secret key.
#[derive(Clone)]
enum Secret {
    /// Key in the browser, which shows it to no script.
    Browser(CryptoKey),
    /// The key itself, on a page over plain http.
    Plain(PlainCrypto, [u8; 32]),
}

fn subtle() -> Result<SubtleCrypto, CryptoFault> {
    let subtle = window().crypto()?.subtle();
    if subtle.is_undefined() { Err(CryptoFault::Insecure) } else { Ok(subtle) }
}

/// Returns random bytes that cannot be guessed. This works without a secure context too.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Predictable bytes would reveal whatever is sealed with them, so the page stops instead.
    let crypto = window().crypto().expect("each browser has random numbers");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("the browser gives random bytes");
    bytes
}

/// Key that seals and opens the messages of a series of games.
#[derive(Clone)]
pub struct Sealer {
    key: Secret,
}

impl Sealer {
    /// Imports a key that was derived by [`content_key`](crate::live::sealing::content_key).
    pub async fn new(key: &[u8; 32]) -> Result<Sealer, CryptoFault> {
        if let Some(part) = plain() {
            return Ok(Sealer { key: Secret::Plain(part, *key) });
        }
        let algorithm = object(&[("name", &"AES-GCM".into())]);
        let key = import(key, &algorithm, &["encrypt", "decrypt"]).await?;
        Ok(Sealer { key: Secret::Browser(key) })
    }

    /// Pads and seals a message for a topic.
    pub async fn seal(&self, topic: &str, message: &[u8]) -> Result<Vec<u8>, CryptoFault> {
        let padded = to_encrypt(message).map_err(|_| CryptoFault::Other("message too long".to_owned()))?;
        let nonce = random();
        let encrypted = match &self.key {
            Secret::Plain(part, key) => (part.encrypt)(key, &nonce, topic.as_bytes(), &padded).unwrap_or_default(),
            Secret::Browser(key) => {
                let algorithm = algorithm_for(topic, &nonce);
                bytes_of(subtle()?.encrypt_with_object_and_u8_array(&algorithm, key, &padded)?).await?
            }
        };
        Ok(sealed(&nonce, &encrypted))
    }

    /// Opens the sealed bytes of a topic, and returns the message without padding.
    ///
    /// # Errors
    /// [`CryptoFault::NotAuthentic`] for bytes that [`seal`](Sealer::seal) did not make with this key for this topic.
    pub async fn open(&self, topic: &str, sealed: &[u8]) -> Result<Vec<u8>, CryptoFault> {
        let not_authentic = |_: Malformed| CryptoFault::NotAuthentic;
        let (nonce, encrypted) = split_sealed(sealed).map_err(not_authentic)?;
        let padded = match &self.key {
            Secret::Plain(part, key) => {
                (part.decrypt)(key, nonce, topic.as_bytes(), encrypted).ok_or(CryptoFault::NotAuthentic)?
            }
            Secret::Browser(key) => {
                let algorithm = algorithm_for(topic, nonce);
                let decrypted = subtle()?.decrypt_with_object_and_u8_array(&algorithm, key, encrypted)?;
                let padded = JsFuture::from(decrypted).await.map_err(|error| match name_of(&error).as_str() {
                    "OperationError" => CryptoFault::NotAuthentic,
                    _ => error.into(),
                })?;
                Uint8Array::new(&padded).to_vec()
            }
        };
        unpadded(&padded).map(<[u8]>::to_vec).map_err(not_authentic)
    }
}

/// Returns the parameters of AES-GCM: this nonce, and the topic as additional data.
fn algorithm_for(topic: &str, nonce: &[u8]) -> Object {
    let (nonce, topic) = (Uint8Array::from(nonce), Uint8Array::from(topic.as_bytes()));
    object(&[("name", &"AES-GCM".into()), ("iv", &nonce), ("additionalData", &topic)])
}

/// True if the owner of the key signed these bytes.
///
/// # Errors
/// [`CryptoFault::Refused`] if the browser does not know this kind of key.
pub async fn verify(key: &PublicKey, signed: &[u8], signature: &[u8]) -> Result<bool, CryptoFault> {
    if let Some(part) = plain() {
        return match key {
            PublicKey::P256(point) => Ok((part.verify)(point, &sha_256(signed), signature)),
            PublicKey::Ed25519(_) => Err(CryptoFault::Refused),
        };
    }
    let algorithm = algorithm_of(matches!(key, PublicKey::P256(_)));
    let key = match import(key.bytes(), &algorithm, &["verify"]).await {
        // A stranger may send any bytes as a key.
        Err(CryptoFault::Other(name)) if name == "DataError" => return Ok(false),
        key => key?,
    };
    let verified = subtle()?.verify_with_object_and_u8_array_and_u8_array(&algorithm, &key, signature, signed)?;
    Ok(JsFuture::from(verified).await?.is_truthy())
}

/// Key pair that signs. In a secure context, no script can read the private key, which never leaves the browser.
#[derive(Clone)]
pub struct SeatKey {
    public: PublicKey,
    private: Secret,
}

impl SeatKey {
    /// Creates an ECDSA key with P-256. Every browser can verify its signatures; many in use do not know Ed25519.
    pub async fn create() -> Result<SeatKey, CryptoFault> {
        let unknown = || CryptoFault::Other("unknown form of key".to_owned());
        if let Some(part) = plain() {
            return SeatKey::plain(part, random()).ok_or_else(unknown);
        }
        let subtle = subtle()?;
        let uses = texts(&["sign", "verify"]);
        let generated = subtle.generate_key_with_object(&algorithm_of(true), false, &uses)?;
        let pair: CryptoKeyPair = JsFuture::from(generated).await?.unchecked_into();
        let public = bytes_of(subtle.export_key("raw", &pair.get_public_key())?).await?;
        SeatKey::restored(&public, pair.get_private_key().into()).ok_or_else(unknown)
    }

    /// Returns the key with these bytes; none if they are no private key.
    fn plain(part: PlainCrypto, private: [u8; 32]) -> Option<SeatKey> {
        let public = PublicKey::P256((part.public_key)(&private)?);
        Some(SeatKey { public, private: Secret::Plain(part, private) })
    }

    /// Returns the key made of these parts; none if they have an unknown form, or do not belong together.
    pub(super) fn restored(public: &[u8], private: JsValue) -> Option<SeatKey> {
        if let Some(part) = plain() {
            let private: Uint8Array = private.dyn_into().ok().filter(|private: &Uint8Array| private.length() == 32)?;
            let mut bytes = [0; 32];
            private.copy_to(&mut bytes);
            return SeatKey::plain(part, bytes).filter(|key| key.public.bytes() == public);
        }
        let private = Secret::Browser(private.dyn_into().ok()?);
        let ed25519 = || public.try_into().map(PublicKey::Ed25519);
        let public = ed25519().or_else(|_| public.try_into().map(PublicKey::P256)).ok()?;
        Some(SeatKey { public, private })
    }

    /// Returns the public key, with which others verify signatures.
    pub fn public(&self) -> PublicKey {
        self.public
    }

    /// Returns the private key, to be stored. In a secure context, its bytes cannot be read.
    pub(super) fn private(&self) -> JsValue {
        match &self.private {
            Secret::Browser(key) => key.into(),
            Secret::Plain(_, bytes) => Uint8Array::from(&bytes[..]).into(),
        }
    }

    /// Signs bytes.
    pub async fn sign(&self, bytes: &[u8]) -> Result<[u8; SIGNATURE], CryptoFault> {
        let unknown = || CryptoFault::Other("unknown form of signature".to_owned());
        match &self.private {
            Secret::Plain(part, key) => (part.sign)(hmac, key, &sha_256(bytes)).ok_or_else(unknown),
            Secret::Browser(key) => {
                let algorithm = algorithm_of(matches!(self.public, PublicKey::P256(_)));
                let signed = subtle()?.sign_with_object_and_u8_array(&algorithm, key, bytes)?;
                bytes_of(signed).await?.try_into().map_err(|_| unknown())
            }
        }
    }
}

/// Returns the algorithm of signatures. Its fields fit every call.
fn algorithm_of(is_p256: bool) -> Object {
    if is_p256 {
        object(&[("name", &"ECDSA".into()), ("namedCurve", &"P-256".into()), ("hash", &"SHA-256".into())])
    } else {
        object(&[("name", &"Ed25519".into())])
    }
}

/// Imports a key that scripts cannot read.
async fn import(bytes: &[u8], algorithm: &Object, uses: &[&str]) -> Result<CryptoKey, CryptoFault> {
    let bytes = Uint8Array::from(bytes);
    let imported = subtle()?.import_key_with_object("raw", &bytes, algorithm, false, &texts(uses))?;
    Ok(JsFuture::from(imported).await?.unchecked_into())
}

async fn bytes_of(buffer: Promise) -> Result<Vec<u8>, CryptoFault> {
    Ok(Uint8Array::new(&JsFuture::from(buffer).await?).to_vec())
}

fn texts(texts: &[&str]) -> Array {
    texts.iter().map(|text| JsValue::from_str(text)).collect()
}

fn object(fields: &[(&str, &JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new object never fails.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object
}
