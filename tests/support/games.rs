//! Random games, the same on every machine, in which prisons and airfields fill quickly.

use super::random::Random;
use super::tally::{looked, share};
use hostage_chess::game::{Game, Hint};

/// Plays random games and shows each position with its legal moves, including finished ones. `LAWS=n` plays n times as
/// many games.
///
/// Half of the moves are captures, drops or exchanges, if there are any. Exchanges are so numerous that they would
/// crowd out the rest.
pub fn random_games<G: Game>(variant: &str, seed: u64, games: u64, plies: usize, mut show: impl FnMut(&G, &[G::Move])) {
    for game in 0..games * share() {
        let mut random = Random(seed.wrapping_mul(1_000_003).wrapping_add(game));
        let mut position = G::start(variant).unwrap();
        for _ in 0..plies {
            let moves = position.legal_moves();
            show(&position, &moves);
            if moves.is_empty() {
                break;
            }
            let lively = |m: &G::Move| position.uci(*m).contains('@');
            let forcing = |m: &G::Move| matches!(position.hint(*m), Hint { forcing: true, .. });
            let chosen: Vec<G::Move> = match random.below(10) {
                0 | 1 => moves.iter().copied().filter(lively).collect(),
                2..=5 => moves.iter().copied().filter(forcing).collect(),
                _ => moves.iter().copied().filter(|m| !lively(m)).collect(),
            };
            let among = if chosen.is_empty() { &moves } else { &chosen };
            position = position.play_unchecked(among[random.below(among.len())]);
        }
    }
}

/// Maximum number of plies of a random game of [`sample`].
const PLIES: usize = 120;

/// Shows one in `every` positions of random games under each of these rule sets, and the last one of each game.
pub fn sample<G: Game>(variants: &[&str], seed: u64, games: u64, every: usize, mut show: impl FnMut(&G, &[G::Move])) {
    for variant in variants {
        let shown = shown(variant, seed, games, every, &mut show);
        looked(variant, shown);
    }
}

/// Shows one in `every` positions of random games under one rule set, and the last one of each game. Returns their number.
pub fn shown<G: Game>(
    variant: &str,
    seed: u64,
    games: u64,
    every: usize,
    show: &mut impl FnMut(&G, &[G::Move]),
) -> usize {
    let (mut seen, mut shown) = (0, 0);
    random_games(variant, seed, games, PLIES, |position: &G, moves| {
        seen += 1;
        if seen % every == 0 || moves.is_empty() {
            shown += 1;
            show(position, moves);
        }
    });
    assert!(shown >= 10, "{variant}: {shown} positions");
    shown
}
