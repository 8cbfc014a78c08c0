//! Castling rights where a rook can come back.

use crate::game::Side;
use crate::game::chess;

/// Castling rights, and which king has not moved: a parachuted rook can bring a right back as long as it has not
/// (docs/rules.md 1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castling(u8);

impl Castling {
    /// Nobody may castle, both kings have moved.
    pub const NONE: Castling = Castling(0);

    pub(super) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The rights alone.
    pub const fn rights(self) -> chess::Castling {
        chess::Castling::from_index(self.0)
    }

    const fn with_rights(self, rights: chess::Castling) -> Castling {
        Castling(self.0 & !15 | rights.index() as u8)
    }

    /// Whether the king of a side has not moved.
    pub const fn unmoved(self, side: Side) -> bool {
        self.0 >> (4 + side.index()) & 1 != 0
    }

    /// Whether a side has the right to castle on the king's or the queen's side.
    pub const fn right(self, side: Side, kingside: bool) -> bool {
        self.rights().right(side, kingside)
    }

    /// The same with the king of a side marked as unmoved.
    #[must_use]
    pub const fn with_unmoved(self, side: Side) -> Castling {
        Castling(self.0 | 1 << (4 + side.index()))
    }

    /// The same with a right (and so an unmoved king).
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
