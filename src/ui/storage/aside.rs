//! Stored texts that could not be read completely. They are put aside before they are overwritten.

use super::room::is_left_out;
use super::{OWN, own_names, remove, stored_anyhow};
use crate::sorted::sorted;

/// The suffix of the name for the first text put aside from a slot, whose time is stored under a second name. Later
/// texts have the time in their names. Implemented in static/stored.js.
const ASIDE: &str = ".unreadable";
const AT: &str = ".at";

/// True for the name of a text that was put aside. If there was no space for a longer name, the name ends in the slot's
/// first letter, a dash and a number: `hostage-chess.g-0`.
pub fn is_aside(name: &str) -> bool {
    name.contains(ASIDE) || name.as_bytes().get(OWN.len() + 1) == Some(&b'-')
}

/// A text that was put aside.
#[derive(Clone, PartialEq, Debug)]
pub struct Aside {
    /// The name that it is stored under.
    pub name: String,
    pub text: String,
    /// The time when it was put aside, in milliseconds since 1970. None if it is unknown.
    pub at: Option<u64>,
}

/// All texts that were put aside or that this tab ignores, sorted by name.
pub fn all() -> Vec<Aside> {
    let names = own_names().filter(|name| is_aside(name) && !name.ends_with(AT) || is_left_out(name));
    let found = names.map(|name| {
        let at = stored_anyhow(&format!("{name}{AT}")).parse().ok();
        let at = at.or_else(|| name.rsplit('.').next()?.parse().ok());
        Aside { text: stored_anyhow(&name), at, name }
    });
    sorted(found, |a, b| a.name < b.name)
}

/// Deletes a text that was put aside.
pub fn forget(name: &str) {
    remove(name);
    remove(&format!("{name}{AT}"));
}
