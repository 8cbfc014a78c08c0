//! The engine: a search with a clock, a level of strength, an opening book and threads. [`LocalEngine`](local::LocalEngine)
//! runs it in the calling thread.
//!
//! The programs also exchange requests and replies with an engine that runs elsewhere. `client` is the page's side of a
//! worker in the browser. The worker's side is `worker`, or `piped` with several threads.

#[cfg(feature = "protocol")]
mod answer;
#[doc(hidden)]
pub mod bench;
pub mod book;
// The page's target has neither threads nor a clock.
#[cfg(not(target_os = "unknown"))]
pub mod clock;
#[cfg(feature = "protocol")]
mod fault;
pub mod level;
pub mod local;
#[cfg(all(feature = "protocol", not(target_os = "unknown")))]
pub mod piped;
#[cfg(feature = "protocol")]
mod protocol;
#[cfg(not(target_os = "unknown"))]
pub mod threads;
#[doc(hidden)]
pub mod time_management;
#[cfg(feature = "protocol")]
pub mod watch;

#[cfg(feature = "web")]
pub mod client;
#[cfg(feature = "worker")]
pub mod worker;

#[cfg(feature = "protocol")]
pub use fault::EngineFault;
#[cfg(feature = "protocol")]
pub use protocol::{Asker, PROTOCOL, QuestionId, Reply, Request};

use crate::search::Score;

/// Interim result of a running search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Info {
    /// Rank of this line among the requested lines: 1 for the best.
    pub rank: u32,
    /// Depth searched, in plies.
    pub depth: u32,
    /// Score of the position for the side to move.
    pub score: Score,
    /// Number of moves within which the side to move cannot force mate, as far as that is proven. If the score is a
    /// mate in one move more, no mate is shorter.
    #[cfg_attr(feature = "serde", serde(default))]
    pub no_mate_within: u32,
    /// Number of nodes searched so far.
    pub nodes: u64,
    /// Elapsed time in milliseconds.
    pub millis: u32,
    /// Principal variation as UCI text.
    pub line: Vec<String>,
}

impl Info {
    /// Returns true if the score is a mate by the side to move and no shorter one can exist.
    pub fn is_shortest_mate(&self) -> bool {
        matches!(self.score, Score::Mate(moves @ 1..) if moves.unsigned_abs() <= self.no_mate_within.saturating_add(1))
    }
}
