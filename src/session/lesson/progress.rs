//! What a reader has learned: stars by lesson and exercise, and which lesson was open last. Stored as text: `hostage-prisons=3&last=hostage-drop`.

use std::fmt;

/// The longest text that is read, in bytes; all lessons there are take less than a thousand.
const LONGEST: usize = 20_000;

/// Under which name the lesson stands that was open last.
const LAST: &str = "last";

/// What a reader has learned. What a newer program has stored stays, though nobody here knows what it means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    pairs: Vec<(String, String)>,
    damaged: bool,
}

impl Progress {
    /// Reads what is stored. What cannot be read is passed over, and remembered as [`Progress::is_damaged`].
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        if text.len() > LONGEST {
            progress.damaged = true;
            return progress;
        }
        for pair in text.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some((name, value)) if is_plain(name) && is_plain(value) => progress.set(name, value),
                _ => progress.damaged = true,
            }
        }
        progress
    }

    /// The stars of a lesson; none if it has not been finished.
    pub fn stars(&self, id: &str) -> u8 {
        self.best(id).min(3) as u8
    }

    /// The most that was ever reached of something, in whatever it is counted.
    pub fn best(&self, id: &str) -> u32 {
        self.value(id).and_then(|value| value.parse().ok()).unwrap_or(0)
    }

    /// The lesson that was open last.
    pub fn last(&self) -> Option<&str> {
        self.value(LAST)
    }

    /// What the names begin with of those who were beaten in games.
    pub const BEATEN: &str = "beat-";

    /// Nothing has been learned yet; games are no lessons.
    pub fn is_empty(&self) -> bool {
        self.pairs.iter().all(|(name, _)| name.starts_with(Progress::BEATEN))
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

    /// What another tab has stored counts as well: the more of either, and where it was last.
    pub fn join(&mut self, other: &Progress) {
        for (name, value) in &other.pairs {
            if self.value(name).is_none() || name == LAST || other.best(name) > self.best(name) {
                self.set(name, value);
            }
        }
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.pairs.iter_mut().find(|(known, _)| known == name) {
            Some(pair) => pair.1 = value.to_owned(),
            None => self.pairs.push((name.to_owned(), value.to_owned())),
        }
    }
}

/// Names and numbers as we write them.
fn is_plain(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-.,_".contains(&b))
}

impl fmt::Display for Progress {
    /// As it is stored.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.pairs.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { "" } else { "&" })?;
        }
        Ok(())
    }
}
