//! The language of the page. static/boot.js fetches its text into `window.words`, starting with the part for the game
//! and the welcome screen.

use std::cell::Cell;

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
    // English, if the text is damaged or another language did not arrive. The catalogues are leaked: a language usually
    // stays until the page closes, and there are only a few.
    let english = part("instead");
    let is_damaged = english.is_some();
    let instead = english.map(|text| -> &'static Catalogue {
        Box::leak(Box::new(Catalogue::read_tolerantly("en", &[&*text.leak()], None).0))
    });
    let (catalogue, faults) = Catalogue::read_tolerantly(tag.leak(), &[&*text.leak()], instead);
    if !faults.is_empty() && !is_damaged {
        if catalogue.tag() == "en" {
            return Err(faults);
        }
        // The answer is another `words` event.
        if let Ok(lack) = Reflect::get(&given, &"lack".into()).and_then(JsCast::dyn_into::<Function>) {
            let _ = lack.call0(&given);
        }
    }
    if is_damaged && TOLD.get() == Told::Nothing {
        TOLD.set(Told::Damage);
    }
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

/// What the reader was told about damaged texts. It is said once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Nothing,
    Damage,
    Dismissed,
}

thread_local! {
    static TOLD: Cell<Told> = const { Cell::new(Told::Nothing) };
}

/// Returns the notice that texts are damaged, until it is dismissed.
pub fn doubt() -> Option<&'static str> {
    (TOLD.get() == Told::Damage).then(|| text("words-damaged"))
}

/// Dismisses the notice that texts are damaged.
pub fn dismiss() {
    if TOLD.get() == Told::Damage {
        TOLD.set(Told::Dismissed);
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
