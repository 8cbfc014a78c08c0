//! Iterative deepening: the root, depth after depth.
//!
//! CITE: chessprogramming wiki, Iterative Deepening, Aspiration Windows; the root's turns are ordered by the nodes they
//! cost last time, as in many engines.

use super::alpha_beta::{Memory, Node, Searcher};
use super::correction::Correction;
use super::history::History;
use super::mate::{Mate, MateSearch};
use super::mate_probe::MateProbe;
use super::move_blindness::MoveBlindness;
use super::move_picker::{Arena, MovePicker, Wanted};
use super::reductions;
use super::repetition::RepetitionTable;
use super::score::{DRAW, INFINITE, MATE, MAX_PLY, is_mate, plies_to_mate, score};
use super::transposition_table::TranspositionTable;
use super::{Handler, Limits, Report, Score};
use crate::game::{Hint, Key, Position};

/// How many positions the table holds where nobody says otherwise: 16 MiB.
pub const ENTRIES: usize = 1 << 20;
/// The mate search gets a table of one entry for so many of the main one.
const MATES: usize = 4;
/// How many the table beyond the horizon holds: so few that they stay in the processor's cache, half a MiB.
const QUIESCENCE_ENTRIES: usize = 1 << 15;

/// A searcher of one game, with what it has learnt so far.
///
/// Deterministic: after [`Search::clear`], the same question with a limit of depth or nodes gives the same answer from
/// the same number of nodes, on every machine.
pub struct Search<P: Position> {
    memory: Memory<P::Move>,
    mates: MateSearch<P>,
    /// Looks for the opponent's mates.
    defence_probe: MateSearch<P>,
}

/// What a search ended with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult<M> {
    /// The depth that was finished, in plies.
    pub depth: u32,
    /// What the position is worth for the side to move.
    pub score: Score,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The best line; empty only if there is no legal turn.
    pub line: Vec<M>,
}

impl<M: Copy> SearchResult<M> {
    /// The best turn, if there is a legal one.
    pub fn best(&self) -> Option<M> {
        self.line.first().copied()
    }
}

struct RootTurn<M> {
    m: M,
    hint: Hint,
    /// What it cost at the depth before.
    nodes: u64,
}

impl<P: Position> Default for Search<P> {
    fn default() -> Self {
        Search::new(ENTRIES)
    }
}

impl<P: Position> Search<P> {
    /// A searcher that knows nothing yet, with a table for at least so many positions.
    pub fn new(entries: usize) -> Search<P> {
        let memory = Memory {
            table: TranspositionTable::new(entries),
            quiescence_table: TranspositionTable::new(QUIESCENCE_ENTRIES),
            history: History::new(P::HISTORY),
            correction: Correction::new(),
            arena: Arena::new(),
        };
        Search { memory, mates: MateSearch::new(entries / MATES), defence_probe: MateSearch::new(entries / MATES / 4) }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.memory.table.clear();
        self.memory.quiescence_table.clear();
        self.memory.history.clear();
        self.memory.correction.clear();
        self.mates.clear();
        self.defence_probe.clear();
    }

    /// Searches for the best turn.
    ///
    /// `game` holds the keys of the positions before this one, for repetition. [`Limits::millis`] is the handler's
    /// business. There is a best turn whenever there is a legal one, however soon the handler stops the search; it also
    /// ends where there is but one, or where a mate is proven.
    pub fn run<H>(&mut self, position: &P, game: &[Key], limits: &Limits, handler: &mut H) -> SearchResult<P::Move>
    where
        H: Handler<P::Move>,
    {
        if limits.blindness.is_some() {
            // Each such search sees other things: what one has learnt is wrong for the next.
            self.clear();
        }
        self.memory.table.new_search();
        self.memory.quiescence_table.new_search();
        self.memory.history.new_search();
        let deepest = limits.depth.unwrap_or(u32::MAX).clamp(1, MAX_PLY as u32);
        let repetitions = RepetitionTable::new(game);
        let mut searcher = Searcher::new(&mut self.memory, handler, repetitions, limits.nodes.unwrap_or(u64::MAX));
        searcher.blindness = MoveBlindness::new(limits.blindness, position.key());
        let in_check = position.in_check();
        let attack_probe = MateProbe::new(&mut self.mates, game);
        let defence_probe = MateProbe::new(&mut self.defence_probe, game);
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        let mut root = Root {
            searcher,
            attack_probe,
            defence_probe,
            most_nodes,
            position,
            in_check,
            refuted: None,
            turns: Vec::new(),
            lines: Vec::new(),
        };
        root.generate_root_turns();
        let lines = limits.lines.unwrap_or(1).max(1) as usize;
        match limits.mate {
            None => root.iterative_deepening(deepest, lines),
            Some(turns) => root.mate_search(turns, deepest, lines),
        }
    }
}

/// One of the best turns, and what follows it.
struct Line<M> {
    value: i32,
    turns: Vec<M>,
}

impl<M> Line<M> {
    /// The line to a mate that is proven.
    fn from_mate(mate: Mate<M>) -> Line<M> {
        Line { value: MATE - mate.line.len() as i32, turns: mate.line }
    }
}

struct Root<'a, P: Position, H> {
    searcher: Searcher<'a, P, H>,
    attack_probe: MateProbe<'a, P>,
    defence_probe: MateProbe<'a, P>,
    most_nodes: u64,
    position: &'a P,
    in_check: bool,
    /// The last turn that lets the opponent mate.
    refuted: Option<P::Move>,
    /// Every legal turn, those at the head of the lines first.
    turns: Vec<RootTurn<P::Move>>,
    /// The best lines so far, best first.
    lines: Vec<Line<P::Move>>,
}

impl<P: Position, H: Handler<P::Move>> Root<'_, P, H> {
    fn generate_root_turns(&mut self) {
        let blindness = self.searcher.blindness;
        let memory = &mut *self.searcher.memory;
        let legal = self.position.legal_moves();
        // Even a hash that two positions share must not make an illegal turn the best one.
        let known = memory.table.get(self.position.key(), 0).and_then(|entry| entry.m).filter(|m| legal.contains(m));
        let mut picker = MovePicker::new(self.position, &memory.arena, Wanted::All, known);
        while let Some(candidate) = picker.next(&mut memory.arena, &memory.history, 0, None) {
            if !self.in_check && !self.turns.is_empty() && blindness.hides(&candidate.hint) {
                continue;
            }
            self.turns.push(RootTurn { m: candidate.m, hint: candidate.hint, nodes: 0 });
        }
        picker.done(&mut memory.arena);
    }

    fn iterative_deepening(mut self, deepest: u32, lines: usize) -> SearchResult<P::Move> {
        let worth = self.position.evaluate();
        if self.turns.is_empty() {
            let outcome = self.position.outcome_given(false);
            let value = outcome.map_or(DRAW, |outcome| Searcher::<P, H>::outcome_value(self.position, outcome, 0));
            return SearchResult { depth: 0, score: score(value), nodes: 0, line: Vec::new() };
        }
        let mut finished = 0;
        let mut mate_found = false;
        self.lines.extend(self.turns.iter().take(lines).map(|turn| Line { value: worth, turns: vec![turn.m] }));
        'depths: for depth in 1..=deepest {
            if !mate_found && let Some(mate) = self.probe_mate() {
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
                        let Some(value) = self.aspiration_window(depth as i32, rank) else { break 'depths };
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
            if self.lines.iter().all(is_proven) || self.turns.len() == 1 {
                break;
            }
        }
        let nodes = self.searcher.nodes;
        let best = self.lines.swap_remove(0);
        SearchResult { depth: finished, score: score(best.value), nodes, line: best.turns }
    }

    /// Looks for a mate within so many turns first. Where checks alone do not force one, a quiet turn may: the main
    /// search looks for that, not much deeper than it lies.
    fn mate_search(mut self, turns: u32, deepest: u32, lines: usize) -> SearchResult<P::Move> {
        let mate = self.attack_probe.probe_within(self.position, turns, self.most_nodes, self.searcher.handler);
        self.searcher.nodes = self.attack_probe.nodes;
        match mate {
            Some(mate) => self.end_with(mate),
            None => self.iterative_deepening(deepest.min(turns.saturating_mul(2).saturating_add(1)), lines),
        }
    }

    /// Lets the mate search have its share.
    fn probe_mate(&mut self) -> Option<Mate<P::Move>> {
        if self.turns.len() == 1
            || self.searcher.blindness.is_blind()
            || self.lines.first().is_some_and(|line| is_mate(line.value))
        {
            return None;
        }
        let before = self.attack_probe.nodes;
        let left = self.most_nodes.saturating_sub(self.searcher.nodes);
        let mate = self.attack_probe.probe_shortest(self.position, self.searcher.nodes, left, self.searcher.handler);
        self.searcher.nodes += self.attack_probe.nodes - before;
        mate
    }

    /// Looks whether the turn at the head of a line lets the opponent mate, which the main search may be far from seeing.
    /// If so, the table knows it from now on.
    fn is_refuted(&mut self, rank: usize) -> bool {
        let line = &self.lines[rank];
        if self.searcher.blindness.is_blind() || is_mate(line.value) {
            return false;
        }
        let Some(&m) = line.turns.first() else { return false };
        let child = self.position.play_unchecked(m);
        if child.outcome().is_some() {
            return false;
        }
        let before = self.defence_probe.nodes;
        let left = self.most_nodes.saturating_sub(self.searcher.nodes);
        let mate = self.defence_probe.probe_any(&child, self.searcher.nodes, left, self.searcher.handler);
        self.searcher.nodes += self.defence_probe.nodes - before;
        let Some(mate) = mate else { return false };
        if self.refuted.replace(m) == Some(m) {
            // The search does not believe it: a repetition perhaps.
            return false;
        }
        self.searcher.remember_mate(&child, 1, &mate);
        true
    }

    /// The line of a mate that has been gone through move by move needs no further search.
    fn end_with(mut self, mate: Mate<P::Move>) -> SearchResult<P::Move> {
        let best = Line::from_mate(mate);
        let (depth, score) = (best.turns.len() as u32, score(best.value));
        self.lines = vec![best];
        self.report(depth, 0);
        let line = self.lines.swap_remove(0).turns;
        SearchResult { depth, score, nodes: self.searcher.nodes, line }
    }

    fn report(&mut self, depth: u32, rank: usize) {
        let Line { value, turns } = &self.lines[rank];
        let nodes = self.searcher.nodes;
        let report = Report { rank: rank as u32 + 1, depth, score: score(*value), nodes, line: turns };
        self.searcher.handler.found(&report);
    }

    /// The value of a line at a depth, looked for around its last one first; none if the search was stopped.
    fn aspiration_window(&mut self, depth: i32, rank: usize) -> Option<i32> {
        let last = self.lines[rank].value;
        let mut width = 40;
        let (mut alpha, mut beta) =
            if depth < 4 || is_mate(last) { (-INFINITE, INFINITE) } else { (last - width, last + width) };
        loop {
            let value = self.search_root(depth, rank, alpha, beta)?;
            width *= 4;
            if value <= alpha {
                alpha = if width > 1000 { -INFINITE } else { value - width };
            } else if value >= beta {
                beta = if width > 1000 { INFINITE } else { value + width };
            } else {
                return Some(value);
            }
        }
    }

    /// One look at every turn that does not head a better line.
    fn search_root(&mut self, depth: i32, rank: usize, mut alpha: i32, beta: i32) -> Option<i32> {
        let mut best = -INFINITE;
        let mut best_at = rank;
        self.move_pv_to_front(rank);
        self.searcher.repetitions.push(self.position.key());
        for i in rank..self.turns.len() {
            let before = self.searcher.nodes;
            let value = self.search_root_turn(i, i - rank, depth, alpha, beta);
            self.turns[i].nodes = self.searcher.nodes - before;
            if self.searcher.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_at = i;
                    self.searcher.update_pv(0, self.turns[i].m);
                    let line = Line { value, turns: self.searcher.lines[0].clone() };
                    self.lines[rank] = line;
                    if i > rank {
                        self.report(depth as u32, rank);
                    }
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        self.searcher.repetitions.pop();
        if self.searcher.stopped {
            return None;
        }
        self.turns[rank..=best_at].rotate_right(1);
        // Stable: the turns that cost nothing much keep their order.
        self.turns[rank + 1..].sort_by_key(|turn| std::cmp::Reverse(turn.nodes));
        Some(best)
    }

    /// Puts the turns that head the better lines, and then the one that headed this line, before all others.
    fn move_pv_to_front(&mut self, rank: usize) {
        for at in 0..=rank {
            let head = self.lines[at].turns.first();
            if let Some(from) = self.turns.iter().position(|turn| Some(&turn.m) == head)
                && from > at
            {
                self.turns[at..=from].rotate_right(1);
            }
        }
    }

    fn search_root_turn(&mut self, i: usize, tried: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        let turn = &self.turns[i];
        let child = self.position.play_unchecked(turn.m);
        let in_check = child.in_check();
        let node = Node { ply: 1, in_check, previous: Some(turn.hint.history) };
        let quiet = !turn.hint.forcing && !in_check && !self.in_check;
        let searcher = &mut self.searcher;
        if tried == 0 {
            return -searcher.alpha_beta(&child, node, depth - 1, -beta, -alpha);
        }
        let reduction = if quiet && depth >= 3 && tried >= 4 {
            (reductions::late_move_reduction(depth, tried) / 64 - 1).clamp(0, depth - 2)
        } else {
            0
        };
        let mut value = -searcher.alpha_beta(&child, node, depth - 1 - reduction, -alpha - 1, -alpha);
        if value > alpha && reduction > 0 {
            value = -searcher.alpha_beta(&child, node, depth - 1, -alpha - 1, -alpha);
        }
        if value > alpha && beta - alpha > 1 {
            value = -searcher.alpha_beta(&child, node, depth - 1, -beta, -alpha);
        }
        value
    }
}
