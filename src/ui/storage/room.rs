//! Writes to a storage that may be full. The work is done by static/stored.js: the panel of static/fault.js uses the same functions, and
//! has to work when this program does not.

use std::cell::RefCell;

use gloo::utils::{document, window};
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::storage;

thread_local! {
    /// Places whose texts could not be read and could not be copied elsewhere yet.
    static HELD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// Displaced texts that could not be stored, each with its name. The game that displaced one is stored only together with it.
    static WAITING: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
    /// Texts that waited and are stored now.
    static CAUGHT_UP: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Calls a function of static/stored.js. False if it fails or is missing.
fn call(name: &str, arguments: &[JsValue]) -> bool {
    let function = || {
        let stored = Reflect::get(&window(), &"stored".into()).ok()?;
        let function: Function = Reflect::get(&stored, &name.into()).ok()?.dyn_into().ok()?;
        function.apply(&stored, &arguments.iter().collect::<Array>()).ok()
    };
    storage().is_some() && function().is_some_and(|done| done.is_truthy())
}

/// Puts a copy of the text of a place aside. If there is no room for a copy, the text is moved when something else is stored in its place.
pub(super) fn rescue(place: &str) {
    if !copy_aside(place) {
        HELD.with_borrow_mut(|held| held.push(place.to_owned()));
    }
}

/// True if this tab leaves the text under this name out: the page crashed with it and could not put it aside. It is neither read nor written
/// over.
pub fn is_left_out(name: &str) -> bool {
    let named = document().document_element().and_then(|root| root.get_attribute("data-without"));
    named.is_some_and(|names| names.split(' ').any(|left| left == name))
        // The player may have deleted it since.
        && storage().is_some_and(|storage| Reflect::has(&storage, &name.into()).unwrap_or(true))
}

/// Stores a text. False if there is no room for it, or the old text may not be written over.
pub(super) fn write(name: &str, text: &str) -> bool {
    let Some(storage) = storage().filter(|_| !is_left_out(name)) else { return false };
    let is_held = HELD.with_borrow(|held| held.iter().any(|place| place == name));
    if !is_held {
        return storage.set_item(name, text).is_ok();
    }
    let done = call("putAside", &[name.into(), text.into()]);
    if done {
        HELD.with_borrow_mut(|held| held.retain(|place| place != name));
    }
    done
}

/// Stores a displaced text, or lets it wait. One that waits already is still stored in its old place, so it goes on waiting.
pub(super) fn write_or_wait(name: &'static str, text: &str) -> bool {
    let is_taken = WAITING.with_borrow(|waiting| waiting.iter().any(|(known, _)| *known == name));
    let done = !is_taken && write(name, text);
    if !done && !is_taken {
        WAITING.with_borrow_mut(|waiting| waiting.push((name, text.to_owned())));
    }
    done
}

/// Drops what waits under this name: it is stored elsewhere.
pub fn forget_waiting(name: &str) {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|(known, _)| *known != name));
}

/// Stores a text. If an earlier one waits, both are stored or none.
pub(super) fn write_with_waiting(name: &str, text: &str, earlier: &'static str) -> bool {
    let waiting = WAITING.with_borrow(|waiting| waiting.iter().find(|(known, _)| *known == earlier).cloned());
    let Some((earlier, older)) = waiting else { return write(name, text) };
    let done = write_together(&[(earlier, &older), (name, text)]);
    if done {
        forget_waiting(earlier);
        CAUGHT_UP.with_borrow_mut(|all| all.push((earlier, older)));
    }
    done
}

/// Stores several texts, each under its name: all or none. An empty text deletes what is there. False if there is no room for them, or one
/// of the old texts may not be written over.
pub(super) fn write_together(texts: &[(&str, &str)]) -> bool {
    let pair = |&(name, text): &(&str, &str)| {
        let text = if text.is_empty() { JsValue::NULL } else { text.into() };
        Array::of2(&name.into(), &text)
    };
    !texts.iter().any(|(name, _)| is_left_out(name))
        && call("together", &[texts.iter().map(pair).collect::<Array>().into()])
}

/// Copies the text of a place aside. False if there is no room for a copy.
pub(super) fn copy_aside(place: &str) -> bool {
    call("putAside", &[place.into()])
}

/// Texts that waited for room and have been stored since the last call.
pub(super) fn caught_up() -> Vec<(&'static str, String)> {
    CAUGHT_UP.take()
}
