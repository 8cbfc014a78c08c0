//! Correction history: by how much searches have found the static evaluation to be wrong in similar positions.
//!
//! CITE: <https://www.chessprogramming.org/Static_Evaluation_Correction_History> (first in Caissa, by Michał Witanowski).

use super::constants;
use crate::game::{Position, Side};

/// How many hashes say what is similar; see [`Position::correction_keys`].
pub const KEYS: usize = 4;
/// The entries for each hash and side to move.
const SIZE: usize = 1 << 14;
/// The fractions of a centipawn in which errors are kept.
const GRAIN: i32 = 64;
/// No error is kept that is larger than this, in grains.
const MOST: i32 = 160 * GRAIN;
/// The denominator of the weight of a new error in the average.
const WEIGHTS: i32 = 1024;

/// The averages of the errors.
pub struct Correction {
    errors: Vec<i16>,
}

impl Correction {
    /// Without any experience.
    pub fn new() -> Correction {
        Correction { errors: vec![0; 2 * KEYS * SIZE] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.errors.fill(0);
    }

    /// Where the errors of positions like this one are kept.
    fn indices<P: Position>(position: &P) -> [usize; KEYS] {
        let side = usize::from(position.side_to_move() == Side::Black);
        let mut number = 0;
        position.correction_keys().map(|key| {
            number += 1;
            ((number - 1) * 2 + side) * SIZE + (key >> 50) as usize
        })
    }

    /// What is to be added to the evaluation of a position, in centipawns.
    pub fn correction<P: Position>(&self, position: &P) -> i32 {
        let sum: i32 = Self::indices(position).into_iter().map(|place| i32::from(self.errors[place])).sum();
        sum / (2 * GRAIN)
    }

    /// Learns that a search to this depth found the evaluation wrong by `error` centipawns.
    pub fn learn<P: Position>(&mut self, position: &P, depth: i32, error: i32) {
        let weight = (constants::CORRECTION_WEIGHT.get() * depth.min(16)).clamp(1, WEIGHTS / 4);
        let error = (error * GRAIN).clamp(-MOST, MOST);
        for place in Self::indices(position) {
            let known = i32::from(self.errors[place]);
            self.errors[place] = (known + (error - known) * weight / WEIGHTS).clamp(-MOST, MOST) as i16;
        }
    }
}
