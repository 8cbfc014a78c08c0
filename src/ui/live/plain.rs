//! The cryptography for pages over plain http. It is a bundle of its own, which only such pages fetch.

use std::cell::Cell;

use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::live::crypto::{self, Mac};
use crate::live::sealing::{NONCE, SIGNATURE};

/// Encrypts or decrypts: the key, the nonce, additional data and the bytes.
pub type Crypt = fn(&[u8; 32], &[u8; NONCE], &[u8], &[u8]) -> Option<Vec<u8>>;

/// Signs: HMAC, the private key and the digest.
pub type Sign = fn(Mac, &[u8; 32], &[u8; 32]) -> Option<[u8; SIGNATURE]>;

/// The functions of [`crypto`].
#[derive(Clone, Copy)]
pub struct PlainCrypto {
    pub encrypt: Crypt,
    pub decrypt: Crypt,
    pub public_key: fn(&[u8; 32]) -> Option<[u8; 65]>,
    pub sign: Sign,
    pub verify: fn(&[u8; 65], &[u8; 32], &[u8]) -> bool,
}

thread_local! {
    static FETCHED: Cell<Option<PlainCrypto>> = const { Cell::new(None) };
}

/// Returns the functions if they have been fetched.
pub fn plain() -> Option<PlainCrypto> {
    FETCHED.get()
}

/// Fetches the functions. Returns false if that fails.
pub async fn fetch() -> bool {
    if plain().is_none() {
        FETCHED.set(functions().await.ok());
    }
    plain().is_some()
}

/// Code that is reachable only from here is left out of the other bundles.
#[wasm_split(plain, fallible)]
fn functions() -> Result<PlainCrypto, SplitLoaderError> {
    Ok(PlainCrypto {
        encrypt: crypto::encrypt,
        decrypt: crypto::decrypt,
        public_key: crypto::public_key,
        sign: crypto::sign,
        verify: crypto::verify,
    })
}
