//! A line of words that says what happened last.

/// The line: what it says, and how often something was said, so that the same words twice are heard twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notices<T> {
    last: Option<T>,
    number: u32,
}

impl<T> Notices<T> {
    /// Nothing has been said.
    pub fn new() -> Notices<T> {
        Notices { last: None, number: 0 }
    }

    /// What it says, with a number that grows with everything that is said.
    pub fn last(&self) -> (Option<&T>, u32) {
        (self.last.as_ref(), self.number)
    }

    /// Says something.
    pub fn say(&mut self, notice: T) {
        self.last = Some(notice);
        self.number += 1;
    }

    /// Puts something into the line, or empties it, without calling for attention.
    pub fn show(&mut self, notice: Option<T>) {
        self.last = notice;
    }

    /// Says what it says once more.
    pub fn repeat(&mut self) {
        self.number += 1;
    }

    /// Empties the line if it says something of this sort.
    pub fn clear_if(&mut self, is: impl Fn(&T) -> bool) {
        if self.last.as_ref().is_some_and(is) {
            self.last = None;
        }
    }

    /// Numbers what it says after what another line has said, in whose place it stands.
    pub fn number_after(&mut self, other: &Notices<T>) {
        self.number = self.number.max(other.number);
    }
}
