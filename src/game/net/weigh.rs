//! Weighted output of the hidden units of a view.

use super::{Row, UNIT};

/// Returns the weighted sum of a view's units, in units of `UNIT * UNIT * OUTPUT_UNIT`. Each sum is halved and clipped,
/// and its square is weighted. Output weights are below 128, so that a unit times its weight fits into 16 bits.
#[cfg(not(target_arch = "wasm32"))]
pub fn weigh<const HIDDEN: usize>(sums: &Row<HIDDEN>, weights: &Row<HIDDEN>) -> i32 {
    let weighed = sums.0.iter().zip(&weights.0).map(|(&sum, &weight)| {
        let unit = (sum >> 1).clamp(0, UNIT as i16);
        i32::from(unit.wrapping_mul(weight)) * i32::from(unit)
    });
    weighed.sum()
}

/// Computes the same with half as many vector instructions of WebAssembly as compilers generate.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
pub fn weigh<const HIDDEN: usize>(sums: &Row<HIDDEN>, weights: &Row<HIDDEN>) -> i32 {
    use std::arch::wasm32::{
        i16x8_max, i16x8_min, i16x8_mul, i16x8_shr, i16x8_splat, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
        i32x4_splat,
    };
    let (least, most) = (i16x8_splat(0), i16x8_splat(UNIT as i16));
    let mut total = i32x4_splat(0);
    for (sums, weights) in sums.0.as_chunks().0.iter().zip(weights.0.as_chunks().0) {
        let units = i16x8_min(i16x8_max(i16x8_shr(eight(sums), 1), least), most);
        total = i32x4_add(total, i32x4_dot_i16x8(units, i16x8_mul(units, eight(weights))));
    }
    let [one, two] = [i32x4_extract_lane::<0>(total), i32x4_extract_lane::<1>(total)];
    let [three, four] = [i32x4_extract_lane::<2>(total), i32x4_extract_lane::<3>(total)];
    one + two + three + four
}

#[cfg(target_arch = "wasm32")]
#[inline]
#[target_feature(enable = "simd128")]
fn eight(numbers: &[i16; 8]) -> std::arch::wasm32::v128 {
    let [a, b, c, d, e, f, g, h] = *numbers;
    std::arch::wasm32::i16x8(a, b, c, d, e, f, g, h)
}
