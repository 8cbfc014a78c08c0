//! Reproducible pseudo-random numbers: SplitMix64.
//!
//! CITE: Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.

/// Difference between two consecutive states.
pub const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns the number that belongs to a state, with its bits well mixed.
pub const fn mixed(state: u64) -> u64 {
    let z = state.wrapping_add(STEP);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Returns the number at a place in the sequence of a seed below 256.
const fn number(seed: u64, place: usize) -> u64 {
    mixed((seed << 56).wrapping_add(STEP.wrapping_mul(place as u64)))
}

/// Sequence of `N` numbers for hashing positions (Zobrist), the same in every build and different for each seed.
///
/// The native search reads them from a table made at compile time. With the feature `compact`, they are computed when
/// needed, because random numbers cannot be compressed. Tables of them would be a seventh of the page's download.
pub struct Numbers<const N: usize> {
    #[cfg(not(feature = "compact"))]
    table: [u64; N],
    #[cfg(feature = "compact")]
    seed: u64,
}

#[cfg(not(feature = "compact"))]
impl<const N: usize> Numbers<N> {
    /// Creates the sequence of a seed below 256.
    pub const fn new(seed: u64) -> Numbers<N> {
        let mut table = [0; N];
        let mut place = 0;
        while place < N {
            table[place] = number(seed, place);
            place += 1;
        }
        Numbers { table }
    }

    /// Returns the number at a place below `N`.
    #[inline]
    pub const fn at(&self, place: usize) -> u64 {
        self.table[place]
    }
}

#[cfg(feature = "compact")]
impl<const N: usize> Numbers<N> {
    /// Creates the sequence of a seed below 256.
    pub const fn new(seed: u64) -> Numbers<N> {
        Numbers { seed }
    }

    /// Returns the number at a place below `N`.
    #[inline]
    pub const fn at(&self, place: usize) -> u64 {
        number(self.seed, place)
    }
}
