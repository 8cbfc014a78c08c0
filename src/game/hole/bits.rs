//! Sets of squares.

use std::ops::Not;

use super::Square;
use super::board::SQUARES;
use crate::game::chess::bits::set_operators;

/// Set of squares; its iterator yields the lowest square first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bits(pub(super) u64);

impl Bits {
    /// The empty set.
    pub const NONE: Bits = Bits(0);

    /// Returns true if the set contains a square.
    #[inline]
    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Returns true if the set has any square.
    #[inline]
    pub const fn has_any(self) -> bool {
        self.0 != 0
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of squares.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the lowest square.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        Square::numbered(self.0.trailing_zeros() as usize)
    }

    /// Returns the highest square.
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
