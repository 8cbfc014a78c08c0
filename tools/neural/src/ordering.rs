//! Learns the order in which quiet moves are tried: the weights of `src/game/hostage/eval/ordering.rs`.
//!
//! In each position, the quiet move that the search found best should have the greatest sum of weights. Training
//! maximises the likelihood of that choice in a logistic model.
//!
//! CITE: Remi Coulom's Minorization-Maximization learns the same model, <https://www.remi-coulom.fr/Amsterdam2007/>;
//! the steps here are those of Adagrad, <https://jmlr.org/papers/v12/duchi11a.html>.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use hostage_chess::game::Position as _;
use hostage_chess::game::hostage::eval::ordering::{COUNT, features};
use hostage_chess::game::hostage::{Move, Position};

use crate::games::{Games, Record, is_quiet};

/// Beyond this score, the best move is only one of many winning or losing moves.
const DECIDED: i16 = 1500;
/// Weights of the file per factor e in the likelihood of a move.
const PER_NAT: f32 = 16.0;

/// The features of a move.
type Features = Box<[u16]>;

/// The quiet moves of a position.
#[derive(Debug)]
pub struct Choice {
    moves: Vec<Features>,
    best: usize,
}

impl Choice {
    /// Returns `None` if there is only one move, or if `best` is not a quiet move.
    #[must_use]
    pub fn of(position: &Position, best: Move) -> Option<Choice> {
        let mut quiet = position.legal_moves();
        quiet.retain(|&m| !position.hint(m).forcing);
        let best = quiet.iter().position(|&m| m == best).filter(|_| quiet.len() > 1)?;
        let of = |&m: &Move| {
            features(position, m, position.hint(m).check).into_iter().map(|feature| feature as u16).collect()
        };
        Some(Choice { moves: quiet.iter().map(of).collect(), best })
    }

    /// Returns the sums of the learnt weights of all moves.
    fn scores<'a>(&'a self, weights: &'a [f32]) -> impl Iterator<Item = f32> + 'a {
        self.moves.iter().map(|mv| mv.iter().map(|&feature| weights[usize::from(feature)]).sum())
    }

    /// Returns the rank of the best move, counted from 1. Among equal scores it is the last.
    #[must_use]
    pub fn place(&self, weights: &[f32]) -> usize {
        let best: f32 = self.moves[self.best].iter().map(|&feature| weights[usize::from(feature)]).sum();
        self.scores(weights).filter(|&score| score >= best).count().max(1)
    }
}

/// Returns the choices of a game.
///
/// # Errors
/// The game is invalid.
pub fn choices(game: &Record<Position>) -> io::Result<Vec<Choice>> {
    let positions = game.positions()?;
    let taught = positions.iter().filter(|(position, ply)| is_quiet(position, ply) && ply.score.abs() <= DECIDED);
    Ok(taught.filter_map(|(position, ply)| Choice::of(position, ply.mv)).collect())
}

/// Reads the choices of a file. Every twentieth game goes to `aside`, for validation.
///
/// # Errors
/// Any I/O error, or a file in another format.
pub fn read(file: &Path, learnt: &mut Vec<Choice>, aside: &mut Vec<Choice>) -> io::Result<()> {
    for (number, game) in Games::read(BufReader::new(File::open(file)?))?.enumerate() {
        let choices = choices(&game?)?;
        if number % 20 == 0 { &mut *aside } else { &mut *learnt }.extend(choices);
    }
    Ok(())
}

/// Weights in training.
pub struct Learner {
    /// Logarithm of the factor by which a feature makes a move more likely to be best.
    pub weights: Vec<f32>,
    /// Sums of the squared gradients.
    squares: Vec<f32>,
    /// Likelihood of each move of a position.
    shares: Vec<f32>,
}

impl Default for Learner {
    fn default() -> Learner {
        Learner { weights: vec![0.0; COUNT], squares: vec![0.0; COUNT], shares: Vec::new() }
    }
}

impl Learner {
    /// Makes a step. Returns the negative log-likelihood of the best move.
    pub fn step(&mut self, choice: &Choice, rate: f32) -> f32 {
        let Learner { weights, squares, shares } = self;
        shares.clear();
        shares.extend(choice.scores(weights));
        let most = shares.iter().copied().fold(f32::MIN, f32::max);
        shares.iter_mut().for_each(|share| *share = (*share - most).exp());
        let all: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= all);
        let loss = -shares[choice.best].max(f32::MIN_POSITIVE).ln();
        shares[choice.best] -= 1.0;
        for (mv, &gradient) in choice.moves.iter().zip(&*shares) {
            // Most moves have a negligible likelihood and hence no gradient.
            if gradient.abs() < 1e-4 {
                continue;
            }
            for &feature in mv {
                let feature = usize::from(feature);
                squares[feature] += gradient * gradient;
                weights[feature] -= rate * gradient / squares[feature].sqrt().max(0.3);
            }
        }
        loss
    }

    /// Returns the file that the engine reads.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        self.weights.iter().map(|weight| (weight * PER_NAT).round().clamp(-127.0, 127.0) as i8 as u8).collect()
    }
}

/// Returns the weights of a file, in training units.
#[must_use]
pub fn weights(file: &[u8]) -> Vec<f32> {
    file.iter().map(|&byte| f32::from(byte as i8) / PER_NAT).collect()
}

/// Returns the shares of choices in which the best move ranks first and within the first ten, and the geometric mean of
/// its ranks.
#[must_use]
pub fn places(choices: &[Choice], weights: &[f32]) -> [f64; 3] {
    let mut sums = [0.0; 3];
    for choice in choices {
        let place = choice.place(weights);
        let each = [f64::from(place == 1), f64::from(place <= 10), (place as f64).ln()];
        sums.iter_mut().zip(each).for_each(|(sum, one)| *sum += one);
    }
    let [first, ten, logs] = sums.map(|sum| sum / choices.len() as f64);
    [first, ten, logs.exp()]
}
