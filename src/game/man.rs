//! The men: whose they are and what they are.

use serde::{Deserialize, Serialize};

/// One of the two players. White (Yellow in Hole Chess) moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Side {
    /// Moves first, sits at the bottom.
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The index of this side in a pair: White 0, Black 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The FEN letter, `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }
}

impl std::ops::Not for Side {
    type Output = Side;
    fn not(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

/// What a man is, in order of rising value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Kind {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
    /// A mirror-knight (Takeover Chess): leaps like a knight, diagonal step first.
    MirrorKnight,
    /// A courier (Messenger Chess).
    Courier,
}

impl Kind {
    /// The six kinds of chess, pawn first. Their indices are 0 to 5.
    pub const ALL: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

    /// The index of this kind: pawn 0 up to king 5, then the others.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter of this kind.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King => 'K',
            Kind::MirrorKnight => 'M',
            Kind::Courier => 'C',
        }
    }

    /// The rank of this kind by value: P < N = B < R < Q < K; a courier has none.
    pub const fn value(self) -> u8 {
        match self {
            Kind::Pawn => 1,
            Kind::Courier => 0,
            Kind::Knight | Kind::Bishop | Kind::MirrorKnight => 2,
            Kind::Rook => 3,
            Kind::Queen => 4,
            Kind::King => 5,
        }
    }

    /// The kind of chess a letter of either case stands for.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }
}

/// A man: whose, and what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Man {
    /// Whose man it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Man {
    /// The FEN letter: capital for White, small for Black.
    pub fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The man of chess a FEN letter stands for.
    pub fn from_letter(letter: char) -> Option<Man> {
        let kind = Kind::from_letter(letter)?;
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Some(Man { side, kind })
    }
}
