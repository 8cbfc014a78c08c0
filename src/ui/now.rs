//! The reader's clock.

use gloo::utils::window;

use crate::session::puzzles::day_of;
use crate::shell::Now;

/// The current time and date. The date follows the reader's clock; the time increases steadily even if that clock is
/// changed.
pub fn moment() -> Now {
    at(steady(), &js_sys::Date::new_0())
}

/// The date of a time in milliseconds since 1970, in the format of the tags in records.
pub fn date_of(millis: u64) -> String {
    let millis = millis as f64;
    at(millis, &js_sys::Date::new(&millis.into())).date()
}

fn at(now: f64, day: &js_sys::Date) -> Now {
    Now { now: now as u64, day: [day.get_full_year(), day.get_month() + 1, day.get_date()] }
}

/// Milliseconds since 1970: the clock's time when the page was loaded, plus the time since then.
fn steady() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |since| since.time_origin() + since.now())
}

/// The number of the current day by the reader's clock.
pub fn today() -> u32 {
    let now = js_sys::Date::new_0();
    day_of(now.get_time() - now.get_timezone_offset() * 60_000.0)
}
