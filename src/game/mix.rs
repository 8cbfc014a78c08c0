//! Numbers that look random and never change: SplitMix64.
//!
//! CITE: Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.

/// How far two states that follow each other lie apart.
pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The number that belongs to a state, its bits well mixed.
pub const fn mixed(state: u64) -> u64 {
    let z = state.wrapping_add(STEP);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// A table of numbers to hash positions with (Zobrist), made at compile time so that every build has the same; another
/// one for each seed.
pub const fn numbers<const N: usize>(seed: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut state = seed << 56;
    let mut i = 0;
    while i < N {
        table[i] = mixed(state);
        state = state.wrapping_add(STEP);
        i += 1;
    }
    table
}
