//! Moves of Takeover Chess, and their UCI text.

use std::fmt;

use super::pieces::{OFFICERS, kind_of};
use crate::game::chess::{Square, uci};
use crate::game::{Kind, Packed};

/// Move of Takeover Chess. Its origin and target determine captures, takeovers and castling.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece goes from one square to another.
    Walk {
        /// Origin of the move.
        from: Square,
        /// Target of the move.
        to: Square,
        /// Kind to which a pawn promotes.
        promotion: Option<Kind>,
    },
    /// A piece is set up (`free` only).
    Place {
        /// Kind of the piece.
        kind: Kind,
        /// Square on which it is placed.
        to: Square,
    },
}

impl Move {
    /// Creates a move without promotion.
    pub const fn walk(from: Square, to: Square) -> Move {
        Move::Walk { from, to, promotion: None }
    }

    /// Returns the target of the move.
    pub const fn to(self) -> Square {
        match self {
            Move::Walk { to, .. } | Move::Place { to, .. } => to,
        }
    }

    /// Returns the origin and the target of a piece that moves on the board.
    pub(super) const fn squares(self) -> Option<(Square, Square)> {
        match self {
            Move::Walk { from, to, .. } => Some((from, to)),
            Move::Place { .. } => None,
        }
    }

    /// Reads UCI text: `d4f6`, `d5b7q`, `Q@e1`. Does not check legality.
    ///
    /// ```
    /// use hostage_chess::game::takeover::Move;
    /// assert_eq!(Move::from_uci("d5b7m").unwrap().to_string(), "d5b7m");
    /// assert_eq!(Move::from_uci("q@e1"), None);
    /// ```
    pub fn from_uci(text: &str) -> Option<Move> {
        if let Some((piece, square)) = text.split_once('@') {
            let mut letters = piece.chars();
            let kind = kind_of(letters.next().filter(char::is_ascii_uppercase)?)?;
            return letters.next().is_none().then_some(Move::Place { kind, to: Square::from_name(square)? });
        }
        let (from, to, promotion) = uci::read(text, &OFFICERS)?;
        Some(Move::Walk { from, to, promotion })
    }
}

impl Packed for Move {
    /// Packs the type of the move into one bit, the target into six, and the other fields above them.
    fn pack(self) -> u32 {
        let (sort, to, rest) = match self {
            Move::Walk { from, to, promotion } => (0, to, from.index() as u32 | promotion.pack() << 6),
            Move::Place { kind, to } => (1, to, kind.pack()),
        };
        sort | (to.index() as u32) << 1 | rest << 7
    }

    fn unpack(bits: u32) -> Option<Move> {
        let to = Square::from_index((bits >> 1) as u8);
        let rest = bits >> 7;
        Some(match bits & 1 {
            0 => Move::Walk { from: Square::from_index(rest as u8), to, promotion: Packed::unpack(rest >> 6)? },
            _ => Move::Place { kind: Packed::unpack(rest)?, to },
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Walk { from, to, promotion } => uci::write(f, from, to, promotion),
            Move::Place { kind, to } => write!(f, "{}@{to}", kind.letter()),
        }
    }
}
