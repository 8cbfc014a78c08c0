//! Score of a match, and resources used by the engines.

use std::collections::BTreeMap;

use super::effort::Effort;
use super::elo::Pentanomial;
use super::game::{Foul, GameEnd, Played};
use super::habits::Habits;
use super::texts;
use crate::game::Side;
use crate::words;

/// Number of offences of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fouls {
    /// Illegal moves.
    pub illegal: u64,
    /// Replies that came too late.
    pub late: u64,
    /// Replies without a move.
    pub missing: u64,
    /// Crashes.
    pub crashed: u64,
}

impl Fouls {
    /// Returns crashes, losses on time and illegal moves, as OpenBench counts them. A missing move counts as illegal.
    pub fn as_cutechess(self) -> [u64; 3] {
        [self.crashed, self.late, self.illegal + self.missing]
    }
}

/// Totals of the games played so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games that the first engine lost, drew and won.
    pub games: [u64; 3],
    /// The same result, by pairs.
    pub pairs: Pentanomial,
    /// Games that White won, drew and lost.
    pub white: [u64; 3],
    /// Offences of each engine.
    pub fouls: [Fouls; 2],
    /// Resources used by each engine.
    pub efforts: [Effort; 2],
    /// Number of games by their kind of ending.
    pub ends: BTreeMap<String, u64>,
    /// Total number of plies.
    pub moves: u64,
    /// Each engine's habits.
    pub habits: [Habits; 2],
}

impl Tally {
    /// Adds the two games of a pair.
    pub fn add(&mut self, pair: &[Played; 2]) {
        self.pairs.0[pair[0].half_points() + pair[1].half_points()] += 1;
        for game in pair {
            let points = game.half_points();
            self.games[points] += 1;
            self.white[if game.white == 0 { 2 - points } else { points }] += 1;
            self.moves += game.replay.moves.len() as u64;
            for (engine, habits) in self.habits.iter_mut().enumerate() {
                habits.add(game, if game.white == engine { Side::White } else { Side::Black });
            }
            *self.ends.entry(end(&game.end)).or_default() += 1;
            for (sum, effort) in self.efforts.iter_mut().zip(&game.efforts) {
                sum.join(effort);
            }
            if let GameEnd::Foul(engine, foul) = &game.end {
                let fouls = &mut self.fouls[*engine];
                match foul {
                    Foul::Illegal { .. } => fouls.illegal += 1,
                    Foul::Late => fouls.late += 1,
                    Foul::Missing => fouls.missing += 1,
                    Foul::Crashed => fouls.crashed += 1,
                }
            }
        }
    }
}

/// Describes how a game ended, in a word or two.
fn end(end: &GameEnd) -> String {
    match end {
        GameEnd::Rules(outcome) => words::outcome(outcome),
        GameEnd::Foul(..) => texts::FOUL.to_owned(),
        GameEnd::Agreed(_) => texts::AGREED.to_owned(),
        GameEnd::TooLong => texts::TOO_LONG.to_owned(),
    }
}
