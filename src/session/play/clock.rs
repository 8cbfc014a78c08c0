//! The clocks. Each position of the history stores the remaining time, so taking a move back restores it. The current
//! time comes from outside, with [`PlayAction::Tick`](super::PlayAction::Tick) before every other action. Players lose
//! no time while a computer or phone suspends the page.

use super::{NodeId, Play, PlayEffect, Settled};
use crate::engine::time_management::by_clock;
use crate::game::{Game, Side};
use crate::search::Limits;
use crate::session::Opponent;

/// Number of moves before the clocks start: each player's first move is free.
const FREE_MOVES: usize = 2;

/// A gap of this many milliseconds between two ticks shows that the page was suspended. The slowest browser runs hidden
/// pages once a minute.
const ASLEEP: u64 = 90_000;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct GameClock {
    /// White's and Black's remaining time when each position was reached, in milliseconds. Missing positions have the
    /// full time.
    pub times: Vec<[u32; 2]>,
    /// Time at which the clock of the side to move was started.
    pub since: Option<u64>,
}

/// The display of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Remaining time, in milliseconds.
    pub left: u32,
    /// True for the clock that runs.
    pub running: bool,
    /// True if little time is left. The threshold is an eighth of the full time, but at least ten seconds and at most a
    /// minute.
    pub low: bool,
}

impl<G: Game> Play<G> {
    /// The display of a side's clock; none without a clock.
    pub fn face(&self, side: Side) -> Option<Face> {
        let control = self.options.control?;
        let left = self.left(side);
        let running = self.clock.since.is_some() && side == self.position().side_to_move();
        Some(Face { left, running, low: left <= (control.base() / 8).clamp(10_000, 60_000) })
    }

    /// Both sides' remaining time when a position was reached, in milliseconds.
    fn times_at(&self, node: usize) -> [u32; 2] {
        let whole = self.options.control.map_or(0, |control| control.base());
        self.clock.times.get(node).copied().unwrap_or([whole; 2])
    }

    fn set_times(&mut self, node: usize, times: [u32; 2]) {
        let whole = self.options.control.map_or(0, |control| control.base());
        if self.clock.times.len() <= node {
            self.clock.times.resize(node + 1, [whole; 2]);
        }
        self.clock.times[node] = times;
    }

    /// A side's remaining time now, in milliseconds.
    pub(super) fn left(&self, side: Side) -> u32 {
        self.times_now()[side.index()]
    }

    /// Both sides' remaining time now, in milliseconds.
    fn times_now(&self) -> [u32; 2] {
        let mut times = self.times_at(self.tree().current());
        // While a move of the engine is only held back for display, the clock does not run.
        let now = self.engine.held.as_ref().map_or(self.now, |held| held.at);
        let used = self.clock.since.map_or(0, |since| now.saturating_sub(since));
        let left = &mut times[self.position().side_to_move().index()];
        *left = left.saturating_sub(u32::try_from(used).unwrap_or(u32::MAX));
        times
    }

    /// The times of these positions for storage, with the current remaining time for the position shown.
    pub(super) fn times_to_store(&self, nodes: &[NodeId]) -> Vec<[u32; 2]> {
        if self.options.control.is_none() {
            return Vec::new();
        }
        let here = self.tree().current();
        nodes.iter().map(|&node| if node == here { self.times_now() } else { self.times_at(node) }).collect()
    }

    /// Sets the clocks after a move to `times`, and adds the mover's increment.
    pub(super) fn press_clock(&mut self, times: [u32; 2], mover: Side) {
        let Some(control) = self.options.control else { return };
        let mut times = times;
        if self.clock.since.is_some() {
            self.clock.since = Some(self.now);
            let left = &mut times[mover.index()];
            *left = left.saturating_add(control.added());
        }
        self.set_times(self.tree().current(), times);
    }

    /// Both sides' remaining time, for [`Play::press_clock`] once the move is played.
    pub(super) fn read_clock(&self) -> [u32; 2] {
        self.times_now()
    }

    /// Restarts the time of the position that is now shown.
    pub(super) fn put_clock_back(&mut self) {
        self.clock.since = None;
    }

    /// Gives both sides the full time from this position on.
    pub(super) fn set_clock(&mut self, effects: &mut Vec<PlayEffect>) {
        self.clock.since = None;
        if let Some(control) = self.options.control {
            self.clock.times.clear();
            self.clock.times.resize(self.tree().len(), [control.base(); 2]);
        }
        // The engine's limits depended on the clock.
        if self.engine.thinking.is_some() {
            self.stop(effects);
            self.let_engine_move(effects);
        }
    }

    fn should_run(&self) -> bool {
        self.options.control.is_some()
            && self.outcome().or_else(|| self.verdict()).is_none()
            && !self.is_paused()
            && self.tree().depth() >= FREE_MOVES
    }

    /// Starts or stops the clock as the game requires. Called after every action.
    pub(super) fn run_clock(&mut self) {
        match (self.should_run(), self.clock.since) {
            (true, None) => self.clock.since = Some(self.now),
            (false, Some(_)) => {
                let times = self.times_now();
                self.clock.since = None;
                self.set_times(self.tree().current(), times);
            }
            _ => {}
        }
    }

    pub(super) fn tick(&mut self, now: u64, effects: &mut Vec<PlayEffect>) {
        let passed = now.saturating_sub(self.now);
        self.now += passed;
        if passed > ASLEEP {
            self.clock.since = self.clock.since.map(|since| since + passed);
        }
        self.forget_question_in_time();
        let side = self.position().side_to_move();
        if self.clock.since.is_some() && self.engine.held.is_none() && self.left(side) == 0 {
            return self.settle(Settled::OutOfTime(side), effects);
        }
        self.show_held(effects);
        self.coach_in_time(effects);
    }

    /// True if the game needs regular [`PlayAction::Tick`](super::PlayAction::Tick) actions.
    pub fn wants_ticks(&self) -> bool {
        self.clock.since.is_some() || self.engine.held.is_some() || self.asked.is_some() || self.coach_is_busy()
    }

    /// The engine's limits, from its strength and its share of the clock. An opponent plays a person in its style.
    pub(super) fn limits(&self) -> Limits {
        let opponent = Opponent::with(self.strength).filter(|_| self.players().reader().is_some());
        let limits =
            Limits { style: opponent.and_then(|it| it.style), ..self.strength.limits_in(self.position().variant()) };
        let Some(control) = self.options.control else { return limits };
        let left = self.left(self.position().side_to_move());
        let clock = by_clock(left.into(), control.added().into(), None);
        let millis = limits.millis.into_iter().chain(clock.millis).min();
        Limits { millis, aim: clock.aim, ..limits }
    }
}
