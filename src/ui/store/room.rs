//! Writing where there may be no room. The functions that do it are in static/stored.js, since the panel of static/fault.js, which has to
//! work where this program does not, calls them too.

use std::cell::RefCell;

use gloo::utils::{document, window};
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::storage;

thread_local! {
    /// Places whose texts were not understood and found no room elsewhere yet.
    static HELD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// What made room and could not be stored: its name and text. What it made room for takes its old place only together with it.
    static WAITING: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
    /// What waited and is stored now.
    static CAUGHT_UP: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Calls a function of static/stored.js. False if it fails, or is missing.
fn call(name: &str, arguments: &[JsValue]) -> bool {
    let function = || {
        let stored = Reflect::get(&window(), &"stored".into()).ok()?;
        let function: Function = Reflect::get(&stored, &name.into()).ok()?.dyn_into().ok()?;
        function.apply(&stored, &arguments.iter().collect::<Array>()).ok()
    };
    storage().is_some() && function().is_some_and(|done| done.is_truthy())
}

/// Puts the text of a place aside, and leaves it there. If there is no room for both, it is held: it is put aside when something else is
/// to be stored there.
pub(super) fn rescue(place: &str) {
    if !call("putAside", &[place.into()]) {
        HELD.with_borrow_mut(|held| held.push(place.to_owned()));
    }
}

/// Whether this tab leaves out what is stored there: it could not start with it, and there was no room to put it aside. It is neither read
/// nor written over.
pub fn is_left_out(name: &str) -> bool {
    let named = document().document_element().and_then(|root| root.get_attribute("data-without"));
    named.is_some_and(|names| names.split(' ').any(|left| left == name))
        // Until it is deleted.
        && storage().is_some_and(|storage| Reflect::has(&storage, &name.into()).unwrap_or(true))
}

/// Stores a text. False if there is no room for it, or what is there may not be written over.
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

/// Stores something that made room, or lets it wait. What waits already is still stored where it was, and nothing takes its place.
pub(super) fn write_or_wait(name: &'static str, text: &str) -> bool {
    let is_taken = WAITING.with_borrow(|waiting| waiting.iter().any(|(known, _)| *known == name));
    let done = !is_taken && write(name, text);
    if !done && !is_taken {
        WAITING.with_borrow_mut(|waiting| waiting.push((name, text.to_owned())));
    }
    done
}

/// What waits under this name is stored elsewhere, or of no use any more.
pub fn forget_waiting(name: &str) {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|(known, _)| *known != name));
}

/// Stores what takes the place of something else: together with that, if it waits for room, or not at all.
pub(super) fn write_with_waiting(name: &str, text: &str, earlier: &'static str) -> bool {
    let waiting = WAITING.with_borrow(|waiting| waiting.iter().find(|(known, _)| *known == earlier).cloned());
    let Some((earlier, older)) = waiting else { return write(name, text) };
    if is_left_out(name) || is_left_out(earlier) {
        return false;
    }
    let texts = [(earlier, older.as_str()), (name, text)].map(|(name, text)| Array::of2(&name.into(), &text.into()));
    let done = call("together", &[texts.iter().collect::<Array>().into()]);
    if done {
        forget_waiting(earlier);
        CAUGHT_UP.with_borrow_mut(|all| all.push((earlier, older)));
    }
    done
}

/// What waited for room and has been stored since this was asked last.
pub(super) fn caught_up() -> Vec<(&'static str, String)> {
    CAUGHT_UP.take()
}
