//! The random numbers that hash a position (Zobrist).
//!
//! Made at compile time by SplitMix64, so that every build has the same. CITE: Sebastiano Vigna,
//! <https://prng.di.unimi.it/splitmix64.c>.

use super::Square;
use super::board::SQUARES;
use crate::game::{Kind, Side};

/// A man on a square, by side, kind and square.
static MEN: [u64; 2 * 6 * SQUARES] = numbers(11);
static EN_PASSANT: [u64; SQUARES] = numbers(12);

/// Black to move.
pub const BLACK: u64 = 0xbb67_ae85_84ca_a73b;

const fn numbers<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut state = seed << 56;
    let mut i = 0;
    while i < N {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        table[i] = z ^ z >> 31;
        i += 1;
    }
    table
}

#[inline]
pub fn man(side: Side, kind: Kind, square: Square) -> u64 {
    MEN[(side.index() * 6 + kind.index()) * SQUARES + square.index()]
}

#[inline]
pub fn en_passant(square: Square) -> u64 {
    EN_PASSANT[square.index()]
}
