//! Fetches a text of the site.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// It did not come.
pub struct Lost;

#[wasm_bindgen]
extern "C" {
    /// Of static/boot.js: a text as it is, or a rejection. What lies damaged in the browser's cache is asked for anew.
    #[wasm_bindgen(catch)]
    async fn whole(address: &str) -> Result<JsValue, JsValue>;
}

/// The text at an address.
pub async fn fetch(address: &str) -> Result<String, Lost> {
    whole(address).await.ok().and_then(|text| text.as_string()).ok_or(Lost)
}
