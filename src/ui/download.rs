//! Saves files through the browser.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Lets the browser save a text as a file of this media type.
///
/// # Errors
/// Fails if the browser cannot create the file.
pub fn download(name: &str, text: &str, media: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    let blob = Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    // The browser has started the download by the time the timer runs.
    Timeout::new(10_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
