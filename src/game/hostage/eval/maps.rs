//! Which squares a side attacks.

use super::super::{Bits, Position, attacks};
use crate::game::{Kind, Side};

/// The attacks of one side.
pub struct Map {
    /// By pawns.
    pub pawns: Bits,
    /// By anybody but the king.
    pub men: Bits,
    /// By anybody.
    pub all: Bits,
}

/// The squares that these pawns of a side attack.
pub fn pawn_attacks(side: Side, pawns: Bits) -> Bits {
    const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
    const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let west = Bits(pawns.0 & NOT_A);
    let east = Bits(pawns.0 & NOT_H);
    match side {
        Side::White => Bits(west.0 << 7 | east.0 << 9),
        Side::Black => Bits(west.0 >> 9 | east.0 >> 7),
    }
}

impl Map {
    /// The attacks of White and of Black.
    pub fn both(position: &Position) -> [Map; 2] {
        Side::BOTH.map(|side| Map::new(position, side))
    }

    /// The attacks of a side.
    pub fn new(position: &Position, side: Side) -> Map {
        let occupied = position.occupied();
        let pawns = pawn_attacks(side, position.of(side, Kind::Pawn) & !position.harmless_pawns(side));
        let mut men = pawns;
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in position.of(side, kind) {
                men |= attacks::of(kind, side, from, occupied);
            }
        }
        Map { pawns, men, all: men | attacks::king(position.king(side)) }
    }
}
