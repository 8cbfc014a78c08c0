//! A search in its own thread, and the signals that end it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Maximum time that the next command, or the end of the input, waits for a search to finish.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Maximum time that the end of the input waits for a search of known duration.
const LAST_TIMEOUT: Duration = Duration::from_secs(60);

/// A kind of search, according to what ends it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum StopCondition {
    /// Only `stop`.
    Endless,
    /// The time that is left at `ponderhit`, or `stop`.
    Ponder,
    /// A known moment. The best move so far can be used at any time.
    Timed,
    /// A limit other than time.
    Limited,
    /// The end of the count. An unfinished count is useless.
    Count,
}

/// Signals between the thread that searches and the one that reads commands.
pub struct Signals {
    pub stop: AtomicBool,
    /// True if the reply has to wait for `stop` or `ponderhit`.
    wait: AtomicBool,
    /// Moment when a search that began on the opponent's time has to end.
    end: OnceLock<Instant>,
}

impl Signals {
    /// Returns true if the search has to end now.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.end.get().is_some_and(|end| Instant::now() >= *end)
    }

    /// Waits until the protocol allows a reply: after `stop` or `ponderhit`, even if the search is complete.
    pub fn wait(&self) {
        while self.wait.load(Ordering::Relaxed) && !self.stop.load(Ordering::Relaxed) {
            thread::park();
        }
    }
}

/// A search that was started and may have ended.
pub struct Running {
    signals: Arc<Signals>,
    thread: JoinHandle<()>,
    kind: StopCondition,
    /// Duration of the search after `ponderhit`.
    after_hit: Option<Duration>,
}

impl Running {
    /// Starts a thread for this work.
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

    /// Returns true for a perft count.
    pub fn counts(&self) -> bool {
        self.kind == StopCondition::Count
    }

    /// Returns true if the thread is still running.
    pub fn is_under_way(&self) -> bool {
        !self.thread.is_finished()
    }

    /// Handles `ponderhit`: the opponent has played the expected move, so the limits apply from now on.
    pub fn ponder_hit(&mut self) {
        if self.kind == StopCondition::Ponder {
            if let Some(time) = self.after_hit {
                // A moment too far away to be represented never comes.
                let _ = Instant::now().checked_add(time).map(|end| self.signals.end.set(end));
            }
            self.kind = if self.after_hit.is_some() { StopCondition::Timed } else { StopCondition::Limited };
            self.signals.wait.store(false, Ordering::Relaxed);
            self.thread.thread().unpark();
        }
    }

    /// Stops the search and waits for its reply.
    pub fn halt(self) {
        self.signals.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
        let _ = self.thread.join();
    }

    /// Lets a limited search finish within the timeout, then stops it.
    pub fn settle(self) {
        self.wait_for(TIMEOUT);
    }

    /// Lets the search finish at the end of the input, where no `stop` can follow. A timed search gets a longer
    /// timeout, and a count as long as it takes.
    pub fn finish(self) {
        match self.kind {
            StopCondition::Count => drop(self.thread.join()),
            StopCondition::Timed => self.wait_for(LAST_TIMEOUT),
            _ => self.wait_for(TIMEOUT),
        }
    }

    fn wait_for(self, timeout: Duration) {
        if !matches!(self.kind, StopCondition::Endless | StopCondition::Ponder) {
            let begin = Instant::now();
            while self.is_under_way() && begin.elapsed() < timeout {
                thread::sleep(Duration::from_millis(1));
            }
        }
        self.halt();
    }
}
