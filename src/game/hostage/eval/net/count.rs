//! Counts as bits. Each bit that is set says that a number has been reached.

use super::super::super::Bits;

/// Returns one bit for each square of a set, at most two.
#[inline]
pub fn up_to_two(Bits(set): Bits) -> u64 {
    let second = set & set.wrapping_sub(1);
    u64::from(set != 0) | u64::from(second != 0) << 1
}

/// Returns one bit for each square of a set, at most three.
#[inline]
pub fn up_to_three(Bits(set): Bits) -> u64 {
    let second = set & set.wrapping_sub(1);
    u64::from(set != 0) | up_to_two(Bits(second)) << 1
}

/// For each number of squares, one bit for each of these steps that it reaches.
pub const fn steps<const STEPS: usize>(steps: [u32; STEPS]) -> [u8; 65] {
    let mut table = [0; 65];
    let mut number = 0;
    while number < table.len() {
        let mut step = 0;
        while step < STEPS {
            if number as u32 >= steps[step] {
                table[number] |= 1 << step;
            }
            step += 1;
        }
        number += 1;
    }
    table
}

/// Returns the bits of the steps that the number of squares reaches.
#[inline]
pub fn stepped(table: &[u8; 65], squares: Bits) -> u64 {
    u64::from(table[squares.count() as usize])
}
