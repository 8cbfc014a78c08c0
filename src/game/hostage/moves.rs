//! Moves of Hostage Chess, and their UCI text.

use std::fmt;

use super::Square;
use crate::game::chess::{OFFICERS, uci};
use crate::game::{Kind, Packed};

/// Move of Hostage Chess.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Chess move; castling is the king's move of two squares.
    Walk {
        /// Origin of the move.
        from: Square,
        /// Target of the move.
        to: Square,
        /// Kind with which a pawn changes places.
        promotion: Option<Kind>,
    },
    /// Drop: a piece from the player's airfield lands.
    Drop {
        /// Kind of the piece that lands.
        kind: Kind,
        /// Square on which it lands.
        to: Square,
    },
    /// Exchange: a piece is ransomed from the opponent's prison and lands.
    Exchange {
        /// Kind of the rescued piece.
        rescued: Kind,
        /// Kind of the prisoner that pays.
        paid: Kind,
        /// Square on which the rescued piece lands.
        to: Square,
    },
}

impl Move {
    /// Returns the target of the move.
    pub const fn to(self) -> Square {
        match self {
            Move::Walk { to, .. } | Move::Drop { to, .. } | Move::Exchange { to, .. } => to,
        }
    }

    /// Returns the origin and the target of a piece that moves on the board.
    pub(super) const fn squares(self) -> Option<(Square, Square)> {
        match self {
            Move::Walk { from, to, .. } => Some((from, to)),
            Move::Drop { .. } | Move::Exchange { .. } => None,
        }
    }

    /// Returns the same move to another square.
    pub(super) const fn with_target(self, to: Square) -> Move {
        match self {
            Move::Walk { from, promotion, .. } => Move::Walk { from, to, promotion },
            Move::Drop { kind, .. } => Move::Drop { kind, to },
            Move::Exchange { rescued, paid, .. } => Move::Exchange { rescued, paid, to },
        }
    }

    /// Returns the kind that lands, if the move is a drop or an exchange.
    pub const fn lander(self) -> Option<Kind> {
        match self {
            Move::Walk { .. } => None,
            Move::Drop { kind, .. } | Move::Exchange { rescued: kind, .. } => Some(kind),
        }
    }

    /// Reads UCI text: `e2e4`, `g7g8q`, `N@c7`, `N#B@c7` (the rescued piece first). Does not check legality.
    ///
    /// ```
    /// use hostage_chess::game::hostage::Move;
    /// let m = Move::from_uci("N#B@c7").unwrap();
    /// assert_eq!(m.to_string(), "N#B@c7");
    /// assert_eq!(Move::from_uci("n#b@c7"), None);
    /// ```
    pub fn from_uci(text: &str) -> Option<Move> {
        let store_letter =
            |letter: char| Kind::from_letter(letter).filter(|&kind| kind != Kind::King && letter.is_ascii_uppercase());
        let mut letters = text.chars();
        if let Some((pieces, square)) = text.split_once('@') {
            let to = Square::from_name(square)?;
            let first = store_letter(letters.next()?)?;
            return match pieces.len() {
                1 => Some(Move::Drop { kind: first, to }),
                3 if letters.next()? == '#' => {
                    Some(Move::Exchange { rescued: first, paid: store_letter(letters.next()?)?, to })
                }
                _ => None,
            };
        }
        let (from, to, promotion) = uci::read(text, &OFFICERS)?;
        Some(Move::Walk { from, to, promotion })
    }
}

impl Packed for Move {
    /// Packs the type of the move into two bits, the target into six, and the other fields above them.
    fn pack(self) -> u32 {
        let (sort, to, rest) = match self {
            Move::Walk { from, to, promotion } => (0, to, from.index() as u32 | promotion.pack() << 6),
            Move::Drop { kind, to } => (1, to, kind.pack()),
            Move::Exchange { rescued, paid, to } => (2, to, rescued.pack() | paid.pack() << 5),
        };
        sort | (to.index() as u32) << 2 | rest << 8
    }

    fn unpack(bits: u32) -> Option<Move> {
        let to = Square::from_index((bits >> 2) as u8);
        let rest = bits >> 8;
        Some(match bits & 3 {
            0 => Move::Walk { from: Square::from_index(rest as u8), to, promotion: Packed::unpack(rest >> 6)? },
            1 => Move::Drop { kind: Packed::unpack(rest)?, to },
            _ => Move::Exchange { rescued: Packed::unpack(rest)?, paid: Packed::unpack(rest >> 5)?, to },
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Walk { from, to, promotion } => uci::write(f, from, to, promotion),
            Move::Drop { kind, to } => write!(f, "{}@{to}", kind.letter()),
            Move::Exchange { rescued, paid, to } => write!(f, "{}#{}@{to}", rescued.letter(), paid.letter()),
        }
    }
}
