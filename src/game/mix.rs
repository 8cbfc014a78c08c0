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

/// The number at a place in the row of a seed below 256.
const fn number(seed: u64, place: usize) -> u64 {
    mixed((seed << 56).wrapping_add(STEP.wrapping_mul(place as u64)))
}

/// A row of `N` numbers to hash positions with (Zobrist), the same in every build; another one for each seed.
///
/// The search fetches them from a table made at compile time. With the feature `compact` they are worked out when they are
/// wanted: tables of them would be a seventh of what the page downloads, for nothing makes random numbers smaller.
pub struct Numbers<const N: usize> {
    #[cfg(not(feature = "compact"))]
    table: [u64; N],
    #[cfg(feature = "compact")]
    seed: u64,
}

#[cfg(not(feature = "compact"))]
impl<const N: usize> Numbers<N> {
    /// The row of a seed below 256.
    pub const fn new(seed: u64) -> Numbers<N> {
        let mut table = [0; N];
        let mut place = 0;
        while place < N {
            table[place] = number(seed, place);
            place += 1;
        }
        Numbers { table }
    }

    /// The number at a place below `N`.
    #[inline]
    pub const fn at(&self, place: usize) -> u64 {
        self.table[place]
    }
}

#[cfg(feature = "compact")]
impl<const N: usize> Numbers<N> {
    /// The row of a seed below 256.
    pub const fn new(seed: u64) -> Numbers<N> {
        Numbers { seed }
    }

    /// The number at a place below `N`.
    #[inline]
    pub const fn at(&self, place: usize) -> u64 {
        number(self.seed, place)
    }
}
