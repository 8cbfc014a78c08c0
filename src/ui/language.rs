//! The language of the page: static/boot.js fetches its words and leaves them in `window.words`, first those that the game and the
//! welcome say.

use gloo::utils::{document, window};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::words::catalogue::Catalogue;
use crate::words::{self, text};

/// Speaks the language whose words lie ready. The texts of index.html are put into it too.
///
/// # Errors
/// There are no words, or they cannot be read.
pub fn begin() -> Result<(), String> {
    let window = window();
    let given = Reflect::get(&window, &"words".into()).map_err(|_| "no words".to_owned())?;
    let part = |name: &str| Reflect::get(&given, &name.into()).ok().and_then(|part| part.as_string());
    let (Some(tag), Some(text)) = (part("language"), part("text")) else { return Err("no words".to_owned()) };
    // A language is spoken until the page is closed, or a link asks for another: the few that there are may stay.
    let catalogue = Catalogue::read(tag.leak(), &[&*text.leak()])?;
    words::speak(Box::leak(Box::new(catalogue)));
    document().set_title(words::text("title"));
    label_panels();
    Ok(())
}

/// Asks for the words of the screens that come later; they are spoken when they are there.
///
/// # Errors
/// They did not come, or cannot be read.
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

/// The tag of the language that is spoken.
pub fn tag() -> &'static str {
    words::spoken().map_or("", Catalogue::tag)
}

/// The panel for the day the program breaks stands outside of it, and so does the note that a newer version is up.
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
