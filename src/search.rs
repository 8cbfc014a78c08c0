//! The search finds the best move in a position. It knows nothing of time, input or output: a [`Handler`] receives the
//! results and decides when to stop. It sees a game only through the trait [`Position`](crate::game::Position).
//!
//! In reading order: [`Search::run`] deepens iteratively (`iterative_deepening`, `root`). Each depth is an alpha-beta
//! search (`searcher`, `alpha_beta`, `pruning`, `reductions`, `singular_extension`). Its leaves are searched until they
//! are quiet (`quiescence`). The most promising moves are tried first (`move_picker`, `history`). Results are cached by
//! position (`transposition_table`, `correction`, `repetition`). A small share of the nodes goes to a search for mates
//! only (`mate_probe`, [`mate`]). Helpers may search the same root in parallel (`lazy_smp`).
//!
//! CITE: <https://www.chessprogramming.org/Search>. Each file cites the sources of its ideas.

mod alpha_beta;
#[doc(hidden)]
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

use crate::game::PlayingStyle;

pub use iterative_deepening::{ENTRIES, Search, SearchQuestion, SearchResult};
pub use lazy_smp::{Alone, Crew};
pub use score::Score;

/// Conditions that end a search. Without any limit, the search runs until it is stopped.
///
/// ```
/// use hostage_chess::Limits;
///
/// let two_seconds = Limits { millis: Some(2_000), ..Limits::default() };
/// assert!(!two_seconds.is_endless() && Limits { depth: Some(9), ..Limits::default() }.is_endless());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// Maximum time in milliseconds.
    pub millis: Option<u32>,
    /// Target time in milliseconds, checked at the end of each depth. The search ends sooner if the best move stands
    /// out, later if it does not.
    pub aim: Option<u32>,
    /// Maximum depth in plies. With a depth, a position with one legal move is searched too. Otherwise that move is
    /// returned at once.
    pub depth: Option<u32>,
    /// Maximum number of nodes. The replay that verifies a mate comes on top.
    pub nodes: Option<u64>,
    /// Number of best moves to report, each with its line; `None` means one. This does not end the search.
    pub lines: Option<u32>,
    /// Mate distance to look for, in moves of the side to move. The search ends once it finds this mate or concludes
    /// that none exists.
    pub mate: Option<u32>,
    /// True to continue after a mate is found, within the other limits, until no shorter one can exist. A
    /// position with one legal move is searched too.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub shortest: bool,
    /// Moves the search overlooks; `None` means that it sees everything. See also [`Blindness::REPEATABLE`].
    pub blindness: Option<Blindness>,
    /// Style in which the side to move plays; `None` means that it plays the best move.
    #[cfg_attr(
        feature = "serde",
        serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "crate::game::playing_style::read_style"
        )
    )]
    pub style: Option<PlayingStyle>,
}

impl Limits {
    /// Depth that no search reaches. A search with a depth uses no opening book, and examines an only move.
    pub const DEEPEST: u32 = 100;

    /// Returns true if the search has no limit of time or nodes, so that its duration is unknown.
    pub fn is_endless(&self) -> bool {
        self.millis.is_none() && self.nodes.is_none()
    }
}

/// Amount that a search overlooks, so that it plays like a person who does not see everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Blindness {
    /// Number of quiet moves in a thousand that the search overlooks. It misses fewer captures and checks.
    pub per_mille: u16,
    /// Seed that selects the overlooked moves.
    pub seed: u64,
}

impl Blindness {
    /// Overlooks nothing. Like every blind search, the search still begins with an empty table, has no helpers, and gets a
    /// small table from a `LocalEngine`. So the same question always has the same answer, unless its time runs out.
    pub const REPEATABLE: Blindness = Blindness { per_mille: 0, seed: 0 };
}

/// Source of time for a search. Native builds and wasm builds have different sources.
pub trait Clock {
    /// Returns the milliseconds since a fixed moment.
    fn millis(&self) -> f64;
}

/// Interim result of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchReport<'a, M> {
    /// Rank of this line among the requested lines: 1 for the best.
    pub rank: u32,
    /// Depth searched, in plies.
    pub depth: u32,
    /// Score of the position for the side to move if it plays this line.
    pub score: Score,
    /// Number of moves within which the side to move cannot force mate, as far as that is proven. If the score is a
    /// mate in one move more, no mate is shorter.
    pub no_mate_within: u32,
    /// Number of nodes searched so far.
    pub nodes: u64,
    /// Principal variation; never empty.
    pub line: &'a [M],
}

/// Receiver of the results of a search, which also decides when to stop it.
pub trait Handler<M> {
    /// Returns true if the search should stop. Called every few hundred nodes with the number of nodes so far.
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Receives each better first move and each finished depth.
    fn found(&mut self, report: &SearchReport<'_, M>);

    /// Returns true if the depth just finished is deep enough. `share` is the part of this depth's nodes spent on the
    /// best move, in thousandths. `steady` is the number of previous depths at which the same move was best.
    fn is_deep_enough(&mut self, _share: u32, _steady: u32) -> bool {
        false
    }
}

/// Handler that never stops the search and ignores its results.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Handler<M> for Silent {
    fn should_stop(&mut self, _nodes: u64) -> bool {
        false
    }

    fn found(&mut self, _report: &SearchReport<'_, M>) {}
}
