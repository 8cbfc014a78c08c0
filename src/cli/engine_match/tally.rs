//! The score of a match so far, and what the engines spent on it.

use std::collections::BTreeMap;

use super::effort::Effort;
use super::elo::Pentanomial;
use super::game::{Foul, GameEnd, Played};
use crate::cli::texts;
use crate::words;

/// How often an engine did something wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fouls {
    /// How often it played an illegal turn.
    pub illegal: u64,
    /// How often it did not answer in time.
    pub late: u64,
    /// How often it named no turn.
    pub missing: u64,
    /// How often its program ended.
    pub crashed: u64,
}

impl Fouls {
    /// Crashes, losses on time and illegal turns, as the referee of OpenBench tells them apart: to it, who names no turn
    /// has named an illegal one.
    pub fn as_cutechess(self) -> [u64; 3] {
        [self.crashed, self.late, self.illegal + self.missing]
    }
}

/// The games so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many games the first engine lost, drew, and won.
    pub games: [u64; 3],
    /// The same counted in pairs.
    pub pairs: Pentanomial,
    /// The games that White won, drew and lost.
    pub white: [u64; 3],
    /// What each engine did wrong.
    pub fouls: [Fouls; 2],
    /// What each engine spent.
    pub efforts: [Effort; 2],
    /// How many games ended in each way.
    pub ends: BTreeMap<String, u64>,
    /// How many turns they had together.
    pub moves: u64,
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

/// How a game ended, in a word or two.
fn end(end: &GameEnd) -> String {
    match end {
        GameEnd::Rules(outcome) => words::outcome(outcome),
        GameEnd::Foul(..) => texts::FOUL.to_owned(),
        GameEnd::Agreed(_) => texts::AGREED.to_owned(),
        GameEnd::TooLong => texts::TOO_LONG.to_owned(),
    }
}
