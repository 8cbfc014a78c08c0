//! The notice under a board.

/// A notice, with a count of announcements, so that a repeated text is announced twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notices<T> {
    last: Option<T>,
    number: u32,
}

impl<T> Notices<T> {
    pub fn new() -> Notices<T> {
        Notices { last: None, number: 0 }
    }

    /// The notice, with a number that increases with every announcement.
    pub fn last(&self) -> (Option<&T>, u32) {
        (self.last.as_ref(), self.number)
    }

    pub fn say(&mut self, notice: T) {
        self.last = Some(notice);
        self.number += 1;
    }

    /// Sets or clears the notice without announcing it.
    pub fn show(&mut self, notice: Option<T>) {
        self.last = notice;
    }

    pub fn repeat(&mut self) {
        self.number += 1;
    }

    /// Clears the notice if it satisfies the predicate.
    pub fn clear_if(&mut self, is: impl Fn(&T) -> bool) {
        if self.last.as_ref().is_some_and(is) {
            self.last = None;
        }
    }

    /// Continues the numbering of the notices being replaced.
    pub fn number_after(&mut self, other: &Notices<T>) {
        self.number = self.number.max(other.number);
    }
}
