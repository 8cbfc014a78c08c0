//! A search under way in a thread of its own, and what ends it from outside.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How long the next command, or the end of the input, waits for a search that has not been stopped to end.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the end of the input waits for one that takes a known time.
const LAST_PATIENCE: Duration = Duration::from_secs(60);

/// What ends a search.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum StopCondition {
    /// Only `stop`.
    Endless,
    /// What is left of the limits at `ponderhit`, or `stop`.
    Ponder,
    /// A moment that is known beforehand. Its best turn so far is useful at any time.
    Timed,
    /// A limit of another sort.
    Limited,
    /// That everything has been counted. An unfinished count is useless.
    Count,
}

/// What the thread that searches and the one that reads commands tell each other.
pub struct Signals {
    pub stop: AtomicBool,
    /// Whether an answer has to wait for `stop` or `ponderhit`.
    wait: AtomicBool,
    /// When a search that began on the opponent's time has to end.
    end: OnceLock<Instant>,
}

impl Signals {
    /// Whether the search is to end now.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.end.get().is_some_and(|end| Instant::now() >= *end)
    }

    /// Waits until the protocol allows an answer: after `stop` or `ponderhit`, even if nothing is left to be searched.
    pub fn wait(&self) {
        while self.wait.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed) {
            thread::park();
        }
    }
}

/// A search that was started, and may be over by now.
pub struct Running {
    signals: Arc<Signals>,
    thread: JoinHandle<()>,
    kind: StopCondition,
    /// For how long it goes on after `ponderhit`.
    after_hit: Option<Duration>,
}

impl Running {
    /// Starts a thread that does this.
    pub fn start(
        kind: StopCondition,
        after_hit: Option<Duration>,
        work: impl FnOnce(Arc<Signals>) + Send + 'static,
    ) -> Running {
        let wait = AtomicBool::new(matches!(kind, StopCondition::Endless | StopCondition::Ponder));
        let signals = Arc::new(Signals { stop: AtomicBool::new(false), wait, end: OnceLock::new() });
        let own = Arc::clone(&signals);
        Running { signals, thread: thread::spawn(move || work(own)), kind, after_hit }
    }

    /// Whether it counts.
    pub fn counts(&self) -> bool {
        self.kind == StopCondition::Count
    }

    /// Whether its thread is still at work.
    pub fn is_under_way(&self) -> bool {
        !self.thread.is_finished()
    }

    /// The opponent has played the turn that was expected: from now on its limits hold.
    pub fn ponder_hit(&mut self) {
        if self.kind == StopCondition::Ponder {
            if let Some(time) = self.after_hit {
                // Whatever is so far off that there is no such moment never comes.
                let _ = Instant::now().checked_add(time).map(|end| self.signals.end.set(end));
            }
            self.kind = if self.after_hit.is_some() { StopCondition::Timed } else { StopCondition::Limited };
            self.signals.wait.store(false, Ordering::Relaxed);
            self.thread.thread().unpark();
        }
    }

    /// Stops it and waits for its answer.
    pub fn halt(self) {
        self.signals.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }

    /// Lets it come to its end, if it has one that is near.
    pub fn settle(self) {
        self.wait_for(PATIENCE);
    }

    /// The same at the end of the input, when nobody is left to stop it.
    pub fn finish(self) {
        let patience = if self.kind == StopCondition::Timed { LAST_PATIENCE } else { PATIENCE };
        self.wait_for(patience);
    }

    fn wait_for(self, patience: Duration) {
        if !matches!(self.kind, StopCondition::Endless | StopCondition::Ponder) {
            let begin = Instant::now();
            while self.is_under_way() && begin.elapsed() < patience {
                thread::sleep(Duration::from_millis(1));
            }
        }
        self.halt();
    }
}
