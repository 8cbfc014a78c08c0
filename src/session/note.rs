//! What a reader writes and draws at a position: a comment, signs that judge, arrows and circles.

use serde::{Deserialize, Serialize};

use crate::game::{Area, Cell, Kind, Layout, Side};
use crate::sorted::insert;

/// Everything that is written and drawn at a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// In words; [`tidy`], so that records can hold it.
    pub comment: String,
    /// Signs that judge the turn or the position, as the numbers that PGN gives them (1 is `!`).
    pub glyphs: Vec<u8>,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
}

impl Note {
    /// Whether nothing is written or drawn.
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }

    /// Puts a sign, or takes it away if it is there. Of the signs that judge the turn there is but one, and of those
    /// that judge the position.
    pub fn toggle_glyph(&mut self, glyph: u8) {
        let had = self.glyphs.contains(&glyph);
        self.glyphs.retain(|&other| is_of_move(other) != is_of_move(glyph));
        if !had {
            insert(&mut self.glyphs, glyph, |a, b| a < b);
        }
    }

    /// What of it can stand on a board: text from a store may name squares that are not there.
    pub fn on(&self, layout: &Layout) -> Note {
        let is_there =
            |place: &Place| !matches!(place, Place::Cell(cell) if layout.cells().len() <= usize::from(cell.0));
        let shapes = self.shapes.iter().filter(|shape| is_there(&shape.from) && shape.to.iter().all(is_there));
        Note { comment: tidy(&self.comment), glyphs: self.glyphs.clone(), shapes: shapes.copied().collect() }
    }

    /// Draws a shape; the same once more takes it away, another colour takes its place.
    pub fn draw(&mut self, shape: Shape) {
        let had = self.shapes.contains(&shape);
        self.shapes.retain(|old| (old.from, old.to) != (shape.from, shape.to));
        if !had {
            self.shapes.push(shape);
        }
    }
}

/// Whether a sign judges the turn; the others judge the position.
pub fn is_of_move(glyph: u8) -> bool {
    glyph < 10
}

/// A comment as records can hold it: words with single spaces between them, and nothing that ends a comment or begins
/// a command in one.
///
/// ```
/// assert_eq!(hostage_chess::session::note::tidy(" a\n{b} [%c "), "a (b) [ %c");
/// ```
pub fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace('{', "(").replace('}', ")").replace("[%", "[ %")
}

/// The colour of a shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ink {
    /// The usual one.
    Green,
    /// With the shift key.
    Red,
    /// With the alt key.
    Blue,
    /// With both.
    Yellow,
}

/// Something on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// A square.
    Cell(Cell),
    /// Pieces of one kind in a prison or airfield. Stored notes call this `Men`.
    #[serde(rename = "Men")]
    Pieces {
        /// Which of the two.
        area: Area,
        /// Whose it is.
        owner: Side,
        /// Which men in it.
        kind: Kind,
    },
    /// A prison or an airfield.
    Tray {
        /// Which of the two.
        area: Area,
        /// Whose it is.
        owner: Side,
    },
}

/// An arrow, or a circle if it leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shape {
    /// Its colour.
    pub ink: Ink,
    /// Where it begins.
    pub from: Place,
    /// Where it leads.
    pub to: Option<Place>,
}

const INKS: [(Ink, char); 4] = [(Ink::Green, 'G'), (Ink::Red, 'R'), (Ink::Blue, 'B'), (Ink::Yellow, 'Y')];
const AREAS: [(Area, char); 3] = [(Area::Prison, 'P'), (Area::Airfield, 'A'), (Area::Reserve, 'S')];

impl Place {
    /// As records write it: `e4`, or for a tray `@`, its owner and sort, and whom it holds: `@wPn`, `@bA`.
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

    /// Reads a place at the head of a text; what follows it.
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
        // What follows may be the next place: a square begins with a small letter too, but goes on with a digit.
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

/// The commands by which other programs know circles and arrows, and ours for those that touch a tray.
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

/// Takes the shapes out of a record's comment. Commands of other programs stay in it.
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
    (words.split_whitespace().collect::<Vec<_>>().join(" "), shapes)
}
