//! Pruning and reductions: moves and nodes that hardly matter are skipped or searched less deeply.

use super::Handler;
use super::constants;
use super::move_picker::Candidate;
use super::reductions::late_move_reduction;
use super::score::is_mate;
use super::searcher::{NodePlace, Searcher};
use crate::game::Position;

impl<P: Position, H: Handler<P::Move>> Searcher<'_, P, H> {
    /// Returns the value of a node that is good enough without searching its moves, or `None` if it must be searched.
    ///
    /// CITE: <https://www.chessprogramming.org/Reverse_Futility_Pruning>,
    /// <https://www.chessprogramming.org/Null_Move_Pruning>.
    pub fn prune_node(
        &mut self,
        position: &P,
        node: NodePlace,
        depth: i32,
        estimate: i32,
        beta: i32,
        improving: bool,
    ) -> Option<i32> {
        // Reverse futility: so far above beta that the opponent cannot catch up in a few plies.
        if depth <= 6 && estimate - constants::REVERSE_FUTILITY.get() * (depth - i32::from(improving)) >= beta {
            return Some((estimate + beta) / 2);
        }
        // Null move: good enough even if the opponent moved twice in a row.
        if depth >= 3 && estimate >= beta && node.previous.is_some() {
            let child = position.pass()?;
            let less = (constants::NULL_BASE.get() + constants::NULL_DEPTH.get() * depth) / 64;
            let reduced = depth - less - ((estimate - beta) / constants::NULL_EVAL.get()).min(3);
            let below = NodePlace { ply: node.ply + 1, in_check: child.in_check(), previous: None };
            self.repetitions.push(position.key());
            let value = -self.alpha_beta(&child, below, reduced, -beta, -beta + 1);
            self.repetitions.pop();
            if value >= beta && !self.stopped {
                return Some(if is_mate(value) { beta } else { value });
            }
        }
        None
    }

    /// Returns true if a move is not searched because it comes too late or is too far behind.
    ///
    /// CITE: <https://www.chessprogramming.org/Futility_Pruning>, and its section on pruning by the number of moves,
    /// <https://www.chessprogramming.org/Futility_Pruning#MoveCountBasedPruning>.
    pub fn prunes_move(
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
            // Dozens of drops may give check. Those that merely lose a piece come last and are pruned.
            return !hint.forcing && hint.move_score < 60 && count > 4 + 2 * depth as usize;
        }
        if hint.forcing {
            return hint.move_score < -constants::LOSING_CAPTURE.get() * depth;
        }
        let late = if improving { &constants::LATE_DEPTH_IMPROVING } else { &constants::LATE_DEPTH };
        let enough = (constants::LATE_BASE.get() + depth * depth * late.get()) / 100;
        let margin = constants::FUTILITY_BASE.get() + constants::FUTILITY_DEPTH.get() * depth;
        count > enough as usize || estimate.is_some_and(|estimate| estimate + margin <= alpha)
    }

    /// Returns the reduction of a move after the first, in plies; see `reductions`.
    pub fn reduction(
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
        let mut sixty_fourths = late_move_reduction(depth, count);
        if is_pv {
            sixty_fourths -= constants::REDUCTION_PV.get();
        }
        if gives_check {
            sixty_fourths -= constants::REDUCTION_CHECK.get();
        }
        if !improving {
            sixty_fourths += constants::REDUCTION_WORSENING.get();
        }
        sixty_fourths -= self.memory.history.score(candidate.hint.history) / constants::REDUCTION_HISTORY.get();
        (sixty_fourths / 64).clamp(0, depth - 2)
    }
}
