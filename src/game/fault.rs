//! What can be wrong with a description of a position. Every fault of a text is reported, not the first only.

use super::message::Message;
use super::{Kind, Man, Side};

/// One fault of a FEN or of the position it describes. `Display` says it in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No rules of that name are known.
    UnknownVariant(String),
    /// The text is longer than any position could need.
    TooLong {
        /// Its length in bytes.
        bytes: usize,
    },
    /// There is nothing to read.
    Empty,
    /// A character that cannot be part of any FEN.
    Character(char),
    /// The board has too few or too many ranks.
    Ranks {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A rank has too few or too many squares.
    RankLength {
        /// The rank, as players count.
        rank: usize,
        /// How many squares it describes.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A rank with a man or an empty square where the board has none, or the other way round.
    Shape {
        /// The rank, as players count.
        rank: usize,
        /// The rank as it is written without men, `*` for no square.
        shape: String,
    },
    /// A letter that is no man.
    NotAMan {
        /// The letter.
        letter: char,
        /// In which part of the text.
        part: Part,
    },
    /// The bracket with prisons and airfields is not closed, or not followed by the turn.
    Bracket,
    /// A man in a prison or airfield that cannot be there.
    NotInStore(Man),
    /// The turn is neither `w` nor `b`.
    Turn(String),
    /// The castling field has something else than `KQEkqe`, or something twice.
    Castling(String),
    /// Castling rights in a game without castling.
    NoCastling(String),
    /// A castling right whose king or rook is not at home.
    CastlingHome(char),
    /// The en passant field is not a square behind a pawn that could just have stepped two.
    EnPassant(String),
    /// One of the two counters is not a number in range.
    Counter(String),
    /// More fields than there should be.
    Trailing(String),
    /// A side has no king.
    NoKing(Side),
    /// A side has more than one king.
    Kings(Side, usize),
    /// A side has more men of a kind than a set holds.
    TooMany {
        /// Whose.
        side: Side,
        /// Which.
        kind: Kind,
        /// How many there are.
        found: usize,
        /// How many a set has.
        most: usize,
    },
    /// A pawn on the first or last rank.
    PawnOnEdge(String),
    /// The side to move could take the king.
    KingEnPrise(Side),
    /// What only positions of this game can have wrong, as the message that says it. Games have enums of them.
    Own(Message),
}

impl Fault {
    /// By which message a fault is told that only one game has.
    pub const fn own(&self) -> Option<&'static str> {
        match self {
            Fault::Own(message) => Some(message.id),
            _ => None,
        }
    }
}

/// A part of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The board.
    Board,
    /// The bracket with prisons and airfields.
    Stores,
}
