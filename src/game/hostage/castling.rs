//! Castling rights in a game where a rook can return.

use crate::game::Side;
use crate::game::chess;

/// Castling rights, and which kings have not moved. While a king has not moved, a rook that lands can restore a right
/// (docs/rules.md 1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castling(u8);

impl Castling {
    /// No rights; both kings have moved.
    pub const NONE: Castling = Castling(0);

    pub(super) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Returns the rights alone.
    pub const fn rights(self) -> chess::Castling {
        chess::Castling::from_index(self.0)
    }

    const fn with_rights(self, rights: chess::Castling) -> Castling {
        Castling(self.0 & !15 | rights.index() as u8)
    }

    /// Returns true if the king of a side has not moved.
    pub const fn unmoved(self, side: Side) -> bool {
        self.0 >> (4 + side.index()) & 1 != 0
    }

    /// Returns true if a side may castle on the king's side (or else the queen's).
    pub const fn right(self, side: Side, kingside: bool) -> bool {
        self.rights().right(side, kingside)
    }

    /// Marks the king of a side as unmoved.
    #[must_use]
    pub const fn with_unmoved(self, side: Side) -> Castling {
        Castling(self.0 | 1 << (4 + side.index()))
    }

    /// Adds a right, and marks the king as unmoved.
    #[must_use]
    pub const fn with_right(self, side: Side, kingside: bool) -> Castling {
        self.with_unmoved(side).with_rights(self.rights().with(side, kingside))
    }

    #[must_use]
    pub(super) const fn without_right(self, side: Side, kingside: bool) -> Castling {
        self.with_rights(self.rights().without(side, kingside))
    }

    #[must_use]
    pub(super) const fn without(self, side: Side) -> Castling {
        Castling(self.0 & !(0b1_0000 << side.index() | 0b11 << (2 * side.index())))
    }
}
