//! Squares and sets of squares.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use super::notation::Place;
use crate::game::parse::Unexpected;
use crate::game::{Cell, Side};

/// A square of the 8x8 board, a1 = 0, b1 = 1, h8 = 63.
///
/// As a [`Cell`] it is numbered alike. A smaller board may lie on the same 64 numbers, but numbers its cells itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file and a rank, both from 0.
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 3 | (file & 7))
    }

    /// The square of that number; only the low six bits count.
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// The number of this square, 0 to 63.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file from 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank from 0 (White's own) to 7.
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// The rank as a side counts, 0 being its own.
    pub const fn rank_for(self, side: Side) -> u8 {
        match side {
            Side::White => self.rank(),
            Side::Black => 7 - self.rank(),
        }
    }

    /// The square `steps` ranks ahead of this one as a side looks at it, if it is on the board.
    pub fn ahead(self, side: Side, steps: i8) -> Option<Square> {
        let rank = self.rank() as i8 + if side == Side::White { steps } else { -steps };
        (0..8).contains(&rank).then(|| Square::new(self.file(), rank as u8))
    }

    /// How many king's steps another square is away.
    pub const fn distance(self, other: Square) -> u8 {
        let (files, ranks) = (self.file().abs_diff(other.file()), self.rank().abs_diff(other.rank()));
        if files > ranks { files } else { ranks }
    }

    /// How far another square lies from this one, in files and ranks.
    pub const fn towards(self, other: Square) -> (i8, i8) {
        (other.file() as i8 - self.file() as i8, other.rank() as i8 - self.rank() as i8)
    }

    /// The square this many files and ranks away, if it is among the 64.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 { Some(Square::new(file as u8, rank as u8)) } else { None }
    }

    /// The square in the middle between this one and another two steps away.
    pub const fn middle(self, other: Square) -> Square {
        Square::new((self.file() + other.file()) / 2, (self.rank() + other.rank()) / 2)
    }

    /// The number that stands for the set of this square alone.
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// The square a name such as `e4` means.
    pub fn from_name(name: &str) -> Option<Square> {
        match *name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// All squares, a1 to h8.
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

impl Place for Square {
    fn place(self) -> (u8, u8) {
        (self.file(), self.rank())
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bits(pub u64);

impl Bits {
    /// No square.
    pub const NONE: Bits = Bits(0);
    /// Every square.
    pub const ALL: Bits = Bits(!0);
    /// The first and the last rank, where no pawn lands.
    pub const EDGES: Bits = Bits(0xff00_0000_0000_00ff);

    /// The squares of one rank, from 0.
    pub const fn rank(rank: u8) -> Bits {
        Bits(0xff << (8 * rank))
    }

    /// The seventh rank of a side: one step from promotion.
    pub const fn seventh(side: Side) -> Bits {
        match side {
            Side::White => Bits::rank(6),
            Side::Black => Bits::rank(1),
        }
    }

    /// How many squares.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is at least one.
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// Whether there are two or more.
    pub const fn several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether a square is among them.
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// The lowest square.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The set moved one rank ahead as a side looks at it.
    pub const fn ahead(self, side: Side) -> Bits {
        match side {
            Side::White => Bits(self.0 << 8),
            Side::Black => Bits(self.0 >> 8),
        }
    }
}

impl From<Square> for Bits {
    fn from(square: Square) -> Bits {
        Bits(1 << square.index())
    }
}

/// Union, intersection and difference of sets that are one number each.
macro_rules! set_operators {
    ($set:ident) => {
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
pub(in crate::game) use set_operators;

set_operators!(Bits);

impl Not for Bits {
    type Output = Bits;
    fn not(self) -> Bits {
        Bits(!self.0)
    }
}

impl Iterator for Bits {
    type Item = Square;
    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0.wrapping_sub(1);
        Some(first)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
