//! The bench: fixed positions searched to a fixed depth. The number of nodes is the fingerprint of the search, the same
//! on every machine, natively and in the browser. The time it takes measures the speed.

use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::search::{Clock, Limits, Search, Silent};
use crate::with_game;

/// Default depth in plies.
pub const DEPTH: u32 = 5;

/// Size of the transposition table, in entries: large enough for such low depths, and quick to clear.
const ENTRIES: usize = 1 << 16;

const POSITIONS: &str = include_str!("bench/positions.txt");

/// Progress of a bench.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BenchProgress {
    /// Number of finished positions.
    pub done: usize,
    /// Number of all positions.
    pub of: usize,
    /// Number of nodes searched so far.
    pub nodes: u64,
    /// Elapsed time in milliseconds.
    pub millis: u32,
}

impl BenchProgress {
    /// Returns true if all positions are done.
    pub fn is_over(&self) -> bool {
        self.done == self.of
    }

    /// Returns the nodes per second.
    pub fn speed(&self) -> u64 {
        self.nodes.saturating_mul(1000) / u64::from(self.millis).max(1)
    }
}

/// Returns the positions of the bench, each as a rule set and a FEN.
pub fn positions() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.trim().split_once(' '))
}

/// Searches each position to a depth, starting afresh each time, and reports the progress after each.
///
/// ```
/// use hostage_chess::engine::{bench, clock::NativeClock};
///
/// let end = bench::run(1, &NativeClock::default(), &mut |progress| assert!(progress.nodes > 0));
/// assert!(end.is_over());
/// ```
pub fn run(depth: u32, clock: &impl Clock, tell: &mut dyn FnMut(&BenchProgress)) -> BenchProgress {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut progress = BenchProgress { done: 0, of: positions().count(), nodes: 0, millis: 0 };
    let mut taken = 0.0;
    for (variant, fen) in positions() {
        // A test ensures that all of them are legal.
        if let Ok(position) = AnyPosition::from_fen(variant, fen) {
            with_game!(&position, position => {
                let mut search = Search::new(ENTRIES);
                let begin = clock.millis();
                progress.nodes += search.run(position, &[], &limits, &mut Silent).nodes;
                taken += clock.millis() - begin;
            });
        }
        progress.done += 1;
        progress.millis = taken.round() as u32;
        tell(&progress);
    }
    progress
}
