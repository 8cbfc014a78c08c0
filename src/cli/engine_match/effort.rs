//! What an engine spends on its turns: depth, nodes, time; and how much memory its program holds.

use std::time::Duration;

use super::engine::Answer;
use super::time_control::TimeControl;

/// What an engine spent on all its turns together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// How many turns it played.
    pub moves: u64,
    /// The sum of the depths it says it has reached, and the number of turns for which it said so.
    depths: (u64, u64),
    /// How many nodes it says it has searched.
    nodes: u64,
    /// How long it took by the referee's clock.
    time: Duration,
    /// The turns that had a time of their own, how many answers came more than [`GRACE`] after it, and how much later the last of all.
    timed: (u64, u64, Duration),
    /// The most its program held at the end of one of its first games and of a later one, in bytes, where the system tells.
    memory: [Option<u64>; 2],
}

/// Delays of the system are no fault of an engine.
pub const GRACE: Duration = Duration::from_millis(50);

/// After so many games a program should have all the memory it wants.
pub const WARM: u64 = 10;

impl Effort {
    /// Adds an answer, to a question with this limit.
    pub fn add(&mut self, answer: &Answer, time_control: TimeControl) {
        if let TimeControl::MoveTime(limit) = time_control {
            let over = answer.taken.saturating_sub(limit);
            let (moves, late, latest) = self.timed;
            self.timed = (moves + 1, late + u64::from(over > GRACE), latest.max(over));
        }
        self.moves += 1;
        if let Some(depth) = answer.depth {
            self.depths = (self.depths.0 + u64::from(depth), self.depths.1 + 1);
        }
        self.nodes += answer.nodes.unwrap_or(0);
        self.time += answer.taken;
    }

    /// Adds what its program holds at the end of its game of this number, from 1.
    pub fn hold(&mut self, game: u64, bytes: Option<u64>) {
        let most = &mut self.memory[usize::from(game > WARM)];
        *most = bytes.max(*most);
    }

    /// Adds what it spent on another game.
    pub fn join(&mut self, other: &Effort) {
        self.moves += other.moves;
        self.depths = (self.depths.0 + other.depths.0, self.depths.1 + other.depths.1);
        self.nodes += other.nodes;
        self.time += other.time;
        let (moves, late, latest) = other.timed;
        self.timed = (self.timed.0 + moves, self.timed.1 + late, self.timed.2.max(latest));
        self.memory = [0, 1].map(|when| self.memory[when].max(other.memory[when]));
    }

    /// The turns that had a time of their own, how many answers came more than [`GRACE`] after it, and how much later the last of all.
    pub fn timed(&self) -> (u64, u64, Duration) {
        self.timed
    }

    /// The most its program held at the end of one of its first [`WARM`] games, and of a later one, in bytes.
    pub fn memory(&self) -> [Option<u64>; 2] {
        self.memory
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
    pub fn time_per_move(&self) -> Duration {
        self.time / u32::try_from(self.moves.max(1)).unwrap_or(u32::MAX)
    }
}
