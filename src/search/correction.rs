//! Correction history: the average error of the static evaluation in similar positions, as searches have found it.
//!
//! CITE: <https://www.chessprogramming.org/Static_Evaluation_Correction_History> (first in Caissa, by Michał Witanowski).

use super::constants;
use crate::game::{Position, Side};

/// Number of hashes that define similar positions; see [`Position::correction_keys`].
pub const KEYS: usize = 4;
/// Number of entries for each hash and side to move.
const SIZE: usize = 1 << 14;
/// Grains per centipawn: the unit in which errors are stored.
const GRAIN: i32 = 64;
/// Maximum size of a stored error, in grains.
const MOST: i32 = 160 * GRAIN;
/// Denominator of the weight of a new error in the average.
const WEIGHTS: i32 = 1024;

/// Average errors of the static evaluation.
pub struct Correction {
    errors: Vec<i16>,
}

impl Correction {
    /// Creates an empty table.
    pub fn new() -> Correction {
        Correction { errors: vec![0; 2 * KEYS * SIZE] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.errors.fill(0);
    }

    /// Returns the indices of the errors of positions similar to this one.
    fn indices<P: Position>(position: &P) -> [usize; KEYS] {
        let side = usize::from(position.side_to_move() == Side::Black);
        let mut number = 0;
        position.correction_keys().map(|key| {
            number += 1;
            ((number - 1) * 2 + side) * SIZE + (key >> 50) as usize
        })
    }

    /// Returns the correction to add to the evaluation of a position, in centipawns.
    pub fn correction<P: Position>(&self, position: &P) -> i32 {
        let sum: i32 = Self::indices(position).into_iter().map(|place| i32::from(self.errors[place])).sum();
        sum / (2 * GRAIN)
    }

    /// Learns that the evaluation was wrong by `error` centipawns, according to a search of this depth.
    pub fn learn<P: Position>(&mut self, position: &P, depth: i32, error: i32) {
        let weight = (constants::CORRECTION_WEIGHT.get() * depth.min(16)).clamp(1, WEIGHTS / 4);
        let error = (error * GRAIN).clamp(-MOST, MOST);
        for place in Self::indices(position) {
            let known = i32::from(self.errors[place]);
            self.errors[place] = (known + (error - known) * weight / WEIGHTS).clamp(-MOST, MOST) as i16;
        }
    }
}
