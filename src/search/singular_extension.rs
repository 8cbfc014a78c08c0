//! A turn that is much better than all others is looked at deeper; where there are several good ones, less.
//!
//! CITE: chessprogramming wiki, Singular Extensions (the node searched without the table's turn, as in Stockfish) and
//! Multi-Cut.

use super::Handler;
use super::alpha_beta::{Node, Searcher};
use super::score::is_mate;
use super::transposition_table::{Bound, Entry};
use crate::game::Position;

/// Nearer to the horizon it is not worth its cost.
const LEAST_DEPTH: i32 = 6;
/// Further from the root than this nothing is extended, or a line would never end.
const MOST_PLIES: usize = 30;
/// How much better than the others the turn must be, in centipawns for each ply of depth.
const MARGIN: i32 = 2;

/// What a node learns from a search without its best turn.
pub enum Singular {
    /// How many plies deeper, or less deep, the turn is to be looked at.
    Extend(i32),
    /// Other turns are good enough too: the value of the node.
    MultiCut(i32),
}

impl<P: Position, H: Handler<P::Move>> Searcher<'_, P, H> {
    /// Looks how good the turns other than the table's are.
    pub fn singular_extension(
        &mut self,
        position: &P,
        node: Node,
        depth: i32,
        (beta, is_pv): (i32, bool),
        entry: &Entry<P::Move>,
    ) -> Singular {
        let ply = node.ply;
        let is_worth_it = entry.m.is_some()
            && depth >= LEAST_DEPTH
            && ply < MOST_PLIES
            && entry.depth > depth - 3
            && entry.bound != Bound::Upper
            && !is_mate(entry.value);
        if !is_worth_it || self.excluded[ply].is_some() {
            return Singular::Extend(0);
        }
        let low = entry.value - MARGIN * depth;
        self.excluded[ply] = entry.m;
        let value = self.alpha_beta(position, node, (depth - 1) / 2, low - 1, low);
        self.excluded[ply] = None;
        self.lines[ply].clear();
        if value < low {
            Singular::Extend(1)
        } else if value >= beta && !is_pv && !is_mate(value) && !self.stopped {
            Singular::MultiCut(value)
        } else {
            Singular::Extend(if entry.value >= beta { -1 } else { 0 })
        }
    }
}
