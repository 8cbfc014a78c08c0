//! Tuning by simultaneous perturbation stochastic approximation (SPSA). Each round moves every parameter a little, up
//! or down at random. The engine with these values plays a pair of games against the engine with all parameters moved
//! the other way. The parameters then move towards the winner.
//!
//! CITE: <https://www.chessprogramming.org/SPSA>; the schedule is Spall's, with the end of the steps given as in
//! <https://official-stockfish.github.io/docs/fishtest-wiki/Creating-my-first-test.html>.

use std::fmt::{self, Display, Formatter};

use hostage_chess::tunable::Tunable;

/// Decay of the steps: the exponents that Spall recommends.
const STEP_DECAY: f64 = 0.602;
const SPREAD_DECAY: f64 = 0.101;
/// Share of all rounds after which the steps begin to shrink noticeably.
const STABILITY: f64 = 0.1;

/// Size and length of the search for better values.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Number of rounds, each with a pair of games.
    pub rounds: u32,
    /// Perturbation in the last round, as a share of the range.
    pub spread: f64,
    /// Step in the last round for a surplus of one won game, as a share of the perturbation.
    pub rate: f64,
}

/// A parameter in tuning.
pub struct Tuned {
    constant: &'static Tunable,
    /// Current value. It is fractional, so that small steps add up.
    pub value: f64,
    /// Direction of this round: 1 or -1.
    sign: f64,
}

impl Tuned {
    /// Starts from the program's value.
    #[must_use]
    pub fn new(constant: &'static Tunable) -> Tuned {
        Tuned { constant, value: constant.get().into(), sign: 1.0 }
    }

    /// Returns the name of the parameter.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.constant.name
    }

    /// Returns the value that the search uses now.
    #[must_use]
    pub fn current(&self) -> i32 {
        self.constant.get()
    }

    /// Returns the perturbation in a round, counted from 1.
    fn spread(&self, schedule: &Schedule, round: u32) -> f64 {
        let (low, high) = self.constant.range;
        let last = f64::from(high - low) * schedule.spread;
        last * (f64::from(schedule.rounds) / f64::from(round)).powf(SPREAD_DECAY)
    }

    /// Sets the direction of this round.
    pub fn perturb(&mut self, up: bool) {
        self.sign = if up { 1.0 } else { -1.0 };
    }

    /// Returns the value of one of the two players of a round. The first is moved in the direction drawn, the second in
    /// the opposite one.
    ///
    /// `chance`, from 0 to 1, decides how a fraction is rounded: a half up as often as down.
    #[must_use]
    pub fn played(&self, schedule: &Schedule, round: u32, first: bool, chance: f64) -> i32 {
        let way = if first { self.sign } else { -self.sign };
        let (low, high) = self.constant.range;
        ((self.value + way * self.spread(schedule, round) + chance).floor() as i32).clamp(low, high)
    }

    /// Moves towards the winner. `balance` is the first player's wins minus losses, from -2 to 2.
    pub fn learn(&mut self, schedule: &Schedule, round: u32, balance: i32) {
        let stability = STABILITY * f64::from(schedule.rounds);
        let shrunk = (stability + f64::from(schedule.rounds)) / (stability + f64::from(round));
        let last = self.spread(schedule, schedule.rounds);
        // This is Spall's a / c, expressed by the values of both in the last round.
        let step = schedule.rate * last * last * shrunk.powf(STEP_DECAY) / self.spread(schedule, round);
        let (low, high) = self.constant.range;
        self.value = (self.value + step * self.sign * f64::from(balance)).clamp(low.into(), high.into());
    }

    /// Sets the value for the searches that follow.
    pub fn set(&self, value: i32) {
        self.constant.set(value);
    }
}

impl Display for Tuned {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.constant.name, self.value)
    }
}
