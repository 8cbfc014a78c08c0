//! Where the men stand.

use super::super::{Bits, Position, Square, attacks};
use super::maps::Map;
use super::material::BOARD;
use crate::game::{Kind, Man, Side};

/// What a pawn on the seventh is worth besides, when nobody is in jail for it to become, and when somebody is.
const FROZEN: i32 = 80;
const THAWED: i32 = 91;
/// What a pawn on the sixth is worth besides, when somebody is in jail for it to become.
const NEARLY: i32 = 25;
/// What a castling right is worth.
const RIGHT: i32 = 20;
/// What a pawn beside the own king is worth; an officer there is in its way.
const SHELTER: i32 = 18;
const CROWD: i32 = -11;
/// What an officer that a pawn attacks costs, and a man that is attacked and not covered.
const UNDER_PAWN: i32 = 34;
const LOOSE_OFFICER: i32 = 31;
const LOOSE_PAWN: i32 = 15;

/// By kind and square as White sees it, files a to d (the other half is its mirror image), rank 1 first. Found by
/// fitting to games of the engine against itself.
#[rustfmt::skip]
const TABLE: [[i8; 32]; 6] = [
    // pawn
    [
        0, 0, 0, 0, //
        -12, 16, 8, -28, //
        6, -4, 2, 0, //
        5, -14, 0, 18, //
        24, 28, 28, 38, //
        42, 42, 18, 34, //
        24, 22, 4, 40, //
        0, 0, 0, 0, //
    ],
    // knight
    [
        -4, -23, 12, -22, //
        -22, -28, -16, 7, //
        -24, -22, 16, 4, //
        7, 24, 22, 24, //
        18, 10, 6, 22, //
        -6, 6, -12, 8, //
        -18, 2, 2, -2, //
        -40, -34, -6, 18, //
    ],
    // bishop
    [
        6, -12, -17, -21, //
        15, 4, 11, 8, //
        18, -5, 1, -13, //
        17, 0, 6, 26, //
        21, 8, 27, 30, //
        6, -19, 16, 27, //
        -25, 18, -19, 24, //
        -4, -25, 18, 9, //
    ],
    // rook
    [
        -20, 20, 20, 14, //
        -16, 14, 20, 24, //
        -20, 10, -14, -16, //
        4, 20, -2, -16, //
        -20, -14, -20, -16, //
        20, -20, 20, 24, //
        32, 2, -4, 36, //
        20, 20, 2, 24, //
    ],
    // queen
    [
        -10, 6, -10, 12, //
        12, 20, 22, 20, //
        -20, -6, 5, -14, //
        2, 8, -14, 14, //
        4, -12, 26, -4, //
        -6, -10, -6, 26, //
        18, 20, -10, 24, //
        16, 18, 20, 22, //
    ],
    // king
    [
        36, 34, -2, -9, //
        6, -34, -34, -34, //
        -48, -44, -30, -48, //
        -62, -22, -62, -62, //
        -36, -36, -36, -76, //
        -95, -45, -45, -70, //
        -49, -49, -84, -84, //
        -58, -58, -98, -98, //
    ],
];

/// What it is worth to a side how its men stand to each other; what each square is worth is summed up in the position.
/// `own` are its attacks, `theirs` the enemy's.
pub fn worth(position: &Position, side: Side, own: &Map, theirs: &Map) -> i32 {
    let mut total = 0;
    let pawns = position.of(side, Kind::Pawn);
    let seventh = (pawns & Bits::seventh(side)).count() as i32;
    if position.no_promotion(side) {
        total += FROZEN * seventh;
    } else {
        let sixth = pawns.ahead(side) & Bits::seventh(side);
        total += THAWED * seventh + NEARLY * sixth.count() as i32;
    }
    for kingside in [true, false] {
        if position.castling.right(side, kingside) {
            total += RIGHT;
        }
    }
    let king = position.king(side);
    let beside = attacks::king(king) & position.of_side(side);
    total += SHELTER * (beside & pawns).count() as i32 + CROWD * (beside & !pawns).count() as i32;
    let loose = position.of_side(side) & theirs.all & !own.all & !Bits::from(king);
    let officers = position.of_side(side) & !pawns & !Bits::from(king);
    total
        - UNDER_PAWN * (officers & theirs.pawns).count() as i32
        - LOOSE_OFFICER * (loose & officers).count() as i32
        - LOOSE_PAWN * (loose & pawns).count() as i32
}

/// What each man is worth on each square, for White, by kind and square.
static STANDING: [[i16; 64]; 6] = standings();

const fn standings() -> [[i16; 64]; 6] {
    let mut table = [[0; 64]; 6];
    let mut i = 0;
    while i < 6 * 64 {
        let (kind, file, rank) = (i / 64, i % 8, i % 64 / 8);
        let worth = if kind < BOARD.len() { BOARD[kind] } else { 0 };
        let file = if file < 4 { file } else { 7 - file };
        table[kind][i % 64] = worth as i16 + TABLE[kind][rank * 4 + file] as i16;
        i += 1;
    }
    table
}

/// What a man is worth on a square, the square counted in, if it is White's; if it is Black's, what it costs White.
#[inline]
pub fn standing(man: Man, square: Square) -> i16 {
    match man.side {
        Side::White => STANDING[man.kind.index()][square.index()],
        Side::Black => -STANDING[man.kind.index()][square.index() ^ 56],
    }
}

/// What a man's square is worth to it.
#[inline]
pub fn at(side: Side, kind: Kind, square: Square) -> i32 {
    let flip = if side == Side::White { 0 } else { 56 };
    i32::from(STANDING[kind.index()][square.index() ^ flip]) - BOARD.get(kind.index()).copied().unwrap_or(0)
}

/// What a man gains by going from one square to another.
#[inline]
pub fn gain(side: Side, kind: Kind, from: Square, to: Square) -> i32 {
    let flip = if side == Side::White { 0 } else { 56 };
    let of_kind = &STANDING[kind.index()];
    i32::from(of_kind[to.index() ^ flip] - of_kind[from.index() ^ flip])
}
