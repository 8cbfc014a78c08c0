//! Squares and sets of squares of an 8x8 board.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use super::notation::NamedSquare;
use crate::game::parse::Unexpected;
use crate::game::{Cell, Side};

/// Square of the 8x8 board: a1 = 0, b1 = 1, h8 = 63.
///
/// As a [`Cell`] it has the same number. A smaller board can use these 64 numbers, but its cells are numbered
/// differently.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Returns the square of a file and a rank, both from 0.
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 3 | (file & 7))
    }

    /// Returns the square with this number; only the lowest six bits count.
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// Returns the number of this square, 0 to 63.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the file from 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Returns the rank from 0 (White's first) to 7.
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// Returns the rank from a side's point of view, 0 for its first rank.
    pub const fn rank_for(self, side: Side) -> u8 {
        match side {
            Side::White => self.rank(),
            Side::Black => 7 - self.rank(),
        }
    }

    /// Returns the square `steps` ranks ahead from a side's point of view, if it is on the board.
    pub fn ahead(self, side: Side, steps: i8) -> Option<Square> {
        let steps = if side == Side::White { steps } else { steps.wrapping_neg() };
        let rank = (self.rank() as i8).wrapping_add(steps);
        (0..8).contains(&rank).then(|| Square::new(self.file(), rank as u8))
    }

    /// Returns the distance to another square in king's steps.
    pub const fn distance(self, other: Square) -> u8 {
        let (files, ranks) = (self.file().abs_diff(other.file()), self.rank().abs_diff(other.rank()));
        if files > ranks { files } else { ranks }
    }

    /// Returns the difference to another square in files and ranks.
    pub const fn towards(self, other: Square) -> (i8, i8) {
        (other.file() as i8 - self.file() as i8, other.rank() as i8 - self.rank() as i8)
    }

    /// Returns the square this many files and ranks away, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        // A sum that wraps is negative, and so beyond the board.
        let (file, rank) = ((self.file() as i8).wrapping_add(files), (self.rank() as i8).wrapping_add(ranks));
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 { Some(Square::new(file as u8, rank as u8)) } else { None }
    }

    /// Returns the square halfway to another square two steps away.
    pub const fn middle(self, other: Square) -> Square {
        Square::new((self.file() + other.file()) / 2, (self.rank() + other.rank()) / 2)
    }

    /// Returns the bit of this square in a set.
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// Returns the square with a name such as `e4`.
    pub fn from_name(name: &str) -> Option<Square> {
        match *name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// Returns all squares, a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }
}

impl FromStr for Square {
    type Err = Unexpected;

    /// Reads a name such as `e4`.
    fn from_str(name: &str) -> Result<Square, Unexpected> {
        Square::from_name(name).ok_or(Unexpected::instead_of(&["a square such as e4"]))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), char::from(b'1' + self.rank()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Cell {
        Cell(square.0)
    }
}

impl From<Cell> for Square {
    fn from(cell: Cell) -> Square {
        Square::from_index(cell.0)
    }
}

impl NamedSquare for Square {
    fn place(self) -> (u8, u8) {
        (self.file(), self.rank())
    }
}

/// Set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bits(pub u64);

impl Bits {
    /// Set of all squares.
    pub const ALL: Bits = Bits(!0);
    /// The first and the last rank, where no pawn may land.
    pub const EDGES: Bits = Bits(0xff00_0000_0000_00ff);

    /// Returns the squares of one rank, from 0.
    pub const fn rank(rank: u8) -> Bits {
        Bits(0xff << (8 * rank))
    }

    /// Returns the seventh rank of a side, one step before promotion.
    pub const fn seventh(side: Side) -> Bits {
        match side {
            Side::White => Bits::rank(6),
            Side::Black => Bits::rank(1),
        }
    }

    /// Returns true if the set has two or more squares.
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Returns the square with the lowest number, if there is one.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// Shifts the set one rank ahead from a side's point of view.
    pub const fn ahead(self, side: Side) -> Bits {
        match side {
            Side::White => Bits(self.0 << 8),
            Side::Black => Bits(self.0 >> 8),
        }
    }
}

/// Implements the common part of a set of squares that is stored as a single number. The set has a method `first`. Its
/// iterator yields the square with the lowest number first.
macro_rules! square_set {
    ($set:ident, $square:ident) => {
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// Returns the number of squares.
            #[inline]
            pub const fn count(self) -> u32 {
                self.0.count_ones()
            }

            /// Returns true if the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns true if the set has at least one square.
            #[inline]
            pub const fn has_any(self) -> bool {
                self.0 != 0
            }

            /// Returns true if the set contains a square.
            #[inline]
            pub const fn has(self, square: $square) -> bool {
                self.0 >> square.index() & 1 != 0
            }
        }

        impl From<$square> for $set {
            #[inline]
            fn from(square: $square) -> $set {
                $set(1 << square.index())
            }
        }

        impl Iterator for $set {
            type Item = $square;
            #[inline]
            fn next(&mut self) -> Option<$square> {
                let first = self.first()?;
                self.0 &= self.0.wrapping_sub(1);
                Some(first)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitXor for $set {
            type Output = $set;
            #[inline]
            fn bitxor(self, other: $set) -> $set {
                $set(self.0 ^ other.0)
            }
        }

        impl std::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: $set) {
                self.0 &= other.0;
            }
        }

        impl std::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitXorAssign for $set {
            #[inline]
            fn bitxor_assign(&mut self, other: $set) {
                self.0 ^= other.0;
            }
        }
    };
}
pub(in crate::game) use square_set;

square_set!(Bits, Square);

impl Not for Bits {
    type Output = Bits;
    fn not(self) -> Bits {
        Bits(!self.0)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
