//! Fetches a file of puzzles.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// It did not come.
pub struct Lost;

/// The text of a file of `puzzles/`. The build's name in the address keeps caches from mixing versions.
pub async fn fetch(name: &str) -> Result<String, Lost> {
    let meta = document().query_selector("meta[name=build]").ok().flatten();
    let build = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    let asked = window().fetch_with_str(&format!("./puzzles/{name}.txt?v={build}"));
    let answer = JsFuture::from(asked).await.map_err(|_| Lost)?;
    let answer: Response = answer.dyn_into().map_err(|_| Lost)?;
    let text = answer.text().map_err(|_| Lost)?;
    let text = JsFuture::from(text).await.map_err(|_| Lost)?;
    text.as_string().filter(|_| answer.ok()).ok_or(Lost)
}
