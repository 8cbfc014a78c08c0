//! Random numbers that hash a position (Zobrist).

use super::pieces::index;
use super::{Castling, Square};
use crate::game::mix::Numbers;
use crate::game::{Kind, Side};

/// Numbers for pieces on squares, by side, kind and square.
static PIECES: Numbers<{ 2 * 8 * 64 }> = Numbers::new(11);
static CASTLING: Numbers<16> = Numbers::new(12);
static EN_PASSANT: Numbers<8> = Numbers::new(13);
/// Numbers for couriers that wait to be placed, couriers that have left the board, and passes when no piece can move.
static STATES: Numbers<6> = Numbers::new(14);

/// Number for Black to move.
pub const BLACK: u64 = 0x6a09_e667_f3bc_c909;

#[inline]
pub fn piece(side: Side, kind: Kind, square: Square) -> u64 {
    PIECES.at((side.index() * 8 + index(kind)) * 64 + square.index())
}

#[inline]
pub fn castling(castling: Castling) -> u64 {
    // Missing castling rights hash to zero, so that an empty board does as well.
    if castling == Castling::NONE { 0 } else { CASTLING.at(castling.index()) }
}

#[inline]
pub fn en_passant(square: Square) -> u64 {
    EN_PASSANT.at(usize::from(square.file()))
}

pub fn waiting(side: Side) -> u64 {
    STATES.at(side.index())
}

pub fn left(side: Side) -> u64 {
    STATES.at(2 + side.index())
}

pub fn passes(count: u8) -> u64 {
    match count {
        0 => 0,
        1 => STATES.at(4),
        _ => STATES.at(5),
    }
}
