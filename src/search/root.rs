//! The root of the search: its turns, the lines that are wanted, and one depth of search.
//!
//! CITE: <https://www.chessprogramming.org/Aspiration_Windows>. The root's turns are ordered by the nodes they cost at the
//! depth before, as in many engines.

use super::constants;
use super::mate::Mate;
use super::mate_probe::MateProbe;
use super::move_picker::{MovePicker, Wanted};
use super::reductions::late_move_reduction;
use super::score::{INFINITE, MATE, is_mate};
use super::searcher::{Node, Searcher};
use super::{Handler, Report, Score};
use crate::game::{Hint, Position};

/// A legal turn of the root.
pub struct RootTurn<M> {
    pub m: M,
    hint: Hint,
    /// The nodes it cost at the depth before.
    nodes: u64,
}

/// One of the best turns, and what follows it.
pub struct Line<M> {
    pub value: i32,
    pub turns: Vec<M>,
}

impl<M> Line<M> {
    /// The line to a mate that is proven.
    pub fn from_mate(mate: Mate<M>) -> Line<M> {
        Line { value: MATE - mate.line.len() as i32, turns: mate.line }
    }
}

/// The root of a search under way.
pub struct Root<'a, P: Position, H> {
    pub searcher: Searcher<'a, P, H>,
    /// The mate searches for either side; helpers have none.
    pub own_mates: Option<MateProbe<'a, P>>,
    pub their_mates: Option<MateProbe<'a, P>>,
    pub max_nodes: u64,
    pub position: &'a P,
    pub in_check: bool,
    /// The last turn found to let the opponent mate.
    pub refuted: Option<P::Move>,
    /// Every turn that is searched, those at the head of the lines first.
    pub turns: Vec<RootTurn<P::Move>>,
    /// Whether these are all that are legal and seen.
    pub all: bool,
    /// The best lines so far, best first.
    pub lines: Vec<Line<P::Move>>,
}

impl<P: Position, H: Handler<P::Move>> Root<'_, P, H> {
    /// Lists the legal turns, in the order in which any other node would try them.
    pub fn generate_turns(&mut self) {
        let blindness = self.searcher.blindness;
        let (table, memory) = (self.searcher.table, &mut *self.searcher.memory);
        let legal = self.position.legal_moves();
        // Two positions may share a hash, but an illegal turn must never become the best one.
        let tt_move = table.probe(self.position.key(), 0).and_then(|entry| entry.m).filter(|m| legal.contains(m));
        let mut picker = MovePicker::new(self.position, &memory.arena, Wanted::All, tt_move);
        while let Some(candidate) = picker.next(&mut memory.arena, &memory.history, 0, None) {
            if !self.in_check && !self.turns.is_empty() && blindness.hides(&candidate.hint) {
                continue;
            }
            self.turns.push(RootTurn { m: candidate.m, hint: candidate.hint, nodes: 0 });
        }
        picker.done(&mut memory.arena);
    }

    /// Drops all turns but these, unless that would leave none.
    pub fn keep_only(&mut self, among: &[P::Move]) {
        if self.turns.iter().any(|turn| among.contains(&turn.m)) {
            let before = self.turns.len();
            self.turns.retain(|turn| among.contains(&turn.m));
            self.all = self.turns.len() == before;
        }
    }

    /// Whether there is nothing to choose.
    pub fn is_forced(&self) -> bool {
        self.all && self.turns.len() == 1
    }

    /// Gives the mate search its share of the nodes. It knows of no turns that are not to be played.
    pub fn probe_own_mate(&mut self) -> Option<Mate<P::Move>> {
        if !self.all
            || self.turns.len() == 1
            || self.searcher.blindness.is_blind()
            || self.lines.first().is_some_and(|line| is_mate(line.value))
        {
            return None;
        }
        let mates = self.own_mates.as_mut()?;
        let before = mates.nodes;
        let left = self.max_nodes.saturating_sub(self.searcher.nodes);
        let mate = mates.probe_shortest(self.position, self.searcher.nodes, left, self.searcher.handler);
        self.searcher.nodes += mates.nodes - before;
        mate
    }

    /// Whether the turn at the head of a line lets the opponent mate, which the main search may be far from seeing. If so,
    /// the transposition table knows it from now on.
    pub fn is_refuted(&mut self, rank: usize) -> bool {
        let line = &self.lines[rank];
        if self.searcher.blindness.is_blind() || is_mate(line.value) {
            return false;
        }
        let Some(&m) = line.turns.first() else { return false };
        let child = self.position.play_unchecked(m);
        if child.outcome().is_some() {
            return false;
        }
        let Some(mates) = &mut self.their_mates else { return false };
        let before = mates.nodes;
        let left = self.max_nodes.saturating_sub(self.searcher.nodes);
        let mate = mates.probe_any(&child, self.searcher.nodes, left, self.searcher.handler);
        self.searcher.nodes += mates.nodes - before;
        let Some(mate) = mate else { return false };
        if self.refuted.replace(m) == Some(m) {
            // The main search does not believe it, perhaps because of a repetition.
            return false;
        }
        self.searcher.store_mate(&child, 1, &mate);
        true
    }

    /// How many thousandths of the nodes of the last depth went to a turn.
    pub fn share_of(&self, m: Option<P::Move>) -> u32 {
        let all: u64 = self.turns.iter().map(|turn| turn.nodes).sum();
        let own = self.turns.iter().find(|turn| Some(turn.m) == m).map_or(0, |turn| turn.nodes);
        (own * 1000 / all.max(1)) as u32
    }

    /// Tells the handler of a line.
    pub fn report(&mut self, depth: u32, rank: usize) {
        let Line { value, turns } = &self.lines[rank];
        let nodes = self.searcher.nodes;
        let report = Report { rank: rank as u32 + 1, depth, score: Score::from_value(*value), nodes, line: turns };
        self.searcher.handler.found(&report);
    }

    /// The value of a line at a depth, searched within a window around its last value first; none if the search was
    /// stopped.
    pub fn aspiration_search(&mut self, depth: i32, rank: usize) -> Option<i32> {
        let last = self.lines[rank].value;
        let mut width = constants::WINDOW.get();
        let (mut alpha, mut beta) =
            if depth < 4 || is_mate(last) { (-INFINITE, INFINITE) } else { (last - width, last + width) };
        loop {
            let value = self.search_turns(depth, rank, alpha, beta)?;
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

    /// Searches every turn that does not head a better line; none if the search was stopped.
    fn search_turns(&mut self, depth: i32, rank: usize, mut alpha: i32, beta: i32) -> Option<i32> {
        let mut best = -INFINITE;
        let mut best_at = rank;
        self.move_pv_to_front(rank);
        self.searcher.repetitions.push(self.position.key());
        for i in rank..self.turns.len() {
            let before = self.searcher.nodes;
            let value = self.search_turn(i, i - rank, depth, alpha, beta);
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
                    self.lines[rank] = Line { value, turns: self.searcher.pv[0].clone() };
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
        // Stable, so that the turns that hardly cost anything keep their order.
        self.turns[rank + 1..].sort_by_key(|turn| std::cmp::Reverse(turn.nodes));
        Some(best)
    }

    /// Puts the heads of the better lines, and then the former head of this line, before all other turns.
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

    /// Searches one turn: the first one with the full window, later ones with a null window and perhaps reduced first.
    fn search_turn(&mut self, i: usize, tried: usize, depth: i32, alpha: i32, beta: i32) -> i32 {
        let turn = &self.turns[i];
        let child = self.position.play_unchecked(turn.m);
        let in_check = child.in_check();
        let node = Node { ply: 1, in_check, previous: Some(turn.hint.history) };
        let quiet = !turn.hint.forcing && !in_check && !self.in_check;
        let searcher = &mut self.searcher;
        if tried == 0 {
            return -searcher.alpha_beta(&child, node, depth - 1, -beta, -alpha);
        }
        let reduction = if quiet && depth >= 3 && tried >= 2 {
            (late_move_reduction(depth, tried) / 64).clamp(0, depth - 2)
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
