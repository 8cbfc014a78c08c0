//! Signing and verification of seeks.

use crate::live::Seek;
use crate::live::topic::LiveId;
use crate::ui::live::crypto::{self, SeatKey};

/// A signed seek.
pub struct SignedSeek {
    pub id: LiveId,
    pub payload: Vec<u8>,
}

/// Signs a seek. Returns none if it is too long or the browser refuses.
pub async fn signed_seek(id: LiveId, seek: &Seek, key: &SeatKey) -> Option<SignedSeek> {
    let content = seek.write()?;
    let signature = key.sign(&Seek::to_sign(&id, &content)).await.ok()?;
    Some(SignedSeek { id, payload: [content.as_slice(), signature.as_slice()].concat() })
}

/// Reads a seek. Returns none if it is malformed or its signature is wrong.
pub async fn checked_seek(id: &LiveId, payload: &[u8]) -> Option<Seek> {
    let (content, signature) = Seek::split(payload).ok()?;
    let seek = Seek::read(content).ok()?;
    let is_valid = crypto::verify(&seek.key, &Seek::to_sign(id, content), signature).await.ok()?;
    is_valid.then_some(seek)
}
