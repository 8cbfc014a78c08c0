//! The drawings of the pieces.

use std::collections::BTreeSet;
use std::fs;

use hostage_chess::session::settings::{SETTINGS, SettingId};

/// The values of the setting, without the first, which is drawn in the page.
fn files() -> Vec<&'static str> {
    SETTINGS[SettingId::Design as usize].values[1..].iter().map(|&(name, _)| name).collect()
}

/// The ids of the pieces in a sprite.
fn pieces(sprite: &str) -> BTreeSet<&str> {
    sprite
        .split("<symbol id=\"")
        .skip(1)
        .filter_map(|part| part.split('"').next())
        .filter(|id| id.starts_with("piece-"))
        .collect()
}

#[test]
fn every_design_draws_every_piece_with_the_colours_of_the_style_sheet() {
    let first = fs::read_to_string("static/pieces.svg").unwrap();
    for name in files() {
        let sprite = fs::read_to_string(format!("static/design-{name}.svg")).unwrap();
        assert_eq!(pieces(&sprite), pieces(&first), "{name}");
        for symbol in sprite.split("<symbol ").skip(1) {
            let classes: Vec<&str> =
                symbol.split("class=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
            assert!(classes.starts_with(&["me", "mb", "ms"]), "{name}: rim, body and shaded side in {symbol}");
            assert!(classes[3..].iter().all(|class| ["ml", "mi"].contains(class)), "{name}: {classes:?}");
        }
        for own in ["style=", "fill=", "stroke=", "url(", "href="] {
            assert!(!sprite.contains(own), "{name}: {own}");
        }
    }
}

#[test]
fn the_script_and_the_page_know_every_design() {
    let script = include_str!("../../static/designs.js");
    let page = include_str!("../../index.html");
    let names = script.split("const NAMES = [FIRST, ").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    let names: Vec<&str> = names.split(", ").map(|name| name.trim_matches('"')).collect();
    assert_eq!(names, files());
    for name in files() {
        assert!(page.contains(&format!("static/design-{name}.svg")), "{name}");
    }
}
