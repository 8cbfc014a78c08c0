//! The sign in the page's title and on the app's icon that it is the reader's turn.

use std::cell::Cell;

use gloo::utils::{document, window};
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::store;
use crate::live::series::{SeriesWait, StoredSeries};
use crate::ui::now::clock;
use crate::words;

thread_local! {
    /// What this page has last shown on the icon; none before that. An earlier page may have left the badge there.
    static SHOWN: Cell<Option<bool>> = const { Cell::new(None) };
}

/// Shows or removes the sign.
pub fn show(waits: bool) {
    let sign = words::text("live-your-move-title");
    let title = document().title();
    let plain = title.strip_prefix(sign).map_or(title.as_str(), str::trim_start);
    let wanted = if waits { format!("{sign} {plain}") } else { plain.to_owned() };
    if title != wanted {
        document().set_title(&wanted);
    }
    if SHOWN.replace(Some(waits)) != Some(waits) {
        badge(waits);
    }
}

/// Removes the badge that an earlier page has left, unless a stored game still waits for the reader.
pub fn tidy() {
    if SHOWN.get().is_none() && !waits() {
        badge(false);
    }
}

/// Shows the badge if a stored game waits for the reader's move or claim, and removes it otherwise.
pub fn count() {
    let waits = waits();
    SHOWN.set(Some(waits));
    badge(waits);
}

fn waits() -> bool {
    let waits = |stored: &StoredSeries| stored.waits_at(clock());
    store::all().iter().any(|stored| matches!(waits(stored), Some(SeriesWait::OwnMove | SeriesWait::Claim)))
}

/// Shows or removes the badge of an installed app. Browsers that install no apps lack the function.
fn badge(waits: bool) {
    let navigator = JsValue::from(window().navigator());
    let name = if waits { "setAppBadge" } else { "clearAppBadge" };
    if let Ok(Ok(function)) = Reflect::get(&navigator, &name.into()).map(JsValue::dyn_into::<Function>) {
        // The game works without the badge, so a refusal is ignored.
        let _ = function.call0(&navigator);
    }
}
