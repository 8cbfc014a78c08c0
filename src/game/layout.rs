//! The layout of a board: its cells, with their places and names.
//!
//! Code that draws a board, or moves over it with the arrow keys, uses a [`Layout`]. No screen assumes that Hostage
//! Chess has eight ranks.

use super::Game;

/// Square of a board, numbered by its [`Layout`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell(pub u8);

/// Place of a cell. Columns count from White's left, rows from White's side, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellPlace {
    /// Steps to the right of White's left edge.
    pub column: u8,
    /// Steps up from White's edge.
    pub row: u8,
}

/// Colours of the two sides, which also name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// White moves first, Black second.
    #[default]
    WhiteBlack,
    /// Yellow moves first, Red second (Hole Chess).
    YellowRed,
}

/// Cells of a board.
///
/// ```
/// use hostage_chess::game::layout::{Cell, Layout};
/// let layout = Layout::square_8x8();
/// assert_eq!(layout.name(Cell(0)), "a1");
/// assert_eq!(layout.cell("e4"), Some(Cell(28)));
/// assert!(!layout.is_dark(layout.cell("h1").unwrap()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    columns: u8,
    rows: u8,
    places: Vec<CellPlace>,
    holes: Vec<CellPlace>,
    colours: Colours,
}

impl Layout {
    /// Creates a full board of `columns` by `rows` cells, numbered from a1 along the ranks.
    pub fn rectangle(columns: u8, rows: u8) -> Layout {
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| CellPlace { column, row })).collect();
        Layout { columns, rows, places, holes: Vec::new(), colours: Colours::default() }
    }

    /// Creates a board of any outline, given from the top rank down: `.` is a cell, `o` a hole, anything else nothing.
    /// Cells are numbered from the lowest rank up, each rank from left to right.
    ///
    /// ```
    /// use hostage_chess::game::layout::{Cell, Layout};
    /// let layout = Layout::outline(&[" . ", ".o.", " . "]);
    /// assert_eq!(layout.cells().map(|cell| layout.name(cell)).collect::<Vec<_>>(), ["b1", "a2", "c2", "b3"]);
    /// assert_eq!(layout.holes().len(), 1);
    /// ```
    pub fn outline(ranks: &[&str]) -> Layout {
        let rows = ranks.len() as u8;
        let columns = ranks.iter().map(|rank| rank.chars().count()).max().unwrap_or(0) as u8;
        let find = |wanted: char| {
            let ranks = ranks.iter().rev().zip(0..);
            ranks
                .flat_map(|(text, row)| {
                    text.chars().zip(0..).map(move |(letter, column)| (letter, CellPlace { column, row }))
                })
                .filter(|&(letter, _)| letter == wanted)
                .map(|(_, place)| place)
                .collect()
        };
        Layout { columns, rows, places: find('.'), holes: find('o'), colours: Colours::default() }
    }

    /// Changes the colours of the pieces.
    pub fn coloured(self, colours: Colours) -> Layout {
        Layout { colours, ..self }
    }

    /// Returns the colours of the pieces.
    pub fn colours(&self) -> Colours {
        self.colours
    }

    /// Returns the holes of the board, into which pieces can fall.
    pub fn holes(&self) -> &[CellPlace] {
        &self.holes
    }

    /// Returns the ordinary chessboard.
    pub fn square_8x8() -> &'static Layout {
        static LAYOUT: std::sync::OnceLock<Layout> = std::sync::OnceLock::new();
        LAYOUT.get_or_init(|| Layout::rectangle(8, 8))
    }

    /// Returns the number of columns of the bounding rectangle.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns the number of rows of the bounding rectangle.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns every cell in numerical order.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + '_ {
        (0..self.places.len()).map(|index| Cell(index as u8))
    }

    /// Returns the place of a cell.
    ///
    /// # Panics
    /// If the board has no cell of this number.
    pub fn place(&self, cell: Cell) -> CellPlace {
        self.places[usize::from(cell.0)]
    }

    /// Returns the cell at a place, if there is one.
    pub fn at(&self, column: i16, row: i16) -> Option<Cell> {
        let index = self.places.iter().position(|p| (i16::from(p.column), i16::from(p.row)) == (column, row))?;
        Some(Cell(index as u8))
    }

    /// Returns the name of a cell, such as `e4` or `d10`. A cell that the board does not have is named by its number,
    /// such as `#70`.
    pub fn name(&self, cell: Cell) -> String {
        match self.places.get(usize::from(cell.0)) {
            Some(place) => format!("{}{}", file_letter(place.column), place.row + 1),
            None => format!("#{}", cell.0),
        }
    }

    /// Returns true if some places of the bounding rectangle are neither cells nor holes.
    pub fn has_gaps(&self) -> bool {
        self.places.len() + self.holes.len() < usize::from(self.columns) * usize::from(self.rows)
    }

    /// Returns the cell of this name, if there is one.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.cells().find(|&cell| self.name(cell) == name)
    }

    /// Returns true if a cell has the dark colour.
    ///
    /// # Panics
    /// If the board has no cell of this number.
    pub fn is_dark(&self, cell: Cell) -> bool {
        let CellPlace { column, row } = self.place(cell);
        (column + row) % 2 == 0
    }
}

/// Returns the letter of a column: `a` for 0.
pub fn file_letter(column: u8) -> char {
    char::from(b'a'.wrapping_add(column))
}

/// Draws the board of a position with letters, the highest rank first, and the letters of the files below.
///
/// ```
/// use hostage_chess::{AnyPosition, Game, game::layout::drawn};
/// let board = drawn(&AnyPosition::start("hostage").unwrap());
/// assert!(board.starts_with(" 8  r n b q k b n r\n 7  p p") && board.ends_with("\n    a b c d e f g h"));
/// ```
pub fn drawn<G: Game>(position: &G) -> String {
    let layout = position.layout();
    let square = |column: u8, row: u8| match layout.at(column.into(), row.into()) {
        None => ' ',
        Some(cell) => position.piece_at(cell).map_or('.', |piece| piece.letter()),
    };
    let mut text = String::new();
    for row in (0..layout.rows()).rev() {
        let squares: String = (0..layout.columns()).flat_map(|column| [' ', square(column, row)]).collect();
        text += &format!("{:>2} {squares}\n", row + 1);
    }
    text += "   ";
    text.extend((0..layout.columns()).flat_map(|column| [' ', file_letter(column)]));
    text
}
