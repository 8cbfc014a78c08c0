//! The sign in the page's title and on the app's icon that it is the reader's turn, or that somebody waits for an answer.

use std::cell::Cell;

use gloo::utils::{document, window};
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::store;
use crate::live::series::{SeriesWait, StoredSeries};
use crate::live::topic::LiveId;
use crate::ui::now::clock;
use crate::words;

thread_local! {
    /// The open game for which the badge was counted last, and whether it waited for the reader; none before that. An earlier
    /// page may have left the badge there.
    static COUNTED: Cell<Option<(LiveId, bool)>> = const { Cell::new(None) };
}

/// Shows or removes the sign for the open game, in which the reader may also be asked something. The badge is there for any
/// game, but stored games are only counted when that changes.
pub fn show(open: LiveId, is_own_turn: bool, is_asked: bool) {
    let [turn, answer] = ["live-your-move-title", "live-answer-title"].map(words::text);
    let title = document().title();
    let plain = title.strip_prefix(turn).or_else(|| title.strip_prefix(answer)).unwrap_or(&title).trim_start();
    let sign = match (is_own_turn, is_asked) {
        (true, _) => turn,
        (_, true) => answer,
        _ => "",
    };
    let wanted = format!("{sign} {plain}");
    let wanted = wanted.trim_start();
    if title != wanted {
        document().set_title(wanted);
    }
    let is_awaited = is_own_turn || is_asked;
    if COUNTED.replace(Some((open, is_awaited))) != Some((open, is_awaited)) {
        badge(is_awaited || waits(Some(open)));
    }
}

/// Removes the badge that an earlier page has left, unless a stored game still waits for the reader.
pub fn tidy() {
    if COUNTED.get().is_none() && !waits(None) {
        badge(false);
    }
}

/// Shows the badge if a stored game waits for the reader's move, answer or claim, and removes it otherwise.
pub fn count() {
    badge(waits(None));
}

/// True if a stored game waits for the reader, other than the open one, whose stored state may be older.
fn waits(open: Option<LiveId>) -> bool {
    use SeriesWait::{Claim, OwnMove, TakeBack};
    let waits = |stored: &StoredSeries| matches!(stored.waits_at(clock()), Some(OwnMove | Claim | TakeBack));
    let others = store::all().into_iter().filter(|stored| open.is_none_or(|open| stored.id() != Some(open)));
    others.filter(|stored| !stored.is_forgotten(clock())).any(|stored| waits(&stored))
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
