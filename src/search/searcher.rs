//! A search in progress: its counters, its line, and the memory it shares with earlier and later searches.

use super::Handler;
use super::correction::Correction;
use super::evaluation_cache::EvaluationCache;
use super::history::History;
use super::mate::Mate;
use super::move_blindness::MoveBlindness;
use super::move_picker::{Arena, MovePicker};
use super::repetition::RepetitionTable;
use super::score::{DRAW, MATE, MAX_PLY, clamp_eval, mated_in};
use super::transposition_table::{Bound, TableEntry, TranspositionTable, table_key};
use crate::game::{Outcome, Packed, Position};

/// Nodes between two calls of the handler; a power of two.
const ASK_EVERY: u64 = 256;

/// Size of the table of quiescence search, in entries: half a MiB, which fits into the processor's cache.
const QUIESCENCE_ENTRIES: usize = 1 << 15;

/// Depth of proven entries in the transposition table: deeper than any search.
pub const PROVEN: i32 = 255;

/// Memory of one thread that outlives a search.
pub struct SearchMemory<M> {
    /// Results for positions beyond the first ply of quiescence search; see `quiescence`.
    pub quiescence_table: TranspositionTable<M>,
    pub history: History<M>,
    pub correction: Correction,
    pub evaluations: EvaluationCache,
    pub arena: Arena<M>,
}

impl<M: Packed + Eq> SearchMemory<M> {
    /// Creates an empty memory for a game with this many history numbers; see [`Position::HISTORY`].
    pub fn new(sorts: usize) -> SearchMemory<M> {
        SearchMemory {
            quiescence_table: TranspositionTable::new(QUIESCENCE_ENTRIES),
            history: History::new(sorts),
            correction: Correction::new(),
            evaluations: EvaluationCache::new(),
            arena: Arena::new(),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.quiescence_table.clear();
        self.history.clear();
        self.correction.clear();
        self.evaluations.clear();
    }

    /// Prepares for a new search.
    pub fn new_search(&mut self) {
        self.quiescence_table.new_search();
        self.history.new_search();
    }
}

/// Search in progress.
pub struct Searcher<'a, P: Position, H> {
    /// Transposition table, shared with other threads.
    pub table: &'a TranspositionTable<P::Move>,
    pub memory: &'a mut SearchMemory<P::Move>,
    pub handler: &'a mut H,
    pub repetitions: RepetitionTable,
    pub blindness: MoveBlindness,
    /// Principal variation from each ply on.
    pub pv: Vec<Vec<P::Move>>,
    /// Static evaluations along the line; `None` where the king is in check.
    pub evals: Vec<Option<i32>>,
    /// History numbers of the quiet moves tried at the nodes of the line, one node after another.
    pub quiets_tried: Vec<usize>,
    /// Move that each node excludes, for its singular extension.
    pub excluded: Vec<Option<P::Move>>,
    pub nodes: u64,
    max_nodes: u64,
    pub stopped: bool,
}

/// Place of a node in the tree.
#[derive(Clone, Copy)]
pub struct NodePlace {
    /// Number of plies from the root.
    pub ply: usize,
    /// True if the side to move is in check.
    pub in_check: bool,
    /// History number of the move that led here; `None` after a null move.
    pub previous: Option<usize>,
}

impl<'a, P: Position, H: Handler<P::Move>> Searcher<'a, P, H> {
    /// Creates a search that has not begun.
    pub fn new(
        table: &'a TranspositionTable<P::Move>,
        memory: &'a mut SearchMemory<P::Move>,
        handler: &'a mut H,
        repetitions: RepetitionTable,
        max_nodes: u64,
    ) -> Self {
        memory.arena.clear();
        Searcher {
            table,
            memory,
            handler,
            repetitions,
            blindness: MoveBlindness::default(),
            pv: vec![Vec::new(); MAX_PLY + 2],
            evals: vec![None; MAX_PLY + 2],
            quiets_tried: Vec::new(),
            excluded: vec![None; MAX_PLY + 2],
            nodes: 0,
            max_nodes,
            stopped: false,
        }
    }

    /// Counts a node, and sets `stopped` when the search must end.
    pub fn count_node(&mut self) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        if self.nodes >= self.max_nodes || self.nodes.is_multiple_of(ASK_EVERY) && self.handler.should_stop(self.nodes)
        {
            self.stopped = true;
        }
    }

    /// Returns the value of a finished game for the side to move.
    pub fn outcome_value(position: &P, outcome: Outcome, ply: usize) -> i32 {
        match outcome.winner {
            None => DRAW,
            Some(side) if side == position.side_to_move() => MATE - ply as i32,
            Some(_) => mated_in(ply),
        }
    }

    /// Returns the value of a position in which the game is over, by its rules or by repetition.
    pub fn terminal_value(&self, position: &P, ply: usize) -> Option<i32> {
        if position.outcome_given(true).is_some() {
            // It may also be mate, which takes precedence. Only in this rare case must the moves be counted.
            return position.outcome().map(|outcome| Self::outcome_value(position, outcome, ply));
        }
        self.repetitions.repeats(position.key()).then_some(DRAW)
    }

    /// Returns the static evaluation of a position, raw and with the learnt correction. Both are `None` in check.
    pub fn static_evals(&mut self, position: &P, in_check: bool, known: Option<i32>) -> (Option<i32>, Option<i32>) {
        if in_check {
            return (None, None);
        }
        // Read first, so that the access to memory overlaps with the evaluation.
        let correction = self.memory.correction.correction(position);
        let raw_eval = known.unwrap_or_else(|| self.memory.evaluations.evaluate(position));
        (Some(raw_eval), Some(clamp_eval(raw_eval + correction)))
    }

    /// Returns true if the static evaluation is better than two plies ago.
    pub fn is_improving(&self, ply: usize, eval: Option<i32>) -> bool {
        match (eval, ply.checked_sub(2).and_then(|ply| self.evals[ply])) {
            (Some(now), Some(then)) => now > then,
            _ => false,
        }
    }

    /// Stores a proven mate by the side to move.
    pub fn store_mate(&mut self, position: &P, ply: usize, mate: &Mate<P::Move>) {
        let value = MATE - (ply + mate.line.len()) as i32;
        let entry = TableEntry { m: mate.line.first().copied(), value, eval: 0, depth: PROVEN, bound: Bound::Exact };
        self.table.store(table_key(position), ply, entry);
    }

    /// Returns the value of a node near the horizon if the side to move has an obvious mate in one.
    pub fn mate_in_one(&mut self, picker: &MovePicker<'_, P>, ply: usize, is_pv: bool) -> Option<i32> {
        let m = picker.mate_in_one().filter(|_| !self.blindness.is_blind())?;
        if is_pv {
            self.pv[ply + 1].clear();
            self.update_pv(ply, m);
        }
        Some(MATE - ply as i32 - 1)
    }

    /// Sets the principal variation from a ply on to this move and the line below it.
    pub fn update_pv(&mut self, ply: usize, m: P::Move) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
            line.clear();
            line.push(m);
            line.extend_from_slice(rest);
        }
    }
}
