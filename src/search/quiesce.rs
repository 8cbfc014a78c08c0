//! Beyond the horizon: captures and promotions that seem to gain, at first also quiet checks, and every answer to
//! a check, until nothing hangs.
//!
//! CITE: chessprogramming wiki, Quiescence Search (standing pat, checks at its first ply), Delta Pruning.

use super::Handler;
use super::alphabeta::{PROVEN, Place, Walk, cuts};
use super::order::{Picker, Wanted};
use super::table::{Bound, Entry, Table};
use super::value::{DRAW, INFINITE, MATE_BOUND, MAX_PLY, mated_at, tame};
use crate::game::Position;

/// Further out than this nothing is looked at any more; a ransomed man can make captures go on for long.
const DEEPEST: usize = 12;
/// So many quiet answers to a check are tried once one of them holds.
const ANSWERS: usize = 3;

impl<P: Position, H: Handler<P::Move>> Walk<'_, P, H> {
    /// Where a node so far beyond the horizon is kept. Most nodes are like this, soon to be met again or never: a small
    /// table that is always at hand serves them better, and leaves the large one to those that took work.
    fn table(&mut self, out: usize) -> &mut Table<P::Move> {
        if out == 0 { &mut self.memory.table } else { &mut self.memory.near }
    }

    /// The value of a position for the side to move, `out` plies beyond the horizon.
    pub fn quiesce(&mut self, position: &P, place: Place, out: usize, mut alpha: i32, beta: i32) -> i32 {
        let Place { ply, in_check, before } = place;
        self.lines[ply].clear();
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        if let Some(value) = self.ended(position, ply) {
            return value;
        }
        if ply >= MAX_PLY || out > DEEPEST {
            return tame(position.evaluate());
        }

        let key = position.key();
        let is_pv = beta - alpha > 1;
        let depth = i32::from(out == 0);
        let known = self.table(out).get(key, ply);
        if let Some(entry) = known
            && (entry.depth == PROVEN || !is_pv && entry.depth >= depth && cuts(&entry, alpha, beta))
        {
            return entry.value;
        }
        let plain = match known {
            _ if in_check => None,
            Some(entry) => Some(entry.eval),
            None => Some(tame(position.evaluate())),
        };
        let eval = plain.map(|plain| self.corrected(position, plain));
        let mut best = eval.unwrap_or(-INFINITE);
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);

        let wanted = match (in_check, out) {
            (true, _) => Wanted::Every,
            (false, 0) => Wanted::GainsAndChecks,
            (false, _) => Wanted::Gains,
        };
        let known_turn = known.and_then(|entry| entry.m);
        let mut picker = Picker::new(position, &self.memory.arena, wanted, known_turn);
        let mut best_turn = None;
        let mut count = 0;
        let mut answers = 0;
        let mut bound = Bound::Upper;
        self.past.push(key);
        while let Some(candidate) = picker.next(&mut self.memory.arena, &self.memory.history, ply, before) {
            count += 1;
            if !in_check && self.overlook.misses(&candidate.hint) {
                continue;
            }
            if in_check && best > -MATE_BOUND && !candidate.hint.forcing {
                answers += 1;
                if answers > ANSWERS {
                    break;
                }
            }
            let child = position.play_unchecked(candidate.m);
            let below = Place { ply: ply + 1, in_check: child.in_check(), before: Some(candidate.hint.history) };
            let value = -self.quiesce(&child, below, out + 1, -beta, -alpha);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_turn = Some(candidate.m);
                    bound = Bound::Exact;
                    if is_pv {
                        self.remember_line(ply, candidate.m);
                    }
                    if value >= beta {
                        bound = Bound::Lower;
                        break;
                    }
                }
            }
        }
        self.past.pop();
        picker.done(&mut self.memory.arena);
        if self.stopped {
            return DRAW;
        }
        if in_check && count == 0 {
            return position.outcome_given(false).map_or(mated_at(ply), |end| Self::value_of(position, end, ply));
        }
        let entry = Entry { m: best_turn, value: best, eval: plain.unwrap_or(0), depth, bound };
        self.table(out).put(key, ply, entry);
        best
    }
}
