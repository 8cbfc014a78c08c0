//! Whether the engine in its worker still answers: what it was asked, for how long nothing has come of it, and whether that is too long.
//!
//! A worker that never loads, falls silent or ends itself causes no event. Nobody is declared dead for the time in which this program did
//! not run either: a page that sleeps, or is hidden, does not notice how time passes.

use super::{Reply, Request};

/// How often [`Watch::tick`] is to be called while something is awaited, in milliseconds.
pub const TICK: u32 = 500;
/// How long the program may take to come: the first, and the second, as the line may be slow.
const LOADING: [u64; 2] = [30_000, 60_000];
/// How much longer than its limit a search may take.
const GRACE: u64 = 2_000;
/// When a search without a limit of time has said something, on any device.
const FIRST_SIGN: u64 = 10_000;
/// How many nodes the slowest device searches in a millisecond.
const SLOWEST: u64 = 5;
/// For how long whoever is in a hurry hears nothing: of an engine that is there, and of one that is still coming.
const HURRIED: [u64; 2] = [2_000, 10_000];

/// What is to be done about an engine that does not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overdue {
    /// Another one is to be asked this.
    Restart(Request),
    /// The second one is silent too: that is to be said.
    GiveUp,
}

/// What is awaited of the engine.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    asked: Option<Request>,
    /// Whether the program is there, and whether it has said anything about the question.
    is_ready: bool,
    is_heard: bool,
    /// Whether the answer is wanted at once.
    is_hurried: bool,
    restarts: usize,
    /// For how long nothing has come, without the time in which nobody looked; and when somebody looked last.
    waited: u64,
    looked: Option<u64>,
}

impl Watch {
    /// A worker has been started.
    pub fn begin(&mut self) {
        (self.is_ready, self.is_heard, self.is_hurried) = (false, false, false);
        self.wait();
    }

    /// A question was asked: from now on an answer is awaited.
    pub fn ask(&mut self, request: Request) {
        *self = Watch { asked: Some(request), is_ready: self.is_ready, ..Watch::default() };
    }

    /// Nothing is awaited any more.
    pub fn rest(&mut self) {
        self.asked = None;
    }

    /// What was asked.
    pub const fn asked(&self) -> Option<&Request> {
        self.asked.as_ref()
    }

    /// Whether anything is awaited.
    pub const fn is_waiting(&self) -> bool {
        self.asked.is_some()
    }

    /// The answer is wanted at once: an engine that has said nothing yet has less time.
    pub fn hurry(&mut self) {
        self.is_hurried = true;
    }

    /// The worker has said something.
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

    /// It is now so many milliseconds after some fixed moment. What is overdue is told once.
    pub fn tick(&mut self, now: u64) -> Option<Overdue> {
        let passed = now.saturating_sub(self.looked.replace(now).unwrap_or(now));
        // Whoever looks much later has slept.
        self.waited += passed.min(2 * u64::from(TICK));
        let asked = self.asked.as_ref()?;
        if self.waited <= self.patience(asked)? {
            return None;
        }
        self.restarts += 1;
        if self.restarts == 1 {
            return Some(Overdue::Restart(asked.clone()));
        }
        self.rest();
        Some(Overdue::GiveUp)
    }

    /// How long may be waited; none if that is not known.
    fn patience(&self, asked: &Request) -> Option<u64> {
        let patience = match asked {
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
        Some(if self.is_hurried && !self.is_heard { patience.min(hurried) } else { patience })
    }
}
