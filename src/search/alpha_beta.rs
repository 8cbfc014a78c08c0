//! The alpha-beta search of the tree: principal variation search, fail-soft.
//!
//! CITE: chessprogramming wiki, Principal Variation Search, Fail-Soft, Mate Distance Pruning, Check Extensions,
//! Internal Iterative Reductions. The prunings cite theirs where they stand.

use super::Handler;
use super::correction::Correction;
use super::history::History;
use super::mate::Mate;
use super::move_blindness::MoveBlindness;
use super::move_picker::{Arena, Candidate, MovePicker, Wanted};
use super::reductions;
use super::repetition::RepetitionTable;
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND, MAX_PLY, clamp_eval, is_mate, mated_in};
use super::singular_extension::Singular;
use super::transposition_table::{Bound, Entry, TranspositionTable};
use crate::game::{Outcome, Position};

/// How often the handler is asked, in nodes; a power of two.
const ASK_EVERY: u64 = 256;

/// What outlives one search.
pub struct Memory<M> {
    pub table: TranspositionTable<M>,
    /// What is known of positions beyond the first ply of the horizon; see `quiesce`.
    pub quiescence_table: TranspositionTable<M>,
    pub history: History<M>,
    pub correction: Correction,
    pub arena: Arena<M>,
}

/// The depth at which the table keeps what is proven.
pub const PROVEN: i32 = 255;

/// One search under way.
pub struct Searcher<'a, P: Position, H> {
    pub memory: &'a mut Memory<P::Move>,
    pub handler: &'a mut H,
    pub repetitions: RepetitionTable,
    pub blindness: MoveBlindness,
    /// The best line from each ply on.
    pub lines: Vec<Vec<P::Move>>,
    /// What the positions of the line are worth without looking ahead; none where the king is in check.
    evals: Vec<Option<i32>>,
    /// Sorts of the quiet turns that the nodes of the line have tried, one node after the other.
    quiets_tried: Vec<usize>,
    /// The turn that a node leaves out, to see how good the others are.
    pub excluded: Vec<Option<P::Move>>,
    pub nodes: u64,
    most_nodes: u64,
    pub stopped: bool,
}

/// Where in the tree a node is.
#[derive(Clone, Copy)]
pub struct Node {
    /// Plies from the root.
    pub ply: usize,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// The sort of the turn that led here; none for a pass.
    pub previous: Option<usize>,
}

impl<'a, P: Position, H: Handler<P::Move>> Searcher<'a, P, H> {
    /// A search that has seen nothing yet.
    pub fn new(
        memory: &'a mut Memory<P::Move>,
        handler: &'a mut H,
        repetitions: RepetitionTable,
        most_nodes: u64,
    ) -> Self {
        memory.arena.clear();
        Searcher {
            memory,
            handler,
            repetitions,
            blindness: MoveBlindness::default(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            evals: vec![None; MAX_PLY + 2],
            quiets_tried: Vec::new(),
            excluded: vec![None; MAX_PLY + 2],
            nodes: 0,
            most_nodes,
            stopped: false,
        }
    }

    /// Counts a node and looks whether the search is to end.
    pub fn count_node(&mut self) {
        if self.stopped {
            return;
        }
        self.nodes += 1;
        if self.nodes >= self.most_nodes || self.nodes.is_multiple_of(ASK_EVERY) && self.handler.should_stop(self.nodes)
        {
            self.stopped = true;
        }
    }

    /// What a position that has ended is worth for the side to move.
    pub fn outcome_value(position: &P, outcome: Outcome, ply: usize) -> i32 {
        match outcome.winner {
            None => DRAW,
            Some(side) if side == position.side_to_move() => MATE - ply as i32,
            Some(_) => mated_in(ply),
        }
    }

    /// The value of a position that has ended, by itself or by repetition.
    pub fn terminal_value(&self, position: &P, ply: usize) -> Option<i32> {
        if position.outcome_given(true).is_some() {
            // It may be mate all the same, which comes first: this is the rare case where turns must be counted.
            return position.outcome().map(|outcome| Self::outcome_value(position, outcome, ply));
        }
        self.repetitions.repeats(position.key()).then_some(DRAW)
    }

    /// The static worth as the last own position of the line had it, to see whether things get better.
    fn is_improving(&self, ply: usize, eval: Option<i32>) -> bool {
        match (eval, ply.checked_sub(2).and_then(|ply| self.evals[ply])) {
            (Some(now), Some(then)) => now > then,
            _ => false,
        }
    }

    /// The value of a position for the side to move, searched to a depth in plies.
    pub fn alpha_beta(&mut self, position: &P, node: Node, depth: i32, mut alpha: i32, mut beta: i32) -> i32 {
        let Node { ply, in_check, previous } = node;
        // A check is answered before anything is given up for quiet.
        let depth = if in_check { depth.max(1) } else { depth };
        if depth <= 0 {
            return self.quiescence(position, node, 0, alpha, beta);
        }
        self.lines[ply].clear();
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        if let Some(value) = self.terminal_value(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return clamp_eval(position.evaluate());
        }
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let key = position.key();
        let is_pv = beta - alpha > 1;
        let tt_entry = self.memory.table.get(key, ply);
        let excluded = self.excluded[ply];
        if let Some(entry) = tt_entry
            && excluded.is_none()
            && (entry.depth == PROVEN || !is_pv && entry.depth > depth && cuts(&entry, alpha, beta))
        {
            return entry.value;
        }
        let tt_move = tt_entry.and_then(|entry| entry.m);
        let raw_eval = match tt_entry {
            _ if in_check => None,
            Some(entry) => Some(entry.eval),
            None => Some(clamp_eval(position.evaluate())),
        };
        let eval = raw_eval.map(|raw_eval| self.corrected(position, raw_eval));
        self.evals[ply] = eval;
        self.memory.history.forget_killers(ply + 1);
        let improving = self.is_improving(ply, eval);

        // A value from the table is nearer the truth than the evaluation, where it bounds it on the right side.
        let estimate = match (eval, tt_entry) {
            (Some(eval), Some(entry)) if cuts(&entry, eval, eval) && !is_mate(entry.value) => Some(entry.value),
            _ => eval,
        };
        if let Some(estimate) = estimate
            && !is_pv
            && excluded.is_none()
            && !is_mate(beta)
            && let Some(value) = self.prune_node(position, node, depth, estimate, beta, improving)
        {
            return value;
        }
        if self.stopped {
            return DRAW;
        }
        let depth = if tt_move.is_none() && depth >= 4 { depth - 1 } else { depth };

        let extension =
            match tt_entry.map(|entry| self.singular_extension(position, node, depth, (beta, is_pv), &entry)) {
                Some(Singular::MultiCut(value)) => return value,
                Some(Singular::Extend(plies)) => plies,
                None => 0,
            };

        let quiets_start = self.quiets_tried.len();
        let mut picker = MovePicker::new(position, &self.memory.arena, Wanted::All, tt_move);
        let mut best = -INFINITE;
        let mut best_turn = None;
        let mut best_is_forcing = false;
        let mut count = 0;
        let mut bound = Bound::Upper;
        self.repetitions.push(key);
        while let Some(candidate) = picker.next(&mut self.memory.arena, &self.memory.history, ply, previous) {
            if excluded == Some(candidate.m) {
                continue;
            }
            let extension = if tt_move == Some(candidate.m) { extension } else { 0 };
            count += 1;
            if !in_check && self.blindness.hides(&candidate.hint) {
                continue;
            }
            if best > -MATE_BOUND && !is_pv && self.prunes_move(&candidate, depth, count, estimate, alpha, improving) {
                if !candidate.hint.forcing {
                    // So are all the quiet turns after it, but for checks.
                    picker.only_checks();
                }
                continue;
            }
            let child = position.play_unchecked(candidate.m);
            let below = Node { ply: ply + 1, in_check: child.in_check(), previous: Some(candidate.hint.history) };
            let mut value = -INFINITE;
            let mut full_depth = count == 1;
            if !full_depth {
                let reduced = depth - 1 - self.reduction(&candidate, below.in_check, depth, count, is_pv, improving);
                value = -self.alpha_beta(&child, below, reduced, -alpha - 1, -alpha);
                if value > alpha && reduced < depth - 1 {
                    value = -self.alpha_beta(&child, below, depth - 1, -alpha - 1, -alpha);
                }
                full_depth = value > alpha && is_pv;
            }
            if full_depth {
                value = -self.alpha_beta(&child, below, depth - 1 + extension, -beta, -alpha);
            }
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_turn = Some(candidate.m);
                    best_is_forcing = candidate.hint.forcing;
                    bound = Bound::Exact;
                    alpha = value;
                    if is_pv {
                        self.update_pv(ply, candidate.m);
                    }
                    if value >= beta {
                        bound = Bound::Lower;
                        self.learn(&candidate, node, depth, quiets_start);
                        break;
                    }
                }
            }
            if !candidate.hint.forcing {
                self.quiets_tried.push(candidate.hint.history);
            }
        }
        self.repetitions.pop();
        self.quiets_tried.truncate(quiets_start);
        picker.done(&mut self.memory.arena);
        if self.stopped {
            return DRAW;
        }
        if count == 0 && excluded.is_some() {
            return alpha;
        }
        if count == 0 {
            return position.outcome_given(false).map_or(DRAW, |outcome| Self::outcome_value(position, outcome, ply));
        }
        if best == -INFINITE {
            // No turn was seen; there are some all the same.
            return eval.unwrap_or(alpha);
        }
        if excluded.is_some() {
            return best;
        }
        if let (Some(raw_eval), Some(eval)) = (raw_eval, eval)
            && !best_is_forcing
            && !is_mate(best)
            && !(bound == Bound::Lower && best <= eval)
            && !(bound == Bound::Upper && best >= eval)
        {
            self.memory.correction.learn(position, depth, best - raw_eval);
        }
        let entry = Entry { m: best_turn, value: best, eval: raw_eval.unwrap_or(0), depth: depth + 1, bound };
        self.memory.table.put(key, ply, entry);
        best
    }

    /// An evaluation as experience corrects it.
    pub fn corrected(&self, position: &P, raw_eval: i32) -> i32 {
        clamp_eval(raw_eval + self.memory.correction.correction(position))
    }

    /// Keeps a mate that was proven by the side to move.
    pub fn remember_mate(&mut self, position: &P, ply: usize, mate: &Mate<P::Move>) {
        let value = MATE - (ply + mate.line.len()) as i32;
        let entry = Entry { m: mate.line.first().copied(), value, eval: 0, depth: PROVEN, bound: Bound::Exact };
        self.memory.table.put(position.key(), ply, entry);
    }

    /// The line from a ply on begins with this turn.
    pub fn update_pv(&mut self, ply: usize, m: P::Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
            line.clear();
            line.push(m);
            line.extend_from_slice(rest);
        }
    }

    /// Looks whether a node can be left without trying its turns, because even less than them is enough.
    fn prune_node(
        &mut self,
        position: &P,
        node: Node,
        depth: i32,
        estimate: i32,
        beta: i32,
        improving: bool,
    ) -> Option<i32> {
        // CITE: chessprogramming wiki, Reverse Futility Pruning.
        if depth <= 6 && estimate - 110 * (depth - i32::from(improving)) >= beta {
            return Some((estimate + beta) / 2);
        }
        // CITE: chessprogramming wiki, Null Move Pruning.
        if depth >= 3 && estimate >= beta && node.previous.is_some() {
            let child = position.pass()?;
            let reduced = depth - 4 - depth / 4 - ((estimate - beta) / 200).min(3);
            let below = Node { ply: node.ply + 1, in_check: child.in_check(), previous: None };
            self.repetitions.push(position.key());
            let value = -self.alpha_beta(&child, below, reduced, -beta, -beta + 1);
            self.repetitions.pop();
            if value >= beta && !self.stopped {
                return Some(if is_mate(value) { beta } else { value });
            }
        }
        None
    }

    /// Whether a turn is so late or so far behind that it is not looked at.
    fn prunes_move(
        &self,
        candidate: &Candidate<P::Move>,
        depth: i32,
        count: usize,
        estimate: Option<i32>,
        alpha: i32,
        improving: bool,
    ) -> bool {
        let hint = &candidate.hint;
        if depth > 6 {
            return false;
        }
        if hint.check {
            // Where dozens of drops check, those that only give men away come last.
            return !hint.forcing && hint.move_score < 60 && count > 4 + 2 * depth as usize;
        }
        if hint.forcing {
            return hint.move_score < -100 * depth;
        }
        // CITE: chessprogramming wiki, Futility Pruning, Move Count Based Pruning.
        let enough = 6 + (depth * depth) as usize * if improving { 2 } else { 1 };
        count > enough || estimate.is_some_and(|estimate| estimate + 150 + 120 * depth <= alpha)
    }

    /// How many plies less deep a turn after the first is looked at.
    fn reduction(
        &self,
        candidate: &Candidate<P::Move>,
        gives_check: bool,
        depth: i32,
        count: usize,
        is_pv: bool,
        improving: bool,
    ) -> i32 {
        if depth < 3 || candidate.hint.forcing && candidate.hint.move_score >= 0 {
            return 0;
        }
        let mut sixty_fourths = reductions::late_move_reduction(depth, count);
        if is_pv {
            sixty_fourths -= 64;
        }
        if gives_check {
            sixty_fourths -= 96;
        }
        if !improving {
            sixty_fourths += 32;
        }
        sixty_fourths -= self.memory.history.score(candidate.hint.history) / 64;
        (sixty_fourths / 64).clamp(0, depth - 2)
    }

    /// A turn refuted the one before: those like it come earlier from now on, those tried in vain later.
    fn learn(&mut self, candidate: &Candidate<P::Move>, node: Node, depth: i32, quiets_start: usize) {
        if candidate.hint.forcing {
            return;
        }
        let bonus = (depth * depth * 12 + 40).min(1200);
        let history = &mut self.memory.history;
        history.update(candidate.hint.history, bonus);
        for &sort in &self.quiets_tried[quiets_start..] {
            history.update(sort, -bonus);
        }
        history.refuted(candidate.m, node.ply, node.previous);
    }
}

/// Whether what is known decides the node for this window.
pub fn cuts<M>(entry: &Entry<M>, alpha: i32, beta: i32) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= beta,
        Bound::Upper => entry.value <= alpha,
    }
}
