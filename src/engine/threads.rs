//! Threads for the helpers of a search. In the browser they are workers with shared memory.

use std::thread::{self, Builder};

use crate::search::Crew;

/// Crew that starts a system thread for each helper.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threads;

impl Crew for Threads {
    fn run<R>(&self, helpers: Vec<Box<dyn FnOnce() + Send + '_>>, work: impl FnOnce() -> R) -> R {
        thread::scope(|scope| {
            for helper in helpers {
                // If no thread is available, the search has one helper fewer.
                let _ = Builder::new().name("helper".to_owned()).spawn_scoped(scope, helper);
            }
            work()
        })
    }
}
