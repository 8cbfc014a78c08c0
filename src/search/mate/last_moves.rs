//! The last moves of a search that tries every move of the attacker. There, nearly all of the tree consists of quiet
//! moves that threaten nothing, and one reply refutes each of them. So these positions are decided one reply at a time
//! instead of being expanded, and the reply that refuted the last one is tried first.
//!
//! CITE: <https://www.chessprogramming.org/Killer_Heuristic>.

use super::proof_table::{NEVER, ProofState};
use crate::game::{Key, Position};

/// Number of saving replies to remember.
const SAVING: usize = 2;

/// A list of moves, and the replies that prevented the last mates.
pub struct LastMoves<M> {
    checks: Vec<M>,
    saving: [Option<M>; SAVING],
}

impl<M: Copy + PartialEq> LastMoves<M> {
    pub fn new() -> LastMoves<M> {
        LastMoves { checks: Vec::new(), saving: [None; SAVING] }
    }

    /// Forgets the replies, on which the number of positions looked at depends.
    pub fn forget(&mut self) {
        self.saving = [None; SAVING];
    }

    /// Decides a position in which the attacker has a single move left after one of these replies. Returns its state
    /// and the number of positions looked at. Only for games in which a check wins ([`Position::WINS_BY_CHECK`]).
    pub fn decide<P: Position<Move = M>>(
        &mut self,
        position: &P,
        replies: &mut [M],
        drawn: &[Key],
    ) -> (ProofState<M>, u64) {
        let mut front = 0;
        for saving in self.saving.into_iter().flatten() {
            if let Some(at) = replies[front..].iter().position(|&reply| reply == saving) {
                replies.swap(front, front + at);
                front += 1;
            }
        }
        let mut nodes = 0;
        for &reply in &*replies {
            nodes += 1;
            let next = position.play_unchecked(reply);
            // A reply that ends the game prevents mates of every length.
            let ends = drawn.contains(&next.key()) || next.outcome_given(true).is_some();
            if ends || !self.mates_at_once(&next, &mut nodes) {
                if self.saving[0] != Some(reply) {
                    self.saving = [Some(reply), self.saving[0]];
                }
                return (ProofState::Disproven { moves: if ends { NEVER } else { 1 } }, nodes);
            }
        }
        (ProofState::Proven { moves: 1, m: None }, nodes)
    }

    /// Returns true if the side to move can mate with one move.
    fn mates_at_once<P: Position<Move = M>>(&mut self, position: &P, nodes: &mut u64) -> bool {
        self.checks.clear();
        position.checks(&mut self.checks);
        self.checks.iter().any(|&m| {
            *nodes += 1;
            let next = position.play_unchecked(m);
            let outcome = next.outcome_given(next.count_moves() > 0);
            outcome.is_some_and(|outcome| outcome.winner == Some(position.side_to_move()))
        })
    }
}
