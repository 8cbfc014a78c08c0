//! MateSearch, found by trying everything: slow, plain, and with nothing in common with the search.

use hostage_chess::game::Position;

/// A turn that mates within `turns` turns of the side to move, if there is one. With `checks_only` each of its turns
/// must give check, which misses some mates but makes none up.
pub fn mate_within<P: Position>(position: &P, turns: u32, checks_only: bool) -> Option<P::Move> {
    if turns == 0 {
        return None;
    }
    let children = position.legal_moves().into_iter().map(|m| (m, position.play_unchecked(m)));
    let (checks, quiet): (Vec<_>, Vec<_>) = children.partition(|(_, child)| child.in_check());
    // The last turn of a mate is a check.
    let quiet = if checks_only || turns == 1 { Vec::new() } else { quiet };
    let mut tries = checks.iter().chain(&quiet);
    tries.find(|(_, child)| is_lost(child, turns - 1, checks_only)).map(|(m, _)| *m)
}

/// Whether the side to move is mated, or will be within `turns` turns of the other side whatever it does.
pub fn is_lost<P: Position>(position: &P, turns: u32, checks_only: bool) -> bool {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.outcome().is_some_and(|outcome| outcome.winner == Some(!position.side_to_move()));
    }
    turns > 0 && moves.into_iter().all(|m| mate_within(&position.play_unchecked(m), turns, checks_only).is_some())
}
