//! Squares and sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use serde::{Deserialize, Serialize};

use crate::game::{Cell, Side};

/// A square of the 8x8 board, a1 = 0, b1 = 1, h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

impl BitAnd for Bits {
    type Output = Bits;
    fn bitand(self, other: Bits) -> Bits {
        Bits(self.0 & other.0)
    }
}

impl BitOr for Bits {
    type Output = Bits;
    fn bitor(self, other: Bits) -> Bits {
        Bits(self.0 | other.0)
    }
}

impl BitXor for Bits {
    type Output = Bits;
    fn bitxor(self, other: Bits) -> Bits {
        Bits(self.0 ^ other.0)
    }
}

impl Not for Bits {
    type Output = Bits;
    fn not(self) -> Bits {
        Bits(!self.0)
    }
}

impl BitAndAssign for Bits {
    fn bitand_assign(&mut self, other: Bits) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Bits) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bits {
    fn bitxor_assign(&mut self, other: Bits) {
        self.0 ^= other.0;
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
