//! Where the men stand.

use super::super::{Bits, Position, Square};
use crate::game::{Kind, Side};

/// What a pawn on the seventh is worth besides, when nobody is in jail for it to become, and when somebody is.
const FROZEN: i32 = 20;
const THAWED: i32 = 130;
/// What a castling right is worth.
const RIGHT: i32 = 12;

/// By kind and square as White sees it.
static TABLE: [[i8; 64]; 6] = table();

const fn table() -> [[i8; 64]; 6] {
    let mut table = [[0; 64]; 6];
    let mut i = 0;
    while i < 64 {
        let (file, rank) = (i % 8, i / 8);
        let from_edge = if file < 4 { file } else { 7 - file };
        let from_end = if rank < 4 { rank } else { 7 - rank };
        let centre = (from_edge + from_end) as i8;
        let ahead = [0, 0, 2, 6, 12, 22, 20, 0][rank];
        let middle_file = if from_edge == 3 { [0, -8, 4, 10, 6, 0, 0, 0][rank] } else { 0 };
        table[0][i] = ahead + middle_file;
        table[1][i] = centre * 6 - 20;
        table[2][i] = centre * 3 - 8 - if rank == 0 { 6 } else { 0 };
        table[3][i] = if rank == 6 { 12 } else { 0 } + if from_edge == 3 { 4 } else { 0 };
        table[4][i] = centre * 2 - 4;
        // A king is safest in a corner of its first rank.
        table[5][i] = -(rank as i8) * 14 + if rank == 0 { [16, 22, 8, -4][from_edge] } else { 0 };
        i += 1;
    }
    table
}

/// What it is worth to a side that its men stand where they stand.
pub fn worth(position: &Position, side: Side) -> i32 {
    let flip = if side == Side::White { 0 } else { 56 };
    let mut total = 0;
    for kind in Kind::ALL {
        let table = &TABLE[kind.index()];
        for square in position.of(side, kind) {
            total += i32::from(table[square.index() ^ flip]);
        }
    }
    let seventh = (position.of(side, Kind::Pawn) & Bits::seventh(side)).count() as i32;
    if seventh > 0 {
        total += seventh * if position.no_promotion(side) { FROZEN } else { THAWED };
    }
    for kingside in [true, false] {
        if position.castling.right(side, kingside) {
            total += RIGHT;
        }
    }
    total
}

/// What a man gains by going from one square to another.
pub fn gain(side: Side, kind: Kind, from: Square, to: Square) -> i32 {
    let flip = if side == Side::White { 0 } else { 56 };
    let table = &TABLE[kind.index()];
    i32::from(table[to.index() ^ flip]) - i32::from(table[from.index() ^ flip])
}

/// What a man's square is worth to it.
pub fn at(side: Side, kind: Kind, square: Square) -> i32 {
    let flip = if side == Side::White { 0 } else { 56 };
    i32::from(TABLE[kind.index()][square.index() ^ flip])
}
