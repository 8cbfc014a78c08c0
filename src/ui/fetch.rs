//! Fetches a text of the site.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// It did not come.
pub struct Lost;

/// The text at an address.
pub async fn fetch(address: &str) -> Result<String, Lost> {
    let asked = window().fetch_with_str(address);
    let answer = JsFuture::from(asked).await.map_err(|_| Lost)?;
    let answer: Response = answer.dyn_into().map_err(|_| Lost)?;
    let text = answer.text().map_err(|_| Lost)?;
    let text = JsFuture::from(text).await.map_err(|_| Lost)?;
    // No file of the site is empty.
    text.as_string().filter(|text| answer.ok() && !text.is_empty()).ok_or(Lost)
}
