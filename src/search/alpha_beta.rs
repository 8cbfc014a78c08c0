//! Alpha-beta search of the tree: principal variation search, fail-soft.
//!
//! CITE: <https://www.chessprogramming.org/Principal_Variation_Search>, <https://www.chessprogramming.org/Fail-Soft>,
//! <https://www.chessprogramming.org/Mate_Distance_Pruning>, <https://www.chessprogramming.org/Check_Extensions>,
//! <https://www.chessprogramming.org/Internal_Iterative_Reductions>.

use super::Handler;
use super::constants;
use super::move_picker::{Candidate, MovePicker, WantedMoves};
use super::score::{DRAW, INFINITE, MATE, MATE_BOUND, MAX_PLY, is_mate, mated_in};
use super::searcher::{NodePlace, PROVEN, Searcher};
use super::singular_extension::Singular;
use super::transposition_table::{Bound, TableEntry, table_key};
use crate::game::Position;

impl<P: Position, H: Handler<P::Move>> Searcher<'_, P, H> {
    /// Returns the value of a position for the side to move, searched to a depth in plies, within a window.
    pub fn alpha_beta(&mut self, position: &P, node: NodePlace, depth: i32, mut alpha: i32, mut beta: i32) -> i32 {
        let NodePlace { ply, in_check, previous } = node;
        // Check extension: the search answers a check before it turns to quiescence.
        let depth = if in_check { depth.max(1) } else { depth };
        if depth <= 0 {
            return self.quiescence(position, node, 0, alpha, beta);
        }
        self.pv[ply].clear();
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        if let Some(value) = self.terminal_value(position, ply) {
            return value;
        }
        if ply >= MAX_PLY {
            return self.memory.evaluations.evaluate(position);
        }
        // Mate distance pruning: no line is better than mate with the next move.
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let key = table_key(position);
        let is_pv = beta - alpha > 1;
        let tt_entry = self.table.probe(key, ply);
        let excluded = self.excluded[ply];
        if let Some(entry) = tt_entry
            && excluded.is_none()
            && (entry.depth == PROVEN || !is_pv && entry.depth > depth && causes_cutoff(&entry, alpha, beta))
        {
            return entry.value;
        }
        let tt_move = tt_entry.and_then(|entry| entry.m);
        let (raw_eval, eval) = self.static_evals(position, in_check, tt_entry.map(|entry| entry.eval));
        self.evals[ply] = eval;
        self.memory.history.clear_killers(ply + 1);
        let improving = self.is_improving(ply, eval);

        // A bound from the table that contradicts the evaluation is closer to the truth.
        let estimate = match (eval, tt_entry) {
            (Some(eval), Some(entry)) if causes_cutoff(&entry, eval, eval) && !is_mate(entry.value) => {
                Some(entry.value)
            }
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
        // Internal iterative reduction: without a move from the table, the move order is poor.
        let depth = if tt_move.is_none() && depth >= 4 { depth - 1 } else { depth };

        let extension =
            match tt_entry.map(|entry| self.singular_extension(position, node, depth, (beta, is_pv), &entry)) {
                Some(Singular::MultiCut(value)) => return value,
                Some(Singular::Extend(plies)) => plies,
                None => 0,
            };

        let quiets_start = self.quiets_tried.len();
        let mut picker = MovePicker::new(position, &self.memory.arena, WantedMoves::All, tt_move);
        if depth == 1
            && eval.is_some_and(|eval| eval < beta)
            && let Some(value) = self.mate_in_one(&picker, ply, is_pv)
        {
            return value;
        }
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut best_is_forcing = false;
        let mut count = 0;
        let mut bound = Bound::Upper;
        self.repetitions.push(position.key());
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
                    // All later quiet moves would be pruned too, except checks.
                    picker.only_checks();
                }
                continue;
            }
            let child = position.play_unchecked(candidate.m);
            let below = NodePlace { ply: ply + 1, in_check: child.in_check(), previous: Some(candidate.hint.history) };
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
                    best_move = Some(candidate.m);
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
            // There are legal moves, but the search's blindness has hidden all of them.
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
        let entry = TableEntry { m: best_move, value: best, eval: raw_eval.unwrap_or(0), depth: depth + 1, bound };
        self.table.store(key, ply, entry);
        best
    }

    /// Learns from a move that caused a cutoff: similar moves will be tried earlier. The quiet moves tried before it
    /// will be tried later.
    fn learn(&mut self, candidate: &Candidate<P::Move>, node: NodePlace, depth: i32, quiets_start: usize) {
        if candidate.hint.forcing {
            return;
        }
        let bonus = (depth * depth * constants::BONUS_DEPTH.get() + 40).min(constants::BONUS_MOST.get());
        let history = &mut self.memory.history;
        history.update(candidate.hint.history, bonus);
        for &sort in &self.quiets_tried[quiets_start..] {
            history.update(sort, -bonus);
        }
        history.store_refutation(candidate.m, node.ply, node.previous);
    }
}

/// Returns true if a table entry decides the node for this window.
pub fn causes_cutoff<M>(entry: &TableEntry<M>, alpha: i32, beta: i32) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= beta,
        Bound::Upper => entry.value <= alpha,
    }
}
