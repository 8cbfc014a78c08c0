//! Faults in the description of a position. Every fault of a text is reported, not only the first.

use std::ops::Deref;

use super::message::Message;
use super::{Kind, Piece, Side};

/// Fault of a FEN or of the position it describes. `Display` writes it as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// There are no rules of this name.
    UnknownVariant(String),
    /// The text is longer than any position could need.
    TooLong {
        /// Length in bytes.
        bytes: usize,
    },
    /// The text is empty.
    Empty,
    /// A character that cannot be part of any FEN.
    Character(char),
    /// The board has too few or too many ranks.
    Ranks {
        /// Number of ranks in the text.
        found: usize,
        /// Number of ranks of the board.
        expected: usize,
    },
    /// A rank has too few or too many squares.
    RankLength {
        /// Number of the rank, from 1.
        rank: usize,
        /// Number of squares in the text.
        found: usize,
        /// Number of squares of the rank.
        expected: usize,
    },
    /// A rank with a piece or an empty square where the board has none, or the other way round.
    Shape {
        /// Number of the rank, from 1.
        rank: usize,
        /// The rank as written without pieces, with `*` for no square.
        shape: String,
    },
    /// A letter that does not stand for a piece.
    NotAPiece {
        /// The letter.
        letter: char,
        /// Part of the text that contains it.
        part: FenPart,
    },
    /// The bracket with prisons and airfields is not closed, or not followed by the side to move.
    Bracket,
    /// A piece in a prison or airfield that cannot be there.
    NotInPocket(Piece),
    /// The side to move is neither `w` nor `b`.
    Turn(String),
    /// The castling field contains other letters than the game has, or a letter twice.
    Castling {
        /// The field.
        text: String,
        /// The letters that the game has.
        letters: &'static str,
    },
    /// The castling field says that a king has not moved although it also has a right of that king, which says the same.
    CastlingUnmoved(String),
    /// Castling rights in a game without castling.
    NoCastling(String),
    /// A castling right whose king or rook is not on its home square.
    CastlingHome(char),
    /// The en passant field is not a square behind a pawn that could just have moved two squares.
    EnPassant(String),
    /// One of the two counters is not a number in range.
    Counter(String),
    /// More fields than a FEN has.
    Trailing(String),
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    Kings(Side, usize),
    /// A side has more pieces of a kind than a set holds.
    TooMany {
        /// Side that has too many.
        side: Side,
        /// Kind of the pieces.
        kind: Kind,
        /// Number of pieces found.
        found: usize,
        /// Number of pieces in a set.
        most: usize,
    },
    /// A pawn on the first or last rank.
    PawnOnEdge(String),
    /// The side to move could capture the king.
    KingEnPrise(Side),
    /// A fault that only positions of this game can have, as its message. Each game has an enum of its faults.
    Own(Message),
}

impl Fault {
    /// Returns the message id of a fault specific to one game.
    pub const fn own(&self) -> Option<&'static str> {
        match self {
            Fault::Own(message) => Some(message.id),
            _ => None,
        }
    }
}

/// All faults of a text or a position, at least one.
///
/// ```
/// use hostage_chess::{AnyPosition, Fault, Game};
///
/// let faults = AnyPosition::from_fen("hostage", "8/8/8/8/8/8/8/4K3 w - - 0 1").unwrap_err();
/// assert!(faults.iter().any(|fault| matches!(fault, Fault::NoKing(_))));
/// assert_eq!(faults.to_string(), "Black has no king.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Returns the faults as a list.
    pub fn into_vec(self) -> Vec<Fault> {
        self.0
    }
}

impl Deref for Faults {
    type Target = [Fault];

    fn deref(&self) -> &[Fault] {
        &self.0
    }
}

impl PartialEq<Vec<Fault>> for Faults {
    fn eq(&self, other: &Vec<Fault>) -> bool {
        self.0 == *other
    }
}

impl<const N: usize> PartialEq<[Fault; N]> for Faults {
    fn eq(&self, other: &[Fault; N]) -> bool {
        self.0 == *other
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl From<Vec<Fault>> for Faults {
    fn from(faults: Vec<Fault>) -> Faults {
        Faults(faults)
    }
}

impl From<Faults> for Vec<Fault> {
    fn from(faults: Faults) -> Vec<Fault> {
        faults.0
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = std::vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = std::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// Part of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenPart {
    /// The board.
    Board,
    /// The bracket with prisons and airfields.
    Pockets,
}
