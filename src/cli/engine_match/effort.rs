//! Resources used by an engine: depth, nodes, time and memory.

use std::time::Duration;

use super::engine::Answer;
use super::time_control::TimeControl;

/// Moves with a fixed time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TimedMoves {
    /// Number of moves.
    pub moves: u64,
    /// Number of replies that exceeded the time by more than [`GRACE`].
    pub late: u64,
    /// Largest excess.
    pub latest: Duration,
}

/// Totals of an engine over all its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Number of moves.
    pub moves: u64,
    /// Sum of the reported depths.
    depth_sum: u64,
    /// Number of moves with a reported depth.
    depth_count: u64,
    /// Sum of the reported nodes.
    nodes: u64,
    /// Time used, by the referee's clock.
    time: Duration,
    /// How well it kept fixed times per move.
    timed: TimedMoves,
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
            self.timed.moves += 1;
            self.timed.late += u64::from(over > GRACE);
            self.timed.latest = self.timed.latest.max(over);
        }
        self.moves += 1;
        if let Some(depth) = answer.depth {
            self.depth_sum += u64::from(depth);
            self.depth_count += 1;
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
        self.depth_sum += other.depth_sum;
        self.depth_count += other.depth_count;
        self.nodes += other.nodes;
        self.time += other.time;
        self.timed.moves += other.timed.moves;
        self.timed.late += other.timed.late;
        self.timed.latest = self.timed.latest.max(other.timed.latest);
        self.memory = [0, 1].map(|when| self.memory[when].max(other.memory[when]));
    }

    /// Returns how well the engine kept fixed times per move.
    pub fn timed(&self) -> TimedMoves {
        self.timed
    }

    /// Returns the maximum memory in bytes at the end of the first [`WARM`] games and of the later games.
    pub fn memory(&self) -> [Option<u64>; 2] {
        self.memory
    }

    /// Returns the mean depth, if any was reported.
    pub fn depth(&self) -> Option<f64> {
        (self.depth_count > 0).then(|| self.depth_sum as f64 / self.depth_count as f64)
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
