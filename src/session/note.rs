//! The reader's annotations of a position: a comment, glyphs, arrows and circles.

use serde::{Deserialize, Serialize};

use super::glyph::OFFERED;
use crate::game::{Area, Cell, Kind, Layout, Side};
use crate::sorted::insert;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// The comment, in a form that records can hold. Commands of other programs are part of it.
    pub comment: String,
    /// Glyphs that judge the move or the position, as PGN numbers (1 is `!`).
    pub glyphs: Vec<u8>,
    pub shapes: Vec<Shape>,
}

impl Note {
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }

    /// Toggles a glyph. A new one replaces those that judge the same thing, the move or the position. Glyphs that are not
    /// offered stay, because no button brings them back.
    pub fn toggle_glyph(&mut self, glyph: u8) {
        let had = self.glyphs.contains(&glyph);
        let is_rival = |other| !had && is_of_move(other) == is_of_move(glyph) && OFFERED.contains(&other);
        self.glyphs.retain(|&other| other != glyph && !is_rival(other));
        if !had {
            insert(&mut self.glyphs, glyph, |a, b| a < b);
        }
    }

    /// The part that this board can show, because stored notes may name squares that do not exist.
    pub fn on(&self, layout: &Layout) -> Note {
        let is_there =
            |place: &Place| !matches!(place, Place::Cell(cell) if layout.cells().len() <= usize::from(cell.0));
        let shapes = self.shapes.iter().filter(|shape| is_there(&shape.from) && shape.to.iter().all(is_there));
        Note { comment: flat(&self.comment), glyphs: self.glyphs.clone(), shapes: shapes.copied().collect() }
    }

    /// Draws a shape. Drawing the same shape again removes it; a shape in another colour replaces it.
    pub fn draw(&mut self, shape: Shape) {
        let had = self.shapes.contains(&shape);
        self.shapes.retain(|old| (old.from, old.to) != (shape.from, shape.to));
        if !had {
            self.shapes.push(shape);
        }
    }
}

/// True for a glyph that judges the move; the others judge the position.
pub fn is_of_move(glyph: u8) -> bool {
    glyph < 10
}

/// A comment with single spaces and without braces, so that records can hold it.
fn flat(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('{', "(").replace('}', ")")
}

/// A comment as the reader writes it, in the form that records can hold. It draws no shapes.
///
/// ```
/// use hostage_chess::session::note::tidy;
/// assert_eq!(tidy(" a\n{b} [%clk 0:05:00] [%cal Ge2e4] "), "a (b) [%clk 0:05:00] [ %cal Ge2e4]");
/// ```
pub fn tidy(text: &str) -> String {
    COMMANDS.iter().fold(flat(text), |text, name| text.replace(&format!("[%{name} "), &format!("[ %{name} ")))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ink {
    /// The default.
    Green,
    /// With the Shift key.
    Red,
    /// With the Alt key.
    Blue,
    /// With both keys.
    Yellow,
}

/// A place that can be marked on or beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    Cell(Cell),
    /// Pieces of one kind in a prison or airfield. Stored notes call this `Men`.
    #[serde(rename = "Men")]
    Pieces {
        area: Area,
        owner: Side,
        kind: Kind,
    },
    Tray {
        area: Area,
        owner: Side,
    },
}

/// An arrow, or a circle if it has no end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shape {
    pub ink: Ink,
    pub from: Place,
    /// End of the arrow; none for a circle.
    pub to: Option<Place>,
}

const INKS: [(Ink, char); 4] = [(Ink::Green, 'G'), (Ink::Red, 'R'), (Ink::Blue, 'B'), (Ink::Yellow, 'Y')];
const AREAS: [(Area, char); 3] = [(Area::Prison, 'P'), (Area::Airfield, 'A'), (Area::Reserve, 'S')];

impl Place {
    /// The text in records: `e4`, or for a tray `@`, the owner's letter and the area's letter, then perhaps a kind:
    /// `@wPn`, `@bA`.
    fn text(self, layout: &Layout) -> String {
        let tray = |area: Area, side: Side| {
            let sort = AREAS.iter().find(|(known, _)| *known == area).map_or('P', |(_, letter)| *letter);
            format!("@{}{sort}", side.letter())
        };
        match self {
            Place::Cell(cell) => layout.name(cell),
            Place::Tray { area, owner } => tray(area, owner),
            Place::Pieces { area, owner, kind } => tray(area, owner) + &kind.letter().to_ascii_lowercase().to_string(),
        }
    }

    /// Reads a place at the start of a text; returns the rest too.
    fn read<'a>(text: &'a str, layout: &Layout) -> Option<(Place, &'a str)> {
        let Some(tray) = text.strip_prefix('@') else {
            let digits = text.get(1..)?.bytes().take_while(u8::is_ascii_digit).count();
            let (name, rest) = text.split_at_checked(1 + digits)?;
            return Some((Place::Cell(layout.cell(name)?), rest));
        };
        let mut letters = tray.chars();
        let owner = match letters.next()? {
            'w' => Side::White,
            'b' => Side::Black,
            _ => return None,
        };
        let sort = letters.next()?;
        let area = AREAS.iter().find(|(_, letter)| *letter == sort)?.0;
        let rest = letters.as_str();
        // The next place may follow. A square also begins with a small letter, but its second character is a digit.
        let pieces = letters.next().filter(char::is_ascii_lowercase).and_then(Kind::of_letter);
        let square = letters.as_str().starts_with(|letter: char| letter.is_ascii_digit());
        match pieces {
            Some(kind) if !square => Some((Place::Pieces { area, owner, kind }, letters.as_str())),
            _ => Some((Place::Tray { area, owner }, rest)),
        }
    }

    fn is_cell(self) -> bool {
        matches!(self, Place::Cell(_))
    }
}

impl Shape {
    fn text(&self, layout: &Layout) -> String {
        let ink = INKS.iter().find(|(ink, _)| *ink == self.ink).map_or('G', |(_, letter)| *letter);
        let to = self.to.map(|to| to.text(layout)).unwrap_or_default();
        format!("{ink}{}{to}", self.from.text(layout))
    }

    fn read(text: &str, layout: &Layout) -> Option<Shape> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let ink = INKS.iter().find(|(_, known)| *known == letter)?.0;
        let (from, rest) = Place::read(letters.as_str(), layout)?;
        if rest.is_empty() {
            return Some(Shape { ink, from, to: None });
        }
        let (to, rest) = Place::read(rest, layout)?;
        rest.is_empty().then_some(Shape { ink, from, to: Some(to) })
    }
}

/// The usual PGN commands for circles and arrows, and this project's own command for shapes that touch a tray.
const COMMANDS: [&str; 3] = ["csl", "cal", "hcs"];

/// A comment as a record holds it: shapes as commands, then the words.
pub fn write_comment(note: &Note, layout: &Layout) -> String {
    let sort = |shape: &Shape| match (shape.from.is_cell(), shape.to) {
        (true, None) => 0,
        (true, Some(to)) if to.is_cell() => 1,
        _ => 2,
    };
    let mut text = String::new();
    for (index, command) in COMMANDS.iter().enumerate() {
        let shapes = note.shapes.iter().filter(|shape| sort(shape) == index).map(|shape| shape.text(layout));
        let list = shapes.collect::<Vec<_>>().join(",");
        if !list.is_empty() {
            text += &format!("[%{command} {list}] ");
        }
    }
    text += &note.comment;
    text.trim_end().to_owned()
}

/// Removes the shapes from a record's comment. Commands of other programs stay in it.
pub fn read_comment(text: &str, layout: &Layout) -> (String, Vec<Shape>) {
    let (mut words, mut shapes) = (String::new(), Vec::new());
    let mut rest = text;
    while let Some(at) = rest.find("[%") {
        let (before, command) = rest.split_at(at);
        words += before;
        let end = command.find(']').map_or(command.len(), |end| end + 1);
        let (command, after) = command.split_at(end);
        let (name, list) = command[2..].trim_end_matches(']').split_once(' ').unwrap_or_default();
        let read: Option<Vec<Shape>> = list.split(',').map(|shape| Shape::read(shape.trim(), layout)).collect();
        match read.filter(|_| COMMANDS.contains(&name)) {
            Some(read) => shapes.extend(read),
            None => words += command,
        }
        rest = after;
    }
    words += rest;
    (flat(&words), shapes)
}
