//! Verification of a proof: every defence is played on the board, hashes are not trusted, and the moves are counted.

use std::collections::HashMap;

use super::proof_table::ProofState;
use super::prove::{INFINITE, MateNode, Prover};
use crate::game::{Key, Position};
use crate::search::Handler;

/// Maximum number of positions of a proof to remember. Further positions are verified each time.
const MOST: usize = 1 << 16;

/// Positions of a proof in which the attacker is to move.
pub struct Proof<P: Position> {
    steps: HashMap<Key, (P, Step<P::Move>)>,
}

/// First move of a mate, and its maximum length in moves.
#[derive(Clone, Copy)]
struct Step<M> {
    moves: u8,
    m: M,
}

impl<P: Position> Proof<P> {
    /// Verifies the proof in the table. Returns the length of the mate in moves and a line in which the loser holds out
    /// longest. Returns `None` if the proof is wrong or could not be completed in time.
    pub fn verify<H: Handler<P::Move>>(
        prover: &mut Prover<'_, P, H>,
        position: &P,
        moves: u8,
    ) -> Option<(u8, Vec<P::Move>)> {
        let mut proof = Proof { steps: HashMap::new() };
        let moves = proof.attack(prover, position, moves)?.moves;
        Some((moves, proof.line(prover, position, moves)?))
    }

    /// Returns the first step of a mate within this many moves.
    fn attack<H: Handler<P::Move>>(
        &mut self,
        prover: &mut Prover<'_, P, H>,
        position: &P,
        moves: u8,
    ) -> Option<Step<P::Move>> {
        if prover.stopped {
            return None;
        }
        let key = position.key();
        // The positions must be equal, including the fifty-move counter.
        if let Some((known, step)) = self.steps.get(&key)
            && known == position
            && step.moves <= moves
        {
            return Some(*step);
        }
        // A result that was replaced in the table is proven again.
        let node = MateNode { attacks: true, moves };
        let ProofState::Proven { moves: within, m: Some(m) } = prover.df_pn(position, node, INFINITE, INFINITE) else {
            return None;
        };
        if !position.legal_moves().contains(&m) {
            return None;
        }
        let moves = 1 + self.defend(prover, &position.play_unchecked(m), within.checked_sub(1)?)?;
        let step = Step { moves, m };
        if self.steps.len() < MOST {
            self.steps.insert(key, (position.clone(), step));
        }
        Some(step)
    }

    /// Returns the number of moves within which every defence is mated.
    fn defend<H: Handler<P::Move>>(&mut self, prover: &mut Prover<'_, P, H>, position: &P, moves: u8) -> Option<u8> {
        prover.count(1);
        let replies = position.legal_moves();
        if prover.drawn.contains(&position.key()) {
            return None;
        }
        if let Some(end) = position.outcome_given(!replies.is_empty()) {
            return (end.winner == Some(!position.side_to_move())).then_some(0);
        }
        let mut longest = 0;
        for m in replies {
            let next = position.play_unchecked(m);
            if moves == 0 || prover.drawn.contains(&next.key()) || next.outcome_given(true).is_some() {
                return None;
            }
            longest = longest.max(self.attack(prover, &next, moves)?.moves);
        }
        Some(longest)
    }

    /// Returns the line in which the loser holds out longest, the first one if there are several.
    fn line<H: Handler<P::Move>>(
        &mut self,
        prover: &mut Prover<'_, P, H>,
        position: &P,
        mut moves: u8,
    ) -> Option<Vec<P::Move>> {
        let mut line = Vec::new();
        let mut position = position.clone();
        loop {
            let step = self.attack(prover, &position, moves)?;
            line.push(step.m);
            position = position.play_unchecked(step.m);
            moves = step.moves - 1;
            let mut longest: Option<(u8, P::Move)> = None;
            for reply in position.legal_moves() {
                let within = self.attack(prover, &position.play_unchecked(reply), moves)?.moves;
                if longest.is_none_or(|(most, _)| within > most) {
                    longest = Some((within, reply));
                }
            }
            let Some((within, reply)) = longest else { return Some(line) };
            line.push(reply);
            position = position.play_unchecked(reply);
            moves = within;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::prove::MateMemory;
    use super::*;
    use crate::game::Game;
    use crate::game::hostage::Position as Board;
    use crate::search::Silent;

    /// The table answers all questions of a verification, so nothing else would end it.
    #[test]
    fn a_verification_stops_on_request() {
        let fen = "5r2/pppk1p1p/3pNP2/4n3/3bP3/4B1P1/PPP2PpP/RNK3n1[Rb#QBqrp] b - - 0 23";
        let position = <Board as Game>::from_fen("hostage", fen).unwrap();
        let (mut memory, mut handler) = (MateMemory::new(1 << 12), Silent);
        let mut prover = Prover::new(&mut memory, &mut handler, &[]);
        prover.most_nodes = u64::MAX;
        let node = MateNode { attacks: true, moves: 2 };
        assert!(matches!(prover.df_pn(&position, node, INFINITE, INFINITE), ProofState::Proven { .. }));
        assert!(Proof::verify(&mut prover, &position, 2).is_some());
        prover.stopped = true;
        assert!(Proof::verify(&mut prover, &position, 2).is_none());
    }
}
