//! Castling rights, and where kings and rooks stand that have them.

use std::fmt;

use super::{Bits, Square, attacks};
use crate::game::illegal::CastlingBar;
use crate::game::{Cell, Fault, Illegal, Reason, Side};

/// Who may still castle, and on which wing: the king and that rook have never moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Castling(u8);

impl Castling {
    /// Nobody may castle.
    pub const NONE: Castling = Castling(0);

    /// Everybody may castle on both wings.
    pub const ALL: Castling = Castling(15);

    /// The letters of the four rights in the order in which a FEN has them.
    pub const LETTERS: [(char, Side, bool); 4] =
        [('K', Side::White, true), ('Q', Side::White, false), ('k', Side::Black, true), ('q', Side::Black, false)];

    /// A number below 16 that says which rights there are.
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The rights of such a number.
    pub const fn from_index(index: u8) -> Castling {
        Castling(index & 15)
    }

    const fn bit(side: Side, kingside: bool) -> u8 {
        1 << (2 * side.index() + !kingside as usize)
    }

    /// Whether a side may castle on the king's or the queen's side.
    pub const fn right(self, side: Side, kingside: bool) -> bool {
        self.0 & Castling::bit(side, kingside) != 0
    }

    /// Whether a side may castle at all.
    pub const fn any(self, side: Side) -> bool {
        self.right(side, true) || self.right(side, false)
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

    /// The rights that are left when somebody leaves this square or is captured on it.
    #[must_use]
    pub const fn touched(self, square: Square) -> Castling {
        match (square.file(), square.rank()) {
            (4, 0) => self.without(Side::White, true).without(Side::White, false),
            (4, 7) => self.without(Side::Black, true).without(Side::Black, false),
            (7, 0) => self.without(Side::White, true),
            (0, 0) => self.without(Side::White, false),
            (7, 7) => self.without(Side::Black, true),
            (0, 7) => self.without(Side::Black, false),
            _ => self,
        }
    }

    /// The rights that a field of a FEN names: `-`, or some of the letters, each once.
    pub fn read(text: &str) -> Option<Castling> {
        let mut rights = Castling::NONE;
        for letter in text.chars().filter(|_| text != "-") {
            let (_, side, kingside) = Castling::LETTERS.into_iter().find(|&(known, ..)| known == letter)?;
            if rights.right(side, kingside) {
                return None;
            }
            rights = rights.with(side, kingside);
        }
        Some(rights)
    }
}

/// The rights that a field of a FEN names; none if it is faulty, which is told.
pub fn read_field(text: &str, faults: &mut Vec<Fault>) -> Castling {
    Castling::read(text).unwrap_or_else(|| {
        faults.push(Fault::Castling(text.to_owned()));
        Castling::NONE
    })
}

/// As a FEN has it.
impl fmt::Display for Castling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Castling::NONE {
            return f.write_str("-");
        }
        let mut held = Castling::LETTERS.into_iter().filter(|&(_, side, kingside)| self.right(side, kingside));
        held.try_for_each(|(letter, ..)| write!(f, "{letter}"))
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

/// Where a king that stands at home castles to.
pub const fn king_target(side: Side, kingside: bool) -> Square {
    Square::new(if kingside { 6 } else { 2 }, king_home(side).rank())
}

/// Where the rook lands when its king castles.
pub const fn rook_target(side: Side, kingside: bool) -> Square {
    Square::new(if kingside { 5 } else { 3 }, king_home(side).rank())
}

/// Whether a king's walk is castling: two files from its home.
pub const fn is_castling(side: Side, from: Square, to: Square) -> bool {
    from.index() == king_home(side).index() && from.file().abs_diff(to.file()) == 2
}

/// Whether a king that stands at home may castle.
///
/// `missing` is the reason where the right is gone, `attackers` are the enemies that attack a square, and `cell` is its
/// number on the players' board.
///
/// # Errors
/// What stands against it, with an arrow that shows it.
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
