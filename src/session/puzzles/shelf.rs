//! Where puzzles lie: shelves of [`SHELF`] each, of which a page fetches one at a time, and the list of the shelves.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Puzzle, PuzzleFault, Theme};

/// How many puzzles a shelf holds; the last of a game may hold fewer.
pub const SHELF: usize = 250;

/// Which puzzle: the rules it follows, and its number among theirs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleId {
    /// The name of the rules.
    pub variant: String,
    /// Its number, from 0.
    pub number: usize,
}

impl PuzzleId {
    /// On which shelf it lies.
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

/// A shelf as the list of shelves knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    /// The rules.
    pub variant: String,
    /// How many puzzles lie on it.
    pub count: usize,
    /// The easiest and the hardest rating on it.
    pub ratings: (u16, u16),
    /// How many of them are about what.
    pub themes: Vec<(Theme, usize)>,
}

impl Shelf {
    /// What the list says of these puzzles, if there are any.
    pub fn of(variant: &str, puzzles: &[Puzzle]) -> Option<Shelf> {
        let ratings = || puzzles.iter().map(|puzzle| puzzle.rating);
        let count = |theme: Theme| puzzles.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        let themes = Theme::all().map(|theme| (theme, count(theme))).filter(|(_, count)| *count > 0);
        let ratings = (ratings().min()?, ratings().max()?);
        Some(Shelf { variant: variant.to_owned(), count: puzzles.len(), ratings, themes: themes.collect() })
    }
}

impl fmt::Display for Shelf {
    /// As a line of the list.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shelf { variant, count, ratings, themes } = self;
        write!(f, "{variant} {count} {} {}", ratings.0, ratings.1)?;
        themes.iter().try_for_each(|(theme, count)| write!(f, " {}:{count}", theme.letter()))
    }
}

impl FromStr for Shelf {
    type Err = ();

    fn from_str(line: &str) -> Result<Shelf, ()> {
        let mut parts = line.split(' ');
        let mut part = || parts.next().ok_or(());
        let variant = part()?.to_owned();
        let number = |text: &str| text.parse().map_err(|_| ());
        let count = part()?.parse().ok().filter(|count| (1..=SHELF).contains(count)).ok_or(())?;
        let ratings = (number(part()?)?, number(part()?)?);
        let theme = |part: &str| -> Option<(Theme, usize)> {
            let (letter, count) = part.split_once(':')?;
            Some((Theme::of(letter.parse().ok()?)?, count.parse().ok()?))
        };
        let themes = parts.map(|part| theme(part).ok_or(())).collect::<Result<_, _>>()?;
        Ok(Shelf { variant, count, ratings, themes })
    }
}

/// The list of the shelves, in the order of their numbers for each game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Catalogue(Vec<Shelf>);

impl FromStr for Catalogue {
    type Err = usize;

    /// Reads the list: a shelf a line, `hostage 250 630 760 1:200 2:50`.
    ///
    /// # Errors
    /// The number of a line that is none.
    fn from_str(text: &str) -> Result<Catalogue, usize> {
        let shelves = text.lines().enumerate().map(|(index, line)| line.parse().map_err(|()| index + 1));
        Ok(Catalogue(shelves.collect::<Result<_, _>>()?))
    }
}

impl Catalogue {
    fn shelves<'a>(&'a self, variant: &'a str) -> impl Iterator<Item = &'a Shelf> {
        self.0.iter().filter(move |shelf| shelf.variant == variant)
    }

    /// How many puzzles there are by these rules.
    pub fn count(&self, variant: &str) -> usize {
        self.shelves(variant).map(|shelf| shelf.count).sum()
    }

    /// The puzzle of a day: the same for everybody, another each day until all have had theirs.
    pub fn of_day(&self, variant: &str, day: u32) -> Option<PuzzleId> {
        let count = self.count(variant);
        // A step without a common divisor visits all of them.
        let step = (count / 3..).find(|step| *step > 0 && gcd(*step, count) == 1)?;
        (count > 0).then(|| PuzzleId { variant: variant.to_owned(), number: (day as usize % count) * step % count })
    }

    /// A puzzle near a rating that passes: `chance` decides which. A shelf that reaches furthest towards the rating is as good as any.
    pub fn near(
        &self,
        variant: &str,
        rating: u16,
        chance: u64,
        passes: impl Fn(&PuzzleId) -> bool,
    ) -> Option<PuzzleId> {
        let distance =
            |shelf: &Shelf| shelf.ratings.0.saturating_sub(rating).max(rating.saturating_sub(shelf.ratings.1));
        let nearest = self.shelves(variant).map(distance).min()?;
        let fits: Vec<usize> = self
            .shelves(variant)
            .enumerate()
            .filter(|(_, shelf)| distance(shelf) == nearest)
            .map(|(index, _)| index)
            .collect();
        let counts: Vec<usize> = self.shelves(variant).map(|shelf| shelf.count).collect();
        let all: Vec<usize> =
            fits.iter().flat_map(|&shelf| (0..counts[shelf]).map(move |place| shelf * SHELF + place)).collect();
        let begin = (chance % all.len().max(1) as u64) as usize;
        let ids =
            all[begin..].iter().chain(&all[..begin]).map(|&number| PuzzleId { variant: variant.to_owned(), number });
        let mut ids = ids.peekable();
        let first = ids.peek().cloned();
        ids.find(passes).or(first)
    }
}

const fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The number of a day, from milliseconds since 1970 by the reader's own clock.
pub fn day_of(millis: f64) -> u32 {
    (millis / 86_400_000.0) as u32
}

/// A puzzle of the text of a shelf.
///
/// # Errors
/// There is none of that number, or it cannot be read.
pub fn on_shelf(text: &str, id: &PuzzleId) -> Result<Puzzle, PuzzleFault> {
    text.lines().nth(id.number % SHELF).ok_or(PuzzleFault::Shape)?.parse()
}
