//! Random numbers that hash a position (Zobrist).

use super::pockets::KINDS;
use super::{Castling, Square};
use crate::game::mix::Numbers;
use crate::game::{Kind, Side};

const STORED: usize = KINDS.len() * 16;

/// Numbers for pieces on squares, by side, kind and square.
static PIECES: Numbers<{ 2 * 6 * 64 }> = Numbers::new(1);
/// Numbers for the count of a kind in a pocket, by prison or airfield, owner of the pocket, kind and count.
static STORES: Numbers<{ 2 * 2 * STORED }> = Numbers::new(2);
static CASTLING: Numbers<64> = Numbers::new(3);
static EN_PASSANT: Numbers<8> = Numbers::new(4);

/// Number for Black to move.
pub const BLACK: u64 = 0x6a09_e667_f3bc_c909;

#[inline]
pub fn piece(side: Side, kind: Kind, square: Square) -> u64 {
    PIECES.at((side.index() * 6 + kind.index()) * 64 + square.index())
}

#[inline]
fn stored(area: usize, owner: Side, kind: Kind, count: u8) -> u64 {
    // A count of zero hashes to zero, so that an empty pocket needs no number.
    if count == 0 {
        return 0;
    }
    STORES.at((area * 2 + owner.index()) * STORED + kind.index() * 16 + usize::from(count & 15))
}

#[inline]
pub fn prison(owner: Side, kind: Kind, count: u8) -> u64 {
    stored(0, owner, kind, count)
}

#[inline]
pub fn airfield(owner: Side, kind: Kind, count: u8) -> u64 {
    stored(1, owner, kind, count)
}

#[inline]
pub fn castling(castling: Castling) -> u64 {
    CASTLING.at(castling.index())
}

#[inline]
pub fn en_passant(square: Square) -> u64 {
    EN_PASSANT.at(usize::from(square.file()))
}
