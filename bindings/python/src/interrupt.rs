//! Ctrl-C during long work without the lock of the interpreter.

use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// Time between two looks at the signals. A look needs the interpreter's lock, which other threads may hold.
const PAUSE: Duration = Duration::from_millis(50);

/// Watches for signals, and keeps the exception that ended the work.
pub struct Interrupt {
    last: Instant,
    error: Option<PyErr>,
}

impl Interrupt {
    pub fn new() -> Interrupt {
        Interrupt { last: Instant::now(), error: None }
    }

    /// Returns true if the work must end. Python handles signals in its main thread only, so elsewhere Ctrl-C ends
    /// nothing.
    pub fn is_set(&mut self) -> bool {
        if self.error.is_none() && self.last.elapsed() >= PAUSE {
            self.note(Python::attach(|py| py.check_signals()));
            self.last = Instant::now();
        }
        self.error.is_some()
    }

    /// Keeps the exception of a failed call into Python.
    pub fn note(&mut self, result: PyResult<()>) {
        if let Err(error) = result {
            self.error.get_or_insert(error);
        }
    }

    /// Raises the exception that ended the work, if any did.
    pub fn raise(self) -> PyResult<()> {
        self.error.map_or(Ok(()), Err)
    }
}
