//! Text of the clocks.

use super::{say, say_in};
use crate::game::message::Message;
use crate::game::{Colours, Side};
use crate::session::Control;

/// Returns a time control: `3 min + 2 s`.
pub fn control(control: Control) -> String {
    say(&Message::new("control").with("minutes", control.minutes).with("seconds", control.increment))
}

/// Returns the time on a clock: `1:02:03`, `2:59`, or `0:09.4` near the end.
///
/// ```
/// use hostage_chess::words::clock;
/// assert_eq!((clock(3_723_000), clock(179_999), clock(9_450)), ("1:02:03".into(), "2:59".into(), "0:09.4".into()));
/// ```
pub fn clock(millis: u32) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match (hours, millis < 10_000) {
        (0, true) => format!("0:{rest:02}.{}", millis / 100 % 10),
        (0, false) => format!("{minutes}:{rest:02}"),
        _ => format!("{hours}:{minutes:02}:{rest:02}"),
    }
}

/// Returns the label of a clock for screen readers.
pub fn clock_label(side: Side, millis: u32, low: bool, colours: Colours) -> String {
    let (minutes, seconds) = (millis / 60_000, millis / 1000 % 60);
    let message = Message::new("clock-label").with("side", side).with("minutes", minutes).with("seconds", seconds);
    say_in(&message.with("low", low), colours)
}
