//! Which squares a side attacks, and with how much it bears on the enemy king.

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
    /// How heavily men bear on the squares around the enemy king.
    pub pressure: i32,
    /// How many squares officers reach, weighed, in quarters of a centipawn.
    pub mobility: i32,
}

/// What a man that bears on the enemy king's surroundings counts.
const PRESSURE: [i32; 6] = [6, 8, 3, 5, 9, 0];
/// And each square there that an officer bears on.
const NEAR: i32 = 3;
/// What a square to go to is worth, pawn to king, in quarters of a centipawn.
const MOBILITY: [i32; 6] = [0, 28, 27, 21, 7, 0];

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
        Side::BOTH.map(|side| Map::of(position, side))
    }

    /// The attacks of a side.
    fn of(position: &Position, side: Side) -> Map {
        let occupied = position.occupied();
        let ours = position.of_side(side);
        let target = position.king(!side);
        let zone = attacks::king(target) | target.into();
        let pawns = pawn_attacks(side, position.of(side, Kind::Pawn) & !position.harmless_pawns(side));
        let mut map = Map { pawns, men: pawns, all: pawns, pressure: 0, mobility: 0 };
        map.pressure += (pawns & zone).count() as i32 * PRESSURE[Kind::Pawn.index()];
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in position.of(side, kind) {
                let reach = attacks::of(kind, side, from, occupied);
                map.men |= reach;
                map.mobility += (reach & !ours).count() as i32 * MOBILITY[kind.index()];
                let near = (reach & zone).count() as i32;
                if near > 0 {
                    map.pressure += PRESSURE[kind.index()] + NEAR * near;
                }
            }
        }
        map.all = map.men | attacks::king(position.king(side));
        map
    }
}
