//! Random numbers that hash a position (Zobrist).

use super::Square;
use super::board::SQUARES;
use crate::game::mix::Numbers;
use crate::game::{Kind, Side};

/// Numbers for pieces on squares, by side, kind and square.
static PIECES: Numbers<{ 2 * 6 * SQUARES }> = Numbers::new(11);
static EN_PASSANT: Numbers<SQUARES> = Numbers::new(12);

/// Number for Black to move.
pub const BLACK: u64 = 0xbb67_ae85_84ca_a73b;

#[inline]
pub fn piece(side: Side, kind: Kind, square: Square) -> u64 {
    PIECES.at((side.index() * 6 + kind.index()) * SQUARES + square.index())
}

#[inline]
pub fn en_passant(square: Square) -> u64 {
    EN_PASSANT.at(square.index())
}
