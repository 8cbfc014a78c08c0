//! The evaluations of recent positions, by hash. Most nodes beyond the horizon leave no entry in the transposition
//! table, and a quarter of them occurs again.
//!
//! CITE: <https://www.chessprogramming.org/Evaluation_Hash_Table>.

use super::score::clamp_eval;
use crate::game::{PlayingStyle, Position, Side};

/// Number of entries: a quarter of a MiB, which fits into the processor's cache.
const SIZE: usize = 1 << 15;

/// Entries with the evaluation in the lowest 16 bits and the upper bits of the hash above it. The index of an entry
/// covers most of the other bits of the hash.
pub struct EvaluationCache {
    entries: Vec<u64>,
    /// Style of the side that searches, which evaluations include.
    pub taste: Option<Taste>,
}

/// A side and the style in which it plays.
pub type Taste = (PlayingStyle, Side);

impl EvaluationCache {
    /// Creates an empty cache.
    pub fn new() -> EvaluationCache {
        EvaluationCache { entries: vec![u64::MAX; SIZE], taste: None }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.fill(u64::MAX);
    }

    /// Returns the static evaluation of a position, clamped to values below mates.
    pub fn evaluate<P: Position>(&mut self, position: &P) -> i32 {
        let key = position.key().0;
        let entry = &mut self.entries[key as usize % SIZE];
        if (*entry ^ key) >> 16 == 0 {
            return i32::from(*entry as i16);
        }
        // Values below mates fit into 16 bits.
        let bonus = self.taste.map_or(0, |taste| style_bonus(position, taste));
        let value = clamp_eval(position.evaluate() + bonus) as i16;
        *entry = key & !0xffff | u64::from(value.cast_unsigned());
        value.into()
    }
}

/// Returns how much better the side to move likes the position because of the style of one side.
fn style_bonus<P: Position>(position: &P, (style, side): Taste) -> i32 {
    let bonus = position.style_bonus(style, side);
    if position.side_to_move() == side { bonus } else { -bonus }
}
