//! Where the candidates of all nodes on the line are kept, and the keys by which they are sorted.

use crate::game::Hint;

/// A turn to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The turn.
    pub m: M,
    /// What the game says of it.
    pub hint: Hint,
}

/// The candidates of all nodes on the line, one node after the other. There are positions with more than a thousand
/// turns, and lists of that size must not lie on the stack.
pub struct Arena<M> {
    pub(super) candidates: Vec<Candidate<M>>,
    pub(super) keys: Vec<SortKey>,
    pub(super) list: Vec<M>,
}

impl<M> Arena<M> {
    /// Room for a first few nodes.
    pub fn new() -> Arena<M> {
        Arena { candidates: Vec::with_capacity(8192), keys: Vec::with_capacity(8192), list: Vec::with_capacity(1536) }
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.candidates.clear();
        self.keys.clear();
    }
}

/// A candidate's score and its place among those of its node. The greatest comes first; of equal scores the one that the
/// game listed first, so that the order is the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SortKey(u64);

impl SortKey {
    pub(super) fn new(score: i32, place: usize) -> SortKey {
        SortKey(u64::from(score.cast_unsigned() ^ 1 << 31) << 32 | u64::from(!(place as u32)))
    }

    pub(super) fn score(self) -> i32 {
        ((self.0 >> 32) as u32 ^ 1 << 31).cast_signed()
    }

    pub(super) fn place(self) -> usize {
        !(self.0 as u32) as usize
    }
}
