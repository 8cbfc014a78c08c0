//! The sign in the page's title and on the app's icon that it is the reader's turn.

use std::cell::Cell;

use gloo::utils::{document, window};
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::words;

thread_local! {
    static SHOWN: Cell<bool> = const { Cell::new(false) };
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
    if SHOWN.replace(waits) != waits {
        badge(waits);
    }
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
