//! Forced wins by exhaustive search without evaluation. Lessons have few pieces and few moves.

use crate::game::{Position, Side};

/// A move that wins at once. Finds none in Messenger Chess, where `checks` lists no moves.
pub fn at_once<P: Position>(position: &P) -> Option<P::Move> {
    let us = position.side_to_move();
    let mut moves = Vec::new();
    // Only a move listed by `checks` can win at once: a check, or a threat against the piece that decides the game.
    position.checks(&mut moves);
    moves.into_iter().find(|&m| is_won(&position.play_unchecked(m), us))
}

/// True if `us`, the side to move, wins by force in at most `moves` of its moves. With 0 it must have won already.
pub fn within<P: Position>(position: &P, us: Side, moves: usize) -> bool {
    match moves {
        0 => is_won(position, us),
        1 => at_once(position).is_some(),
        _ => position.legal_moves().into_iter().any(|m| holds(&position.play_unchecked(m), us, moves - 1)),
    }
}

/// True if the side that has just played has won, or wins by force in at most `moves` more of its moves.
pub fn holds<P: Position>(after: &P, us: Side, moves: usize) -> bool {
    let replies = after.legal_moves();
    match after.outcome_given(!replies.is_empty()) {
        Some(outcome) => outcome.winner == Some(us),
        None => moves > 0 && replies.into_iter().all(|reply| within(&after.play_unchecked(reply), us, moves)),
    }
}

fn is_won<P: Position>(position: &P, us: Side) -> bool {
    position.outcome().is_some_and(|outcome| outcome.winner == Some(us))
}
