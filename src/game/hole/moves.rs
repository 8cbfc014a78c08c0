//! Moves of Hole Chess, and their UCI text.

use std::fmt;

use super::Square;
use crate::game::chess::uci;
use crate::game::{Kind, Packed};

/// Move of Hole Chess: action 1, action 2, or both (docs/rules.md 3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Origin of the piece.
    pub from: Square,
    /// Target of the piece; the origin if it stays and pulls.
    pub to: Square,
    /// Kind to which a pawn promotes.
    pub promotion: Option<Kind>,
    /// Square of the piece that is pulled into a hole.
    pub pull: Option<Square>,
}

impl Move {
    /// Creates a move without a pull or a promotion.
    pub const fn walk(from: Square, to: Square) -> Move {
        Move { from, to, promotion: None, pull: None }
    }

    /// Returns true if the piece stays on its square.
    pub fn stands(self) -> bool {
        self.from == self.to
    }

    /// Reads UCI text: `d9e8`, `d9e8@b5`, `d6d6@d9`, `e7e8q`. Does not check legality.
    ///
    /// ```
    /// use hostage_chess::game::hole::Move;
    /// let m = Move::from_uci("d9d10@d5").unwrap();
    /// assert_eq!(m.to_string(), "d9d10@d5");
    /// assert_eq!(Move::from_uci("d9d4"), None);
    /// ```
    pub fn from_uci(text: &str) -> Option<Move> {
        let (walk, pull) = match text.split_once('@') {
            Some((walk, target)) => (walk, Some(Square::from_name(target)?)),
            None => (text, None),
        };
        let second = 1 + walk.get(1..)?.find(|letter: char| !letter.is_ascii_digit())?;
        let (from, to) = walk.split_at(second);
        let (to, promotion) = match to.get(1..)?.find(|letter: char| !letter.is_ascii_digit()) {
            None => (to, None),
            Some(end) => match &to[1 + end..] {
                "q" => (&to[..1 + end], Some(Kind::Queen)),
                "r" => (&to[..1 + end], Some(Kind::Rook)),
                "b" => (&to[..1 + end], Some(Kind::Bishop)),
                _ => return None,
            },
        };
        Some(Move { from: Square::from_name(from)?, to: Square::from_name(to)?, promotion, pull })
    }
}

impl Packed for Move {
    /// Packs three squares and the promotion. The square of the pull is stored plus one, so that zero means no pull.
    fn pack(self) -> u32 {
        let pull = self.pull.map_or(0, |square| square.index() as u32 + 1);
        self.from.index() as u32 | (self.to.index() as u32) << 6 | pull << 12 | self.promotion.pack() << 18
    }

    fn unpack(bits: u32) -> Option<Move> {
        let number = |shift: u32| (bits >> shift & 63) as usize;
        let pull = match number(12).checked_sub(1) {
            None => None,
            Some(square) => Some(Square::numbered(square)?),
        };
        let (from, to) = (Square::numbered(number(0))?, Square::numbered(number(6))?);
        Some(Move { from, to, promotion: Packed::unpack(bits >> 18)?, pull })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        uci::write(f, self.from, self.to, self.promotion)?;
        self.pull.map_or(Ok(()), |target| write!(f, "@{target}"))
    }
}
