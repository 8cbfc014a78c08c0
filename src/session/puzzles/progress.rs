//! What somebody has solved so far: a rating, a streak of days, and what is to come back.

mod join;

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use super::PuzzleId;
use super::own::{Mistake, OWN};
use crate::game::rules::family;
use crate::json;
use crate::puzzle::Theme;

/// How many puzzles are remembered, so that none comes twice soon.
const REMEMBERED: usize = 1_000;
/// After how many days a missed puzzle comes back: the first time, and after each time that it was solved.
const INTERVALS: [u32; 5] = [1, 3, 7, 16, 35];
/// Nothing is counted any further.
const MOST: u32 = 1 << 30;
/// How long a text is read, in bytes. What this version writes is a tenth of that.
const READ: usize = 1 << 23;
/// How uncertain the rating of a puzzle is.
const PUZZLE_DEVIATION: f64 = 120.0;

/// A puzzle that was missed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// Which.
    pub id: String,
    /// The day on which it is due.
    pub due: u32,
    /// How often it has been solved since.
    pub step: usize,
}

/// How an attempt ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// At once, and without help.
    pub solved: bool,
    /// The rating of the puzzle.
    pub rating: u16,
    /// The day.
    pub day: u32,
    /// It is the puzzle of the day.
    pub daily: bool,
}

/// What somebody has solved so far. Numbers are whole, as everything that is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct PuzzleProgress {
    /// Glicko-2, in hundredths.
    rating: u32,
    /// Its deviation, in hundredths.
    deviation: u32,
    /// Its volatility, in millionths.
    volatility: u32,
    /// How many were solved, and how many tried.
    pub solved: u32,
    /// How many were tried.
    pub tried: u32,
    /// On how many days in a row the puzzle of the day was solved.
    pub streak: u32,
    /// The last of those days.
    pub last_day: u32,
    /// What was missed, and when it comes back.
    pub missed: Vec<Missed>,
    /// The last that were tried.
    seen: Vec<String>,
    /// The letter of the theme that is chosen, or nothing.
    theme: String,
    /// The best storm of each game.
    storms: Vec<Best>,
    /// Those of one's own mistakes that are in the box.
    own: Vec<Mistake>,
}

/// The best storm of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Best {
    variant: String,
    score: u32,
}

impl Default for PuzzleProgress {
    fn default() -> PuzzleProgress {
        // Whoever has just learnt the rules begins near the easiest.
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
        }
    }
}

/// What is told of the puzzle of the day where nobody needs the rest.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Streak {
    streak: u32,
    last_day: u32,
}

/// On how many days in a row the puzzle of the day was solved according to what is stored, seen from a day.
pub fn streak(text: &str, day: u32) -> u32 {
    let Streak { streak, last_day } = json::read(text).unwrap_or_default();
    PuzzleProgress { streak: streak.min(MOST), last_day: last_day.min(MOST), ..PuzzleProgress::default() }
        .streak_on(day)
}

impl PuzzleProgress {
    /// What was stored, within reason; none if it cannot be read.
    pub fn read(text: &str) -> Option<PuzzleProgress> {
        PuzzleProgress::read_counted(text).map(|(progress, _)| progress)
    }

    /// The same, and how much of it is left out.
    pub fn read_counted(text: &str) -> Option<(PuzzleProgress, usize)> {
        let mut read: PuzzleProgress = json::read(text).filter(|_| text.len() <= READ)?;
        let left = read.bound();
        Some((read, left))
    }

    /// The rating.
    pub fn rating(&self) -> u16 {
        (self.rating / 100).min(u32::from(u16::MAX)) as u16
    }

    /// Whether the rating is still a guess.
    pub fn is_provisional(&self) -> bool {
        self.deviation > 11_000
    }

    /// Whether a puzzle was tried not long ago.
    pub fn has_seen(&self, id: &PuzzleId) -> bool {
        self.seen.contains(&id.to_string())
    }

    /// What is due of a game on a day, the longest due first.
    pub fn due(&self, day: u32, variant: &str) -> Option<PuzzleId> {
        self.first_due(day, |id| match self.own(id) {
            Some(mistake) => family(&mistake.variant) == family(variant),
            None => id.variant == variant,
        })
    }

    /// Which of one's own mistakes is due on a day, of any game.
    pub fn due_own(&self, day: u32) -> Option<PuzzleId> {
        self.first_due(day, |id| self.own(id).is_some())
    }

    fn first_due(&self, day: u32, passes: impl Fn(&PuzzleId) -> bool) -> Option<PuzzleId> {
        let due = self.missed.iter().filter(|missed| missed.due <= day);
        let due = due.filter_map(|missed| Some((missed.due, missed.id.parse::<PuzzleId>().ok()?)));
        due.filter(|(_, id)| passes(id)).min_by_key(|(day, _)| *day).map(|(_, id)| id)
    }

    /// The mistake of this name, if it is one's own.
    pub fn own(&self, id: &PuzzleId) -> Option<&Mistake> {
        self.own.iter().find(|mistake| mistake.id() == *id)
    }

    /// Puts mistakes into the box, to be solved from this day on. Those that are there stay as they are.
    pub fn take(&mut self, mistakes: &[Mistake], day: u32) {
        self.take_all(mistakes.iter().map(|mistake| (mistake.clone(), day)).collect());
        self.bound();
    }

    /// The streak as it stands on a day: a day left out ends it.
    pub fn streak_on(&self, day: u32) -> u32 {
        if self.last_day + 1 >= day { self.streak } else { 0 }
    }

    /// What puzzles are to be about; none if about anything.
    pub fn theme(&self) -> Option<Theme> {
        self.theme.parse().ok().and_then(Theme::of)
    }

    /// Chooses what they are to be about.
    pub fn choose(&mut self, theme: Option<Theme>) {
        self.theme = theme.map(|theme| theme.letter().to_string()).unwrap_or_default();
    }

    /// How many were solved in the best storm of a game.
    pub fn best_storm(&self, variant: &str) -> u32 {
        self.storms.iter().find(|best| best.variant == variant).map_or(0, |best| best.score)
    }

    /// Takes note of a storm.
    pub fn record_storm(&mut self, variant: &str, score: u32) {
        let score = score.max(self.best_storm(variant));
        self.storms.retain(|best| best.variant != variant);
        self.storms.push(Best { variant: variant.to_owned(), score });
    }

    /// Takes note of how an attempt ended. One that was tried before changes no rating.
    pub fn record(&mut self, id: &PuzzleId, result: Tried) {
        let name = id.to_string();
        // One's own mistakes have no rating, and those that come again are in the box.
        if id.variant != OWN {
            if !self.has_seen(id) {
                self.rate(result);
                self.tried = (self.tried + 1).min(MOST);
                self.solved = (self.solved + u32::from(result.solved)).min(MOST);
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
        if result.daily && result.solved && self.last_day != result.day {
            self.streak = self.streak_on(result.day) + 1;
            self.last_day = result.day;
        }
        self.bound();
    }

    /// CITE: Glicko-2, <http://www.glicko.net/glicko/glicko2.pdf>; a puzzle is an opponent of known strength.
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
