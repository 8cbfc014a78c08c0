//! Puzzle progress: a rating, a streak of days, and the puzzles that come back.

mod days;
mod join;

pub use days::{DayMark, Week, is_done, streak, week};

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::PuzzleId;
use super::own::{Mistake, OWN};
use crate::game::rules::family;
use crate::json;
use crate::puzzle::Theme;
use crate::sorted::order;

/// Number of recent puzzles that are not offered again soon.
const REMEMBERED: usize = 1_000;
/// Days until a missed puzzle comes back: at first, and after each time it was solved.
const INTERVALS: [u32; 5] = [1, 3, 7, 16, 35];
/// Upper limit for all counters.
const MOST: u32 = 1 << 30;
/// Maximum length of stored text that is read, in bytes; this version writes a tenth of that.
const READ: usize = 1 << 23;
/// Glicko-2 deviation of a puzzle's rating.
const PUZZLE_DEVIATION: f64 = 120.0;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Missed {
    pub id: String,
    /// The day on which it is due, as [`day_of`](super::day_of) counts.
    pub due: u32,
    /// Number of times it has been solved since.
    pub step: usize,
}

impl Missed {
    /// True on a day on which it comes back. A day further off than any interval is from a clock that was wrong.
    fn is_due(&self, day: u32) -> bool {
        self.due <= day || self.due > day.saturating_add(INTERVALS[INTERVALS.len() - 1])
    }

    /// True for one of the player's own mistakes.
    fn is_own(&self) -> bool {
        self.id.strip_prefix(OWN).is_some_and(|number| number.starts_with('-'))
    }
}

/// The result of an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// True if it was solved at once and without help.
    pub solved: bool,
    pub rating: u16,
    pub day: u32,
    /// True for the puzzle of the day.
    pub daily: bool,
}

/// Puzzle progress. Like all stored data it has only integers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// Glicko-2 rating, in hundredths.
    rating: u32,
    /// Its deviation, in hundredths.
    deviation: u32,
    /// Its volatility, in millionths.
    volatility: u32,
    pub solved: u32,
    pub tried: u32,
    /// Number of days in a row on which the puzzle of the day was solved.
    pub streak: u32,
    pub last_day: u32,
    pub missed: Vec<Missed>,
    /// The puzzles tried last.
    seen: Vec<String>,
    /// The letter of the chosen theme; empty for none.
    theme: String,
    storms: Vec<Best>,
    /// The player's own mistakes that are scheduled to come back.
    own: Vec<Mistake>,
    /// The results of the puzzles of the day, in order of the days: the day times 8, plus the result. See [`days`].
    days: Vec<u32>,
    /// The rating at the end of each day on which it changed: the day, the rating, and the number of puzzles tried.
    ratings: Vec<(u32, u32, u32)>,
    /// The longest streak so far.
    longest: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Best {
    variant: String,
    score: u32,
}

impl Default for PuzzleProgress {
    fn default() -> PuzzleProgress {
        // A player who has just learned the rules starts near the easiest puzzles.
        let (rating, deviation, volatility) = (90_000, 35_000, 60_000);
        PuzzleProgress {
            rating,
            deviation,
            volatility,
            solved: 0,
            tried: 0,
            streak: 0,
            last_day: 0,
            missed: Vec::new(),
            seen: Vec::new(),
            theme: String::new(),
            storms: Vec::new(),
            own: Vec::new(),
            days: Vec::new(),
            ratings: Vec::new(),
            longest: 0,
        }
    }
}

impl PuzzleProgress {
    /// Reads stored progress within its limits; none if it cannot be read.
    pub fn read(text: &str) -> Option<PuzzleProgress> {
        PuzzleProgress::read_counted(text).map(|(progress, _)| progress)
    }

    /// Like `read`, but also returns the number of entries left out.
    pub fn read_counted(text: &str) -> Option<(PuzzleProgress, usize)> {
        let mut read: PuzzleProgress = json::read(text).filter(|_| text.len() <= READ)?;
        let left = read.bound();
        Some((read, left))
    }

    pub fn rating(&self) -> u16 {
        (self.rating / 100).min(u32::from(u16::MAX)) as u16
    }

    /// True while the rating is still a guess.
    pub fn is_provisional(&self) -> bool {
        self.deviation > 11_000
    }

    /// True if a puzzle was tried recently.
    pub fn has_seen(&self, id: &PuzzleId) -> bool {
        self.seen.contains(&id.to_string())
    }

    /// True if a puzzle was solved recently and does not come back, so that help with it proves nothing.
    pub fn is_settled(&self, id: &PuzzleId) -> bool {
        self.has_seen(id) && !self.returns(id)
    }

    /// True if a puzzle comes back.
    pub fn returns(&self, id: &PuzzleId) -> bool {
        let name = id.to_string();
        self.missed.iter().any(|missed| missed.id == name)
    }

    /// The puzzles of a game that are due on a day, the one due first at the front. There are puzzles with the numbers
    /// below `names`: an older copy of the page may not have all that were tried.
    pub fn due(&self, day: u32, variant: &str, names: usize) -> Vec<PuzzleId> {
        self.all_due(day, |id| self.belongs(id, variant, names))
    }

    /// The player's own mistakes that are due on a day, in any game.
    pub fn due_own(&self, day: u32) -> Vec<PuzzleId> {
        self.all_due(day, |id| self.own(id).is_some())
    }

    /// Number of the player's own mistakes that are due.
    pub fn due_own_count(&self, day: u32) -> usize {
        let is_due = |missed: &&Missed| missed.is_due(day) && missed.is_own();
        self.missed.iter().filter(is_due).count()
    }

    /// Number of puzzles of a game that are due on a day, see [`PuzzleProgress::due`].
    pub fn count_due(&self, day: u32, variant: &str, names: usize) -> usize {
        let due = self.missed.iter().filter(|missed| missed.is_due(day));
        let known = due.filter_map(|missed| missed.id.parse::<PuzzleId>().ok());
        known.filter(|id| self.belongs(id, variant, names)).count()
    }

    fn belongs(&self, id: &PuzzleId, variant: &str, names: usize) -> bool {
        match self.own(id) {
            Some(mistake) => family(&mistake.variant) == family(variant),
            None => id.variant == variant && id.number < names,
        }
    }

    fn all_due(&self, day: u32, passes: impl Fn(&PuzzleId) -> bool) -> Vec<PuzzleId> {
        let due = self.missed.iter().filter(|missed| missed.is_due(day));
        let due = due.filter_map(|missed| Some((missed.due, missed.id.parse::<PuzzleId>().ok()?)));
        let due: Vec<(u32, PuzzleId)> = due.filter(|(_, id)| passes(id)).collect();
        let places = order(due.len(), &|one, other| due[one].0 < due[other].0);
        places.into_iter().map(|place| due[place].1.clone()).collect()
    }

    /// Drops a puzzle that was withdrawn, so that it does not come back.
    pub fn forget(&mut self, id: &PuzzleId) {
        let name = id.to_string();
        self.missed.retain(|missed| missed.id != name);
    }

    /// The player's own mistake of this name.
    pub fn own(&self, id: &PuzzleId) -> Option<&Mistake> {
        self.own.iter().find(|mistake| mistake.id() == *id)
    }

    /// Schedules mistakes to come back, the first time on this day. Mistakes already scheduled stay as they are.
    pub fn take(&mut self, mistakes: &[Mistake], day: u32) {
        self.take_all(mistakes.iter().map(|mistake| (mistake.clone(), day)).collect());
        self.bound();
    }

    /// The chosen theme; none for any.
    pub fn theme(&self) -> Option<Theme> {
        self.theme.parse().ok().and_then(Theme::of)
    }

    pub fn choose(&mut self, theme: Option<Theme>) {
        self.theme = theme.map(|theme| theme.letter().to_string()).unwrap_or_default();
    }

    /// Number of puzzles solved in the best storm of a game.
    pub fn best_storm(&self, variant: &str) -> u32 {
        self.storms.iter().find(|best| best.variant == variant).map_or(0, |best| best.score)
    }

    pub fn record_storm(&mut self, variant: &str, score: u32) {
        let score = score.max(self.best_storm(variant));
        self.storms.retain(|best| best.variant != variant);
        self.storms.push(Best { variant: variant.to_owned(), score });
    }

    /// Records the result of an attempt. Only the first attempt at a puzzle changes the rating.
    pub fn record(&mut self, id: &PuzzleId, result: Tried) {
        let name = id.to_string();
        // The player's own mistakes have no rating, and a puzzle that comes back is already scheduled.
        if id.variant != OWN {
            if !self.has_seen(id) {
                self.rate(result);
                self.tried = (self.tried + 1).min(MOST);
                self.solved = (self.solved + u32::from(result.solved)).min(MOST);
                self.ratings.push((result.day, u32::from(self.rating()), self.tried));
            }
            self.seen.retain(|seen| *seen != name);
            self.seen.push(name.clone());
            let surplus = self.seen.len().saturating_sub(REMEMBERED);
            self.seen.drain(..surplus);
        }
        let known = self.missed.iter().position(|missed| missed.id == name);
        match (known, result.solved) {
            (None, true) => {}
            (None, false) => self.missed.push(Missed { id: name, due: result.day + INTERVALS[0], step: 0 }),
            (Some(place), false) => {
                self.missed[place] = Missed { id: name, due: result.day + INTERVALS[0], step: 0 };
            }
            // Solving it earlier proves nothing: the solution has just been seen.
            (Some(place), true) if !self.missed[place].is_due(result.day) => {}
            (Some(place), true) => {
                let step = self.missed[place].step + 1;
                match INTERVALS.get(step) {
                    Some(days) => self.missed[place] = Missed { id: name, due: result.day + days, step },
                    None => {
                        self.missed.remove(place);
                        self.own.retain(|mistake| mistake.id() != *id);
                    }
                }
            }
        }
        if result.daily {
            self.fill(result.day, result.day, result.solved);
        }
        self.bound();
    }

    /// Updates the rating. A puzzle is an opponent of known strength. CITE: Glicko-2,
    /// <http://www.glicko.net/glicko/glicko2.pdf>.
    fn rate(&mut self, result: Tried) {
        let own = Glicko2Rating {
            rating: f64::from(self.rating) / 100.0,
            deviation: f64::from(self.deviation) / 100.0,
            volatility: f64::from(self.volatility) / 1e6,
        };
        let puzzle = Glicko2Rating { rating: f64::from(result.rating), deviation: PUZZLE_DEVIATION, volatility: 0.06 };
        let outcome = if result.solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (own, _) = glicko2(&own, &puzzle, &outcome, &Glicko2Config::new());
        self.rating = (own.rating.clamp(100.0, 4000.0) * 100.0).round() as u32;
        self.deviation = (own.deviation.clamp(45.0, 350.0) * 100.0).round() as u32;
        self.volatility = (own.volatility * 1e6).round() as u32;
    }
}
