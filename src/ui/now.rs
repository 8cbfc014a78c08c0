//! The reader's clock.

use crate::shell::Moment;

/// Now.
pub fn moment() -> Moment {
    let now = js_sys::Date::new_0();
    Moment { now: now.get_time() as u64, day: [now.get_full_year(), now.get_month() + 1, now.get_date()] }
}
