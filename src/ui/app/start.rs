//! The start of the app, in steps that a slow phone can take one at a time (src/bin/app.rs), and its faults.

use std::cell::Cell;

use gloo::utils::document;

use crate::shell::{Effect, Shell};
use crate::ui::layer::hash;
use crate::ui::now::moment;
use crate::ui::storage;
use crate::ui::tell::{tell, tell_with};

/// The app as it was left, and what is to be done first.
type Restored = (Shell, Vec<Effect>);

thread_local! {
    /// The app as it was left, for an address, until the first screen is drawn.
    static RESTORED: Cell<Option<(String, Restored)>> = const { Cell::new(None) };
}

/// Restores the app as it was left, before the first screen is drawn. Each takes about as long as the other.
pub fn restore() {
    RESTORED.set(Some(restored()));
}

/// Takes the app that was restored, or restores it now: the address may have changed in the meantime.
pub(super) fn take() -> Restored {
    RESTORED.take().filter(|(place, _)| *place == hash()).unwrap_or_else(restored).1
}

fn restored() -> (String, Restored) {
    let place = hash();
    let restored = Shell::start_first(storage::memory(), &place, document().hidden(), moment());
    (place, restored)
}

/// Tells static/boot.js that the first screen is drawn.
pub fn report_begun() {
    tell("begun");
}

/// Sends panics to static/fault.js, which is separate from this program and so survives a panic.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| report(&panic.to_string())));
}

/// Shows a fault in the panel of static/fault.js.
pub fn report(what: &str) {
    tell_with("fatal", &what.into());
}
