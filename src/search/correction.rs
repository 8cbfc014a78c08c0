//! What the search has found the evaluation to be wrong by, in positions that are alike in some way.
//!
//! CITE: chessprogramming wiki, Static Evaluation Correction History (first in Caissa, by Michał Witanowski).

use crate::game::{Position, Side};

/// How many ways there are of being alike; see [`Position::correction_keys`].
pub const KEYS: usize = 4;
/// So many sorts of positions are told apart, of each way and side to move.
const SIZE: usize = 1 << 14;
/// How finely errors are kept: so many parts of a centipawn.
const GRAIN: i32 = 64;
/// No error that is kept goes beyond this many grains.
const MOST: i32 = 160 * GRAIN;
/// The weight of a new error against those before, in 256ths, for each ply of the search that found it.
const WEIGHT: i32 = 3;

/// The errors.
pub struct Correction {
    errors: Vec<i16>,
}

impl Correction {
    /// None known yet.
    pub fn new() -> Correction {
        Correction { errors: vec![0; 2 * KEYS * SIZE] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.errors.fill(0);
    }

    fn indices<P: Position>(position: &P) -> [usize; KEYS] {
        let side = usize::from(position.side_to_move() == Side::Black);
        let mut way = 0;
        position.correction_keys().map(|key| {
            way += 1;
            ((way - 1) * 2 + side) * SIZE + (key >> 50) as usize
        })
    }

    /// What is to be added to the evaluation of a position, in centipawns.
    pub fn correction<P: Position>(&self, position: &P) -> i32 {
        let sum: i32 = Self::indices(position).into_iter().map(|place| i32::from(self.errors[place])).sum();
        sum / (2 * GRAIN)
    }

    /// A search to this depth found the evaluation to be wrong by so many centipawns.
    pub fn learn<P: Position>(&mut self, position: &P, depth: i32, error: i32) {
        let weight = (WEIGHT * depth.min(16)).clamp(1, 64);
        let error = (error * GRAIN).clamp(-MOST, MOST);
        for place in Self::indices(position) {
            let known = i32::from(self.errors[place]);
            self.errors[place] = (known + (error - known) * weight / 256).clamp(-MOST, MOST) as i16;
        }
    }
}
