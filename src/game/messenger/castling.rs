//! Castling rights, as in chess.

use super::Square;
use crate::game::Side;

/// Who may still castle, and where: the king and that rook have never moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling(u8);

impl Castling {
    /// Nobody may castle.
    pub const NONE: Castling = Castling(0);

    /// The letters of the four rights in the order in which a FEN has them.
    pub const LETTERS: [(char, Side, bool); 4] =
        [('K', Side::White, true), ('Q', Side::White, false), ('k', Side::Black, true), ('q', Side::Black, false)];

    pub(super) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    const fn bit(side: Side, kingside: bool) -> u8 {
        1 << (2 * side.index() + !kingside as usize)
    }

    /// Whether a side may castle on the king's or the queen's side.
    pub const fn right(self, side: Side, kingside: bool) -> bool {
        self.0 & Castling::bit(side, kingside) != 0
    }

    /// The same with a right.
    #[must_use]
    pub const fn with(self, side: Side, kingside: bool) -> Castling {
        Castling(self.0 | Castling::bit(side, kingside))
    }

    /// The same without a right.
    #[must_use]
    pub const fn without(self, side: Side, kingside: bool) -> Castling {
        Castling(self.0 & !Castling::bit(side, kingside))
    }
}

/// The square a king castles from.
pub const fn king_home(side: Side) -> Square {
    Square::new(4, if side.index() == 0 { 0 } else { 7 })
}

/// The corner a rook castles from.
pub const fn rook_home(side: Side, kingside: bool) -> Square {
    Square::new(if kingside { 7 } else { 0 }, if side.index() == 0 { 0 } else { 7 })
}

/// Whether a square is the castling corner of a side, and of which wing.
pub fn corner(side: Side, square: Square) -> Option<bool> {
    [true, false].into_iter().find(|&kingside| rook_home(side, kingside) == square)
}
