//! The bench: fixed positions searched to a fixed depth. The number of nodes is the search's fingerprint, the same on
//! every machine, natively and in the browser; what it takes to count them is its speed.

use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::search::{Clock, Limits, Search, Silent};
use crate::with_game;

/// The depth where nobody asks for another, in plies.
pub const DEPTH: u32 = 5;

/// A table for so many positions: enough for such depths, and quick to clear.
const ENTRIES: usize = 1 << 16;

const POSITIONS: &str = include_str!("bench/positions.txt");

/// How far a bench has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// How many positions are done.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// How many nodes were looked at so far.
    pub nodes: u64,
    /// How long the searches took so far, in milliseconds.
    pub millis: u32,
}

impl Progress {
    /// Whether nothing is left to do.
    pub fn is_over(&self) -> bool {
        self.done == self.of
    }

    /// Nodes a second.
    pub fn speed(&self) -> u64 {
        self.nodes.saturating_mul(1000) / u64::from(self.millis).max(1)
    }
}

/// The positions: the names of their rules, and FENs.
pub fn positions() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = POSITIONS.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.trim().split_once(' '))
}

/// Searches each position to a depth, with a memory of its own, and tells how far it has got after each.
///
/// ```
/// use hostage_chess::engine::{bench, clock::NativeClock};
///
/// let end = bench::run(1, &NativeClock::default(), &mut |progress| assert!(progress.nodes > 0));
/// assert!(end.is_over());
/// ```
pub fn run(depth: u32, clock: &impl Clock, tell: &mut dyn FnMut(&Progress)) -> Progress {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut progress = Progress { done: 0, of: positions().count(), nodes: 0, millis: 0 };
    let mut taken = 0.0;
    for (variant, fen) in positions() {
        // They are all legal: a test holds it.
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
