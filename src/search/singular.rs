//! A turn that is much better than all others is looked at deeper; where there are several good ones, less.
//!
//! CITE: chessprogramming wiki, Singular Extensions (the node searched without the table's turn, as in Stockfish) and
//! Multi-Cut.

use super::Handler;
use super::alphabeta::{Place, Walk};
use super::table::{Bound, Entry};
use super::value::is_mate;
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
    Deeper(i32),
    /// Other turns are good enough too: the value of the node.
    Cut(i32),
}

impl<P: Position, H: Handler<P::Move>> Walk<'_, P, H> {
    /// Looks how good the turns other than the table's are.
    pub fn look_without(
        &mut self,
        position: &P,
        place: Place,
        depth: i32,
        (beta, is_pv): (i32, bool),
        entry: &Entry<P::Move>,
    ) -> Singular {
        let ply = place.ply;
        let is_worth_it = entry.m.is_some()
            && depth >= LEAST_DEPTH
            && ply < MOST_PLIES
            && entry.depth > depth - 3
            && entry.bound != Bound::Upper
            && !is_mate(entry.value);
        if !is_worth_it || self.excluded[ply].is_some() {
            return Singular::Deeper(0);
        }
        let low = entry.value - MARGIN * depth;
        self.excluded[ply] = entry.m;
        let value = self.visit(position, place, (depth - 1) / 2, low - 1, low);
        self.excluded[ply] = None;
        self.lines[ply].clear();
        if value < low {
            Singular::Deeper(1)
        } else if value >= beta && !is_pv && !is_mate(value) && !self.stopped {
            Singular::Cut(value)
        } else {
            Singular::Deeper(if entry.value >= beta { -1 } else { 0 })
        }
    }
}
