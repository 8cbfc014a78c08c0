//! Castling rights in a game where a rook can return.

use std::fmt;

use crate::game::chess;
use crate::game::{Fault, Side};

/// Castling rights, and which kings have not moved. While a king has not moved, a rook that lands can restore a right
/// (docs/rules.md 1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling(u8);

impl Castling {
    /// No rights; both kings have moved.
    pub const NONE: Castling = Castling(0);

    /// Reads the castling field of a FEN: that of chess, with `E` or `e` for a king that has not moved and has no
    /// right.
    /// # Errors
    /// A fault for any other text.
    pub fn read(text: &str) -> Result<Castling, Fault> {
        let fault = || Fault::Castling { text: text.to_owned(), letters: "KQEkqe" };
        let mut castling = Castling::NONE;
        for (i, letter) in text.char_indices().filter(|_| text != "-") {
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            castling = match letter.to_ascii_uppercase() {
                'K' => castling.with_right(side, true),
                'Q' => castling.with_right(side, false),
                'E' => castling.with_unmoved(side),
                _ => return Err(fault()),
            };
            if text[..i].contains(letter) {
                return Err(fault());
            }
        }
        let superfluous = |letters: &str| letters.chars().filter(|&letter| text.contains(letter)).count() > 1;
        let is_superfluous = ["EK", "EQ", "ek", "eq"].into_iter().any(superfluous);
        if is_superfluous { Err(Fault::CastlingUnmoved(text.to_owned())) } else { Ok(castling) }
    }

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

    /// Returns true if a side may castle: on the king's side if `kingside`, otherwise on the queen's.
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

/// Writes the castling field of a FEN.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Castling::NONE {
            return f.write_str("-");
        }
        for (side, unmoved) in [(Side::White, 'E'), (Side::Black, 'e')] {
            if self.unmoved(side) && !self.rights().any(side) {
                write!(f, "{unmoved}")?;
            }
            let mut letters = chess::Castling::LETTERS
                .into_iter()
                .filter(|&(_, of, kingside)| of == side && self.right(side, kingside));
            letters.try_for_each(|(letter, ..)| write!(f, "{letter}"))?;
        }
        Ok(())
    }
}
