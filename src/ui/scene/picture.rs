//! A table as a self-contained SVG. Pieces and colours are inlined, so nothing is fetched.

use std::fmt::Write;
use std::ops::Range;

use super::Scene;
use super::trays::{Corner, TrayView};
use crate::game::any::AnyPosition;
use crate::game::{Area, Game, Piece, Side};
use crate::session::{NodeId, Tree};

/// The source of colours and symbols.
pub struct Paint<'a> {
    /// A theme colour by name, as used for the pieces of a side. The side is None for the page itself.
    pub colour: &'a dyn Fn(Option<Side>, &str) -> String,
    /// A piece symbol from the sprite by name: its view box and its content.
    pub symbol: &'a dyn Fn(&str) -> Option<(String, String)>,
}

/// The side of a cell in SVG units. In pixels, the picture is shown at half that size.
const CELL: u32 = 100;
/// The width of a tray.
const TRAY: u32 = 120;
/// The space between and around the parts.
const GAP: u32 = 20;
/// The heights of the text lines above and below.
const LINE: u32 = 60;

/// Maximum number of moves in an animation. Each move takes time and makes the file larger.
pub const MOST_MOVES: usize = 2_000;

/// The first move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstMove {
    pub number: u32,
    /// The side that plays it.
    pub side: Side,
}

/// The positions of part of a game, counted from 0, from before move `from` to after move `to`. The part has at least
/// two positions if the game does, and at most [`MOST_MOVES`] moves.
pub fn part(moves: usize, first: FirstMove, from: u32, to: u32) -> Range<usize> {
    let late = usize::from(first.side == Side::Black);
    let before = |number: u32| (2 * number.saturating_sub(first.number) as usize).saturating_sub(late);
    let start = before(from).min(moves.saturating_sub(1));
    let end = before(to.saturating_add(1)).max(start + 1);
    start..end.min(start + MOST_MOVES).min(moves) + 1
}

/// Lines have round ends and corners.
const ROUND: &str = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";

/// True if one of these positions has trays. The trays of a free set-up vanish during the game, but all frames of an
/// animation must have the same size.
pub fn has_trays(tree: &Tree<AnyPosition>, nodes: &[NodeId]) -> bool {
    nodes.iter().any(|&node| !tree.at(node).trays().is_empty())
}

/// The size of a picture with or without room for trays, in pixels.
pub fn picture_size(scene: &Scene, trays: bool) -> (u32, u32) {
    let (columns, rows) = (u32::from(scene.size.columns), u32::from(scene.size.rows));
    let beside = if trays { 2 * (TRAY + GAP) } else { 0 };
    ((columns * CELL + beside + 2 * GAP) / 2, (rows * CELL + 2 * LINE + 2 * GAP) / 2)
}

/// Draws the picture with or without room for trays, with a line of text above and one below.
pub fn picture(scene: &Scene, trays: bool, above: &str, below: &str, paint: &Paint) -> String {
    let (width, height) = picture_size(scene, trays);
    let (w, h) = (2 * width, 2 * height);
    let left = if trays { 2 * GAP + TRAY } else { GAP };
    let top = GAP + LINE;
    let plain = |name: &str| (paint.colour)(None, name);
    let mut pieces = Pieces { paint, scene, symbols: Vec::new() };
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write!(out, "<rect width=\"{w}\" height=\"{h}\" fill=\"{}\"/>", plain("--ground"));
    for cell in scene.rows.iter().flatten() {
        let (x, y) = (left + u32::from(cell.at.0) * CELL, top + u32::from(cell.at.1) * CELL);
        let ground = match (cell.last, cell.dark) {
            (true, true) => "--last-dark",
            (true, false) => "--last-light",
            (false, true) => "--dark-square",
            (false, false) => "--light-square",
        };
        let _ =
            write!(out, "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{}\"/>", plain(ground));
    }
    for (column, row) in &scene.holes {
        let (x, y) = (left + u32::from(*column) * CELL + 50, top + u32::from(*row) * CELL + 50);
        let _ = write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"46\" fill=\"{}\"/>", plain("--hole"));
    }
    for cell in scene.rows.iter().flatten() {
        if let Some(piece) = cell.piece {
            let at = (left + u32::from(cell.at.0) * CELL, top + u32::from(cell.at.1) * CELL);
            out += &pieces.stand(piece, at, CELL);
        }
    }
    for tray in &scene.trays {
        out += &pieces.tray(tray, (w, h));
    }
    for (y, text) in [(GAP + 38, above), (h - GAP - 16, below)] {
        let _ = write!(
            out,
            "<text x=\"{}\" y=\"{y}\" fill=\"{}\" font-family=\"system-ui, sans-serif\" font-size=\"{}\" font-weight=\"600\" \
             text-anchor=\"middle\">{}</text>",
            w / 2,
            plain("--ink"),
            letter_size(text, w - 2 * GAP),
            escaped(text)
        );
    }
    let symbols: String = pieces.symbols.into_iter().map(|(_, text)| text).collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {w} {h}\">\
         <title>{}</title><defs>{symbols}</defs>{out}</svg>",
        escaped(&[above, below].join(" "))
    )
}

/// Draws pieces, and collects the symbols that they use.
struct Pieces<'a> {
    paint: &'a Paint<'a>,
    scene: &'a Scene,
    symbols: Vec<(String, String)>,
}

impl Pieces<'_> {
    fn stand(&mut self, piece: Piece, (x, y): (u32, u32), size: u32) -> String {
        let id = self.symbol(piece);
        format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>")
    }

    /// The id of a piece's symbol in this picture. It is added on first use.
    fn symbol(&mut self, piece: Piece) -> String {
        let drawn = self.scene.symbols.iter().find(|(kind, _)| *kind == piece.kind).map(|&(_, letter)| letter);
        let letter = drawn.unwrap_or(piece.kind.letter().to_ascii_lowercase());
        let id = format!("{}{letter}", if piece.side == Side::White { 'w' } else { 'b' });
        if !self.symbols.iter().any(|(known, _)| *known == id)
            && let Some((view_box, inside)) = (self.paint.symbol)(&format!("piece-{letter}"))
        {
            let inside = self.dressed(inside, piece.side);
            let text = format!("<symbol id=\"{id}\" viewBox=\"{view_box}\" overflow=\"visible\">{inside}</symbol>");
            self.symbols.push((id.clone(), text));
        }
        id
    }

    /// Replaces the piece classes of the style sheet (`parts/pieces.css`) by attributes.
    fn dressed(&self, inside: String, side: Side) -> String {
        let colour = |name: &str| (self.paint.colour)(Some(side), name);
        let line = |name: &str, width: &str| {
            format!("fill=\"none\" stroke=\"{}\" stroke-width=\"{width}\" {ROUND}", colour(name))
        };
        let body = format!(
            "fill=\"{}\" stroke=\"{}\" stroke-width=\"2.7\" {ROUND}",
            colour("--piece-fill"),
            colour("--piece-rim")
        );
        let classes = [
            ("me", line("--piece-edge", "6")),
            ("mb", body),
            ("ms", format!("fill=\"{}\"", colour("--piece-shade"))),
            ("ml", line("--piece-line", "2.3")),
            ("mi", format!("fill=\"{}\"", colour("--piece-line"))),
        ];
        classes.iter().fold(inside, |text, (class, look)| text.replace(&format!("class=\"{class}\""), look))
    }

    /// Draws a prison or an airfield with its pieces.
    fn tray(&mut self, tray: &TrayView, (w, h): (u32, u32)) -> String {
        let tall = (h - 2 * LINE - 3 * GAP) / 2;
        let right = matches!(tray.corner, Corner::TopRight | Corner::BottomRight);
        let upper = matches!(tray.corner, Corner::TopLeft | Corner::TopRight | Corner::Across);
        let x = if right { w - GAP - TRAY } else { GAP };
        let y = if upper { GAP + LINE } else { h - GAP - LINE - tall };
        let plain = |name: &str| (self.paint.colour)(None, name);
        let mut out = String::new();
        let (ground, lines, dashes, at) = if tray.area == Area::Prison {
            ("--prison", "--bars", "0", vec![15, 45, 75, 105])
        } else {
            ("--airfield", "--field", "14 14", vec![60])
        };
        let _ = write!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{TRAY}\" height=\"{tall}\" rx=\"14\" fill=\"{}\"/>",
            plain(ground)
        );
        for line in at {
            let _ = write!(
                out,
                "<path d=\"M{} {}v{}\" stroke=\"{}\" stroke-width=\"3\" stroke-dasharray=\"{dashes}\"/>",
                x + line,
                y + 10,
                tall - 20,
                plain(lines)
            );
        }
        let step = ((tall - GAP) / u32::try_from(tray.pieces.len().max(1)).unwrap_or(1)).min(CELL);
        let size = step.min(96);
        for (one, slot) in tray.pieces.iter().zip(0..) {
            let top = y + GAP / 2 + slot * step;
            out += &self.stand(one.piece, (x + (TRAY - size) / 2, top), size);
            if one.count > 1 {
                let (cx, cy) = (x + 22, top + size - 20);
                let _ = write!(
                    out,
                    "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"18\" fill=\"{}\"/><text x=\"{cx}\" y=\"{}\" fill=\"{}\" \
                     font-family=\"system-ui, sans-serif\" font-size=\"26\" font-weight=\"700\" text-anchor=\"middle\">{}</text>",
                    plain("--ink"),
                    cy + 9,
                    plain("--panel"),
                    one.count
                );
            }
        }
        out
    }
}

/// The font size at which a line of text fits into a width, at most 34. A letter is up to 0.6 of the size wide, and one of
/// the East Asian scripts twice that.
pub fn letter_size(text: &str, width: u32) -> u32 {
    let halves: u32 = text.chars().map(|letter| if letter < '\u{1100}' { 1 } else { 2 }).sum();
    (width * 5 / 3).checked_div(halves).map_or(34, |size| size.min(34))
}

/// Escapes a text for markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
