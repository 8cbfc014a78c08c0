//! Fetches text files of the site.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The file could not be fetched.
pub struct Lost;

#[wasm_bindgen]
extern "C" {
    /// Resolves to the text if it is undamaged, and rejects otherwise. Defined in static/boot.js, which refetches a
    /// file that is damaged in the browser's cache.
    #[wasm_bindgen(catch)]
    async fn whole(address: &str) -> Result<JsValue, JsValue>;
}

pub async fn fetch(address: &str) -> Result<String, Lost> {
    whole(address).await.ok().and_then(|text| text.as_string()).ok_or(Lost)
}
