//! The search: from a position to the best turn. It knows neither time nor input nor output: a [`Handler`] hears what
//! has been found and says when to stop. It sees a game only through the trait [`Position`](crate::game::Position).
//!
//! In reading order: [`Search::run`] deepens iteratively (`iterative_deepening`, `root`), each depth is an alpha-beta
//! search (`searcher`, `alpha_beta`, `pruning`, `reductions`, `singular_extension`), whose leaves are searched until
//! they are quiet (`quiescence`). Turns come best first (`move_picker`, `history`), and what was learnt of a position is
//! kept (`transposition_table`, `correction`, `repetition`). A small share of the nodes goes to a search for mates alone
//! (`mate_probe`, [`mate`]). Helpers may search the same root beside it (`lazy_smp`).
//!
//! CITE: for the whole, <https://www.chessprogramming.org/Search>. Each file cites its own ideas.

mod alpha_beta;
pub mod constants;
mod correction;
mod evaluation_cache;
mod history;
mod iterative_deepening;
mod lazy_smp;
pub mod mate;
mod mate_probe;
mod move_blindness;
mod move_picker;
mod pruning;
mod quiescence;
mod reductions;
mod repetition;
mod root;
mod score;
mod searcher;
mod singular_extension;
mod transposition_table;

pub use iterative_deepening::{ENTRIES, Question, Search, SearchResult};
pub use lazy_smp::{Alone, Crew};
pub use score::Score;
use serde::{Deserialize, Serialize};

/// When a search must end. Without any limit it goes on until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Limits {
    /// After this many milliseconds.
    pub millis: Option<u32>,
    /// After about this many, at the end of a depth: sooner where the best turn stands out, later where it does not.
    pub aim: Option<u32>,
    /// After this depth, in plies.
    pub depth: Option<u32>,
    /// After this many nodes.
    pub nodes: Option<u64>,
    /// How many of the best turns are wanted, each with its line; none means one. This does not end the search, but it
    /// is asked for together with what does.
    pub lines: Option<u32>,
    /// Once a mate within this many turns of the side to move is found, or seems not to exist.
    pub mate: Option<u32>,
    /// What it is not to see; none means it sees everything.
    pub blindness: Option<Blindness>,
}

impl Limits {
    /// Whether only whoever asked ends the search, for nobody knows how long it takes.
    pub fn is_endless(&self) -> bool {
        self.millis.is_none() && self.nodes.is_none()
    }
}

/// How much a search overlooks, so that it plays like a person who does not see everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blindness {
    /// How many of a thousand quiet turns are not seen. Fewer of those that catch the eye are missed.
    pub per_mille: u16,
    /// Which ones: another number hides other turns.
    pub seed: u64,
}

/// A clock that a search may look at; wasm and native have different ones.
pub trait Clock {
    /// Milliseconds since some fixed moment.
    fn millis(&self) -> f64;
}

/// What a search has found so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report<'a, M> {
    /// Which of the lines asked for this is: 1 for the best.
    pub rank: u32,
    /// How deep it has searched, in plies.
    pub depth: u32,
    /// What the position is worth for the side to move if it plays this line.
    pub score: Score,
    /// How many nodes it has searched.
    pub nodes: u64,
    /// The principal variation; never empty.
    pub line: &'a [M],
}

/// Who a search reports to.
pub trait Handler<M> {
    /// Asked every few hundred nodes, with their number so far.
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Told of each better first turn and of each finished depth.
    fn found(&mut self, report: &Report<'_, M>);

    /// Asked after each finished depth whether that is deep enough. `share` is how many thousandths of the depth's nodes
    /// went to the best turn, `steady` at how many depths before it was the best as well.
    fn is_deep_enough(&mut self, _share: u32, _steady: u32) -> bool {
        false
    }
}

/// A handler that never stops the search and listens to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Handler<M> for Silent {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn found(&mut self, _report: &Report<'_, M>) {}
}
