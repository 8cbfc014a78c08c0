//! The reader's clock.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use yew::prelude::*;

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

/// The time by the reader's clock, in milliseconds since 1970. It counts sleep, unlike [`moment`], and jumps when the clock
/// is set.
pub fn clock() -> u64 {
    js_sys::Date::now() as u64
}

/// The number of the current day by the reader's clock.
pub fn today() -> u32 {
    let now = js_sys::Date::new_0();
    day_of(now.get_time() - now.get_timezone_offset() * 60_000.0)
}

/// True in the first hour of a day by the reader's clock.
pub fn is_first_hour() -> bool {
    js_sys::Date::new_0().get_hours() == 0
}

/// Time from now to shortly after midnight by the reader's clock, in milliseconds.
fn to_midnight() -> u32 {
    let now = js_sys::Date::new_0();
    let next = js_sys::Date::new_0();
    next.set_date(now.get_date() + 1);
    next.set_hours(0);
    next.set_minutes(0);
    next.set_seconds(1);
    (next.get_time() - now.get_time()).max(1000.0) as u32
}

/// Reports the end of a day once: at midnight, or when the page is next shown if its timers slept then.
#[expect(dead_code, reason = "dropping them ends the report")]
pub struct DayWatch(Timeout, EventListener);

impl DayWatch {
    pub fn new(day: u32, on_end: Callback<()>) -> DayWatch {
        let on_shown = on_end.clone();
        let shown = move |_: &Event| {
            if today() != day {
                on_shown.emit(());
            }
        };
        let midnight = Timeout::new(to_midnight(), move || on_end.emit(()));
        DayWatch(midnight, EventListener::new(&document(), "visibilitychange", shown))
    }
}

/// The number of the current day. The component is drawn again when the day has ended.
#[hook]
pub fn use_today() -> u32 {
    let again = use_force_update();
    let day = today();
    use_effect_with(day, move |&day| {
        let watch = DayWatch::new(day, Callback::from(move |()| again.force_update()));
        move || drop(watch)
    });
    day
}
