//! The picture of the architecture, docs/architecture.svg: the modules of the crate in their layers, each with the first
//! sentence of its documentation, and an arrow for each dependency that no other dependency implies.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// Width of the picture, in its own units.
const WIDTH: usize = 1000;
/// Height of a layer, with the gap below it.
const STOREY: usize = 118;
const BOX_HEIGHT: usize = 76;
const GAP: usize = 24;
/// Width of a letter of the descriptions. The font is not known, so this is a generous guess.
const LETTER: usize = 7;
const LINES: usize = 3;

const STYLE: &str = "\
text{font-family:system-ui,sans-serif;fill:#1f2933}.name{font-size:17px;font-weight:600}.says{font-size:12px}\
rect{fill:#fff;stroke:#7b8794}path{stroke:#b4532a;stroke-width:1.5;fill:none;marker-end:url(#tip)}#tip path{stroke:none;fill:#b4532a}\
@media(prefers-color-scheme:dark){text{fill:#e4e7eb}rect{fill:#262b33;stroke:#616e7c}path{stroke:#e08a5f}#tip path{fill:#e08a5f}}";

/// A module's box: its place and size.
#[derive(Clone, Copy)]
struct Frame {
    x: usize,
    y: usize,
    width: usize,
}

/// Draws the picture. `layers` are those of the crate from the bottom up, `says` is the documentation of each module.
pub fn draw(layers: &[&[&str]], arrows: &BTreeSet<(String, String)>, says: &BTreeMap<String, String>) -> String {
    let frames = frames(layers);
    let height = layers.len() * STOREY;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"The modules of the crate, \
         in layers. Each uses only modules below it.\">\n<style>{STYLE}</style>\n\
         <marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\">\
         <path d=\"M0 0 8 4 0 8z\"/></marker>\n"
    );
    for (from, to) in direct(arrows) {
        let (above, below) = (frames[from.as_str()], frames[to.as_str()]);
        let (x, y) = (above.x + above.width / 2, above.y + BOX_HEIGHT);
        let (to_x, to_y) = (below.x + below.width / 2, below.y);
        let bend = (to_y - y) / 2;
        let _ = writeln!(svg, "<path d=\"M{x} {y}C{x} {} {to_x} {} {to_x} {to_y}\"/>", y + bend, to_y - bend);
    }
    for module in layers.iter().rev().copied().flatten() {
        let Frame { x, y, width } = frames[module];
        let _ = writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{BOX_HEIGHT}\" rx=\"8\"/>");
        let _ = writeln!(svg, "<text class=\"name\" x=\"{}\" y=\"{}\">{module}</text>", x + 10, y + 22);
        let sentence = says.get(*module).map_or("", |text| first_sentence(text));
        for (line, text) in wrapped(sentence, (width - 20) / LETTER).iter().enumerate() {
            let _ = writeln!(svg, "<text class=\"says\" x=\"{}\" y=\"{}\">{text}</text>", x + 10, y + 39 + 15 * line);
        }
    }
    svg + "</svg>\n"
}

/// Places the layers one above the other, and the modules of each side by side.
fn frames<'a>(layers: &[&[&'a str]]) -> BTreeMap<&'a str, Frame> {
    let mut frames = BTreeMap::new();
    for (storey, modules) in layers.iter().rev().enumerate() {
        // A module alone in its layer is not drawn over the whole width.
        let width = (WIDTH - GAP * (modules.len() + 1)) / modules.len().max(2);
        let left = (WIDTH - width * modules.len() - GAP * (modules.len() - 1)) / 2;
        for (place, module) in modules.iter().enumerate() {
            frames.insert(*module, Frame { x: left + place * (width + GAP), y: storey * STOREY + 8, width });
        }
    }
    frames
}

/// Leaves out every dependency that follows from two others.
fn direct(arrows: &BTreeSet<(String, String)>) -> BTreeSet<(String, String)> {
    let reaches = |from: &str, to: &str| {
        let mut open = vec![from];
        let mut seen = BTreeSet::new();
        while let Some(here) = open.pop() {
            for (_, next) in arrows.iter().filter(|(start, _)| start == here) {
                if next == to {
                    return true;
                }
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        false
    };
    let implied = |from: &str, to: &str| arrows.iter().any(|(start, by)| start == from && by != to && reaches(by, to));
    arrows.iter().filter(|(from, to)| !implied(from, to)).cloned().collect()
}

/// The first sentence, or the first two if it is only a word.
fn first_sentence(text: &str) -> &str {
    let mut ends = text.match_indices(". ").map(|(at, _)| at).chain([text.len()]);
    text[..ends.find(|end| *end > 10).unwrap_or(text.len())].trim_end_matches('.')
}

/// Breaks a text into lines of at most so many letters. What does not fit into `LINES` lines is cut.
fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let plain = text.replace(['[', ']', '`'], "").replace('&', "&amp;").replace('<', "&lt;");
    let mut lines = vec![String::new()];
    for word in plain.split_whitespace() {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].len() + 1 + word.len() > letters {
            lines.push(word.to_owned());
        } else {
            lines[last] = format!("{} {word}", lines[last]).trim_start().to_owned();
        }
    }
    if lines.len() > LINES {
        lines.truncate(LINES);
        lines[LINES - 1].push('…');
    }
    lines
}

#[test]
fn the_picture_is_up_to_date() {
    let sources = super::Sources::read();
    let top = |module: &super::Module| module.first().cloned().unwrap_or_default();
    let mut arrows: BTreeSet<_> = sources.arrows().iter().map(|(from, to)| (top(from), top(to))).collect();
    arrows.retain(|(from, to)| from != to && !from.is_empty());
    let says = sources.files.iter().filter(|(module, _)| module.len() == 1);
    let says = says.map(|(module, source)| (module[0].clone(), source.says.clone())).collect();
    // The last layer is the root module.
    let svg = draw(&super::LAYERS[..super::LAYERS.len() - 1], &arrows, &says);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/architecture.svg");
    if std::env::var_os("UPDATE_PICTURE").is_some() {
        std::fs::write(path, &svg).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        stored == svg,
        "docs/architecture.svg is out of date: UPDATE_PICTURE=1 cargo test --test rules architecture::picture"
    );
}
