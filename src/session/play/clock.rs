//! The clocks. Each position of the history stores the remaining time, so taking a move back restores it. While a player
//! looks at another position, the clock of the game runs on. The current time comes from outside, with
//! [`PlayAction::Tick`](super::PlayAction::Tick) before every other action. Players lose no time while a computer or
//! phone suspends the page.

use super::{NodeId, Play, PlayEffect, Player, Settled};
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
    /// The clock that runs.
    pub running: Option<RunningClock>,
}

/// The clock of the side to move at a node, which runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RunningClock {
    pub node: NodeId,
    /// Time at which it was started.
    pub since: u64,
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
        let running = self.clock.running.is_some_and(|running| side == self.mover_at(running.node));
        Some(Face { left, running, low: left <= (control.base() / 8).clamp(10_000, 60_000) })
    }

    /// The node whose clock counts: the last one of the game as played. If the engine thinks about another position, the
    /// game goes on from there.
    fn clock_node(&self) -> NodeId {
        if self.is_thinking() { self.tree().current() } else { self.tip }
    }

    fn mover_at(&self, node: NodeId) -> Side {
        self.tree().at(node).side_to_move()
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
        self.times_now(self.clock_node())[side.index()]
    }

    /// Both sides' remaining time at a node, less what has passed if its clock runs, in milliseconds.
    fn times_now(&self, node: NodeId) -> [u32; 2] {
        let mut times = self.times_at(node);
        if let Some(running) = self.clock.running.filter(|running| running.node == node) {
            // While a move of the engine is only held back for display, the clock does not run.
            let now = self.engine.held.as_ref().map_or(self.now, |held| held.at);
            let left = &mut times[self.mover_at(node).index()];
            *left = left.saturating_sub(u32::try_from(now.saturating_sub(running.since)).unwrap_or(u32::MAX));
        }
        times
    }

    /// The times of these positions for storage, with what has passed on the clock that runs.
    pub(super) fn times_to_store(&self, nodes: &[NodeId]) -> Vec<[u32; 2]> {
        if self.options.control.is_none() {
            return Vec::new();
        }
        nodes.iter().map(|&node| self.times_now(node)).collect()
    }

    /// Sets the clocks after a move to `times`, and adds the mover's increment.
    pub(super) fn press_clock(&mut self, times: [u32; 2], mover: Side) {
        let Some(control) = self.options.control else { return };
        let mut times = times;
        let node = self.tree().current();
        if self.tree().depth() > FREE_MOVES {
            self.clock.running = Some(RunningClock { node, since: self.now });
            let left = &mut times[mover.index()];
            *left = left.saturating_add(control.added());
        }
        self.set_times(node, times);
    }

    /// Both sides' remaining time, for [`Play::press_clock`] once the move is played.
    pub(super) fn read_clock(&self) -> [u32; 2] {
        self.times_now(self.tree().current())
    }

    /// Stops the clock, and forgets what has passed on it.
    pub(super) fn put_clock_back(&mut self) {
        self.clock.running = None;
    }

    /// Gives both sides the full time from this position on.
    pub(super) fn set_clock(&mut self, effects: &mut Vec<PlayEffect>) {
        self.put_clock_back();
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

    /// True if the clock of this node runs. The engine's clock stands while it does not think.
    fn should_run(&self, node: NodeId) -> bool {
        let here = node == self.tree().current();
        self.options.control.is_some()
            && self.settled_at(node).is_none()
            && self.tree().outcome_at(node).is_none()
            && (self.players.of(self.mover_at(node)) == Player::Human || here && self.is_thinking())
            && self.tree().path_to(node).len() > FREE_MOVES
    }

    /// Starts or stops the clock as the game requires. Called after every action.
    pub(super) fn run_clock(&mut self) {
        let node = Some(self.clock_node()).filter(|&node| self.should_run(node));
        let before = self.clock.running;
        if before.map(|running| running.node) == node {
            return;
        }
        if let Some(RunningClock { node, .. }) = before {
            self.set_times(node, self.times_now(node));
        }
        self.clock.running = node.map(|node| RunningClock { node, since: self.now });
    }

    pub(super) fn tick(&mut self, now: u64, effects: &mut Vec<PlayEffect>) {
        let passed = now.saturating_sub(self.now);
        self.now += passed;
        if passed > ASLEEP {
            self.clock.running =
                self.clock.running.map(|running| RunningClock { since: running.since + passed, ..running });
        }
        if let Some(RunningClock { node, .. }) = self.clock.running
            && self.engine.held.is_none()
            && self.times_now(node)[self.mover_at(node).index()] == 0
        {
            self.helped |= node != self.tip;
            self.stand_at(node);
            return self.settle(Settled::OutOfTime(self.mover_at(node)), effects);
        }
        self.show_held(effects);
        self.coach_in_time(effects);
    }

    /// True if the game needs regular [`PlayAction::Tick`](super::PlayAction::Tick) actions.
    pub fn wants_ticks(&self) -> bool {
        self.clock.running.is_some() || self.engine.held.is_some() || self.asked().is_some() || self.coach_is_busy()
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
