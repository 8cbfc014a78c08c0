//! Detection of an engine worker that does not respond.
//!
//! A worker that never loads, that hangs or that ends causes no event. Time during which this page did not run, because
//! it was hidden or asleep, does not count.

use super::{Reply, Request};

/// Interval between calls of [`Watch::tick`] during a request, in milliseconds.
pub const TICK: u32 = 500;
/// Timeout for loading the program, at the first and at the second attempt, in milliseconds. Connections may be slow.
const LOADING: [u64; 2] = [30_000, 60_000];
/// Time by which a search may exceed its limit, in milliseconds.
const GRACE: u64 = 2_000;
/// Timeout for the first reply to a search without a time limit, on any device, in milliseconds.
const FIRST_SIGN: u64 = 10_000;
/// Nodes per millisecond on the slowest device.
const SLOWEST: u64 = 5;
/// Timeouts for an urgent request, in milliseconds: when the program is ready, and when it is loading.
const HURRIED: [u64; 2] = [2_000, 10_000];

/// Response to an engine that does not reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// Send this request to a new worker.
    Restart(Request),
    /// Report an error, because the second worker does not reply either.
    GiveUp,
}

/// The current request, and the time without a reply.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    asked: Option<Request>,
    /// True once the program is ready.
    is_ready: bool,
    /// True once it has replied to the current request.
    is_heard: bool,
    /// True if the reply is needed at once.
    is_hurried: bool,
    restarts: usize,
    /// Time without a reply while this program was running, and time of the last check, both in milliseconds.
    waited: u64,
    looked: Option<u64>,
}

impl Watch {
    /// Notes that a worker was started.
    pub fn begin(&mut self) {
        (self.is_ready, self.is_heard, self.is_hurried) = (false, false, false);
        self.wait();
    }

    /// Notes that a request was sent.
    pub fn ask(&mut self, request: Request) {
        *self = Watch { asked: Some(request), is_ready: self.is_ready, ..Watch::default() };
    }

    /// Notes that no reply is expected.
    pub fn rest(&mut self) {
        self.asked = None;
    }

    /// Returns the current request.
    pub const fn asked(&self) -> Option<&Request> {
        self.asked.as_ref()
    }

    /// Returns true if a reply is expected.
    pub const fn is_waiting(&self) -> bool {
        self.asked.is_some()
    }

    /// Shortens the timeout of an engine that has not yet replied.
    pub fn hurry(&mut self) {
        self.is_hurried = true;
    }

    /// Notes a reply.
    pub fn hear(&mut self, reply: &Reply) {
        match (&self.asked, reply) {
            (_, Reply::Ready { .. }) => {
                self.is_ready = true;
                self.wait();
            }
            (Some(Request::Search { id, .. } | Request::Bench { id, .. }), reply) if reply.question() == Some(*id) => {
                self.is_heard = true;
            }
            _ => {}
        }
    }

    fn wait(&mut self) {
        (self.waited, self.looked) = (0, None);
    }

    /// Checks the time. `now` is in milliseconds from any fixed moment. Each overdue reply is reported once.
    pub fn tick(&mut self, now: u64) -> Option<Overdue> {
        let passed = now.saturating_sub(self.looked.replace(now).unwrap_or(now));
        // A long gap means that this program was asleep.
        self.waited += passed.min(2 * u64::from(TICK));
        let asked = self.asked.as_ref()?;
        if self.waited <= self.timeout(asked)? {
            return None;
        }
        self.restarts += 1;
        if self.restarts == 1 {
            return Some(Overdue::Restart(asked.clone()));
        }
        self.rest();
        Some(Overdue::GiveUp)
    }

    /// Returns the timeout of a request, or `None` if its duration is unknown.
    fn timeout(&self, asked: &Request) -> Option<u64> {
        let timeout = match asked {
            _ if !self.is_ready => LOADING[self.restarts.min(1)],
            Request::Search { limits, .. } => match (limits.millis, limits.nodes) {
                (Some(millis), _) => u64::from(millis) + GRACE,
                (None, Some(nodes)) => FIRST_SIGN + nodes / SLOWEST,
                (None, None) if self.is_heard => return None,
                (None, None) => FIRST_SIGN,
            },
            _ => return None,
        };
        let hurried = HURRIED[usize::from(!self.is_ready)];
        Some(if self.is_hurried && !self.is_heard { timeout.min(hurried) } else { timeout })
    }
}
