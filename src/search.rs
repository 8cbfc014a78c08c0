//! The search: from a position to the best turn. It knows neither time nor input nor output: a [`Handler`] is told what
//! has been found and says when to stop.
//!
//! In reading order: [`Search::run`] deepens (`deepen`), each depth walks the tree (`alphabeta`), leaves are looked at
//! until they are quiet (`quiesce`), turns come in a promising order (`order`, `history`) and what was learnt of a
//! position is kept (`table`). Beside it runs, with a small share of the time (`aside`), a search for mates alone
//! (`mate`).

mod alpha_beta;
mod correction;
mod history;
mod iterative_deepening;
pub mod mate;
mod mate_probe;
mod move_blindness;
mod move_picker;
mod quiescence;
mod reductions;
mod repetition;
mod score;
mod singular_extension;
mod transposition_table;

use crate::game::Side;
pub use iterative_deepening::{ENTRIES, Search, SearchResult};
use serde::{Deserialize, Serialize};

/// When a search must end. Without any limit it goes on until it is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Limits {
    /// After so many milliseconds.
    pub millis: Option<u32>,
    /// After this depth, in plies.
    pub depth: Option<u32>,
    /// After so many nodes.
    pub nodes: Option<u64>,
    /// How many of the best turns are wanted, each with its line; none means one. No limit, but it is asked for together
    /// with them.
    pub lines: Option<u32>,
    /// Once a mate within so many turns of the side to move is found, or seems not to exist.
    pub mate: Option<u32>,
    /// What it is not to see; none means it sees everything.
    pub blindness: Option<Blindness>,
}

/// How much a search overlooks, so that it plays like a person who does not see everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blindness {
    /// So many of a thousand quiet turns are not seen, and fewer of those that catch the eye.
    pub per_mille: u16,
    /// Which ones: another number hides other turns.
    pub seed: u64,
}

/// What a position is worth for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns(i32),
    /// A forced end in so many turns of the winner: positive if the side to move wins, negative or zero if it loses.
    Mate(i32),
}

impl Score {
    /// The same told from White's side if it was told from this one, or from this one if it was told from White's.
    #[must_use]
    pub const fn told_to(self, side: Side) -> Score {
        match (self, side) {
            (score, Side::White) => score,
            (Score::Centipawns(worth), Side::Black) => Score::Centipawns(-worth),
            (Score::Mate(turns), Side::Black) => Score::Mate(-turns),
        }
    }
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
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// What the position is worth for the side to move if it plays this line.
    pub score: Score,
    /// How many positions it has looked at.
    pub nodes: u64,
    /// The line; never empty.
    pub line: &'a [M],
}

/// Who a search answers to.
pub trait Handler<M> {
    /// Asked every few hundred nodes, with their number so far.
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Told of each better first turn and of each finished depth.
    fn found(&mut self, report: &Report<'_, M>);
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
