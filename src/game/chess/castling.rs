//! Castling rights, and the squares of kings and rooks that have them.

use std::fmt;

use super::{Bits, Square, attacks};
use crate::game::illegal::CastlingBar;
use crate::game::{Cell, Fault, Illegal, Kind, Piece, Reason, Side};

/// Castling rights of both sides. A side keeps a right until the king or that rook moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling(u8);

/// Rights that remain after a piece leaves a square or is captured on it.
static KEPT: [u8; 64] = {
    let mut kept = [15; 64];
    let mut homes = [(0, false), (4, true), (4, false), (7, true)].as_slice();
    while let [(file, kingside), others @ ..] = homes {
        kept[*file] &= !Castling::bit(Side::White, *kingside);
        kept[56 + *file] &= !Castling::bit(Side::Black, *kingside);
        homes = others;
    }
    kept
};

impl Castling {
    /// No rights.
    pub const NONE: Castling = Castling(0);

    /// All four rights.
    pub const ALL: Castling = Castling(15);

    /// Letters of the four rights, in the order of a FEN.
    pub const LETTERS: [(char, Side, bool); 4] =
        [('K', Side::White, true), ('Q', Side::White, false), ('k', Side::Black, true), ('q', Side::Black, false)];

    /// Returns a number below 16 that identifies these rights.
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Returns the rights that this number identifies.
    pub const fn from_index(index: u8) -> Castling {
        Castling(index & 15)
    }

    const fn bit(side: Side, kingside: bool) -> u8 {
        1 << (2 * side.index() + !kingside as usize)
    }

    /// Returns true if a side may castle: on the king's side if `kingside`, otherwise on the queen's.
    pub const fn right(self, side: Side, kingside: bool) -> bool {
        self.0 & Castling::bit(side, kingside) != 0
    }

    /// Returns true if a side may castle at all.
    pub const fn any(self, side: Side) -> bool {
        self.right(side, true) || self.right(side, false)
    }

    /// Adds a right.
    #[must_use]
    pub const fn with(self, side: Side, kingside: bool) -> Castling {
        Castling(self.0 | Castling::bit(side, kingside))
    }

    /// Removes a right.
    #[must_use]
    pub const fn without(self, side: Side, kingside: bool) -> Castling {
        Castling(self.0 & !Castling::bit(side, kingside))
    }

    /// Returns the remaining rights after a piece leaves this square or is captured on it.
    #[inline]
    #[must_use]
    pub const fn touched(self, square: Square) -> Castling {
        Castling(self.0 & KEPT[square.index()])
    }

    /// Reads the castling field of a FEN: `-`, or some of the letters, each once.
    ///
    /// # Errors
    /// A fault for any other text.
    pub fn read(text: &str) -> Result<Castling, Fault> {
        let fault = || Fault::Castling { text: text.to_owned(), letters: "KQkq" };
        let mut rights = Castling::NONE;
        for letter in text.chars().filter(|_| text != "-") {
            let (_, side, kingside) =
                Castling::LETTERS.into_iter().find(|&(known, ..)| known == letter).ok_or_else(fault)?;
            if rights.right(side, kingside) {
                return Err(fault());
            }
            rights = rights.with(side, kingside);
        }
        Ok(rights)
    }
}

/// Writes the castling field of a FEN.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Castling::NONE {
            return f.write_str("-");
        }
        let mut held = Castling::LETTERS.into_iter().filter(|&(_, side, kingside)| self.right(side, kingside));
        held.try_for_each(|(letter, ..)| write!(f, "{letter}"))
    }
}

/// Returns the square from which a king castles.
pub const fn king_home(side: Side) -> Square {
    Square::new(4, if side.index() == 0 { 0 } else { 7 })
}

/// Returns the corner from which a rook castles.
pub const fn rook_home(side: Side, kingside: bool) -> Square {
    Square::new(if kingside { 7 } else { 0 }, if side.index() == 0 { 0 } else { 7 })
}

/// Returns the wing of a side's castling corner (true for the king's side), or `None` for any other square.
pub fn corner(side: Side, square: Square) -> Option<bool> {
    [true, false].into_iter().find(|&kingside| rook_home(side, kingside) == square)
}

/// Returns the square on which a king lands when it castles.
pub const fn king_target(side: Side, kingside: bool) -> Square {
    Square::new(if kingside { 6 } else { 2 }, king_home(side).rank())
}

/// Returns the square on which the rook lands when its king castles.
pub const fn rook_target(side: Side, kingside: bool) -> Square {
    Square::new(if kingside { 5 } else { 3 }, king_home(side).rank())
}

/// Returns true if a king's move is castling: two files from its home square.
pub const fn is_castling(side: Side, from: Square, to: Square) -> bool {
    from.index() == king_home(side).index() && from.file().abs_diff(to.file()) == 2
}

/// Returns the squares to which a king that is not in check may castle. `attacked` returns true if an enemy piece
/// attacks a square.
#[inline]
pub fn targets(rights: Castling, us: Side, occupied: Bits, attacked: impl Fn(Square) -> bool) -> Bits {
    let mut targets = Bits::NONE;
    for kingside in [true, false] {
        if rights.right(us, kingside) {
            let (from, to) = (king_home(us), king_target(us, kingside));
            let clear = (attacks::between(from, rook_home(us, kingside)) & occupied).is_empty();
            if clear && !attacked(rook_target(us, kingside)) && !attacked(to) {
                targets |= to.into();
            }
        }
    }
    targets
}

/// Returns the reason why the right of a king on its home square is lost, if it is. The rights alone do not always tell
/// whether the king has moved. `in_corner` is the piece in the corner.
pub fn missing(rights: Castling, (side, kingside): (Side, bool), in_corner: Option<Piece>) -> Option<CastlingBar> {
    if rights.right(side, kingside) {
        None
    } else if in_corner == Some(Piece { side, kind: Kind::Rook }) && !rights.any(side) {
        Some(CastlingBar::KingOrRookMoved)
    } else {
        Some(CastlingBar::NoRook)
    }
}

/// Checks that a king on its home square may castle.
///
/// `missing` is the reason why the right is lost, if it is. `attackers` returns the enemy pieces that attack a square.
/// `cell` converts a square to its number on the players' board.
///
/// # Errors
/// The reason why castling is not possible, with an arrow that shows it.
pub fn check(
    (side, kingside): (Side, bool),
    missing: Option<CastlingBar>,
    occupied: Bits,
    attackers: impl Fn(Square) -> Bits,
    cell: impl Fn(Square) -> Cell,
) -> Result<(), Illegal> {
    let (from, to, passed) = (king_home(side), king_target(side, kingside), rook_target(side, kingside));
    let first = |squares: Bits| squares.first().map(&cell);
    let bar = if let Some(missing) = missing {
        missing
    } else if let Some(at) = first(attacks::between(from, rook_home(side, kingside)) & occupied) {
        CastlingBar::Path(at)
    } else if let Some(by) = first(attackers(from)) {
        CastlingBar::InCheck(by)
    } else if let Some(by) = first(attackers(passed)) {
        CastlingBar::ThroughCheck(by)
    } else {
        return Ok(());
    };
    let arrow = match bar {
        CastlingBar::ThroughCheck(by) => (by, cell(passed)),
        CastlingBar::InCheck(by) => (by, cell(from)),
        _ => (cell(from), cell(to)),
    };
    Err(Illegal { reason: Reason::Castling(bar), arrow: Some(arrow) })
}
