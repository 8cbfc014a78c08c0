//! The language of the page. static/boot.js fetches its text into `window.words`, starting with the part for the game
//! and the welcome screen.

use gloo::utils::{document, window};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::words::catalogue::Catalogue;
use crate::words::{self, text};

/// Switches to the language in `window.words`, including the texts of index.html.
///
/// # Errors
/// The text is missing or cannot be read.
pub fn begin() -> Result<(), String> {
    let window = window();
    let given = Reflect::get(&window, &"words".into()).map_err(|_| "no words".to_owned())?;
    let part = |name: &str| Reflect::get(&given, &name.into()).ok().and_then(|part| part.as_string());
    let (Some(tag), Some(text)) = (part("language"), part("text")) else { return Err("no words".to_owned()) };
    // The catalogue is leaked: a language usually stays until the page closes, and there are only a few.
    let catalogue = Catalogue::read(tag.leak(), &[&*text.leak()])?;
    words::speak(Box::leak(Box::new(catalogue)));
    document().set_title(words::text("title"));
    label_panels();
    Ok(())
}

/// Fetches the text of the later screens and adds it to the catalogue.
///
/// # Errors
/// The text could not be fetched or read.
pub fn rest() -> impl Future<Output = Result<(), JsValue>> {
    let asked = Reflect::get(&window(), &"words".into()).and_then(|words| {
        let rest: Function = Reflect::get(&words, &"rest".into())?.dyn_into()?;
        rest.call0(&words)
    });
    async {
        JsFuture::from(asked?.dyn_into::<Promise>()?).await?;
        begin().map_err(JsValue::from)
    }
}

/// The tag of the current language.
pub fn tag() -> &'static str {
    words::spoken().map_or("", Catalogue::tag)
}

/// Labels the panels outside this program: the one for faults and the notice of a new version.
fn label_panels() {
    let put = |id: &str, text: &str| {
        if let Some(element) = document().get_element_by_id(id) {
            element.set_text_content(Some(text));
        }
    };
    put("fault-title", text("fault-title"));
    put("fault-text", text("fault-text"));
    put("fault-reload", text("fault-reload"));
    put("fault-summary", text("fault-what"));
    put("update-text", text("update-text"));
    put("update-reload", text("fault-reload"));
    put("update-later", text("update-later"));
}
