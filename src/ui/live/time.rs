//! The clock of live play.

use crate::ui::now::moment;

/// Returns the time in milliseconds. It never goes back, and it counts the time for which the device slept.
pub fn now() -> u64 {
    thread_local! {
        static LAST: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
    }
    let now = moment().now.max(js_sys::Date::now() as u64).max(LAST.get());
    LAST.set(now);
    now
}
