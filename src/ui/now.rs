//! The reader's clock.

use gloo::utils::window;

use crate::session::puzzles::day_of;
use crate::shell::Now;

/// Now. The day is the one that the reader's clock shows; the time goes on steadily, whatever is done to that clock.
pub fn moment() -> Now {
    at(steady(), &js_sys::Date::new_0())
}

/// The day of a moment, as tags of records have it.
pub fn date_of(millis: u64) -> String {
    let millis = millis as f64;
    at(millis, &js_sys::Date::new(&millis.into())).date()
}

fn at(now: f64, day: &js_sys::Date) -> Now {
    Now { now: now as u64, day: [day.get_full_year(), day.get_month() + 1, day.get_date()] }
}

/// Milliseconds since 1970, as the clock said when the page was loaded, and those that have passed since.
fn steady() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |since| since.time_origin() + since.now())
}

/// The number of today by the reader's own clock.
pub fn today() -> u32 {
    let now = js_sys::Date::new_0();
    day_of(now.get_time() - now.get_timezone_offset() * 60_000.0)
}
