//! What was stored and could not be understood, or not all of it: put aside before anything is written over it.

use super::room::is_left_out;
use super::{OWN, own_names, remove, stored_anyhow};
use crate::sorted::sorted;

/// Ending of the name under which the first text of a place is put aside. Its time is stored beside it; later ones have the time in
/// their names. static/stored.js does the work.
const ASIDE: &str = ".unreadable";
const AT: &str = ".at";

/// True for the name of a text that was put aside. Where there is no room for a longer name it is the first letter of its place, a dash
/// and a number: `hostage-chess.g-0`.
pub(super) fn is_aside(name: &str) -> bool {
    name.contains(ASIDE) || name.as_bytes().get(OWN.len() + 1) == Some(&b'-')
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

/// Everything that was put aside or is left out by this tab, in the order of names.
pub fn all() -> Vec<Aside> {
    let names = own_names().filter(|name| is_aside(name) && !name.ends_with(AT) || is_left_out(name));
    let found = names.map(|name| {
        let at = stored_anyhow(&format!("{name}{AT}")).parse().ok();
        let at = at.or_else(|| name.rsplit('.').next()?.parse().ok());
        Aside { text: stored_anyhow(&name), at, name }
    });
    sorted(found, |a, b| a.name < b.name)
}

/// Deletes something that was put aside.
pub fn forget(name: &str) {
    remove(name);
    remove(&format!("{name}{AT}"));
}
