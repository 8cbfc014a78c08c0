//! Whether somebody wins by force: every turn is looked at, none is judged. Lessons have few men and few turns.

use crate::game::{Position, Side};

/// A turn of the side to move that wins at once.
pub fn at_once<P: Position>(position: &P) -> Option<P::Move> {
    let us = position.side_to_move();
    let mut moves = Vec::new();
    // No game is won without a check, or at least without threatening what loses it.
    position.checks(&mut moves);
    moves.into_iter().find(|&m| is_won(&position.play_unchecked(m), us))
}

/// Whether the side to move wins by force in at most so many own turns; never in none.
pub fn within<P: Position>(position: &P, us: Side, moves: usize) -> bool {
    match moves {
        0 => is_won(position, us),
        1 => at_once(position).is_some(),
        _ => position.legal_moves().into_iter().any(|m| holds(&position.play_unchecked(m), us, moves - 1)),
    }
}

/// Whether a side that has just played has won, or wins by force in at most so many more own turns.
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
