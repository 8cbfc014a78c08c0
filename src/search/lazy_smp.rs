//! Lazy SMP: helpers search the same root beside the main search, each with histories of its own. What they find they leave
//! in the transposition table, and nothing else passes between them. The main search alone speaks and decides.
//!
//! Who runs helpers at the same time is the caller's business: see [`Crew`].
//!
//! CITE: <https://www.chessprogramming.org/Lazy_SMP>.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::{Handler, Report};

/// Runs helpers beside a search.
pub trait Crew {
    /// Does the work, and beside it as many of the helpers' as it can; comes back when all have ended. A helper ends soon
    /// after the work has.
    fn run<R>(&self, helpers: Vec<Box<dyn FnOnce() + Send + '_>>, work: impl FnOnce() -> R) -> R;
}

/// Nobody helps.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn run<R>(&self, _helpers: Vec<Box<dyn FnOnce() + Send + '_>>, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// What the threads of a search tell each other.
pub struct Team {
    stop: AtomicBool,
    /// The nodes of the main search, and those of the helpers.
    main: AtomicU64,
    helpers: AtomicU64,
    /// How many nodes all together may search.
    most: u64,
}

impl Team {
    /// For a search that may cost so many nodes.
    pub fn new(most: u64) -> Team {
        Team { stop: AtomicBool::new(false), main: AtomicU64::new(0), helpers: AtomicU64::new(0), most }
    }

    /// How many nodes the helpers have searched.
    pub fn helped(&self) -> u64 {
        self.helpers.load(Ordering::Relaxed)
    }

    /// Whether enough nodes have been searched. Everybody looks: who is to end the search may have no processor at the moment.
    fn has_enough(&self) -> bool {
        self.main.load(Ordering::Relaxed).saturating_add(self.helped()) >= self.most
    }

    /// Something that makes the helpers stop when it is dropped, even by a panic: nobody may wait for them for ever.
    pub fn end(&self) -> End<'_> {
        End(self)
    }
}

/// See [`Team::end`].
pub struct End<'a>(&'a Team);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// Whom a thread of the search reports to.
pub enum Member<'a, M> {
    /// The main search: to whoever asked, with the nodes of all.
    Main {
        /// The others.
        team: &'a Team,
        /// Who asked.
        handler: &'a mut dyn Handler<M>,
    },
    /// A helper: to nobody, but it counts.
    Helper {
        /// The others.
        team: &'a Team,
        /// How many nodes it has told of.
        told: u64,
    },
}

impl<M> Handler<M> for Member<'_, M> {
    fn should_stop(&mut self, nodes: u64) -> bool {
        match self {
            Member::Main { team, handler } => {
                team.main.store(nodes, Ordering::Relaxed);
                let helped = team.helped();
                // Alone it knows by itself when it has enough, and to the node.
                helped > 0 && team.has_enough() || handler.should_stop(nodes + helped)
            }
            Member::Helper { team, told } => {
                team.helpers.fetch_add(nodes - *told, Ordering::Relaxed);
                *told = nodes;
                team.stop.load(Ordering::Relaxed) || team.has_enough()
            }
        }
    }

    fn found(&mut self, report: &Report<'_, M>) {
        if let Member::Main { team, handler } = self {
            handler.found(&Report { nodes: report.nodes + team.helped(), ..*report });
        }
    }

    fn is_deep_enough(&mut self, share: u32, steady: u32) -> bool {
        match self {
            Member::Main { handler, .. } => handler.is_deep_enough(share, steady),
            Member::Helper { .. } => false,
        }
    }
}

/// Whether a helper leaves out a depth, so that not all search the same one at the same time.
///
/// CITE: Stockfish 8, `search.cpp` (`SkipSize`, `SkipPhase`, by Joona Kiiski),
/// <https://github.com/official-stockfish/Stockfish/blob/sf_8/src/search.cpp>.
pub fn skips(helper: usize, depth: u32) -> bool {
    const SIZE: [u32; 20] = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4];
    const PHASE: [u32; 20] = [0, 1, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 6, 7];
    let (size, phase) = (SIZE[helper % SIZE.len()], PHASE[helper % PHASE.len()]);
    (depth + phase) / size % 2 == 1
}
