//! Iterative deepening: the root is searched depth after depth, until a limit is met or nothing is left to be found.
//!
//! CITE: <https://www.chessprogramming.org/Iterative_Deepening>.

use super::correction::Correction;
use super::history::History;
use super::mate::{Mate, MateSearch};
use super::mate_probe::MateProbe;
use super::move_blindness::MoveBlindness;
use super::move_picker::Arena;
use super::repetition::RepetitionTable;
use super::root::{Line, Root};
use super::score::{DRAW, MAX_PLY, is_mate, plies_to_mate};
use super::searcher::{Memory, Searcher};
use super::transposition_table::TranspositionTable;
use super::{Handler, Limits, Score};
use crate::game::{Key, Position};

/// The size of the transposition table where nobody says otherwise, in entries: 16 MiB.
pub const ENTRIES: usize = 1 << 20;
/// The mate search gets one entry for so many of the transposition table.
const ENTRIES_PER_MATE_ENTRY: usize = 4;
/// The size of the table of quiescence search, in entries: so few that they stay in the processor's cache, half a MiB.
const QUIESCENCE_ENTRIES: usize = 1 << 15;

/// A searcher of one game, with what it has learnt so far.
///
/// Deterministic: after [`Search::clear`], the same question with a limit of depth or nodes gives the same answer from
/// the same number of nodes, on every machine.
pub struct Search<P: Position> {
    memory: Memory<P::Move>,
    own_mates: MateSearch<P>,
    their_mates: MateSearch<P>,
    looks_for_mates: bool,
}

/// What a search ended with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<M> {
    /// The depth that was finished, in plies.
    pub depth: u32,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// How many nodes were searched.
    pub nodes: u64,
    /// The principal variation; empty only if there is no legal turn.
    pub line: Vec<M>,
}

impl<M: Copy> SearchResult<M> {
    /// The best turn, if there is a legal one.
    pub fn best(&self) -> Option<M> {
        self.line.first().copied()
    }
}

impl<P: Position> Default for Search<P> {
    fn default() -> Self {
        Search::new(ENTRIES)
    }
}

impl<P: Position> Search<P> {
    /// A searcher that knows nothing yet, with a transposition table of at least this many entries.
    pub fn new(entries: usize) -> Search<P> {
        let memory = Memory {
            table: TranspositionTable::new(entries),
            quiescence_table: TranspositionTable::new(QUIESCENCE_ENTRIES),
            history: History::new(P::HISTORY),
            correction: Correction::new(),
            arena: Arena::new(),
        };
        let mate_entries = entries / ENTRIES_PER_MATE_ENTRY;
        Search {
            memory,
            own_mates: MateSearch::new(mate_entries),
            their_mates: MateSearch::new(mate_entries / 4),
            looks_for_mates: true,
        }
    }

    /// The same without the mate search beside the main search, which gets all nodes. A search of a thousand nodes or so
    /// judges better so, for the mate search takes hundreds before the first depth.
    #[must_use]
    pub fn without_mate_search(self) -> Search<P> {
        Search { looks_for_mates: false, ..self }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory.table.clear();
        self.memory.quiescence_table.clear();
        self.memory.history.clear();
        self.memory.correction.clear();
        self.own_mates.clear();
        self.their_mates.clear();
    }

    /// Searches for the best turn.
    ///
    /// `game` holds the keys of the positions before this one, for repetition. [`Limits::millis`] is the handler's
    /// business. There is a best turn whenever there is a legal one, however soon the handler stops the search. The search
    /// also ends where there is only one turn, or where a mate is proven.
    pub fn run<H>(&mut self, position: &P, game: &[Key], limits: &Limits, handler: &mut H) -> SearchResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        self.run_among(position, game, limits, &[], handler)
    }

    /// The same among these first turns alone; among all legal ones if none of these is.
    pub fn run_among<H>(
        &mut self,
        position: &P,
        game: &[Key],
        limits: &Limits,
        among: &[P::Move],
        handler: &mut H,
    ) -> SearchResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        if limits.blindness.is_some() {
            // Each such search overlooks other turns: what one has learnt is wrong for the next.
            self.clear();
        }
        self.memory.table.new_search();
        self.memory.quiescence_table.new_search();
        self.memory.history.new_search();
        let max_depth = limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32);
        let max_nodes = limits.nodes.unwrap_or(u64::MAX);
        let mut searcher = Searcher::new(&mut self.memory, handler, RepetitionTable::new(game), max_nodes);
        searcher.blindness = MoveBlindness::new(limits.blindness, position.key());
        let mut root = Root {
            searcher,
            own_mates: MateProbe::new(&mut self.own_mates, game, self.looks_for_mates),
            their_mates: MateProbe::new(&mut self.their_mates, game, self.looks_for_mates),
            max_nodes,
            position,
            in_check: position.in_check(),
            refuted: None,
            turns: Vec::new(),
            all: true,
            lines: Vec::new(),
        };
        root.generate_turns();
        root.keep_only(among);
        let lines = limits.lines.unwrap_or(1).max(1) as usize;
        match limits.mate {
            None => root.iterative_deepening(max_depth, lines),
            Some(turns) => root.search_mate(turns, max_depth, lines),
        }
    }
}

impl<P: Position, H: Handler<P::Move>> Root<'_, P, H> {
    /// Searches depth after depth for this many lines.
    fn iterative_deepening(mut self, max_depth: u32, lines: usize) -> SearchResult<P::Move> {
        let worth = self.position.evaluate();
        if self.turns.is_empty() {
            let outcome = self.position.outcome_given(false);
            let value = outcome.map_or(DRAW, |outcome| Searcher::<P, H>::outcome_value(self.position, outcome, 0));
            return SearchResult { depth: 0, score: Score::from_value(value), nodes: 0, line: Vec::new() };
        }
        let mut finished = 0;
        let mut mate_found = false;
        let (mut best, mut steady) = (None, 0);
        self.lines.extend(self.turns.iter().take(lines).map(|turn| Line { value: worth, turns: vec![turn.m] }));
        'depths: for depth in 1..=max_depth {
            if !mate_found && let Some(mate) = self.probe_own_mate() {
                if self.lines.len() == 1 {
                    return self.end_with(mate);
                }
                // The other lines are still wanted.
                self.lines[0] = Line::from_mate(mate);
                mate_found = true;
            }
            for rank in 0..self.lines.len() {
                if !(mate_found && rank == 0) {
                    loop {
                        let Some(value) = self.aspiration_search(depth as i32, rank) else { break 'depths };
                        self.lines[rank].value = value;
                        if !self.is_refuted(rank) {
                            break;
                        }
                    }
                }
                self.report(depth, rank);
            }
            finished = depth;
            // A line that was found last may have turned out better than one before it.
            self.lines.sort_by_key(|line| std::cmp::Reverse(line.value));
            let is_proven = |line: &Line<P::Move>| is_mate(line.value) && depth as i32 >= plies_to_mate(line.value);
            if self.lines.iter().all(is_proven) || self.is_forced() {
                break;
            }
            let head = self.lines[0].turns.first().copied();
            steady = if head == best { steady + 1 } else { 0 };
            best = head;
            if self.searcher.handler.is_deep_enough(self.share_of(head), steady) {
                break;
            }
        }
        let nodes = self.searcher.nodes;
        let best = self.lines.swap_remove(0);
        SearchResult { depth: finished, score: Score::from_value(best.value), nodes, line: best.turns }
    }

    /// Looks for a mate within this many turns first. Where checks alone do not force one, a quiet turn may: the main
    /// search looks for that, not much deeper than it would lie.
    fn search_mate(mut self, turns: u32, max_depth: u32, lines: usize) -> SearchResult<P::Move> {
        let handler = &mut *self.searcher.handler;
        let mate =
            self.all.then(|| self.own_mates.probe_within(self.position, turns, self.max_nodes, handler)).flatten();
        self.searcher.nodes = self.own_mates.nodes;
        match mate {
            Some(mate) => self.end_with(mate),
            None => self.iterative_deepening(max_depth.min(turns.saturating_mul(2).saturating_add(1)), lines),
        }
    }

    /// The line of a mate that has been verified move by move needs no further search.
    fn end_with(mut self, mate: Mate<P::Move>) -> SearchResult<P::Move> {
        let best = Line::from_mate(mate);
        let (depth, score) = (best.turns.len() as u32, Score::from_value(best.value));
        self.lines = vec![best];
        self.report(depth, 0);
        let line = self.lines.swap_remove(0).turns;
        SearchResult { depth, score, nodes: self.searcher.nodes, line }
    }
}
