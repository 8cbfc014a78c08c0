//! What a board looks like: its cells, where they lie and what they are called.
//!
//! Everything that draws a board or walks over it with the arrow keys works from a [`Layout`]; no screen knows
//! that Hostage Chess has eight ranks.

use serde::{Deserialize, Serialize};

/// One square of a board, numbered by its [`Layout`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Cell(pub u8);

/// Where one cell lies. Columns run from White's left, rows from White's side, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Steps to the right of White's left edge.
    pub column: u8,
    /// Steps up from White's edge.
    pub row: u8,
}

/// The colours that the men of the two sides have, by which the sides are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// White moves first, Black second.
    #[default]
    WhiteBlack,
    /// Yellow moves first, Red second (Hole Chess).
    YellowRed,
}

/// The cells of a board.
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
    places: Vec<Place>,
    holes: Vec<Place>,
    colours: Colours,
}

impl Layout {
    /// A full board of `columns` by `rows` cells, numbered from a1 along the ranks.
    pub fn rectangle(columns: u8, rows: u8) -> Layout {
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| Place { column, row })).collect();
        Layout { columns, rows, places, holes: Vec::new(), colours: Colours::default() }
    }

    /// A board of any outline, drawn from the top rank down: `.` is a cell, `o` a hole, anything else nothing at all.
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
                    text.chars().zip(0..).map(move |(letter, column)| (letter, Place { column, row }))
                })
                .filter(|&(letter, _)| letter == wanted)
                .map(|(_, place)| place)
                .collect()
        };
        Layout { columns, rows, places: find('.'), holes: find('o'), colours: Colours::default() }
    }

    /// The same board for men of other colours.
    pub fn coloured(self, colours: Colours) -> Layout {
        Layout { colours, ..self }
    }

    /// The colours of the men on this board.
    pub fn colours(&self) -> Colours {
        self.colours
    }

    /// The holes in the board, into which men can fall.
    pub fn holes(&self) -> &[Place] {
        &self.holes
    }

    /// The ordinary chessboard.
    pub fn square_8x8() -> &'static Layout {
        static LAYOUT: std::sync::OnceLock<Layout> = std::sync::OnceLock::new();
        LAYOUT.get_or_init(|| Layout::rectangle(8, 8))
    }

    /// How many columns the board spans.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// How many rows the board spans.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Every cell, in the order of their numbers.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = Cell> + '_ {
        (0..self.places.len()).map(|index| Cell(index as u8))
    }

    /// Where a cell lies.
    ///
    /// # Panics
    /// If the cell is not of this board.
    pub fn place(&self, cell: Cell) -> Place {
        self.places[usize::from(cell.0)]
    }

    /// The cell at a place, if there is one.
    pub fn at(&self, column: i16, row: i16) -> Option<Cell> {
        let index = self.places.iter().position(|p| (i16::from(p.column), i16::from(p.row)) == (column, row))?;
        Some(Cell(index as u8))
    }

    /// The name of a cell, such as `e4` or `d10`.
    pub fn name(&self, cell: Cell) -> String {
        let Place { column, row } = self.place(cell);
        format!("{}{}", file_letter(column), row + 1)
    }

    /// Whether some places of the rectangle that the board spans are neither cells nor holes.
    pub fn has_gaps(&self) -> bool {
        self.places.len() + self.holes.len() < usize::from(self.columns) * usize::from(self.rows)
    }

    /// The cell of a name.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.cells().find(|&cell| self.name(cell) == name)
    }

    /// Whether a cell has the dark colour.
    pub fn is_dark(&self, cell: Cell) -> bool {
        let Place { column, row } = self.place(cell);
        (column + row) % 2 == 0
    }
}

/// The letter of a column: `a` for 0.
pub fn file_letter(column: u8) -> char {
    char::from(b'a' + column)
}
