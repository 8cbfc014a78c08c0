//! Mate search by brute force: slow, plain, and independent of the program's search.

use hostage_chess::game::Position;

/// Returns a move that mates within `moves` moves of the side to move, if there is one. With `checks_only`, each of its
/// moves must give check. This misses some mates but invents none.
pub fn mate_within<P: Position>(position: &P, moves: u32, checks_only: bool) -> Option<P::Move> {
    if moves == 0 {
        return None;
    }
    let children = position.legal_moves().into_iter().map(|m| (m, position.play_unchecked(m)));
    let (checks, quiet): (Vec<_>, Vec<_>) = children.partition(|(_, child)| child.in_check());
    // The last move of a mate is a check.
    let quiet = if checks_only || moves == 1 { Vec::new() } else { quiet };
    let mut tries = checks.iter().chain(&quiet);
    tries.find(|(_, child)| is_lost(child, moves - 1, checks_only)).map(|(m, _)| *m)
}

/// Returns true if the side to move is mated, or cannot avoid mate within that many moves of its opponent.
pub fn is_lost<P: Position>(position: &P, within: u32, checks_only: bool) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.outcome().is_some_and(|outcome| outcome.winner == Some(!position.side_to_move()));
    }
    within > 0 && moves.into_iter().all(|m| mate_within(&position.play_unchecked(m), within, checks_only).is_some())
}
