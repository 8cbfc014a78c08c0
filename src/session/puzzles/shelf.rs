//! Storage of the puzzles: files of [`SHELF`] puzzles each, called shelves in the code, and an index of the files. A
//! page fetches one file at a time.

use std::fmt;
use std::str::FromStr;

use super::entry::Shelf;
use super::line::{SHELF, ShelfLine};
use crate::game::rules;
use crate::puzzle::{Puzzle, PuzzleFault, Theme};
/// Maximum number of files that a storm uses.
const STORM_SHELVES: usize = 6;
/// Maximum number of puzzles taken from these files: more than anyone solves.
const STORM: usize = 72;
/// Number of the puzzles nearest to a rating among which one is chosen.
const NEAREST: usize = 20;
/// The puzzles of the days before this one came from the first puzzles of Hostage Chess, this many. Their days keep
/// them.
const FIRST_SET: (u32, usize) = (20_788, 10_061);

/// A puzzle's identity: its variant, and its number within that variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleId {
    pub variant: String,
    /// Number, counted from 0.
    pub number: usize,
}

impl PuzzleId {
    /// Number of its file, counted from 0.
    pub fn shelf(&self) -> usize {
        self.number / SHELF
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.variant, self.number)
    }
}

impl FromStr for PuzzleId {
    type Err = ();

    fn from_str(text: &str) -> Result<PuzzleId, ()> {
        let (variant, number) = text.rsplit_once('-').ok_or(())?;
        Ok(PuzzleId { variant: variant.to_owned(), number: number.parse().map_err(|_| ())? })
    }
}

/// The index of all files, with the files of each game in order of their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ShelfList(Vec<Shelf>);

impl FromStr for ShelfList {
    type Err = usize;

    /// Reads the index, one file a line: `hostage 250 630 760 1:200 2:50`.
    ///
    /// # Errors
    /// The number of the first invalid line.
    fn from_str(text: &str) -> Result<ShelfList, usize> {
        let shelves = text.lines().enumerate().map(|(index, line)| line.parse().map_err(|()| index + 1));
        Ok(ShelfList(shelves.collect::<Result<_, _>>()?))
    }
}

impl ShelfList {
    fn shelves<'a>(&'a self, variant: &'a str) -> impl Iterator<Item = &'a Shelf> {
        self.0.iter().filter(move |shelf| shelf.variant == variant)
    }

    /// Number of puzzles of a variant that are offered. Resting ones are not.
    pub fn count(&self, variant: &str) -> usize {
        self.shelves(variant).map(Shelf::offered).sum()
    }

    /// Number of names of a variant, withdrawn puzzles included.
    pub fn names(&self, variant: &str) -> usize {
        self.shelves(variant).map(|shelf| shelf.count).sum()
    }

    /// The ids of the puzzles of a file that are offered.
    fn offered<'a>(variant: &'a str, at: usize, shelf: &'a Shelf) -> impl Iterator<Item = PuzzleId> + 'a {
        let number = move |place| PuzzleId { variant: variant.to_owned(), number: at * SHELF + place };
        (0..shelf.count).filter(|place| !shelf.rests(*place)).map(number)
    }

    /// Number of puzzles of a variant with a theme.
    pub fn about(&self, variant: &str, theme: Theme) -> usize {
        self.shelves(variant).map(|shelf| shelf.about(theme)).sum()
    }

    /// The numbers of the files with puzzles on a theme, nearest to a rating first. `chance` decides between equal
    /// distances.
    pub fn shelves_about(&self, variant: &str, theme: Theme, rating: u16, chance: u64) -> Vec<usize> {
        let with = self.shelves(variant).enumerate().filter(|(_, shelf)| shelf.about(theme) > 0);
        let mut with: Vec<(u16, usize)> = with.map(|(number, shelf)| (shelf.distance(rating), number)).collect();
        let begin = (chance % with.len().max(1) as u64) as usize;
        with.rotate_left(begin);
        with.sort_by_key(|(distance, _)| *distance);
        with.into_iter().map(|(_, number)| number).collect()
    }

    /// The number of a file that begins with the easiest puzzles, chosen by `chance`: one with mates in one if there is any.
    pub fn easiest(&self, variant: &str, chance: u64) -> Option<usize> {
        let with_mates = self.shelves_about(variant, Theme::Mate(1), 0, chance);
        with_mates.first().or(self.storm(variant, chance).first()).copied()
    }

    /// The numbers of the files for a storm, from easy to hard: one from each part of the index, chosen by `chance`.
    /// The first has mates in one if there are any in its part.
    pub fn storm(&self, variant: &str, chance: u64) -> Vec<usize> {
        let mut order: Vec<(usize, &Shelf)> = self.shelves(variant).enumerate().collect();
        order.sort_by_key(|(_, shelf)| u32::from(shelf.ratings.0) + u32::from(shelf.ratings.1));
        let parts = STORM_SHELVES.min(order.len());
        let bound = |part: usize| part * order.len() / parts.max(1);
        let any = |part: usize| {
            let shelves = &order[bound(part)..bound(part + 1)];
            let with_mates = shelves.iter().filter(|(_, shelf)| shelf.about(Theme::Mate(1)) > 0).collect::<Vec<_>>();
            let shelves = if part == 0 && !with_mates.is_empty() { with_mates } else { shelves.iter().collect() };
            shelves[chance as usize % shelves.len()].0
        };
        (0..parts).map(any).collect()
    }

    /// The puzzle of a day, the same for everybody. No puzzle is repeated before all that are offered have been used.
    pub fn of_day(&self, variant: &str, day: u32) -> Option<PuzzleId> {
        let is_first = variant == rules::DEFAULT && day < FIRST_SET.0 && FIRST_SET.1 <= self.names(variant);
        let count = if is_first { FIRST_SET.1 } else { self.count(variant) };
        // A step coprime to the count visits all puzzles.
        let step = (count / 3..).find(|step| *step > 0 && gcd(*step, count) == 1)?;
        let number = (day as usize % count.max(1)) * step % count.max(1);
        if is_first {
            return Some(PuzzleId { variant: variant.to_owned(), number });
        }
        let shelves = self.shelves(variant).enumerate();
        shelves.flat_map(|(at, shelf)| ShelfList::offered(variant, at, shelf)).nth(number)
    }

    /// A puzzle from the files nearest to a rating. Starting from one chosen by `chance`, it takes the first that
    /// passes, or else the starting one.
    pub fn near(
        &self,
        variant: &str,
        rating: u16,
        chance: u64,
        passes: impl Fn(&PuzzleId) -> bool,
    ) -> Option<PuzzleId> {
        let shelves = || self.shelves(variant).enumerate().filter(|(_, shelf)| shelf.offered() > 0);
        let nearest = shelves().map(|(_, shelf)| shelf.distance(rating)).min()?;
        let fits = shelves().filter(|(_, shelf)| shelf.distance(rating) == nearest);
        let mut all: Vec<PuzzleId> = fits.flat_map(|(at, shelf)| ShelfList::offered(variant, at, shelf)).collect();
        let begin = (chance % all.len().max(1) as u64) as usize;
        all.rotate_left(begin);
        let place = all.iter().position(passes).unwrap_or(0);
        (place < all.len()).then(|| all.swap_remove(place))
    }
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The number of a day, from milliseconds since 1970 in the user's local time.
pub fn day_of(millis: f64) -> u32 {
    (millis / 86_400_000.0) as u32
}

/// Reads a puzzle from the text of its file.
///
/// # Errors
/// The number does not exist, the puzzle was withdrawn, or it cannot be read.
pub fn on_shelf(text: &str, id: &PuzzleId) -> Result<Puzzle, PuzzleFault> {
    let line: ShelfLine = text.lines().nth(id.number % SHELF).ok_or(PuzzleFault::Shape)?.parse()?;
    line.puzzle().cloned().ok_or(PuzzleFault::Withdrawn)
}

/// Reads every puzzle in a file, with its id and whether it rests. Leaves out those that were withdrawn.
pub(super) fn all_on_shelf(
    text: &str,
    variant: &str,
    shelf: usize,
) -> impl Iterator<Item = Result<(PuzzleId, Puzzle, bool), PuzzleFault>> {
    text.lines().enumerate().filter_map(move |(place, line)| {
        let id = PuzzleId { variant: variant.to_owned(), number: shelf * SHELF + place };
        match line.parse() {
            Ok(ShelfLine::Offered(puzzle)) => Some(Ok((id, puzzle, false))),
            Ok(ShelfLine::Resting(puzzle)) => Some(Ok((id, puzzle, true))),
            Ok(ShelfLine::Withdrawn) => None,
            Err(fault) => Some(Err(fault)),
        }
    })
}

/// A puzzle on a theme that passes the filter, chosen from a file by `chance`.
///
/// # Errors
/// A puzzle in the file is unreadable.
pub fn about_on_shelf(
    text: &str,
    (variant, shelf): (&str, usize),
    theme: Theme,
    chance: u64,
    passes: impl Fn(&PuzzleId) -> bool,
) -> Result<Option<PuzzleId>, PuzzleFault> {
    let all: Vec<_> = all_on_shelf(text, variant, shelf).collect::<Result<_, _>>()?;
    let fits = all.into_iter().filter(|(id, puzzle, rests)| !rests && puzzle.themes.contains(&theme) && passes(id));
    let mut fits: Vec<PuzzleId> = fits.map(|(id, ..)| id).collect();
    let any = (chance % fits.len().max(1) as u64) as usize;
    Ok((any < fits.len()).then(|| fits.swap_remove(any)))
}

/// One of the puzzles of a file that are nearest to a rating and pass the filter, chosen by `chance`.
///
/// # Errors
/// A puzzle in the file is unreadable.
pub fn near_on_shelf(
    text: &str,
    (variant, shelf): (&str, usize),
    rating: u16,
    chance: u64,
    passes: impl Fn(&PuzzleId) -> bool,
) -> Result<Option<PuzzleId>, PuzzleFault> {
    let all: Vec<_> = all_on_shelf(text, variant, shelf).collect::<Result<_, _>>()?;
    let fits = all.into_iter().filter(|(id, _, rests)| !rests && passes(id));
    let mut fits: Vec<(u16, PuzzleId)> = fits.map(|(id, puzzle, _)| (puzzle.rating.abs_diff(rating), id)).collect();
    fits.sort_by_key(|(distance, _)| *distance);
    fits.truncate(NEAREST);
    let any = (chance % fits.len().max(1) as u64) as usize;
    Ok((any < fits.len()).then(|| fits.swap_remove(any).1))
}

/// The puzzles that a storm takes from one of its files: short ones, the easiest first. Resting puzzles are short, so
/// it takes them too.
///
/// # Errors
/// A puzzle in the file is unreadable.
pub fn storm_on_shelf(
    text: &str,
    (variant, shelf): (&str, usize),
    shelves: usize,
    chance: u64,
) -> Result<Vec<(PuzzleId, Puzzle)>, PuzzleFault> {
    let wanted = STORM.div_ceil(shelves.max(1));
    let all = all_on_shelf(text, variant, shelf).map(|one| one.map(|(id, puzzle, _)| (id, puzzle)));
    let mut all: Vec<(PuzzleId, Puzzle)> = all.collect::<Result<_, _>>()?;
    // A mate is obvious once seen, but judging whether a move gains material takes thought.
    let effort = |puzzle: &Puzzle| (puzzle.moves(), !matches!(puzzle.themes.first(), Some(Theme::Mate(_))));
    let quick = |puzzle: &Puzzle| matches!(puzzle.themes.first(), Some(Theme::Mate(1 | 2)));
    let count = all.iter().filter(|(_, puzzle)| quick(puzzle)).count().max(wanted);
    all.sort_by_key(|(_, puzzle)| (!quick(puzzle), effort(puzzle)));
    all.truncate(count);
    // Takes puzzles from all parts of the list.
    let step = (all.len() / wanted).max(1);
    let mut taken: Vec<_> = all.into_iter().skip(chance as usize % step).step_by(step).take(wanted).collect();
    taken.sort_by_key(|(_, puzzle)| puzzle.rating);
    Ok(taken)
}
