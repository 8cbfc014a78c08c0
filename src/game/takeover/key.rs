//! Random numbers that hash a position (Zobrist).

use super::pieces::{KINDS, index};
use crate::game::Piece;
use crate::game::chess::{Castling, Square};
use crate::game::mix::Numbers;

/// Numbers for pieces on squares, by side, kind and square.
static PIECES: Numbers<{ 2 * KINDS * 64 }> = Numbers::new(5);
/// Numbers for pieces that are still to be set up, by side, kind and count.
static HANDS: Numbers<{ 2 * KINDS * 16 }> = Numbers::new(6);
static CASTLING: Numbers<16> = Numbers::new(7);
static EN_PASSANT: Numbers<64> = Numbers::new(8);

/// Number for Black to move.
pub const BLACK: u64 = 0x6a09_e667_f3bc_c909;

/// Returns the row of a piece in the tables. A kind from another game, such as the courier, never occurs but must not
/// overrun them.
fn row(piece: Piece) -> usize {
    piece.side.index() * KINDS + index(piece.kind).min(KINDS - 1)
}

#[inline]
pub fn piece(piece: Piece, square: Square) -> u64 {
    PIECES.at(row(piece) * 64 + square.index())
}

/// Returns the number for a count of pieces to set up. A count of zero hashes to zero, so that an empty hand needs no
/// number.
pub fn hand(piece: Piece, count: u8) -> u64 {
    if count == 0 { 0 } else { HANDS.at(row(piece) * 16 + usize::from(count & 15)) }
}

pub fn castling(rights: Castling) -> u64 {
    if rights == Castling::NONE { 0 } else { CASTLING.at(rights.index()) }
}

pub fn en_passant(square: Square) -> u64 {
    EN_PASSANT.at(square.index())
}
