//! Chooses the puzzles that rest: those of a single move, and those of a grade, beyond a share of all that are offered.

use std::collections::{BTreeMap, HashSet};

use super::grade::grade_of;
use super::identity;
use crate::game::Game;
use crate::puzzle::{Puzzle, Theme};
use crate::session::puzzles::ShelfLine;

/// Number of puzzles on a theme from which on the theme is common.
const COMMON: usize = 700;

/// Returns the places of the puzzles whose position another one has too. Of equal ones it leaves out one, the first that
/// is offered.
pub fn copies<G: Game>(lines: &[ShelfLine], variant: &str) -> HashSet<usize> {
    let mut places: Vec<usize> = (0..lines.len()).collect();
    places.sort_by_key(|place| !matches!(lines[*place], ShelfLine::Offered(_)));
    let mut known = HashSet::new();
    let is_copy =
        |place: &usize| lines[*place].puzzle().is_some_and(|it| !known.insert(identity::<G>(variant, &it.fen)));
    places.into_iter().filter(is_copy).collect()
}

/// Lets as few puzzles rest as possible, so that neither the puzzles of a single move nor those of a grade are more
/// than this percentage of those offered. Puzzles on rare themes, long ones and difficult ones stay. Copies rest.
pub fn choose(lines: &mut [ShelfLine], share: usize, copies: &HashSet<usize>) {
    let puzzles: Vec<Option<Puzzle>> = lines.iter().map(|line| line.puzzle().cloned()).collect();
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    puzzles
        .iter()
        .flatten()
        .flat_map(|puzzle| &puzzle.themes)
        .for_each(|theme| *counts.entry(*theme).or_default() += 1);
    let is_common = |puzzle: &Puzzle| puzzle.themes.iter().all(|theme| counts.get(theme) > Some(&COMMON));
    let originals = puzzles.iter().enumerate().filter(|(place, _)| !copies.contains(place));
    let mut offered: Vec<(usize, &Puzzle)> =
        originals.filter_map(|(place, puzzle)| Some((place, puzzle.as_ref()?))).collect();
    // Those that rest first come last.
    offered.sort_by_key(|(place, puzzle)| {
        let rests_first = puzzle.moves() == 1 && is_common(puzzle);
        (rests_first, std::cmp::Reverse((puzzle.moves().min(2), puzzle.rating, *place)))
    });
    loop {
        let most = offered.len() * share / 100;
        let mut groups: BTreeMap<Option<u16>, usize> = BTreeMap::new();
        for (_, puzzle) in &offered {
            *groups.entry(Some(grade_of(puzzle.rating))).or_default() += 1;
            *groups.entry(None).or_default() += usize::from(puzzle.moves() == 1);
        }
        let Some((group, count)) = groups.into_iter().find(|(_, count)| *count > most) else { break };
        let belongs = |puzzle: &Puzzle| match group {
            Some(grade) => grade_of(puzzle.rating) == grade,
            None => puzzle.moves() == 1,
        };
        let mut surplus = count - most;
        let mut place = offered.len();
        while surplus > 0 && place > 0 {
            place -= 1;
            if belongs(offered[place].1) {
                offered.remove(place);
                surplus -= 1;
            }
        }
    }
    let mut stays = vec![false; puzzles.len()];
    offered.iter().for_each(|(place, _)| stays[*place] = true);
    for ((line, puzzle), stays) in lines.iter_mut().zip(&puzzles).zip(stays) {
        if let Some(puzzle) = puzzle.clone() {
            *line = if stays { ShelfLine::Offered(puzzle) } else { ShelfLine::Resting(puzzle) };
        }
    }
}
