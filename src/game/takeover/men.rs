//! The men of the game.

use crate::game::{Kind, Man, Side};

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
