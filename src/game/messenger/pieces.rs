//! The pieces of the game.

use crate::game::Kind;
use crate::game::piece::Letter;

/// The courier: steps like a king, attacks nothing, and wins by leaving the board at the far edge.
pub const COURIER: Kind = Kind::Other(Letter::C);

/// Returns the index of a kind in tables of eight. All pieces that chess does not have count as couriers.
#[inline]
pub const fn index(kind: Kind) -> usize {
    let index = kind.index();
    if index < 7 { index } else { 7 }
}

/// All kinds of pieces of this game.
pub const KINDS: [Kind; 7] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King, COURIER];
