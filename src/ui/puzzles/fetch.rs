//! Fetches a file of puzzles.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::engine::client::of_this_build;

/// It did not come.
pub struct Lost;

/// The text of a file of `puzzles/`.
pub async fn fetch(name: &str) -> Result<String, Lost> {
    let asked = window().fetch_with_str(&of_this_build(&format!("puzzles/{name}.txt")));
    let answer = JsFuture::from(asked).await.map_err(|_| Lost)?;
    let answer: Response = answer.dyn_into().map_err(|_| Lost)?;
    let text = answer.text().map_err(|_| Lost)?;
    let text = JsFuture::from(text).await.map_err(|_| Lost)?;
    text.as_string().filter(|_| answer.ok()).ok_or(Lost)
}
