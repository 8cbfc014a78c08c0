//! A small random generator whose numbers never change, so that a seed always gives the same openings.

use crate::game::mix::{STEP, mixed};

/// SplitMix64.
pub struct Random(u64);

impl Random {
    /// The generator for item number `index` of a seed. Each item can be made without the others.
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

    /// A number below `end`, which is not zero.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}
