//! The clock of live play.

use std::cell::Cell;

use crate::live::steady::SteadyTime;
use crate::ui::now::{clock, moment};

/// Returns the time in milliseconds. It never goes back, and it counts the time for which the device slept.
pub fn now() -> u64 {
    thread_local! {
        static TIME: Cell<SteadyTime> = const { Cell::new(SteadyTime::START) };
    }
    let mut time = TIME.get();
    let now = time.read(clock(), moment().now);
    TIME.set(time);
    now
}
