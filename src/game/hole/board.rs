//! The 44 squares and the two holes (docs/rules.md 3.1).
//!
//! Squares are numbered like the cells of the layout: from the lowest rank up, each rank from left to right.

use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use crate::game::chess::notation::NamedSquare;
use crate::game::layout::{Colours, file_letter};
use crate::game::parse::Unexpected;
use crate::game::{Cell, Layout, Side};

/// Number of squares.
pub const SQUARES: usize = 44;
/// Number of files.
pub const FILES: i8 = 7;
/// Number of ranks.
pub const RANKS: i8 = 10;

/// Board from the top rank down; `o` is a hole.
const OUTLINE: [&str; RANKS as usize] =
    ["   .   ", "  ...  ", " ..... ", "...o...", ".......", ".......", "...o...", " ..... ", "  ...  ", "   .   "];

/// Returns the layout for screens.
pub fn layout() -> &'static Layout {
    static LAYOUT: OnceLock<Layout> = OnceLock::new();
    LAYOUT.get_or_init(|| Layout::outline(&OUTLINE).coloured(Colours::YellowRed))
}

/// One of the two holes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hole {
    /// Hole nearer to White.
    D4,
    /// Hole nearer to Black.
    D7,
}

impl Hole {
    /// Returns the name of the hole's place.
    pub const fn name(self) -> &'static str {
        match self {
            Hole::D4 => "d4",
            Hole::D7 => "d7",
        }
    }
}

/// Content of a place in the grid of seven files and ten ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Square.
    Square(Square),
    /// Hole.
    Hole(Hole),
    /// Place outside the board.
    Void,
}

/// Returns the content of a file and a rank, both from 0.
pub const fn ground(file: i8, rank: i8) -> Ground {
    if file < 0 || file >= FILES || rank < 0 || rank >= RANKS {
        return Ground::Void;
    }
    let letter = OUTLINE[(RANKS - 1 - rank) as usize].as_bytes()[file as usize];
    match letter {
        b'.' => Ground::Square(Square(number(file, rank))),
        b'o' if rank < RANKS / 2 => Ground::Hole(Hole::D4),
        b'o' => Ground::Hole(Hole::D7),
        _ => Ground::Void,
    }
}

/// Counts the squares before this place.
const fn number(file: i8, rank: i8) -> u8 {
    let mut count = 0;
    let mut r = 0;
    while r <= rank {
        let mut f = 0;
        while f < FILES && (r < rank || f < file) {
            if OUTLINE[(RANKS - 1 - r) as usize].as_bytes()[f as usize] == b'.' {
                count += 1;
            }
            f += 1;
        }
        r += 1;
    }
    count
}

/// One of the 44 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Returns the square at a file and a rank, both from 0, if there is one.
    pub const fn at(file: i8, rank: i8) -> Option<Square> {
        match ground(file, rank) {
            Ground::Square(square) => Some(square),
            _ => None,
        }
    }

    /// Returns the square with a name such as `d10`.
    ///
    /// ```
    /// use hostage_chess::game::hole::Square;
    /// assert_eq!(Square::from_name("d10").unwrap().to_string(), "d10");
    /// assert_eq!(Square::from_name("d4"), None);
    /// assert_eq!("d10".parse::<Square>().unwrap().to_string(), "d10");
    /// ```
    pub fn from_name(name: &str) -> Option<Square> {
        let rank: i8 = name.get(1..)?.parse().ok()?;
        let file = name.bytes().next()?.checked_sub(b'a')?;
        Square::at(i8::try_from(file).ok()?, rank.checked_sub(1)?).filter(|square| square.to_string() == name)
    }

    /// Returns the square with this number.
    pub const fn numbered(index: usize) -> Option<Square> {
        if index < SQUARES { Some(Square(index as u8)) } else { None }
    }

    /// Returns all squares in order.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }

    /// Returns the number of this square, below 44.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the file, from 0.
    #[inline]
    pub const fn file(self) -> i8 {
        PLACES[self.index()].0
    }

    /// Returns the rank, from 0.
    #[inline]
    pub const fn rank(self) -> i8 {
        PLACES[self.index()].1
    }

    /// Returns the rank counted from a side's own edge, from 0.
    pub const fn rank_for(self, side: Side) -> i8 {
        match side {
            Side::White => self.rank(),
            Side::Black => RANKS - 1 - self.rank(),
        }
    }

    /// Returns the content of the place this many steps ahead from a side's point of view.
    pub const fn ahead(self, side: Side, steps: i8) -> Ground {
        ground(self.file(), self.rank() + if side.index() == 0 { steps } else { -steps })
    }
}

/// File and rank of each square.
pub const PLACES: [(i8, i8); SQUARES] = {
    let mut places = [(0, 0); SQUARES];
    let mut next = 0;
    let mut rank = 0;
    while rank < RANKS {
        let mut file = 0;
        while file < FILES {
            if matches!(ground(file, rank), Ground::Square(_)) {
                places[next] = (file, rank);
                next += 1;
            }
            file += 1;
        }
        rank += 1;
    }
    places
};

impl FromStr for Square {
    type Err = Unexpected;

    /// Reads a name such as `d10`.
    fn from_str(name: &str) -> Result<Square, Unexpected> {
        Square::from_name(name).ok_or(Unexpected::instead_of(&["a square such as d10"]))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", file_letter(self.file() as u8), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl NamedSquare for Square {
    fn place(self) -> (u8, u8) {
        (self.file() as u8, self.rank() as u8)
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Cell {
        Cell(square.0)
    }
}

impl TryFrom<Cell> for Square {
    type Error = ();
    fn try_from(cell: Cell) -> Result<Square, ()> {
        Square::numbered(cell.0.into()).ok_or(())
    }
}
