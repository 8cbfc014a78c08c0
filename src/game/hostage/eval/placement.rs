//! Rough values of squares for pieces, for the order of moves.

use super::super::Square;
use crate::game::{Kind, Side};

/// Values by kind and square from White's point of view: files a to d (the other half mirrors them), rank 1 first.
/// Fitted to games of the engine against itself.
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

/// Values by side, kind and square of the board.
static BY_SQUARE: [[[i8; 64]; 6]; 2] = by_square();

const fn by_square() -> [[[i8; 64]; 6]; 2] {
    let mut table = [[[0; 64]; 6]; 2];
    let mut i = 0;
    while i < 2 * 6 * 64 {
        let (side, kind, square) = (i / (6 * 64), i / 64 % 6, i % 64);
        let (file, rank) = (square % 8, square / 8);
        let file = if file < 4 { file } else { 7 - file };
        let rank = if side == 0 { rank } else { 7 - rank };
        table[side][kind][square] = TABLE[kind][rank * 4 + file];
        i += 1;
    }
    table
}

/// Returns the values of all squares for pieces of a side and kind.
pub fn row(side: Side, kind: Kind) -> &'static [i8; 64] {
    &BY_SQUARE[side.index()][kind.index()]
}

/// Returns the value of a piece's square.
pub fn at(side: Side, kind: Kind, square: Square) -> i32 {
    i32::from(row(side, kind)[square.index()])
}

/// Returns the gain in value of a move from one square to another.
pub fn gain(side: Side, kind: Kind, from: Square, to: Square) -> i32 {
    at(side, kind, to) - at(side, kind, from)
}
