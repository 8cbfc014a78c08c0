//! Pairs of square sets, which the processor handles in parallel.

#[cfg(target_arch = "wasm32")]
use std::arch::wasm32::{u64x2, u64x2_extract_lane, u64x2_shl, u64x2_shr, v128, v128_and, v128_or};

/// Pair of square sets in a vector register.
#[cfg(target_arch = "wasm32")]
#[derive(Clone, Copy)]
pub struct Pair(v128);

#[cfg(target_arch = "wasm32")]
impl Pair {
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn new([one, other]: [u64; 2]) -> Pair {
        Pair(u64x2(one, other))
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn sets(self) -> [u64; 2] {
        [u64x2_extract_lane::<0>(self.0), u64x2_extract_lane::<1>(self.0)]
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn and(self, other: Pair) -> Pair {
        Pair(v128_and(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn or(self, other: Pair) -> Pair {
        Pair(v128_or(self.0, other.0))
    }

    /// Shifts every square up or down by this many numbers.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn moved(self, up: bool, by: u32) -> Pair {
        Pair(if up { u64x2_shl(self.0, by) } else { u64x2_shr(self.0, by) })
    }

    /// Returns the pair unchanged. The native implementation of this method helps the compiler.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn settled(self) -> Pair {
        self
    }
}

/// Pair of square sets in memory.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy)]
#[repr(align(16))]
pub struct Pair([u64; 2]);

#[cfg(not(target_arch = "wasm32"))]
impl Pair {
    #[inline]
    pub fn new(sets: [u64; 2]) -> Pair {
        Pair(sets)
    }

    #[inline]
    pub fn sets(self) -> [u64; 2] {
        self.0
    }

    #[inline]
    pub fn and(self, other: Pair) -> Pair {
        Pair([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline]
    pub fn or(self, other: Pair) -> Pair {
        Pair([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Shifts every square up or down by this many numbers.
    #[inline]
    pub fn moved(self, up: bool, by: u32) -> Pair {
        Pair(self.0.map(|set| if up { set << by } else { set >> by }))
    }

    /// Returns the pair unchanged, but stored in memory. Compilers start to vectorize at such a store, and they do not
    /// look far from it.
    #[inline]
    pub fn settled(self) -> Pair {
        std::hint::black_box(self)
    }
}
