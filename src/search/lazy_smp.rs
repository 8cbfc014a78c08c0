//! Lazy SMP: helpers search the same root in parallel with the main search, each with separate histories. They share
//! results through the transposition table only. The main search alone reports and decides.
//!
//! The caller provides the threads that run the helpers; see [`Crew`].
//!
//! CITE: <https://www.chessprogramming.org/Lazy_SMP>.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::{Handler, SearchReport};

/// Runs helpers in parallel with a search.
pub trait Crew {
    /// Does the work, and runs as many helpers in parallel as it can. Returns when all have ended. A helper ends soon
    /// after the work has ended.
    fn run<R>(&self, helpers: Vec<Box<dyn FnOnce() + Send + '_>>, work: impl FnOnce() -> R) -> R;
}

/// Crew without helpers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn run<R>(&self, _helpers: Vec<Box<dyn FnOnce() + Send + '_>>, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// State that the threads of a search share.
pub struct Team {
    stop: AtomicBool,
    /// Nodes of the main search and of the helpers.
    main: AtomicU64,
    helpers: AtomicU64,
    /// Maximum number of nodes of all threads together.
    most: u64,
}

impl Team {
    /// Creates the state of a search with this limit of nodes.
    pub fn new(most: u64) -> Team {
        Team { stop: AtomicBool::new(false), main: AtomicU64::new(0), helpers: AtomicU64::new(0), most }
    }

    /// Returns the number of nodes that the helpers have searched.
    pub fn helped(&self) -> u64 {
        self.helpers.load(Ordering::Relaxed)
    }

    /// Returns true if the limit of nodes is reached. Every thread checks this, because the main thread may not be
    /// running at the moment.
    fn has_enough(&self) -> bool {
        self.main.load(Ordering::Relaxed).saturating_add(self.helped()) >= self.most
    }

    /// Returns a guard that stops the helpers when it is dropped, even by a panic, so that no thread waits for them
    /// forever.
    pub fn end(&self) -> StopGuard<'_> {
        StopGuard(self)
    }
}

/// Guard that stops the helpers; see [`Team::end`].
pub struct StopGuard<'a>(&'a Team);

impl Drop for StopGuard<'_> {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// Role of a thread in the search.
pub enum Member<'a, M> {
    /// Main search: it reports to the caller, with the nodes of all threads.
    Main {
        /// Shared state.
        team: &'a Team,
        /// Handler of the caller.
        handler: &'a mut dyn Handler<M>,
    },
    /// Helper: it reports nothing but counts its nodes.
    Helper {
        /// Shared state.
        team: &'a Team,
        /// Number of nodes already added to the shared count.
        told: u64,
    },
}

impl<M> Handler<M> for Member<'_, M> {
    fn should_stop(&mut self, nodes: u64) -> bool {
        match self {
            Member::Main { team, handler } => {
                team.main.store(nodes, Ordering::Relaxed);
                let helped = team.helped();
                // Without helpers, the search itself stops exactly at its limit of nodes.
                helped > 0 && team.has_enough() || handler.should_stop(nodes + helped)
            }
            Member::Helper { team, told } => {
                team.helpers.fetch_add(nodes - *told, Ordering::Relaxed);
                *told = nodes;
                team.stop.load(Ordering::Relaxed) || team.has_enough()
            }
        }
    }

    fn found(&mut self, report: &SearchReport<'_, M>) {
        if let Member::Main { team, handler } = self {
            handler.found(&SearchReport { nodes: report.nodes + team.helped(), ..*report });
        }
    }

    fn is_deep_enough(&mut self, share: u32, steady: u32) -> bool {
        match self {
            Member::Main { handler, .. } => handler.is_deep_enough(share, steady),
            Member::Helper { .. } => false,
        }
    }
}

/// Returns true if a helper skips a depth, so that the threads do not all search the same depth at the same time.
///
/// CITE: Stockfish 8, `search.cpp` (`SkipSize`, `SkipPhase`, by Joona Kiiski),
/// <https://github.com/official-stockfish/Stockfish/blob/sf_8/src/search.cpp>.
pub fn skips(helper: usize, depth: u32) -> bool {
    const SIZE: [u32; 20] = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4];
    const PHASE: [u32; 20] = [0, 1, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7];
    let (size, phase) = (SIZE[helper % SIZE.len()], PHASE[helper % PHASE.len()]);
    (depth + phase) / size % 2 == 1
}
