//! The index of the files: one entry for each, so that a page can choose a file before it fetches one.

use std::fmt;
use std::str::FromStr;

use super::line::{SHELF, ShelfLine};
use crate::puzzle::Theme;

/// An entry in the index: one file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shelf {
    pub variant: String,
    /// Number of lines.
    pub count: usize,
    /// The lowest and the highest rating of the puzzles that are offered, or of all if none is.
    pub ratings: (u16, u16),
    /// Number of puzzles that are offered, by theme.
    pub themes: Vec<(Theme, usize)>,
    /// The places of the puzzles that rest or were withdrawn, in order.
    resting: Vec<usize>,
}

impl Shelf {
    /// The index entry for these lines; none if there are none.
    pub fn of(variant: &str, lines: &[ShelfLine]) -> Option<Shelf> {
        let is_offered = |line: &&ShelfLine| matches!(line, ShelfLine::Offered(_));
        let all = || lines.iter().filter_map(ShelfLine::puzzle);
        let offered = || lines.iter().filter(is_offered).filter_map(ShelfLine::puzzle);
        let range = |ratings: Vec<u16>| Some((*ratings.iter().min()?, *ratings.iter().max()?));
        let ratings = range(offered().map(|puzzle| puzzle.rating).collect());
        let ratings = ratings.or_else(|| range(all().map(|puzzle| puzzle.rating).collect())).unwrap_or_default();
        let count = |theme: Theme| offered().filter(|puzzle| puzzle.themes.contains(&theme)).count();
        let themes = Theme::all().map(|theme| (theme, count(theme))).filter(|(_, count)| *count > 0).collect();
        let resting = lines.iter().enumerate().filter(|(_, line)| !is_offered(line)).map(|(place, _)| place).collect();
        let shelf = Shelf { variant: variant.to_owned(), count: lines.len(), ratings, themes, resting };
        (!lines.is_empty()).then_some(shelf)
    }

    /// Number of puzzles that are offered.
    pub(super) fn offered(&self) -> usize {
        self.count - self.resting.len()
    }

    /// True if the puzzle at this place rests or was withdrawn.
    pub(super) fn rests(&self, place: usize) -> bool {
        self.resting.binary_search(&place).is_ok()
    }

    /// Distance between a rating and the ratings in the file.
    pub(super) fn distance(&self, rating: u16) -> u16 {
        self.ratings.0.saturating_sub(rating).max(rating.saturating_sub(self.ratings.1))
    }

    pub(super) fn about(&self, theme: Theme) -> usize {
        self.themes.iter().find(|(known, _)| *known == theme).map_or(0, |(_, count)| *count)
    }
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shelf { variant, count, ratings, themes, resting } = self;
        write!(f, "{variant} {count} {} {}", ratings.0, ratings.1)?;
        themes.iter().try_for_each(|(theme, count)| write!(f, " {}:{count}", theme.letter()))?;
        if resting.is_empty() {
            return Ok(());
        }
        f.write_str(" -:")?;
        (0..count.div_ceil(4)).try_for_each(|digit| {
            let bits = (0..4).fold(0, |bits, bit| 2 * bits + u8::from(self.rests(4 * digit + bit)));
            write!(f, "{bits:x}")
        })
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
        let (mut themes, mut resting) = (Vec::new(), Vec::new());
        for part in parts {
            match part.strip_prefix("-:") {
                Some(digits) => resting = places(digits, count).ok_or(())?,
                None => themes.push(theme(part).ok_or(())?),
            }
        }
        Ok(Shelf { variant, count, ratings, themes, resting })
    }
}

/// The places of the set bits. Each hexadecimal digit stands for four lines.
fn places(digits: &str, count: usize) -> Option<Vec<usize>> {
    let digits: Vec<u32> = digits.chars().map(|digit| digit.to_digit(16)).collect::<Option<_>>()?;
    let is_set = |place: &usize| digits.get(place / 4).is_some_and(|bits| bits >> (3 - place % 4) & 1 == 1);
    (digits.len() == count.div_ceil(4)).then(|| (0..count).filter(is_set).collect())
}
