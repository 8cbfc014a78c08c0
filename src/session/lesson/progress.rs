//! Lesson progress: stars by lesson and exercise, and the last opened lesson. Stored as text:
//! `hostage-prisons=3&last=hostage-drop`.

use std::fmt;

use crate::sorted::firsts;

/// Longest text written, in bytes. All lessons take less than a thousand, and version 0.1.0 reads no more than this.
const LONGEST: usize = 20_000;

/// Longest text read, in bytes: earlier versions could write more than [`LONGEST`].
const READ: usize = 1 << 20;

/// Longest name or value, in bytes.
const WORD: usize = 64;

const LAST: &str = "last";

/// Prefixes of this version's names. If the text is too long, other names are dropped first.
const OWN: [&str; 8] =
    ["chess-", "hostage-", "takeover-", "hole-", "messenger-", "practice-", "guess-", LessonProgress::BEATEN];

/// The reader's lesson progress. Data of newer versions is kept, although this version cannot interpret it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonProgress {
    /// Each name occurs once.
    pairs: Vec<(String, String)>,
    damaged: bool,
}

impl LessonProgress {
    /// Reads stored progress. Unreadable or excess data is skipped, and [`LessonProgress::is_damaged`] then returns
    /// true.
    pub fn read(text: &str) -> LessonProgress {
        let (mut pairs, mut damaged, mut bytes) = (Vec::new(), false, 0);
        for pair in text.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some((name, value)) if is_plain(name) && is_plain(value) && bytes < READ => {
                    bytes += pair.len();
                    pairs.push((name, value));
                }
                _ => damaged = true,
            }
        }
        let names: Vec<&str> = pairs.iter().map(|(name, _)| *name).collect();
        let firsts = firsts(&names);
        // If a name occurs twice, its last value counts, at the place of the first.
        let mut values: Vec<&str> = pairs.iter().map(|(_, value)| *value).collect();
        for place in 0..pairs.len() {
            values[firsts[place]] = pairs[place].1;
        }
        let first = (0..pairs.len()).filter(|&place| firsts[place] == place);
        let pairs = first.map(|place| (names[place].to_owned(), values[place].to_owned())).collect();
        let mut progress = LessonProgress { pairs, damaged };
        progress.damaged |= progress.fit(LAST) > 0;
        progress
    }

    /// The stars of a lesson; 0 if it was never finished.
    pub fn stars(&self, id: &str) -> u8 {
        self.best(id).min(3) as u8
    }

    pub fn all_stars(&self) -> usize {
        let starred = self
            .pairs
            .iter()
            .filter(|(name, _)| !name.starts_with(LessonProgress::BEATEN) && !name.starts_with("guess-"));
        starred.map(|(_, value)| count(value).min(3) as usize).sum()
    }

    /// The best result so far, in the unit of the exercise.
    pub fn best(&self, id: &str) -> u32 {
        self.reached(id).unwrap_or_default()
    }

    /// The best result so far, in the unit of the exercise; none if it was never finished.
    pub fn reached(&self, id: &str) -> Option<u32> {
        self.value(id).map(count)
    }

    pub fn last(&self) -> Option<&str> {
        self.value(LAST)
    }

    /// Prefix of the names of beaten opponents.
    pub const BEATEN: &str = "beat-";

    /// True if no lesson progress is stored; wins in games do not count.
    pub fn is_empty(&self) -> bool {
        self.pairs.iter().all(|(name, _)| name.starts_with(LessonProgress::BEATEN))
    }

    /// True if anything was finished with a result: a lesson, a guess, practice, a game.
    pub fn has_result(&self) -> bool {
        self.pairs.iter().any(|(_, value)| count(value) > 0)
    }

    /// True if part of the stored progress could not be read.
    pub fn is_damaged(&self) -> bool {
        self.damaged
    }

    /// Records that a lesson was opened, or finished with this many stars. Only the best result is kept. True if
    /// anything changed.
    pub fn note(&mut self, id: &str, stars: u8) -> bool {
        let news = self.last() != Some(id);
        self.set(LAST, id);
        stars > 0 && self.keep(id, stars.into()) || news
    }

    /// Records the result of an exercise that is not a lesson. True if it is the first or the best so far.
    pub fn keep(&mut self, id: &str, reached: u32) -> bool {
        let more = self.reached(id).is_none_or(|best| reached > best);
        if more {
            self.set(id, &reached.to_string());
        }
        more
    }

    /// Merges progress from another tab or a file: keeps the better results of both, and takes the other's last lesson.
    /// Returns the number of names that did not fit.
    pub fn join(&mut self, other: &LessonProgress) -> usize {
        let ours = self.pairs.len();
        let names: Vec<&str> = self.pairs.iter().chain(&other.pairs).map(|(name, _)| name.as_str()).collect();
        let firsts = firsts(&names);
        for ((name, value), first) in other.pairs.iter().zip(&firsts[ours..]) {
            match self.pairs.get_mut(*first).filter(|_| *first < ours) {
                Some((_, known)) if name == LAST || count(value) > count(known) => known.clone_from(value),
                Some(_) => {}
                None => self.pairs.push((name.clone(), value.clone())),
            }
        }
        self.fit(LAST)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.pairs.iter_mut().find(|(known, _)| known == name) {
            Some(pair) => pair.1 = value.to_owned(),
            None => self.pairs.push((name.to_owned(), value.to_owned())),
        }
        self.fit(name);
    }

    /// Drops names until the text is short enough to be read again. Names unknown to this version are dropped first,
    /// starting with the latest. Returns the number of names dropped.
    fn fit(&mut self, needed: &str) -> usize {
        let length = |(name, value): &(String, String)| name.len() + value.len() + 2;
        let mut surplus = self.pairs.iter().map(length).sum::<usize>().saturating_sub(LONGEST);
        let mut gone = vec![false; self.pairs.len()];
        for known in [false, true] {
            for (place, pair) in self.pairs.iter().enumerate().rev() {
                let is_known = OWN.iter().any(|own| pair.0.starts_with(own));
                if surplus > 0 && is_known == known && pair.0 != LAST && pair.0 != needed {
                    gone[place] = true;
                    surplus = surplus.saturating_sub(length(pair));
                }
            }
        }
        let mut stays = gone.iter().map(|gone| !gone);
        self.pairs.retain(|_| stays.next().unwrap_or(true));
        gone.iter().filter(|gone| **gone).count()
    }
}

fn count(value: &str) -> u32 {
    value.parse().unwrap_or(0)
}

/// True for names and numbers in the form that this version writes.
fn is_plain(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-.,_".contains(&b);
    (1..=WORD).contains(&text.len()) && text.bytes().all(plain)
}

impl fmt::Display for LessonProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.pairs.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { "" } else { "&" })?;
        }
        Ok(())
    }
}
