//! Writes to a storage that may be full. static/stored.js does the work, because the panel of static/fault.js needs the
//! same functions when this program has failed.

use std::cell::RefCell;

use gloo::utils::{document, window};
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::{storage, stored_anyhow};

thread_local! {
    /// Slots whose texts were unreadable and have not been copied aside yet.
    static HELD: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// Displaced texts that could not be stored, with their names. A game that displaced one of these texts is stored
    /// only together with it.
    static WAITING: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
    /// Texts that could not be stored, with their names and the texts stored there instead.
    static UNSTORED: RefCell<Vec<(&'static str, String, String)>> = const { RefCell::new(Vec::new()) };
    /// Texts that waited and have now been stored.
    static CAUGHT_UP: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Calls a function of static/stored.js. Returns false if it fails or is missing.
fn call(name: &str, arguments: &[JsValue]) -> bool {
    let function = || {
        let stored = Reflect::get(&window(), &"stored".into()).ok()?;
        let function: Function = Reflect::get(&stored, &name.into()).ok()?.dyn_into().ok()?;
        function.apply(&stored, &arguments.iter().collect::<Array>()).ok()
    };
    storage().is_some() && function().is_some_and(|done| done.is_truthy())
}

/// Puts a copy of a slot's text aside. If there is no space for a copy, the text is moved when another text is stored
/// in its slot.
pub(super) fn rescue(place: &str) {
    if !copy_aside(place) {
        HELD.with_borrow_mut(|held| held.push(place.to_owned()));
    }
}

/// True if this tab neither reads nor overwrites the text under this name. The page crashed with the text and could not
/// put it aside.
pub fn is_left_out(name: &str) -> bool {
    let named = document().document_element().and_then(|root| root.get_attribute("data-without"));
    if !named.is_some_and(|names| names.split(' ').any(|left| left == name)) {
        return false;
    }
    let is_there = storage().is_some_and(|storage| Reflect::has(&storage, &name.into()).unwrap_or(true));
    if !is_there {
        // The player has deleted the text in the meantime. This tab reads and overwrites later ones.
        call("readmit", &[name.into()]);
    }
    is_there
}

/// Deletes what this tab remembers.
pub(super) fn forget_tab() {
    call("forgetTab", &[]);
}

/// Stores a text. Returns false if there is no space, or the old text must not be overwritten.
pub(super) fn write(name: &str, text: &str) -> bool {
    let Some(storage) = storage().filter(|_| !is_left_out(name)) else { return false };
    let is_held = HELD.with_borrow(|held| held.iter().any(|place| place == name));
    let done = match is_held {
        true => call("putAside", &[name.into(), text.into()]),
        false => storage.set_item(name, text).is_ok(),
    };
    if done {
        HELD.with_borrow_mut(|held| held.retain(|place| place != name));
        forget_unstored(name);
    }
    done
}

/// Stores a text that all tabs share. If that fails, this tab keeps the text and goes on with it.
pub(super) fn write_shared(name: &'static str, text: &str) -> bool {
    let done = write(name, text);
    if !done {
        forget_unstored(name);
        let unstored = (name, stored_anyhow(name), text.to_owned());
        UNSTORED.with_borrow_mut(|all| all.push(unstored));
    }
    done
}

/// The text that could not be stored under this name, unless another tab has stored one since.
pub(super) fn unstored(name: &str) -> Option<String> {
    UNSTORED.with_borrow(|all| {
        let (_, before, text) = all.iter().find(|(known, ..)| *known == name)?;
        (*before == stored_anyhow(name)).then(|| text.clone())
    })
}

fn forget_unstored(name: &str) {
    UNSTORED.with_borrow_mut(|all| all.retain(|(known, ..)| *known != name));
}

/// Stores a displaced text, or keeps it waiting. If a text already waits, that text keeps waiting, and the new one is
/// dropped: it is still in its original slot.
pub(super) fn write_or_wait(name: &'static str, text: &str) -> bool {
    let is_taken = WAITING.with_borrow(|waiting| waiting.iter().any(|(known, _)| *known == name));
    let done = !is_taken && write(name, text);
    if !done && !is_taken {
        WAITING.with_borrow_mut(|waiting| waiting.push((name, text.to_owned())));
    }
    done
}

/// Drops the waiting text with this name, because it is stored elsewhere.
pub fn forget_waiting(name: &str) {
    WAITING.with_borrow_mut(|waiting| waiting.retain(|(known, _)| *known != name));
}

/// Stores a text. If an earlier text waits, both are stored or neither.
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

/// Stores several texts under their names, all or none. An empty text deletes the old one. Returns false if there is no
/// space, or an old text must not be overwritten.
pub(super) fn write_together(texts: &[(&str, &str)]) -> bool {
    let pair = |&(name, text): &(&str, &str)| {
        let text = if text.is_empty() { JsValue::NULL } else { text.into() };
        Array::of2(&name.into(), &text)
    };
    let done = !texts.iter().any(|(name, _)| is_left_out(name))
        && call("together", &[texts.iter().map(pair).collect::<Array>().into()]);
    if done {
        texts.iter().for_each(|(name, _)| forget_unstored(name));
    }
    done
}

/// Puts a copy of a slot's text aside. Returns false if there is no space for a copy.
pub(super) fn copy_aside(place: &str) -> bool {
    call("putAside", &[place.into()])
}

/// Texts that waited for space and have been stored since the last call.
pub(super) fn caught_up() -> Vec<(&'static str, String)> {
    CAUGHT_UP.take()
}
