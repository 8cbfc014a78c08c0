//! A training sample: a position and its target.
//!
//! The result of a game says little about one of its positions, because many moves lie between them. The scores of the
//! following searches are nearly as informative and less random.
//!
//! CITE: <https://www.chessprogramming.org/Temporal_Difference_Learning> (the forward view of TD(lambda), its lambda
//! here `gamma`).

use hostage_chess::game::net::Learnt;
use hostage_chess::game::{Game, Side};

use super::sigmoid;
use crate::games::{Record, is_quiet};
use crate::subject::Subject;

/// Maximum number of active inputs of a view.
const MOST: usize = 224;
/// Number of plies at the start of a game that are skipped, because most games share them.
const SAME: usize = 4;

/// The composition of the target from the score of the search and the later scores and result.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Share of the score.
    pub lambda: f32,
    /// Weight of each later move relative to the one before it, and of the result relative to the last move. With 1,
    /// only the result counts, unless a random move comes in between.
    pub gamma: f32,
    /// Centipawns that are worth 1 / (1 + 1/e) of a point.
    pub k: f32,
}

impl Target {
    /// Returns White's expected score, from 0 to 1, in each position of a game. It is estimated from the later scores and
    /// the result.
    fn later<P: Game>(self, game: &Record<P>, first: Side) -> Vec<f32> {
        let mut later = vec![0.0; game.plies.len()];
        let mut expected = f32::from(game.points) / 2.0;
        for (number, ply) in game.plies.iter().enumerate().rev() {
            let side = if number % 2 == 0 { first } else { !first };
            let score = share(side, sigmoid(f32::from(ply.score) / self.k));
            // The consequences of a random move are no evidence about the position before it.
            let gamma = if ply.drawn { 0.0 } else { self.gamma };
            later[number] = expected;
            expected = gamma * expected + (1.0 - gamma) * score;
        }
        later
    }
}

/// Converts a side's share of a point to White's, or back.
fn share(side: Side, points: f32) -> f32 {
    if side == Side::White { points } else { 1.0 - points }
}

/// A position as the net sees it.
#[derive(Clone)]
pub struct Sample {
    views: [[u16; MOST]; 2],
    counts: [u8; 2],
    /// Number of pieces off the board.
    pub pieces_off: u8,
    /// Value without the net in centipawns, for the side to move.
    pub base: f32,
    /// Score in centipawns, for the side to move.
    pub score: i16,
    /// Result in points, for the side to move.
    pub points: f32,
    /// Expected score, from 0 to 1, estimated from the later moves, for the side to move.
    pub later: f32,
}

impl Sample {
    /// Creates a sample. Score, result and later expectation are for the side to move.
    #[must_use]
    pub fn new<P: Learnt>(position: &P, score: i16, points: f32, later: f32) -> Sample {
        let (mut views, mut counts) = ([[0; MOST]; 2], [0; 2]);
        for ((rows, list), count) in position.net_rows().iter().zip(&mut views).zip(&mut counts) {
            assert!(rows.len() <= MOST, "{} inputs of a view are active, {MOST} at most can be learnt", rows.len());
            for (slot, &row) in list.iter_mut().zip(rows) {
                *slot = row as u16;
                *count += 1;
            }
        }
        let base = position.worth_without_net() as f32;
        Sample { views, counts, pieces_off: position.pieces_off() as u8, base, score, points, later }
    }

    /// Returns the rows of weights of a view: 0 for the side to move, 1 for the opponent.
    #[must_use]
    pub fn rows(&self, view: usize) -> &[u16] {
        &self.views[view][..usize::from(self.counts[view])]
    }

    /// Returns the target value.
    #[must_use]
    pub fn target(&self, target: Target) -> f32 {
        target.lambda * self.expected(target.k) + (1.0 - target.lambda) * self.later
    }

    /// Returns the score of the search in points.
    #[must_use]
    pub fn expected(&self, k: f32) -> f32 {
        sigmoid(f32::from(self.score) / k)
    }

    /// Adds the quiet positions of a game.
    pub fn of_game<P: Subject>(game: &Record<P>, target: Target, samples: &mut Vec<Sample>) {
        let same = if game.opening == 2 { SAME } else { 0 };
        let mut position = game.start.clone();
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
