//! The reader's clock.

use crate::session::puzzles::day_of;
use crate::shell::Moment;

/// The day of a moment, as tags of records have it.
pub fn date_of(millis: f64) -> String {
    at(&js_sys::Date::new(&millis.into())).date()
}

/// Now.
pub fn moment() -> Moment {
    at(&js_sys::Date::new_0())
}

fn at(now: &js_sys::Date) -> Moment {
    Moment { now: now.get_time() as u64, day: [now.get_full_year(), now.get_month() + 1, now.get_date()] }
}

/// The number of today by the reader's own clock.
pub fn today() -> u32 {
    let now = js_sys::Date::new_0();
    day_of(now.get_time() - now.get_timezone_offset() * 60_000.0)
}
