//! Requests that take effect when they are repeated.

/// Time after which a request expires, in milliseconds.
const EXPIRY: u64 = 4_000;

/// Time for which a request cannot be confirmed yet, in milliseconds: a double press only asks.
const DOUBLE_PRESS: u64 = 500;

/// The request that waits for confirmation, and its time in milliseconds.
#[derive(Clone, Debug)]
pub(super) struct Insistence<T>(Option<(T, u64)>);

impl<T: Copy + PartialEq> Insistence<T> {
    pub const NONE: Insistence<T> = Insistence(None);

    fn waiting(&self, now: u64) -> Option<(T, u64)> {
        self.0.filter(|(_, at)| now < at + EXPIRY)
    }

    /// The request that waits for confirmation.
    pub fn asked(&self, now: u64) -> Option<T> {
        self.waiting(now).map(|(what, _)| what)
    }

    /// True if it can be confirmed by now. Without a clock, whose time stays 0, there is no delay.
    pub fn may_confirm(&self, now: u64) -> bool {
        self.waiting(now).is_some_and(|(_, at)| now == 0 || now >= at + DOUBLE_PRESS)
    }

    /// True if this request confirms an earlier one; otherwise only records it.
    pub fn insist(&mut self, what: T, now: u64) -> bool {
        let again = self.asked(now) == Some(what);
        let confirmed = again && self.may_confirm(now);
        if confirmed || !again {
            self.0 = (!again).then_some((what, now));
        }
        confirmed
    }
}
