//! What an engine spends on its turns: depth, nodes, time.

use std::time::Duration;

use super::engine::Answer;

/// What an engine spent on all its turns together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How many turns it played.
    pub turns: u64,
    /// The sum of the depths it says it has reached, and the number of turns for which it said so.
    depths: (u64, u64),
    /// How many nodes it says it has searched.
    nodes: u64,
    /// How long it took by the referee's clock.
    time: Duration,
}

impl Effort {
    /// Adds an answer.
    pub fn add(&mut self, answer: &Answer) {
        self.turns += 1;
        if let Some(depth) = answer.depth {
            self.depths = (self.depths.0 + u64::from(depth), self.depths.1 + 1);
        }
        self.nodes += answer.nodes.unwrap_or(0);
        self.time += answer.taken;
    }

    /// Adds what it spent on another game.
    pub fn join(&mut self, other: &Effort) {
        self.turns += other.turns;
        self.depths = (self.depths.0 + other.depths.0, self.depths.1 + other.depths.1);
        self.nodes += other.nodes;
        self.time += other.time;
    }

    /// The mean depth, if it ever reported one.
    pub fn depth(&self) -> Option<f64> {
        (self.depths.1 > 0).then(|| self.depths.0 as f64 / self.depths.1 as f64)
    }

    /// Nodes per second, if it ever reported any.
    pub fn speed(&self) -> Option<u64> {
        (self.nodes > 0).then(|| (self.nodes as f64 / self.time.as_secs_f64().max(1e-9)) as u64)
    }

    /// The mean time for a turn.
    pub fn turn_time(&self) -> Duration {
        self.time / u32::try_from(self.turns.max(1)).unwrap_or(u32::MAX)
    }
}
