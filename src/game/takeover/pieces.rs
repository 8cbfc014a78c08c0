//! The pieces of the game.

use crate::game::piece::Letter;
use crate::game::{Kind, Piece, Side};

/// The mirror-knight: leaps like a knight, but its diagonal step comes first.
pub const MIRROR_KNIGHT: Kind = Kind::Other(Letter::M);

/// Number of kinds, for tables by [`index`].
pub const KINDS: usize = 7;

/// Returns the index of a kind in tables, or [`KINDS`] for a piece that this game does not have.
#[inline]
pub const fn index(kind: Kind) -> usize {
    match kind {
        MIRROR_KNIGHT => 6,
        Kind::Other(_) => KINDS,
        chess => chess.index(),
    }
}

/// Returns the rank of a kind by value: a mirror-knight is worth a knight.
pub const fn worth(kind: Kind) -> u8 {
    match kind {
        MIRROR_KNIGHT => Kind::Knight.value(),
        other => other.value(),
    }
}

/// The kinds of pieces of this game in the order of lists.
pub const LISTED: [Kind; KINDS] =
    [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, MIRROR_KNIGHT, Kind::Pawn, Kind::King];

/// Kinds to which a pawn may promote.
pub const OFFICERS: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, MIRROR_KNIGHT];

/// Returns the kind for a letter of either case.
pub fn kind_of(letter: char) -> Option<Kind> {
    LISTED.into_iter().find(|kind| kind.letter() == letter.to_ascii_uppercase())
}

/// Returns the piece for a FEN letter.
pub fn piece_of(letter: char) -> Option<Piece> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    Some(Piece { side, kind: kind_of(letter)? })
}
