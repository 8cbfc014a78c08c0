//! What was stored and could not be understood, or not all of it: put aside before anything is written over it.

use wasm_bindgen::JsValue;

use super::{own_names, put, remove, storage, stored_as};
use crate::sorted::sorted;
use crate::ui::now::moment;

/// What follows the name of a place in the name of what was put aside there last; the time of that is beside it, and is in the names
/// of those before. static/fault.js does the same.
const ASIDE: &str = ".unreadable";
const AT: &str = ".at";

/// Puts the text of a place aside, once. False if there is no room for it: then it stays where it is.
pub(super) fn put_aside(place: &str, text: &str) -> bool {
    if text.is_empty() || all().iter().any(|it| it.text == text) {
        return true;
    }
    let last = format!("{place}{ASIDE}");
    let (before, at, now) = (stored_as(&last), stored_as(&format!("{last}{AT}")), moment().now);
    // What is there makes room, or stays where there is none.
    if !before.is_empty() && !put(&format!("{last}.{}", at.parse().unwrap_or(now)), &before) {
        return false;
    }
    let done = put(&last, text) || moved(place, &last, text);
    if done {
        put(&format!("{last}{AT}"), &now.to_string());
    }
    done
}

/// Moves what is too long to be stored twice. False if it is where it was.
fn moved(place: &str, to: &str, text: &str) -> bool {
    let Some(storage) = storage().filter(|storage| storage.remove_item(place).is_ok()) else { return false };
    // There was room for it in its own place.
    storage.set_item(to, text).or_else(|_| storage.set_item(place, text).and(Err(JsValue::NULL))).is_ok()
}

/// Something that was put aside.
#[derive(Clone, PartialEq, Debug)]
pub struct Aside {
    /// The name that it is stored under.
    pub name: String,
    /// What was stored there.
    pub text: String,
    /// When it was put aside, in milliseconds since 1970, if that is known.
    pub at: Option<u64>,
}

/// Everything that was put aside, in the order of names.
pub fn all() -> Vec<Aside> {
    let names = own_names().filter(|name| name.contains(ASIDE) && !name.ends_with(AT));
    let found = names.map(|name| {
        let at = stored_as(&format!("{name}{AT}")).parse().ok();
        let at = at.or_else(|| name.rsplit('.').next()?.parse().ok());
        Aside { text: stored_as(&name), at, name }
    });
    sorted(found, |a, b| a.name < b.name)
}

/// Deletes something that was put aside.
pub fn forget(name: &str) {
    remove(name);
    remove(&format!("{name}{AT}"));
}
