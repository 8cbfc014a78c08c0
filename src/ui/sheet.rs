//! Style sheets that most visits never need. The screens that need one fetch it.

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Function, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

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

/// Adds a style sheet to the page. Returns true if it is there already. Otherwise `then` is called when the sheet is
/// loaded, or cannot be: the screens work without it.
pub fn fetch(name: &'static str, then: impl Fn() + Clone + 'static) -> bool {
    if document().query_selector(&format!("link[data-sheet={name}]")).ok().flatten().is_some() {
        return true;
    }
    let (Ok(link), Some(head)) = (document().create_element("link"), document().head()) else { return true };
    let address = of_this_build(&format!("{name}.css"));
    for (attribute, value) in [("rel", "stylesheet"), ("data-sheet", name), ("href", &address)] {
        // Setting an attribute fails only for an invalid name.
        let _ = link.set_attribute(attribute, value);
    }
    for event in ["load", "error"] {
        let then = then.clone();
        EventListener::once(&link, event, move |_| then()).forget();
    }
    head.append_child(&link).is_err()
}
