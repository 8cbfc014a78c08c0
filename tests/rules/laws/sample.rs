//! Positions on which laws are checked.

use super::Lawful;
use crate::support::games;
use crate::support::random::Random;
use crate::support::tally;

/// Shows one in `every` positions of random games, and the last of each game. Then shows as many artificial positions
/// if the game can create them.
pub fn sample<G: Lawful>(variant: &str, seed: u64, every: usize, mut show: impl FnMut(&G, &[G::Move])) {
    // Laws that examine few positions stop as soon as the games have shown enough.
    let games = (3 * G::GAMES / every as u64).clamp(4, G::GAMES);
    let mut shown = games::shown(variant, seed, games, every, &mut show);
    let mut random = Random(seed);
    for _ in 0..shown / G::FEWER {
        if let Some(position) = G::thrown_together(variant, &mut random) {
            shown += 1;
            show(&position, &position.legal_moves());
        }
    }
    tally::looked(variant, shown);
}

/// Returns at most about `most` items of a list, spread evenly over it.
pub fn some<T>(list: &[T], most: usize) -> impl Iterator<Item = &T> {
    list.iter().step_by(1 + list.len() / most)
}
