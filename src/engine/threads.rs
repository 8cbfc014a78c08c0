//! Threads for the helpers of a search: those of the system, or in the browser workers with a common memory.

use std::thread::{self, Builder};

use crate::search::Crew;

/// A thread of the system for each helper.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threads;

impl Crew for Threads {
    fn run<R>(&self, helpers: Vec<Box<dyn FnOnce() + Send + '_>>, work: impl FnOnce() -> R) -> R {
        thread::scope(|scope| {
            for helper in helpers {
                // Where no thread can be had, the search has a helper less.
                let _ = Builder::new().name("helper".to_owned()).spawn_scoped(scope, helper);
            }
            work()
        })
    }
}
