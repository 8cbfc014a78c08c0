//! Style sheets that most visits never need. The screens that need one fetch it.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;
use yew::{hook, use_effect_with, use_state_eq};

use super::tell::tell;
use crate::engine::client::of_this_build;

/// Adds a style sheet to the page, and resolves when it is loaded, or cannot be.
pub fn arrived(name: &'static str) -> impl Future<Output = ()> {
    let promise = Promise::new(&mut |resolve: Function, _| {
        let done = resolve.clone();
        // The function that resolves a promise never fails.
        let is_there = fetch(name, move || drop(done.call0(&JsValue::UNDEFINED)));
        if is_there {
            drop(resolve.call0(&JsValue::UNDEFINED));
        }
    });
    async { drop(JsFuture::from(promise).await) }
}

/// Adds a style sheet to the page. Returns true if it is loaded already. Otherwise `then` is called when the sheet is
/// loaded, or cannot be: the screens work without it. The next call tries again.
pub fn fetch(name: &'static str, then: impl Fn() + 'static) -> bool {
    let found = document().query_selector(&format!("link[data-sheet={name}]")).ok().flatten();
    if found.as_ref().is_some_and(|link| link.get_attribute(LOADED).is_some()) {
        return true;
    }
    // A sheet that is still loading gets further listeners.
    let Some(link) = found.or_else(|| add(name)) else { return true };
    listen(&link, Rc::new(then));
    false
}

/// Adds a style sheet to the page when a component is first drawn. Returns true once it is loaded, or cannot be.
#[hook]
pub fn use_sheet(name: &'static str) -> bool {
    let is_there = use_state_eq(|| false);
    use_effect_with((), {
        let is_there = is_there.clone();
        move |()| {
            let arrives = is_there.clone();
            if fetch(name, move || arrives.set(true)) {
                is_there.set(true);
            }
        }
    });
    *is_there
}

/// The mark of a loaded sheet.
const LOADED: &str = "data-loaded";

fn add(name: &str) -> Option<Element> {
    let link = document().create_element("link").ok()?;
    let address = of_this_build(&format!("{name}.css"));
    for (attribute, value) in [("rel", "stylesheet"), ("data-sheet", name), ("href", &address)] {
        // Setting an attribute fails only for an invalid name.
        let _ = link.set_attribute(attribute, value);
    }
    document().head()?.append_child(&link).ok()?;
    Some(link)
}

fn listen(link: &Element, then: Rc<dyn Fn()>) {
    for event in ["load", "error"] {
        let (sheet, then) = (link.clone(), Rc::clone(&then));
        let heard = EventListener::once(link, event, move |_| {
            if event == "load" {
                let _ = sheet.set_attribute(LOADED, "");
            } else if sheet.is_connected() {
                sheet.remove();
                tell("missing");
            }
            then();
        });
        heard.forget();
    }
}
