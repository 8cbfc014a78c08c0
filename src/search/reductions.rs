//! Late move reductions: the later a move comes in the order, the less deeply it is searched.
//!
//! Integers only, so that every machine computes the same reductions.
//!
//! CITE: <https://www.chessprogramming.org/Late_Move_Reductions> (the product of two logarithms, as in Stockfish).

use super::constants;

/// Returns the binary logarithm of a number of at least one, in 64ths, rounded down.
const fn log2(number: u64) -> i32 {
    let whole = number.ilog2();
    let mut mantissa = (number << 32) >> whole;
    let mut log = whole as i32;
    let mut bit = 0;
    while bit < 6 {
        mantissa = (mantissa >> 16) * (mantissa >> 16);
        log *= 2;
        if mantissa >= 2 << 32 {
            mantissa >>= 1;
            log += 1;
        }
        bit += 1;
    }
    log
}

const fn logs() -> [i32; 256] {
    let mut table = [0; 256];
    let mut i = 1;
    while i < 256 {
        table[i] = log2(i as u64);
        i += 1;
    }
    table
}

static LOGS: [i32; 256] = logs();

/// Returns the reduction of a move at this depth, in 64ths of a ply. `tried` is the place of the move in the order.
/// The first move has place 1 in `alpha_beta`, but 0 at the root, which therefore reduces a little less.
pub fn late_move_reduction(depth: i32, tried: usize) -> i32 {
    let product = LOGS[(depth.clamp(1, 255)) as usize] * LOGS[tried.clamp(1, 255)] / 64;
    constants::REDUCTION_BASE.get() + product * constants::REDUCTION_FACTOR.get() / 256
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms() {
        assert_eq!([log2(1), log2(2), log2(8), log2(3), log2(255)], [0, 64, 192, 101, 511]);
    }
}
