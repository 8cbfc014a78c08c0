//! Sets of squares.

use std::ops::Not;

use super::Square;
use super::board::SQUARES;
use crate::game::chess::bits::set_operators;

/// A set of squares; its iterator runs from the lowest up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bits(pub(super) u64);

impl Bits {
    /// No square.
    pub const NONE: Bits = Bits(0);

    /// Whether a square is in the set.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether there is any square.
    #[inline]
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// Whether there is no square.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares there are.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The lowest square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        Square::numbered(self.0.trailing_zeros() as usize)
    }

    /// The highest square.
    #[inline]
    pub const fn last(self) -> Option<Square> {
        Square::numbered(63_usize.wrapping_sub(self.0.leading_zeros() as usize))
    }
}

impl Iterator for Bits {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl From<Square> for Bits {
    #[inline]
    fn from(square: Square) -> Bits {
        Bits(1 << square.index())
    }
}

set_operators!(Bits);

impl Not for Bits {
    type Output = Bits;
    #[inline]
    fn not(self) -> Bits {
        Bits(!self.0 & ((1 << SQUARES) - 1))
    }
}
