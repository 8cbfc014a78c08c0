//! Text of the benchmark.

use super::say;
use crate::game::message::Message;

/// Returns the result of a benchmark, in the form that OpenBench reads.
pub fn bench(nodes: u64, speed: u64) -> String {
    format!("{nodes} nodes {speed} nps")
}

/// Returns the progress of a benchmark.
pub fn bench_progress(done: usize, of: usize) -> String {
    say(&Message::new("bench-progress").with("done", done).with("of", of))
}
