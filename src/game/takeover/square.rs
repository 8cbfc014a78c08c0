//! Squares and sets of squares. Both boards lie on the same 64 numbers; the small one lacks some of them.

use std::fmt;

use crate::game::{Kind, Man, Side};

/// A square, a1 = 0, b1 = 1, h8 = 63, whichever board is played on.
///
/// It is not a [`Cell`](crate::game::Cell): those are numbered by the layout of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of a file and a rank, both from 0.
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 3 | (file & 7))
    }

    /// The square of a number; only the low six bits count.
    pub const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// The number, 0 to 63.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file from 0 (a).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank from 0 (White's own).
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// The set of this square alone.
    pub const fn bit(self) -> u64 {
        1 << self.index()
    }

    /// How far another square lies from this one, in files and ranks.
    pub const fn towards(self, other: Square) -> (i8, i8) {
        (other.file() as i8 - self.file() as i8, other.rank() as i8 - self.rank() as i8)
    }

    /// The square so many files and ranks away, if it is among the 64.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let (file, rank) = (self.file() as i8 + files, self.rank() as i8 + ranks);
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 { Some(Square::new(file as u8, rank as u8)) } else { None }
    }

    /// The square in the middle between this one and another two steps away.
    pub const fn middle(self, other: Square) -> Square {
        Square::new((self.file() + other.file()) / 2, (self.rank() + other.rank()) / 2)
    }

    /// The square of a name such as `e4`.
    pub fn from_name(name: &str) -> Option<Square> {
        match *name.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// All 64, a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), char::from(b'1' + self.rank()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The squares of a set, a1 first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Squares(pub u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = (self.0 != 0).then(|| Square(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// How many kinds there are, for tables by [`Kind::index`].
pub const KINDS: usize = 7;

/// The kinds of men of this game in the order in which they are listed.
pub const LISTED: [Kind; KINDS] =
    [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::MirrorKnight, Kind::Pawn, Kind::King];

/// What a pawn may become.
pub const OFFICERS: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::MirrorKnight];

/// The kind a letter of either case stands for.
pub fn kind_of(letter: char) -> Option<Kind> {
    LISTED.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
}

/// The man a FEN letter stands for.
pub fn man_of(letter: char) -> Option<Man> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    Some(Man { side, kind: kind_of(letter)? })
}
