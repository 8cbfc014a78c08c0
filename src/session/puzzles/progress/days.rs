//! The puzzles of the day: their results, the streak, and the rating from day to day.
//!
//! A result is stored as one number, the day times 8 plus a digit. A higher digit is a better result, so two lists are
//! merged by taking the maximum of each day, in any order and any number of times.

use serde::Deserialize;

use super::{MOST, PuzzleId, PuzzleProgress};
use crate::json;
use crate::sorted::order;

/// Number of days whose results are stored.
const DAYS: usize = 366;
/// Number of days whose ratings are stored.
const RATED: usize = 180;

/// Tried, but not found.
const MISSED: u32 = 1;
/// Found with help, or without, on a later day. These days do not count for the streak.
const HINTED_LATER: u32 = 2;
const SOLVED_LATER: u32 = 3;
/// Found with help, or without, on the day itself.
const HINTED: u32 = 4;
const SOLVED: u32 = 5;

/// The result of a day's puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DayMark {
    /// Not tried.
    #[default]
    Open,
    /// Found at once, without help.
    Solved,
    /// Found with hints, or after a wrong move.
    Hinted,
    /// Tried, but not found.
    Missed,
}

/// The last seven days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Week {
    /// Number of days in a row on which the puzzle of the day was found.
    pub streak: u32,
    /// The results; the last is that of the day asked for.
    pub days: [DayMark; 7],
}

impl Week {
    /// True if the last of the days is filled: by the puzzle of any game.
    pub fn is_filled(&self) -> bool {
        matches!(self.days.last(), Some(DayMark::Solved | DayMark::Hinted))
    }
}

/// The part of the stored progress that the days need.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Days {
    streak: u32,
    last_day: u32,
    days: Vec<u32>,
}

/// The streak in stored progress, as it stands on a day.
pub fn streak(text: &str, day: u32) -> u32 {
    week(text, day).streak
}

/// The streak and the last seven days in stored progress.
pub fn week(text: &str, day: u32) -> Week {
    let Days { streak, last_day, mut days } = json::read(text).unwrap_or_default();
    days.drain(..days.len().saturating_sub(DAYS));
    let first = day.saturating_sub(6);
    let mut week = Week { streak: streak_of(&days, (streak, last_day), day), ..Week::default() };
    let streak = if is_ahead(last_day, day) { 0 } else { streak };
    for (mark, day) in week.days.iter_mut().rev().zip((first..=day).rev()) {
        *mark = mark_of(&days, day);
        // A version that stored no results has stored the streak, and every day of it was solved.
        if days.is_empty() && day <= last_day && last_day - day < streak {
            *mark = DayMark::Solved;
        }
    }
    week
}

/// True if the puzzle of the last of these days is done in one game. The puzzle of another game may have filled the day,
/// so the stored progress must name this puzzle too. Reading all of it for that would make the home screen's program larger.
pub fn is_done(text: &str, week: &Week, id: &PuzzleId) -> bool {
    week.is_filled() && text.contains(&format!("\"{id}\""))
}

/// The best digit stored for a day.
fn digit(days: &[u32], day: u32) -> u32 {
    days.iter().filter(|entry| **entry / 8 == day).map(|entry| entry % 8).max().unwrap_or(0)
}

fn mark_of(days: &[u32], day: u32) -> DayMark {
    match digit(days, day) {
        0 => DayMark::Open,
        MISSED => DayMark::Missed,
        HINTED_LATER | HINTED => DayMark::Hinted,
        _ => DayMark::Solved,
    }
}

/// True for a day that was stored while the clock was wrong. A traveller to the west is a day ahead at most.
fn is_ahead(last_day: u32, today: u32) -> bool {
    last_day > today.saturating_add(1)
}

/// The streak on a day: the stored one, or the longer one that the days prove, for example after a merge. A missed day
/// ends it.
fn streak_of(days: &[u32], (streak, last_day): (u32, u32), day: u32) -> u32 {
    let holds = last_day.min(MOST) + 1 >= day && !is_ahead(last_day, day);
    let stored = if holds { streak.min(MOST) } else { 0 };
    let counts = |day: &u32| digit(days, *day) >= HINTED;
    // Today's puzzle may still be open.
    let last = if counts(&day) { day } else { day.saturating_sub(1) };
    let proven = (0..=last).rev().take(DAYS).take_while(counts).count();
    stored.max(proven as u32)
}

impl PuzzleProgress {
    /// The streak as it stands on a day: missing a day ends it.
    pub fn streak_on(&self, day: u32) -> u32 {
        streak_of(&self.days, (self.streak, self.last_day), day)
    }

    /// The longest streak so far. After a merge, the days may prove a longer one than either side had.
    pub fn longest(&self) -> u32 {
        let (mut longest, mut streak, mut next) = (self.longest.max(self.streak), 0, 0);
        for day in self.days.iter().filter(|entry| **entry % 8 >= HINTED).map(|entry| entry / 8) {
            streak = if day == next { streak + 1 } else { 1 };
            (longest, next) = (longest.max(streak), day + 1);
        }
        longest
    }

    /// The result of a day's puzzle.
    pub fn mark(&self, day: u32) -> DayMark {
        mark_of(&self.days, day)
    }

    /// The rating at the end of each day on which it changed, in order of the days.
    pub fn ratings(&self) -> impl DoubleEndedIterator<Item = (u32, u16)> {
        self.ratings.iter().map(|(day, rating, _)| (*day, u16::try_from(*rating).unwrap_or(u16::MAX)))
    }

    /// Records the result of the puzzle of the day `of`. A puzzle that was missed before counts as found with help.
    /// Only today's puzzle counts for the streak.
    pub fn fill(&mut self, of: u32, today: u32, found: bool) {
        let known = digit(&self.days, of);
        let new = match (found, known, of == today) {
            (false, ..) => MISSED,
            (true, 0, true) => SOLVED,
            (true, 0, false) => SOLVED_LATER,
            (true, _, true) => HINTED,
            (true, _, false) => HINTED_LATER,
        };
        // A traveller to the west sees the same day again.
        if of == today && found && known < HINTED && (today > self.last_day || is_ahead(self.last_day, today)) {
            self.streak = (self.streak_on(today) + 1).min(MOST);
            self.last_day = today;
            self.longest = self.longest.max(self.streak);
        }
        self.days.push(8 * of.min(MOST / 8) + new.max(known));
        self.bound_days();
    }

    /// Does the same if the puzzle is that of a day. The puzzle of tomorrow, which a friend further east may have sent,
    /// fills no day yet.
    pub fn fill_past(&mut self, of: Option<u32>, today: u32, found: bool) {
        if let Some(of) = of.filter(|of| *of <= today) {
            self.fill(of, today, found);
        }
    }

    /// Keeps the best result of each day, and the rating of the side that had tried more puzzles by then.
    pub(super) fn bound_days(&mut self) {
        self.days.retain(|entry| entry % 8 > 0);
        self.days.iter_mut().for_each(|entry| *entry = *entry / 8 * 8 + (*entry % 8).min(SOLVED));
        let days = &self.days;
        // The best result of each day comes last.
        let sorted: Vec<u32> =
            order(days.len(), &|a, b| days[a] < days[b]).into_iter().map(|place| days[place]).collect();
        self.days = sorted
            .iter()
            .zip(sorted.iter().skip(1).map(Some).chain([None]))
            .filter(|(entry, next)| next.is_none_or(|next| next / 8 != **entry / 8))
            .map(|(entry, _)| *entry)
            .collect();
        self.days.drain(..self.days.len().saturating_sub(DAYS));
        self.ratings.iter_mut().for_each(|(day, rating, tried)| {
            (*day, *rating, *tried) = ((*day).min(MOST), (*rating).min(4_000), (*tried).min(MOST));
        });
        let all = &self.ratings;
        let key = |place: usize| (all[place].0, std::cmp::Reverse((all[place].2, all[place].1)));
        let mut kept: Vec<(u32, u32, u32)> = Vec::new();
        for place in order(all.len(), &|a, b| key(a) < key(b)) {
            let (day, rating, tried) = all[place];
            // Of one day the entry with the most attempts comes first. A curve never returns to fewer attempts.
            if kept.last().is_none_or(|last| last.0 < day && last.2 <= tried) {
                kept.push((day, rating, tried));
            }
        }
        kept.drain(..kept.len().saturating_sub(RATED));
        self.ratings = kept;
    }
}
