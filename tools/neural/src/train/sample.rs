//! What is learnt from one position.

use hostage_chess::game::hostage::Position;
use hostage_chess::game::hostage::eval::net::{Views, men_off};
use hostage_chess::game::{Position as _, Side};

use super::sigmoid;
use crate::games::{Record, is_quiet};

/// The most inputs of a view: one for each man at most, and what else there is.
const MOST: usize = 96;
/// The first plies of a game from the start, which every such game has much the same.
const SAME: usize = 4;

/// What a net should say of a position: so much of the search's score, the rest of the result; and how many centipawns
/// are how much of a point.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The share of the score.
    pub lambda: f32,
    /// The centipawns that are worth 1 / (1 + 1/e) of a point.
    pub k: f32,
}

impl Target {
    fn of(self, score: f32, points: f32) -> f32 {
        self.lambda * sigmoid(score / self.k) + (1.0 - self.lambda) * points
    }
}

/// A position as the net sees it.
#[derive(Clone)]
pub struct Sample {
    views: [[u16; MOST]; 2],
    counts: [u8; 2],
    /// How many men are off the board.
    pub men_off: u8,
    /// Centipawns, for the side to move.
    pub score: i16,
    /// Half points of the side to move.
    pub points: u8,
}

impl Sample {
    /// A position, and what is known of it for the side to move.
    #[must_use]
    pub fn new(position: &Position, score: i16, points: u8) -> Sample {
        let (mut views, mut counts) = ([[0; MOST]; 2], [0; 2]);
        let seen = Views::new(position);
        for ((&orientation, list), count) in seen.orientations.iter().zip(&mut views).zip(&mut counts) {
            for (slot, row) in list.iter_mut().zip(seen.rows(orientation)) {
                *slot = row as u16;
                *count += 1;
            }
        }
        Sample { views, counts, men_off: men_off(position) as u8, score, points }
    }

    /// The rows of weights of a view: 0 of the side to move, 1 of the other.
    #[must_use]
    pub fn rows(&self, view: usize) -> &[u16] {
        &self.views[view][..usize::from(self.counts[view])]
    }

    /// What the net should say.
    #[must_use]
    pub fn target(&self, target: Target) -> f32 {
        target.of(self.score.into(), f32::from(self.points) / 2.0)
    }

    /// Adds the quiet positions of a game.
    pub fn of_game(game: &Record, samples: &mut Vec<Sample>) {
        let same = if game.opening == 2 { SAME } else { 0 };
        let Ok(mut position) = game.start.validate() else { return };
        for (number, ply) in game.plies.iter().enumerate() {
            if number >= same && is_quiet(&position, ply) {
                let points = if position.side_to_move() == Side::White { game.points } else { 2 - game.points.min(2) };
                samples.push(Sample::new(&position, ply.score, points));
            }
            position = position.play_unchecked(ply.turn);
        }
    }
}
