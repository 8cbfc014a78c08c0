//! Singular extension: the table's move is searched deeper if it is much better than all others. If other moves are
//! good enough as well, the node is cut off or the move is searched less deeply.
//!
//! CITE: <https://www.chessprogramming.org/Singular_Extensions> (the node is searched without the table's move, as in
//! Stockfish), <https://www.chessprogramming.org/Multi-Cut>.

use super::Handler;
use super::constants;
use super::score::is_mate;
use super::searcher::{NodePlace, Searcher};
use super::transposition_table::{Bound, TableEntry};
use crate::game::Position;

/// Minimum depth at which the extension is worth its cost.
const LEAST_DEPTH: i32 = 6;
/// Maximum distance from the root, in plies. Without it, a line might never end.
const MOST_PLIES: usize = 30;

/// Result of a search without the table's move.
pub enum Singular {
    /// Number of plies to add to the depth of the move; negative to reduce it.
    Extend(i32),
    /// Other moves cause a cutoff too, with this value of the node.
    MultiCut(i32),
}

impl<P: Position, H: Handler<P::Move>> Searcher<'_, P, H> {
    /// Searches the node without the table's move.
    pub fn singular_extension(
        &mut self,
        position: &P,
        node: NodePlace,
        depth: i32,
        (beta, is_pv): (i32, bool),
        entry: &TableEntry<P::Move>,
    ) -> Singular {
        let ply = node.ply;
        let is_candidate = entry.m.is_some()
            && depth >= LEAST_DEPTH
            && ply < MOST_PLIES
            && entry.depth > depth - 3
            && entry.bound != Bound::Upper
            && !is_mate(entry.value);
        if !is_candidate || self.excluded[ply].is_some() {
            return Singular::Extend(0);
        }
        let low = entry.value - constants::SINGULAR_MARGIN.get() * depth / 4;
        self.excluded[ply] = entry.m;
        let value = self.alpha_beta(position, node, (depth - 1) / 2, low - 1, low);
        self.excluded[ply] = None;
        self.pv[ply].clear();
        if value < low {
            Singular::Extend(1)
        } else if value >= beta && !is_pv && !is_mate(value) && !self.stopped {
            Singular::MultiCut(value)
        } else {
            Singular::Extend(if entry.value >= beta { -1 } else { 0 })
        }
    }
}
