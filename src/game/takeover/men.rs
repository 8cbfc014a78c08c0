//! The men of the game.

use crate::game::man::Letter;
use crate::game::{Kind, Man, Side};

/// The mirror-knight: leaps like a knight, but its diagonal step comes first.
pub const MIRROR_KNIGHT: Kind = Kind::Other(Letter::M);

/// How many kinds there are, for tables by [`index`].
pub const KINDS: usize = 7;

/// The place of a kind in such tables; [`KINDS`] for a man that is not of this game.
#[inline]
pub const fn index(kind: Kind) -> usize {
    match kind {
        MIRROR_KNIGHT => 6,
        Kind::Other(_) => KINDS,
        chess => chess.index(),
    }
}

/// The rank of a kind by value: a mirror-knight is worth a knight.
pub const fn worth(kind: Kind) -> u8 {
    match kind {
        MIRROR_KNIGHT => Kind::Knight.value(),
        other => other.value(),
    }
}

/// The kinds of men of this game in the order in which they are listed.
pub const LISTED: [Kind; KINDS] =
    [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, MIRROR_KNIGHT, Kind::Pawn, Kind::King];

/// What a pawn may become.
pub const OFFICERS: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, MIRROR_KNIGHT];

/// The kind a letter of either case stands for.
pub fn kind_of(letter: char) -> Option<Kind> {
    LISTED.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
}

/// The man a FEN letter stands for.
pub fn man_of(letter: char) -> Option<Man> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    Some(Man { side, kind: kind_of(letter)? })
}
