//! A small random generator whose numbers never change, so that a seed means the same openings for ever.

/// SplitMix64. CITE: Sebastiano Vigna, <https://prng.di.unimi.it/splitmix64.c>.
pub struct Random(u64);

impl Random {
    /// The generator of the `index`-th of the things that a seed stands for: each can be made without the others.
    pub fn new(seed: u64, index: u64) -> Random {
        let mut random = Random(seed);
        let begin = random.next();
        Random(begin ^ index.wrapping_mul(0xd134_2543_de82_ef95))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, which is not zero.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}
