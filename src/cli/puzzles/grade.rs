//! Difficulty of a puzzle: how far up the ladder of levels the engine still fails at it.

use std::io::{self, Write};

use crate::cli::Failure;
use crate::engine::level::Level;
use crate::game::Game;
use crate::puzzle::{Puzzle, Theme, rating_of_level, themes};
use crate::search::{Blindness, Search, Silent};

/// Number of levels that are tried.
const HARDEST: u8 = 11;
/// Number of attempts of a level that overlooks moves, each with a different seed for the moves that it overlooks.
const TRIES: u64 = 6;
/// A level's share of the scale. Each move of the solver adds as much; a solution of two moves adds nothing in all.
const STEP: u16 = rating_of_level(1) - rating_of_level(0);
const USUAL: u16 = 2 * STEP;

/// Returns the grade of a rating: the level at whose rating it begins.
pub fn grade_of(rating: u16) -> u16 {
    rating.saturating_sub(rating_of_level(0)) / STEP
}

/// Returns the rating at which a grade begins.
pub fn rating_of(grade: u16) -> u16 {
    rating_of_level(0) + STEP * grade
}

/// Writes the puzzles with fresh ratings and themes. A puzzle that no level solves keeps its rating.
pub fn run<G: Game>(start: &G, puzzles: Vec<Puzzle>) -> Result<(), Failure> {
    let mut output = io::stdout();
    for mut puzzle in puzzles {
        // They all can be played.
        if let Ok((positions, moves)) = puzzle.replay::<G>(start.variant()) {
            puzzle.rating = grade(&positions, &moves).unwrap_or(puzzle.rating);
            name_themes(&mut puzzle, &positions, &moves);
        }
        writeln!(output, "{puzzle}")?;
    }
    Ok(())
}

/// Detects the themes of a puzzle again. Its purpose, which only a search can tell, stays.
pub fn name_themes<G: Game>(puzzle: &mut Puzzle, positions: &[G], line: &[G::Move]) {
    puzzle.themes.retain(|theme| matches!(theme, Theme::Advantage | Theme::Defence));
    puzzle.themes.extend(themes(positions, line));
}

/// Returns the rating of a solution, or `None` if no level solves it. In that case the engine prefers another line, and
/// the position may not be a puzzle.
///
/// The rating is that of the weakest level that overlooks nothing and solves the puzzle, less a part of a level for
/// each attempt of a weaker level that solves it too. For people, unlike for the engine, a long solution is harder than
/// a short one, so each move counts too.
pub fn grade<G: Game>(positions: &[G], line: &[G::Move]) -> Option<u16> {
    let variant = positions.first()?.variant();
    let (blind, sighted): (Vec<Level>, Vec<Level>) =
        Level::all().take(HARDEST.into()).partition(|level| level.limits_in(variant).blindness.is_some());
    let level = sighted.into_iter().find(|level| solves(*level, 0, positions, line))?;
    let tries = blind.into_iter().flat_map(|level| (0..TRIES).map(move |seed| (level, seed)));
    let solved = tries.filter(|(level, seed)| solves(*level, *seed, positions, line)).count();
    let base = rating_of_level(level.number()) - (solved * usize::from(STEP) / TRIES as usize) as u16;
    Some(base + STEP * line.len().div_ceil(2) as u16 - USUAL)
}

/// Returns true if a level finds every move of the solver. Another move that wins at once is also accepted.
pub fn solves<G: Game>(level: Level, seed: u64, positions: &[G], line: &[G::Move]) -> bool {
    let Some(first) = positions.first() else { return false };
    let mut limits = level.limits_in(first.variant());
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
