//! The evaluations of recent positions, by hash. Most nodes beyond the horizon leave no entry in the transposition
//! table, and a quarter of them occurs again.
//!
//! CITE: <https://www.chessprogramming.org/Evaluation_Hash_Table>.

use super::score::clamp_eval;
use crate::game::Position;

/// Number of entries: a quarter of a MiB, which fits into the processor's cache.
const SIZE: usize = 1 << 15;

/// Entries with the evaluation in the lowest 16 bits and the upper bits of the hash above it. The index of an entry
/// covers most of the other bits of the hash.
pub struct EvaluationCache(Vec<u64>);

impl EvaluationCache {
    /// Creates an empty cache.
    pub fn new() -> EvaluationCache {
        EvaluationCache(vec![u64::MAX; SIZE])
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.0.fill(u64::MAX);
    }

    /// Returns the static evaluation of a position, clamped to values below mates.
    pub fn evaluate<P: Position>(&mut self, position: &P) -> i32 {
        let key = position.key().0;
        let entry = &mut self.0[key as usize % SIZE];
        if (*entry ^ key) >> 16 == 0 {
            return i32::from(*entry as i16);
        }
        // Values below mates fit into 16 bits.
        let value = clamp_eval(position.evaluate()) as i16;
        *entry = key & !0xffff | u64::from(value.cast_unsigned());
        value.into()
    }
}
