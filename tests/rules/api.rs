//! The public interface of the library, read from the source. `tests/data/api.txt` holds every item that others can
//! use without the features of the programs, with its signature. A change of a line there is a change that
//! `docs/releases.md` makes promises about. `UPDATE_API=1 cargo test --test rules api::` writes the file.

mod codes;
mod expand;
mod items;
mod paths;
mod print;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use items::Crate;

#[test]
fn the_public_interface_is_the_recorded_one() {
    let text = Crate::read().public().join("\n") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/api.txt");
    if std::env::var_os("UPDATE_API").is_some() {
        return fs::write(path, text).unwrap();
    }
    let known = fs::read_to_string(path).unwrap();
    let (old, new): (BTreeSet<&str>, BTreeSet<&str>) = (known.lines().collect(), text.lines().collect());
    let gone: Vec<_> = old.difference(&new).map(|line| format!("- {line}")).collect();
    let added: Vec<_> = new.difference(&old).map(|line| format!("+ {line}")).collect();
    assert!(
        known == text,
        "The public interface has changed. docs/releases.md says what that means for the version. \
         UPDATE_API=1 cargo test --test rules api:: accepts it.\n{}\n{}",
        gone.join("\n"),
        added.join("\n")
    );
}

/// A library in one file, and what others see of it.
fn seen(text: &str) -> Vec<String> {
    Crate::of(&[("lib.rs", text)]).public()
}

#[test]
fn every_change_that_others_notice_changes_a_line() {
    let before =
        "pub struct Door { pub open: bool, lock: u8 } impl Door { pub fn knock(&self, times: u8) -> bool { true } }";
    assert_eq!(
        seen(before),
        [
            "Door: struct",
            "Door.open: bool",
            "Door: has private fields",
            "Door::knock: fn knock(&self, times: u8) -> bool"
        ]
    );
    for (from, to) in [
        ("times: u8", "times: u16"),
        ("-> bool", "-> Option<bool>"),
        ("pub fn knock", "fn knock"),
        ("pub open", "open"),
        (", lock: u8", ""),
        ("pub struct", "#[derive(Clone)] pub struct"),
        ("impl Door", "impl Drop for Door { fn drop(&mut self) {} } impl Door"),
        ("pub fn knock", "/// # Panics\n/// Always.\npub fn knock"),
    ] {
        assert_ne!(seen(&before.replace(from, to)), seen(before), "{from} became {to}");
    }
    for (from, to) in [
        ("lock: u8", "lock: u64"),
        ("{ true }", "{ false }"),
        ("impl Door {", "impl Door { fn secret(&self) {} #[doc(hidden)] pub fn hidden(&self) {}"),
        ("pub struct", "#[cfg(feature = \"cli\")] pub fn program() {} #[cfg(test)] pub fn test() {} pub struct"),
    ] {
        assert_eq!(seen(&before.replace(from, to)), seen(before), "{from} became {to}");
    }
}

#[test]
fn reexports_and_macros_are_followed() {
    let library = [
        ("lib.rs", "mod inner; pub mod outer; pub use outer::Gate; #[doc(hidden)] pub mod secret;"),
        ("inner.rs", "pub enum Fence { Low, High(u8) } pub fn unseen() {}"),
        (
            "outer.rs",
            "pub use crate::inner::Fence; macro_rules! gates { () => { #[derive(Clone)] pub enum Gate { Shut } } } gates!(); \
             macro_rules! locks { ($of:ident) => { impl $of { pub fn lock(&self) -> $crate::Gate {} } } } locks!(Fence);",
        ),
        ("secret.rs", "pub fn hidden() {}"),
    ];
    assert_eq!(
        Crate::of(&library).public(),
        [
            "Gate: #[derive(Clone)] enum Gate { Shut }",
            "Gate: also outer::Gate",
            "outer::Fence: enum",
            "outer::Fence::Low",
            "outer::Fence::High(u8)",
            "outer::Fence::lock: fn lock(&self) -> crate::Gate",
        ]
    );
}

#[test]
fn the_front_door_is_recorded() {
    let all = Crate::read().public();
    assert!(all.len() > 800, "only {} lines: does the parser still find them?", all.len());
    for name in [
        "AnyPosition",
        "GameRecord",
        "LocalEngine",
        "Puzzle",
        "Search",
        "game::pgn::read",
        "game::hostage::Move",
        "game::hostage::Bits",
    ] {
        assert!(all.iter().any(|line| line.starts_with(&format!("{name}: "))), "{name} is missing");
    }
    let made_by_a_macro = "game::hostage::Position::piece_on: fn piece_on(&self, square: Square)";
    assert!(all.iter().any(|line| line.starts_with(made_by_a_macro)), "a method made by a macro is missing");
    assert!(
        !all.iter().any(|line| line.contains("session::") || line.starts_with("ui::")),
        "the programs are not hidden"
    );
}
