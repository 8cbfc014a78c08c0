//! The bench.

use super::say;
use crate::game::message::Message;

/// What a bench came to, in the form that OpenBench reads.
pub fn bench(nodes: u64, speed: u64) -> String {
    format!("{nodes} nodes {speed} nps")
}

/// How far a bench has got.
pub fn bench_progress(done: usize, of: usize) -> String {
    say(&Message::new("bench-progress").with("done", done).with("of", of))
}
