//! Quiescence search: captures and promotions beyond the horizon that seem to gain, until nothing hangs. It also tries
//! quiet checks at its first ply, and evasions of a check.
//!
//! CITE: <https://www.chessprogramming.org/Quiescence_Search> (standing pat, checks at the first ply),
//! <https://www.chessprogramming.org/Delta_Pruning>.

use super::Handler;
use super::alpha_beta::causes_cutoff;
use super::constants;
use super::move_picker::{MovePicker, WantedMoves};
use super::score::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, mated_in};
use super::searcher::{NodePlace, PROVEN, Searcher};
use super::transposition_table::{Bound, TableEntry, TranspositionTable, table_key};
use crate::game::{Hint, Position};

/// Maximum depth of quiescence search, in plies. Captures can continue for long when pieces come back by ransom.
const DEEPEST: usize = 12;
/// Maximum number of quiet evasions that are tried once an evasion holds.
const MOST_EVASIONS: usize = 3;

impl<P: Position, H: Handler<P::Move>> Searcher<'_, P, H> {
    /// Returns the table for a node this many plies beyond the horizon. Most nodes lie there, and few occur again soon.
    /// A small table that stays in the cache serves them better, and leaves the large one to nodes that cost more.
    fn table(&self, out: usize) -> &TranspositionTable<P::Move> {
        if out == 0 { self.table } else { &self.memory.quiescence_table }
    }

    /// Returns the value of a position for the side to move, `out` plies beyond the horizon.
    pub fn quiescence(&mut self, position: &P, node: NodePlace, out: usize, mut alpha: i32, beta: i32) -> i32 {
        let NodePlace { ply, in_check, previous } = node;
        self.pv[ply].clear();
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        if let Some(value) = self.terminal_value(position, ply) {
            return value;
        }
        if ply >= MAX_PLY || out > DEEPEST {
            return self.memory.evaluations.evaluate(position);
        }

        let key = table_key(position);
        let is_pv = beta - alpha > 1;
        let depth = i32::from(out == 0);
        let tt_entry = self.table(out).probe(key, ply);
        if let Some(entry) = tt_entry
            && (entry.depth == PROVEN || !is_pv && entry.depth >= depth && causes_cutoff(&entry, alpha, beta))
        {
            return entry.value;
        }
        let (raw_eval, eval) = self.static_evals(position, in_check, tt_entry.map(|entry| entry.eval));
        let mut best = eval.unwrap_or(-INFINITE);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);

        let wanted = match (in_check, out) {
            (true, _) => WantedMoves::All,
            // Where dozens of drops give check, they cost more than everything else. From far behind, only a mate would
            // help.
            (false, 0) if best + constants::CHECK_MARGIN.get() > alpha => WantedMoves::GoodCapturesAndChecks,
            (false, _) => WantedMoves::GoodCaptures,
        };
        let tt_move = tt_entry.and_then(|entry| entry.m);
        let mut picker = MovePicker::new(position, &self.memory.arena, wanted, tt_move);
        if out == 0
            && !in_check
            && let Some(value) = self.mate_in_one(&picker, ply, is_pv)
        {
            return value;
        }
        let mut best_move = None;
        let mut count = 0;
        let mut evasions = 0;
        let mut bound = Bound::Upper;
        self.repetitions.push(position.key());
        while let Some(candidate) = picker.next(&mut self.memory.arena, &self.memory.history, ply, previous) {
            count += 1;
            if !in_check && self.blindness.hides(&candidate.hint) {
                continue;
            }
            if let Some(eval) = eval {
                let Hint { forcing, move_score, .. } = candidate.hint;
                if !forcing && move_score < P::GOOD_CHECK {
                    break;
                }
                // Delta pruning: not even the captured material would bring the value near alpha.
                if forcing && eval + move_score + constants::DELTA.get() <= alpha {
                    continue;
                }
            }
            if in_check && best > -MATE_BOUND && !candidate.hint.forcing {
                evasions += 1;
                if evasions > MOST_EVASIONS {
                    break;
                }
            }
            let child = position.play_unchecked(candidate.m);
            let below = NodePlace { ply: ply + 1, in_check: child.in_check(), previous: Some(candidate.hint.history) };
            let value = -self.quiescence(&child, below, out + 1, -beta, -alpha);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(candidate.m);
                    bound = Bound::Exact;
                    if is_pv {
                        self.update_pv(ply, candidate.m);
                    }
                    if value >= beta {
                        bound = Bound::Lower;
                        break;
                    }
                }
            }
        }
        self.repetitions.pop();
        picker.done(&mut self.memory.arena);
        if self.stopped {
            return DRAW;
        }
        if in_check && count == 0 {
            return position.outcome_given(false).map_or(mated_in(ply), |end| Self::outcome_value(position, end, ply));
        }
        let entry = TableEntry { m: best_move, value: best, eval: raw_eval.unwrap_or(0), depth, bound };
        self.table(out).store(key, ply, entry);
        best
    }
}
