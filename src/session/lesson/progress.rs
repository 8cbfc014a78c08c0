//! What a reader has learned: stars by lesson and exercise, and which lesson was open last. Stored as text: `hostage-prisons=3&last=hostage-drop`.

use std::fmt;

use crate::sorted::firsts;

/// The longest text that is written, in bytes. All lessons take less than a thousand, and version 0.1.0 reads no more than this.
const LONGEST: usize = 20_000;

/// How much of what can be read is read, in bytes: earlier versions could write more than [`LONGEST`].
const READ: usize = 1 << 20;

/// The longest name or value, in bytes.
const WORD: usize = 64;

/// Under which name the lesson stands that was open last.
const LAST: &str = "last";

/// What the names of this version begin with. Where there is too much, other names go first.
const OWN: [&str; 7] = ["hostage-", "takeover-", "hole-", "messenger-", "practice-", "guess-", LessonProgress::BEATEN];

/// What a reader has learned. What a newer program has stored stays, though nobody here knows what it means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonProgress {
    /// Each name once.
    pairs: Vec<(String, String)>,
    damaged: bool,
}

impl LessonProgress {
    /// Reads what is stored. What cannot be read, or is too much, is passed over, and remembered as [`Progress::is_damaged`].
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
        // The last value counts, in the place of the first.
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

    /// The stars of a lesson; none if it has not been finished.
    pub fn stars(&self, id: &str) -> u8 {
        self.best(id).min(3) as u8
    }

    /// All stars of lessons and exercises.
    pub fn all_stars(&self) -> usize {
        let starred = self
            .pairs
            .iter()
            .filter(|(name, _)| !name.starts_with(LessonProgress::BEATEN) && !name.starts_with("guess-"));
        starred.map(|(_, value)| count(value).min(3) as usize).sum()
    }

    /// The most that was ever reached of something, in whatever it is counted.
    pub fn best(&self, id: &str) -> u32 {
        self.value(id).map_or(0, count)
    }

    /// The lesson that was open last.
    pub fn last(&self) -> Option<&str> {
        self.value(LAST)
    }

    /// What the names begin with of those who were beaten in games.
    pub const BEATEN: &str = "beat-";

    /// Nothing has been learned yet; games are no lessons.
    pub fn is_empty(&self) -> bool {
        self.pairs.iter().all(|(name, _)| name.starts_with(LessonProgress::BEATEN))
    }

    /// Part of what was stored could not be read.
    pub fn is_damaged(&self) -> bool {
        self.damaged
    }

    /// A lesson is open, or was finished with so many stars. The most that there ever were count. True if that is news.
    pub fn note(&mut self, id: &str, stars: u8) -> bool {
        let news = self.last() != Some(id);
        self.set(LAST, id);
        self.keep(id, stars.into()) || news
    }

    /// So much was reached of something that is no lesson. True if there was never more.
    pub fn keep(&mut self, id: &str, reached: u32) -> bool {
        let more = reached > self.best(id);
        if more {
            self.set(id, &reached.to_string());
        }
        more
    }

    /// What another tab or a file has counts as well: the more of either, and where it was last. Returns how many names are left out
    /// because there is no room for them.
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

    /// Lets go of what would be too much to be read again: first of what this version does not know, and first of what came last.
    /// Returns how many names that are.
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

/// A value as a number.
fn count(value: &str) -> u32 {
    value.parse().unwrap_or(0)
}

/// Names and numbers as we write them.
fn is_plain(text: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-.,_".contains(&b);
    (1..=WORD).contains(&text.len()) && text.bytes().all(plain)
}

impl fmt::Display for LessonProgress {
    /// As it is stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.pairs.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { "" } else { "&" })?;
        }
        Ok(())
    }
}
