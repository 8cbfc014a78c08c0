//! The focus of a sheet.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Gives the focus to a sheet when it is mounted, so that a screen reader starts at its beginning. Afterwards the focus returns to the button
/// with this `data-action`, unless the reader has gone elsewhere. The button is looked up by name, because Safari does not focus a button
/// when it is clicked.
#[hook]
pub fn use_sheet_focus(opener: &'static str) -> NodeRef {
    let sheet = use_node_ref();
    let mounted = sheet.clone();
    use_effect_with(opener, move |&opener| {
        let sheet = mounted.cast::<HtmlElement>();
        if let Some(sheet) = &sheet {
            let _ = sheet.focus();
        }
        move || {
            let focused = document().active_element();
            let is_inside = sheet.is_some_and(|sheet| sheet.contains(focused.as_deref().map(AsRef::as_ref)));
            let is_nowhere = focused.is_none_or(|focused| Some(focused) == document().body().map(Into::into));
            let button = document().query_selector(&format!("[data-action={opener}]")).ok().flatten();
            if (is_inside || is_nowhere)
                && let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok())
            {
                let _ = button.focus();
            }
        }
    });
    sheet
}
