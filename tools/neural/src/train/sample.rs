//! What is learnt from one position.
//!
//! The result of a game says little about a position of it, since many turns lie between them. What the searches of the turns after
//! it thought says nearly as much, and chance has less part in it.
//!
//! CITE: <https://www.chessprogramming.org/Temporal_Difference_Learning> (the forward view of TD(lambda), its lambda here `gamma`).

use hostage_chess::game::hostage::Position;
use hostage_chess::game::hostage::eval::net::{NetViews, pieces_off};
use hostage_chess::game::{Position as _, Side};

use super::sigmoid;
use crate::games::{Record, is_quiet};

/// The most inputs of a view: one for each man at most, and what else there is.
const MOST: usize = 96;
/// The first plies of a game from the start, which every such game has much the same.
const SAME: usize = 4;

/// What a net should say of a position: so much of the search's score, the rest of what came later; and how many centipawns
/// are how much of a point.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The share of the score.
    pub lambda: f32,
    /// What came later: how much each turn counts beside the one before it, and the result beside the last one. With 1 only the
    /// result counts, as far as no turn by lot lies between.
    pub gamma: f32,
    /// The centipawns that are worth 1 / (1 + 1/e) of a point.
    pub k: f32,
}

impl Target {
    /// What White can expect in the positions of a game by what came after each of them.
    fn later(self, game: &Record, first: Side) -> Vec<f32> {
        let mut later = vec![0.0; game.plies.len()];
        let mut expected = f32::from(game.points) / 2.0;
        for (number, ply) in game.plies.iter().enumerate().rev() {
            let side = if number % 2 == 0 { first } else { !first };
            let score = share(side, sigmoid(f32::from(ply.score) / self.k));
            // What comes of a turn drawn by lot says nothing of the position before it.
            let gamma = if ply.drawn { 0.0 } else { self.gamma };
            later[number] = expected;
            expected = gamma * expected + (1.0 - gamma) * score;
        }
        later
    }
}

/// A side's share of a point as White's, and the other way round.
fn share(side: Side, points: f32) -> f32 {
    if side == Side::White { points } else { 1.0 - points }
}

/// A position as the net sees it.
#[derive(Clone)]
pub struct Sample {
    views: [[u16; MOST]; 2],
    counts: [u8; 2],
    /// How many men are off the board.
    pub pieces_off: u8,
    /// Centipawns, for the side to move.
    pub score: i16,
    /// The result: points of the side to move.
    pub points: f32,
    /// What it can expect by what came later.
    pub later: f32,
}

impl Sample {
    /// A position, and what is known of it for the side to move: the search's score, the result, and what came later.
    #[must_use]
    pub fn new(position: &Position, score: i16, points: f32, later: f32) -> Sample {
        let (mut views, mut counts) = ([[0; MOST]; 2], [0; 2]);
        let seen = NetViews::new(position);
        for ((&orientation, list), count) in seen.orientations.iter().zip(&mut views).zip(&mut counts) {
            for (slot, row) in list.iter_mut().zip(seen.rows(orientation)) {
                *slot = row as u16;
                *count += 1;
            }
        }
        Sample { views, counts, pieces_off: pieces_off(position) as u8, score, points, later }
    }

    /// The rows of weights of a view: 0 of the side to move, 1 of the other.
    #[must_use]
    pub fn rows(&self, view: usize) -> &[u16] {
        &self.views[view][..usize::from(self.counts[view])]
    }

    /// What the net should say.
    #[must_use]
    pub fn target(&self, target: Target) -> f32 {
        target.lambda * self.expected(target.k) + (1.0 - target.lambda) * self.later
    }

    /// What the search says, as points.
    #[must_use]
    pub fn expected(&self, k: f32) -> f32 {
        sigmoid(f32::from(self.score) / k)
    }

    /// Adds the quiet positions of a game.
    pub fn of_game(game: &Record, target: Target, samples: &mut Vec<Sample>) {
        let same = if game.opening == 2 { SAME } else { 0 };
        let Ok(mut position) = game.start.validate() else { return };
        let later = target.later(game, position.side_to_move());
        for (number, (ply, later)) in game.plies.iter().zip(later).enumerate() {
            if number >= same && is_quiet(&position, ply) {
                let [points, later] =
                    [f32::from(game.points) / 2.0, later].map(|white| share(position.side_to_move(), white));
                samples.push(Sample::new(&position, ply.score, points, later));
            }
            position = position.play_unchecked(ply.mv);
        }
    }
}
