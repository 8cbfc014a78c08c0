//! Resources used by an engine: depth, nodes, time and memory.

use std::time::Duration;

use super::engine::Answer;
use super::time_control::TimeControl;

/// Totals of an engine over all its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Number of moves.
    pub moves: u64,
    /// Sum of the reported depths, and number of moves with a reported depth.
    depths: (u64, u64),
    /// Sum of the reported nodes.
    nodes: u64,
    /// Time used, by the referee's clock.
    time: Duration,
    /// Number of moves with a fixed time, number of replies that exceeded it by more than [`GRACE`], and largest
    /// excess.
    timed: (u64, u64, Duration),
    /// Maximum memory in bytes at the end of the first games and of the later games, where the system reports it.
    memory: [Option<u64>; 2],
}

/// Tolerance for delays of the system.
pub const GRACE: Duration = Duration::from_millis(50);

/// Number of games after which a program should have all the memory it needs.
pub const WARM: u64 = 10;

impl Effort {
    /// Adds a reply to a request with this limit.
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

    /// Adds the memory of the program after a game. Games are counted from 1.
    pub fn hold(&mut self, game: u64, bytes: Option<u64>) {
        let most = &mut self.memory[usize::from(game > WARM)];
        *most = bytes.max(*most);
    }

    /// Adds the totals of another game.
    pub fn join(&mut self, other: &Effort) {
        self.moves += other.moves;
        self.depths = (self.depths.0 + other.depths.0, self.depths.1 + other.depths.1);
        self.nodes += other.nodes;
        self.time += other.time;
        let (moves, late, latest) = other.timed;
        self.timed = (self.timed.0 + moves, self.timed.1 + late, self.timed.2.max(latest));
        self.memory = [0, 1].map(|when| self.memory[when].max(other.memory[when]));
    }

    /// Returns the number of moves with a fixed time, the number of replies that exceeded it by more than [`GRACE`],
    /// and the largest excess.
    pub fn timed(&self) -> (u64, u64, Duration) {
        self.timed
    }

    /// Returns the maximum memory in bytes at the end of the first [`WARM`] games and of the later games.
    pub fn memory(&self) -> [Option<u64>; 2] {
        self.memory
    }

    /// Returns the mean depth, if any was reported.
    pub fn depth(&self) -> Option<f64> {
        (self.depths.1 > 0).then(|| self.depths.0 as f64 / self.depths.1 as f64)
    }

    /// Returns the nodes per second, if any were reported.
    pub fn speed(&self) -> Option<u64> {
        (self.nodes > 0).then(|| (self.nodes as f64 / self.time.as_secs_f64().max(1e-9)) as u64)
    }

    /// Returns the mean time per move.
    pub fn time_per_move(&self) -> Duration {
        self.time / u32::try_from(self.moves.max(1)).unwrap_or(u32::MAX)
    }
}
