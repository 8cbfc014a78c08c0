//! A small random number generator that never changes, so that a seed always gives the same openings.

use crate::game::mix::{STEP, mixed};

/// The generator SplitMix64.
pub struct Random(u64);

impl Random {
    /// Creates the generator for item number `index` of a seed. Each item is independent of the others.
    pub fn new(seed: u64, index: u64) -> Random {
        let mut random = Random(seed);
        let begin = random.next();
        Random(begin ^ index.wrapping_mul(0xd134_2543_de82_ef95))
    }

    fn next(&mut self) -> u64 {
        let number = mixed(self.0);
        self.0 = self.0.wrapping_add(STEP);
        number
    }

    /// Returns a number below `end`, which must not be zero.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}
