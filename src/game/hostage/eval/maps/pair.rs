//! Two sets of squares, to which a processor does the same at once.

#[cfg(target_arch = "wasm32")]
use std::arch::wasm32::{u64x2, u64x2_extract_lane, u64x2_shl, u64x2_shr, v128, v128_and, v128_or};

/// Two sets of squares.
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

    /// Every square so many numbers further up, or down.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn moved(self, up: bool, by: u32) -> Pair {
        Pair(if up { u64x2_shl(self.0, by) } else { u64x2_shr(self.0, by) })
    }

    /// The same, for compilers that find out for themselves what can be done at once.
    #[inline]
    #[target_feature(enable = "simd128")]
    pub fn settled(self) -> Pair {
        self
    }
}

/// Two sets of squares.
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

    /// Every square so many numbers further up, or down.
    #[inline]
    pub fn moved(self, up: bool, by: u32) -> Pair {
        Pair(self.0.map(|set| if up { set << by } else { set >> by }))
    }

    /// The same in memory: there compilers begin to look for what can be done at once, and they do not look far.
    #[inline]
    pub fn settled(self) -> Pair {
        std::hint::black_box(self)
    }
}
