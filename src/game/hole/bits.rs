//! Sets of squares.

use std::ops::Not;

use super::Square;
use super::board::SQUARES;
use crate::game::chess::bits::square_set;

/// Set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bits(pub(super) u64);

impl Bits {
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

square_set!(Bits, Square);

impl Not for Bits {
    type Output = Bits;
    #[inline]
    fn not(self) -> Bits {
        Bits(!self.0 & ((1 << SQUARES) - 1))
    }
}
