//! Difficulty of a puzzle: the weakest level of the engine that solves it.

use crate::engine::level::Level;
use crate::game::Game;
use crate::puzzle::rating_of_level;
use crate::search::{Blindness, Search, Silent};

/// Number of levels that are tried.
const HARDEST: u8 = 11;
/// Number of attempts per level, each with a different seed for the moves that the engine overlooks.
const TRIES: u64 = 3;

/// Returns the rating of a solution, or `None` if no level solves it. In that case the engine prefers another line, and
/// the position may not be a puzzle.
pub fn grade<G: Game>(positions: &[G], line: &[G::Move]) -> Option<u16> {
    let level = Level::all().take(HARDEST.into()).find(|level| {
        let solved = (0..TRIES).filter(|seed| solves(*level, *seed, positions, line)).count() as u64;
        solved * 2 > TRIES
    });
    level.map(|level| rating_of_level(level.number()))
}

/// Returns true if a level finds every move of the solver. Another move that wins at once is also accepted.
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
