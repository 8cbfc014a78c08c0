//! The evaluations of the last positions, by hash: most nodes beyond the horizon leave no entry in the transposition table,
//! and a quarter of them is met again.
//!
//! CITE: <https://www.chessprogramming.org/Evaluation_Hash_Table>.

use super::score::clamp_eval;
use crate::game::Position;

/// The entries: so few that they stay in the processor's cache, a quarter of a MiB.
const SIZE: usize = 1 << 15;

/// In each entry the evaluation in the lowest 16 bits, and above it those of the hash. Its place stands for the others.
pub struct EvaluationCache(Vec<u64>);

impl EvaluationCache {
    /// An empty one.
    pub fn new() -> EvaluationCache {
        EvaluationCache(vec![u64::MAX; SIZE])
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.fill(u64::MAX);
    }

    /// The static evaluation of a position, out of the range of mates.
    pub fn evaluate<P: Position>(&mut self, position: &P) -> i32 {
        let key = position.key().0;
        let entry = &mut self.0[key as usize % SIZE];
        if (*entry ^ key) >> 16 == 0 {
            return i32::from(*entry as i16);
        }
        // Mates begin below what 16 bits hold.
        let value = clamp_eval(position.evaluate()) as i16;
        *entry = key & !0xffff | u64::from(value.cast_unsigned());
        value.into()
    }
}
