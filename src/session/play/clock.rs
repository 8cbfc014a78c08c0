//! The clocks. What was left is kept with each position of the history, so a turn taken back gives its time back. The
//! moment it is comes in from outside, with [`Action::Tick`](super::Action::Tick) before everything else that happens. While a
//! machine sleeps, or a phone has put the page to sleep, nobody loses time.

use super::{NodeId, Play, PlayEffect, Settled};
use crate::engine::time_management::by_clock;
use crate::game::{Game, Side};
use crate::search::Limits;

/// From how many turns on the clocks run: each player's first one is free.
const FREE_MOVES: usize = 2;

/// A page that has not been told the time for so long was asleep, in milliseconds: the slowest browser tells one that it hides
/// once a minute.
const ASLEEP: u64 = 90_000;

/// The clocks of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct GameClock {
    /// What White and Black had left when the turn at each position began, in milliseconds. Positions that are missing
    /// have all of the time.
    pub times: Vec<[u32; 2]>,
    /// Since when the clock of the side to move runs.
    pub since: Option<u64>,
}

/// What a clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// What is left, in milliseconds.
    pub left: u32,
    /// Whether it is this one that runs.
    pub running: bool,
    /// There is little left: an eighth of the whole, but not less than ten seconds nor more than a minute.
    pub low: bool,
}

impl<G: Game> Play<G> {
    /// What the clock of a side shows, if there is one.
    pub fn face(&self, side: Side) -> Option<Face> {
        let control = self.options.control?;
        let left = self.left(side);
        let running = self.clock.since.is_some() && side == self.position().side_to_move();
        Some(Face { left, running, low: left <= (control.base() / 8).clamp(10_000, 60_000) })
    }

    /// What both had when the turn at a position began.
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

    /// What is left to a side now.
    pub(super) fn left(&self, side: Side) -> u32 {
        self.times_now()[side.index()]
    }

    /// What is left to both now, in milliseconds.
    fn times_now(&self) -> [u32; 2] {
        let mut times = self.times_at(self.tree().current());
        // A turn of the engine's that is only held back to be seen has been made.
        let now = self.engine.held.as_ref().map_or(self.now, |held| held.at);
        let used = self.clock.since.map_or(0, |since| now.saturating_sub(since));
        let left = &mut times[self.position().side_to_move().index()];
        *left = left.saturating_sub(u32::try_from(used).unwrap_or(u32::MAX));
        times
    }

    /// The times of these positions as they are to be stored: that of the turn under way as it is now.
    pub(super) fn times_to_store(&self, nodes: &[NodeId]) -> Vec<[u32; 2]> {
        if self.options.control.is_none() {
            return Vec::new();
        }
        let here = self.tree().current();
        nodes.iter().map(|&node| if node == here { self.times_now() } else { self.times_at(node) }).collect()
    }

    /// After a turn: the mover has used what it took, and has the increment.
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

    /// What both have left, for [`Play::press_clock`] once the turn is played.
    pub(super) fn read_clock(&self) -> [u32; 2] {
        self.times_now()
    }

    /// Another position is shown: its time starts again.
    pub(super) fn put_clock_back(&mut self) {
        self.clock.since = None;
    }

    /// All of the time for both, from this position on.
    pub(super) fn set_clock(&mut self, effects: &mut Vec<PlayEffect>) {
        self.clock.since = None;
        if let Some(control) = self.options.control {
            self.clock.times.clear();
            self.clock.times.resize(self.tree().len(), [control.base(); 2]);
        }
        // What the engine was asked depended on its clock.
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

    /// Starts or stops the clock as the game stands. Called after everything that happens.
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

    /// Time has passed.
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

    /// Whether the session waits for time to pass.
    pub fn wants_ticks(&self) -> bool {
        self.clock.since.is_some() || self.engine.held.is_some() || self.asked.is_some() || self.coach_is_busy()
    }

    /// When the engine's search has to end: as its strength says, and in its share of the clock.
    pub(super) fn limits(&self) -> Limits {
        let limits = self.strength.limits();
        let Some(control) = self.options.control else { return limits };
        let left = self.left(self.position().side_to_move());
        let clock = by_clock(left.into(), control.added().into(), None);
        let millis = limits.millis.into_iter().chain(clock.millis).min();
        Limits { millis, aim: clock.aim, ..limits }
    }
}
