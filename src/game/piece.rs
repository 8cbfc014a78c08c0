//! The pieces: their sides and kinds.

#[cfg(feature = "serde")]
mod stored;

/// One of the two players. White (Yellow in Hole Chess) moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[repr(u8)]
pub enum Side {
    /// Moves first; at the bottom of the board.
    White,
    /// Moves second.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// Returns the index of this side in a pair: White 0, Black 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the FEN letter, `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }

    /// Returns the name for programs, `white` or `black`. Yellow of Hole Chess is `white`, and Red is `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }

    /// Returns the side of this name.
    ///
    /// ```
    /// use hostage_chess::Side;
    /// assert!(Side::BOTH.iter().all(|side| Side::from_name(side.name()) == Some(*side)));
    /// assert_eq!(Side::from_name("White"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.name() == name)
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

/// Kind of a piece: one of the six kinds of chess, or a kind specific to one game.
///
/// The game defines everything about a kind except its letter. This includes its moves, its value ([`Game::worth`]) and
/// its symbol ([`Game::symbols`]). The catalogues of words identify a kind by its letter.
///
/// Kinds are ordered by their index, which is not quite the order of their values.
///
/// [`Game::worth`]: super::Game::worth
/// [`Game::symbols`]: super::Game::symbols
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Pawn: worth least, and the only kind that promotes.
    Pawn,
    /// Knight, worth as much as a bishop.
    Knight,
    /// Bishop, worth as much as a knight.
    Bishop,
    /// Rook, worth more than a bishop.
    Rook,
    /// Queen, worth more than a rook.
    Queen,
    /// King, which is never in a prison or airfield.
    King,
    /// Piece that chess does not have, identified by its letter.
    Other(Letter),
}

/// Letter that no chess piece has.
///
/// The numbers continue those of the chess pieces, so that a [`Kind`] fits into one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Letter {
    A = 6,
    C,
    D,
    E,
    F,
    G,
    H,
    I,
    J,
    L,
    M,
    O,
    S,
    T,
    U,
    V,
    W,
    X,
    Y,
    Z,
}

impl Letter {
    /// All letters in alphabetical order.
    pub const ALL: [Letter; 20] = {
        use Letter::{A, C, D, E, F, G, H, I, J, L, M, O, S, T, U, V, W, X, Y, Z};
        [A, C, D, E, F, G, H, I, J, L, M, O, S, T, U, V, W, X, Y, Z]
    };

    /// Returns the capital letter.
    pub const fn capital(self) -> char {
        b"ACDEFGHIJLMOSTUVWXYZ"[self as usize - Letter::A as usize] as char
    }
}

impl Kind {
    /// The six kinds of chess, pawn first. Their indices are 0 to 5.
    pub const ALL: [Kind; 6] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

    /// Returns the index of this kind: pawn 0 up to king 5, then the other kinds by letter.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Kind::Pawn => 0,
            Kind::Knight => 1,
            Kind::Bishop => 2,
            Kind::Rook => 3,
            Kind::Queen => 4,
            Kind::King => 5,
            Kind::Other(letter) => letter as usize,
        }
    }

    /// Returns the capital letter of this kind.
    pub const fn letter(self) -> char {
        match self {
            Kind::Pawn => 'P',
            Kind::Knight => 'N',
            Kind::Bishop => 'B',
            Kind::Rook => 'R',
            Kind::Queen => 'Q',
            Kind::King => 'K',
            Kind::Other(letter) => letter.capital(),
        }
    }

    /// Returns the rank by value of a chess piece: P < N = B < R < Q < K. Any other kind has rank 0 here.
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Kind::Pawn => 1,
            Kind::Knight | Kind::Bishop => 2,
            Kind::Rook => 3,
            Kind::Queen => 4,
            Kind::King => 5,
            Kind::Other(_) => 0,
        }
    }

    /// Returns the chess piece for a letter of either case.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }

    /// Returns the kind for a letter of either case, in any game.
    pub fn of_letter(letter: char) -> Option<Kind> {
        let all = Kind::ALL.into_iter().chain(Letter::ALL.map(Kind::Other));
        all.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
    }
}

/// Piece or pawn, with its side and kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Side of the piece.
    pub side: Side,
    /// Kind of the piece.
    pub kind: Kind,
}

impl Piece {
    /// Returns the FEN letter: a capital for White, a small letter for Black.
    pub fn letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// Returns the chess piece for a FEN letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        let kind = Kind::from_letter(letter)?;
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Some(Piece { side, kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_one_byte_with_room_for_none() {
        assert_eq!((size_of::<Kind>(), size_of::<Option<Kind>>(), size_of::<Option<Piece>>()), (1, 1, 2));
    }

    #[test]
    fn kinds_are_told_by_their_letters() {
        for letter in 'A'..='Z' {
            let kind = Kind::of_letter(letter).unwrap();
            assert_eq!((kind.letter(), Kind::from_letter(letter).is_some()), (letter, "PNBRQK".contains(letter)));
        }
    }
}
