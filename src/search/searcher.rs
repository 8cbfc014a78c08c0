//! A search under way: what it has counted, its line, and what it shares with searches before and after it.

use super::Handler;
use super::correction::Correction;
use super::evaluation_cache::EvaluationCache;
use super::history::History;
use super::mate::Mate;
use super::move_blindness::MoveBlindness;
use super::move_picker::{Arena, MovePicker};
use super::repetition::RepetitionTable;
use super::score::{DRAW, MATE, MAX_PLY, clamp_eval, mated_in};
use super::transposition_table::{Bound, Entry, TranspositionTable};
use crate::game::{Outcome, Packed, Position};

/// How often the handler is asked, in nodes; a power of two.
const ASK_EVERY: u64 = 256;

/// The size of the table of quiescence search, in entries: so few that they stay in the processor's cache, half a MiB.
const QUIESCENCE_ENTRIES: usize = 1 << 15;

/// The depth under which the transposition table keeps what is proven: deeper than any search.
pub const PROVEN: i32 = 255;

/// What outlives one search, and is its own.
pub struct Memory<M> {
    /// What is known of positions beyond the first ply of quiescence search; see `quiescence`.
    pub quiescence_table: TranspositionTable<M>,
    pub history: History<M>,
    pub correction: Correction,
    pub evaluations: EvaluationCache,
    pub arena: Arena<M>,
}

impl<M: Packed + Eq> Memory<M> {
    /// Without any experience of a game with so many history numbers; see [`Position::HISTORY`].
    pub fn new(sorts: usize) -> Memory<M> {
        Memory {
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

    /// Before a new search.
    pub fn new_search(&mut self) {
        self.quiescence_table.new_search();
        self.history.new_search();
    }
}

/// One search under way.
pub struct Searcher<'a, P: Position, H> {
    /// What is known of positions, by other threads too.
    pub table: &'a TranspositionTable<P::Move>,
    pub memory: &'a mut Memory<P::Move>,
    pub handler: &'a mut H,
    pub repetitions: RepetitionTable,
    pub blindness: MoveBlindness,
    /// The principal variation from each ply on.
    pub pv: Vec<Vec<P::Move>>,
    /// The static evaluations along the line; none where the king is in check.
    pub evals: Vec<Option<i32>>,
    /// The history numbers of the quiet turns tried at the nodes of the line, one node after the other.
    pub quiets_tried: Vec<usize>,
    /// The turn that a node leaves out, for the singular extension of that turn.
    pub excluded: Vec<Option<P::Move>>,
    pub nodes: u64,
    max_nodes: u64,
    pub stopped: bool,
}

/// Where in the tree a node is.
#[derive(Clone, Copy)]
pub struct Node {
    /// Plies from the root.
    pub ply: usize,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// The history number of the turn that led here; none after a null move.
    pub previous: Option<usize>,
}

impl<'a, P: Position, H: Handler<P::Move>> Searcher<'a, P, H> {
    /// A search that has not begun.
    pub fn new(
        table: &'a TranspositionTable<P::Move>,
        memory: &'a mut Memory<P::Move>,
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

    /// Counts a node and notices when the search has to end.
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

    /// The value for the side to move of a game that has ended.
    pub fn outcome_value(position: &P, outcome: Outcome, ply: usize) -> i32 {
        match outcome.winner {
            None => DRAW,
            Some(side) if side == position.side_to_move() => MATE - ply as i32,
            Some(_) => mated_in(ply),
        }
    }

    /// The value of a position in which the game is over, by itself or by repetition.
    pub fn terminal_value(&self, position: &P, ply: usize) -> Option<i32> {
        if position.outcome_given(true).is_some() {
            // It may also be mate, which comes first. This is the rare case in which turns have to be counted.
            return position.outcome().map(|outcome| Self::outcome_value(position, outcome, ply));
        }
        self.repetitions.repeats(position.key()).then_some(DRAW)
    }

    /// The static evaluation of a position, and the same with the correction that experience suggests; none in check.
    pub fn static_evals(&mut self, position: &P, in_check: bool, known: Option<i32>) -> (Option<i32>, Option<i32>) {
        if in_check {
            return (None, None);
        }
        // Looked up first, so that memory is waited for while the evaluation is worked out.
        let correction = self.memory.correction.correction(position);
        let raw_eval = known.unwrap_or_else(|| self.memory.evaluations.evaluate(position));
        (Some(raw_eval), Some(clamp_eval(raw_eval + correction)))
    }

    /// Whether the static evaluation is better than at the side's turn before.
    pub fn is_improving(&self, ply: usize, eval: Option<i32>) -> bool {
        match (eval, ply.checked_sub(2).and_then(|ply| self.evals[ply])) {
            (Some(now), Some(then)) => now > then,
            _ => false,
        }
    }

    /// Keeps a mate by the side to move that has been proven.
    pub fn store_mate(&mut self, position: &P, ply: usize, mate: &Mate<P::Move>) {
        let value = MATE - (ply + mate.line.len()) as i32;
        let entry = Entry { m: mate.line.first().copied(), value, eval: 0, depth: PROVEN, bound: Bound::Exact };
        self.table.store(position.key(), ply, entry);
    }

    /// The value of a node at the end of a line whose side to move mates at once, if that is plain to see.
    pub fn mate_in_one(&mut self, picker: &MovePicker<'_, P>, ply: usize, is_pv: bool) -> Option<i32> {
        let m = picker.mate_in_one().filter(|_| !self.blindness.is_blind())?;
        if is_pv {
            self.pv[ply + 1].clear();
            self.update_pv(ply, m);
        }
        Some(MATE - ply as i32 - 1)
    }

    /// Makes this turn, and what follows it, the principal variation from a ply on.
    pub fn update_pv(&mut self, ply: usize, m: P::Move) {
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
            line.clear();
            line.push(m);
            line.extend_from_slice(rest);
        }
    }
}
