//! How hard a puzzle is: the weakest level of the engine that solves it.

use crate::engine::level::Level;
use crate::game::Game;
use crate::puzzle::rating_of_level;
use crate::search::{Blindness, Search, Silent};

/// The strongest level that is asked; what it does not solve is a step harder.
const HARDEST: u8 = 11;
/// So many times each level tries, overlooking other turns each time.
const TRIES: u64 = 3;

/// The rating of a solution. None if even the strongest level asked finds another line better: then it may be no puzzle at all.
pub fn grade<G: Game>(positions: &[G], line: &[G::Move]) -> Option<u16> {
    let level = Level::all().take(HARDEST.into()).find(|level| {
        let solved = (0..TRIES).filter(|seed| solves(*level, *seed, positions, line)).count() as u64;
        solved * 2 > TRIES
    });
    level.map(|level| rating_of_level(level.number()))
}

/// Whether a level finds every turn of the solver. Of several that end the game each is right.
pub fn solves<G: Game>(level: Level, seed: u64, positions: &[G], line: &[G::Move]) -> bool {
    let mut limits = level.limits();
    limits.blindness = limits.blindness.map(|blindness| Blindness { seed: seed.wrapping_add(1), ..blindness });
    positions.iter().zip(line).step_by(2).all(|(position, mv)| {
        let found = Search::new(1 << 12).run(position, &[], &limits, &mut Silent).best();
        found == Some(*mv)
            || found.is_some_and(|found| {
                let us = position.side_to_move();
                position.play_unchecked(found).outcome().is_some_and(|outcome| outcome.winner == Some(us))
            })
    })
}
