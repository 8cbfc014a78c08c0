//! Better numbers for the search, by simultaneous perturbation stochastic approximation (SPSA): every number is moved a
//! little, up or down by lot, the engine with these numbers plays a pair of games against the engine with all of them moved
//! the other way, and they follow whoever wins.
//!
//! CITE: <https://www.chessprogramming.org/SPSA>; the schedule is Spall's, with the end of the steps given as in
//! <https://official-stockfish.github.io/docs/fishtest-wiki/Creating-my-first-test.html>.

use std::fmt::{self, Display, Formatter};

use hostage_chess::tunable::Tunable;

/// How the steps grow smaller: the exponents that Spall recommends.
const STEP_DECAY: f64 = 0.602;
const SPREAD_DECAY: f64 = 0.101;
/// The share of all rounds after which the steps begin to shrink in earnest.
const STABILITY: f64 = 0.1;

/// How far and how long to look.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Rounds in all, a pair of games each.
    pub rounds: u32,
    /// How far a number is moved in the last round, as a share of its range.
    pub spread: f64,
    /// The step of the last round, as a share of how far the number was moved, for a game more won than lost.
    pub rate: f64,
}

/// A number under way.
pub struct Tuned {
    constant: &'static Tunable,
    /// What it is now: not whole, so that small steps add up.
    pub value: f64,
    /// Which way it is moved this round: 1 or -1.
    sign: f64,
}

impl Tuned {
    /// Begins with the number as it is.
    #[must_use]
    pub fn new(constant: &'static Tunable) -> Tuned {
        Tuned { constant, value: constant.get().into(), sign: 1.0 }
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.constant.name
    }

    /// What the search has at the moment.
    #[must_use]
    pub fn current(&self) -> i32 {
        self.constant.get()
    }

    /// How far it is moved in a round, counted from 1.
    fn spread(&self, schedule: &Schedule, round: u32) -> f64 {
        let (low, high) = self.constant.range;
        let last = f64::from(high - low) * schedule.spread;
        last * (f64::from(schedule.rounds) / f64::from(round)).powf(SPREAD_DECAY)
    }

    /// Draws which way it is moved.
    pub fn perturb(&mut self, up: bool) {
        self.sign = if up { 1.0 } else { -1.0 };
    }

    /// The number of one of the two players of a round: the first has it moved as drawn, the other the other way.
    ///
    /// `chance`, from 0 to 1, decides how what is not whole is rounded: a half up as often as down.
    #[must_use]
    pub fn played(&self, schedule: &Schedule, round: u32, first: bool, chance: f64) -> i32 {
        let way = if first { self.sign } else { -self.sign };
        let (low, high) = self.constant.range;
        ((self.value + way * self.spread(schedule, round) + chance).floor() as i32).clamp(low, high)
    }

    /// Follows whoever won: `balance` is what the first won more than it lost, from -2 to 2.
    pub fn learn(&mut self, schedule: &Schedule, round: u32, balance: i32) {
        let stability = STABILITY * f64::from(schedule.rounds);
        let shrunk = (stability + f64::from(schedule.rounds)) / (stability + f64::from(round));
        let last = self.spread(schedule, schedule.rounds);
        // Spall's a / c, written with what both are in the last round.
        let step = schedule.rate * last * last * shrunk.powf(STEP_DECAY) / self.spread(schedule, round);
        let (low, high) = self.constant.range;
        self.value = (self.value + step * self.sign * f64::from(balance)).clamp(low.into(), high.into());
    }

    /// Sets the number for the searches that follow.
    pub fn set(&self, value: i32) {
        self.constant.set(value);
    }
}

impl Display for Tuned {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.constant.name, self.value)
    }
}
