//! The focus of a sheet.

use gloo::utils::document;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::focus::give_focus;

/// Gives the focus to a sheet when it is mounted, so that a screen reader starts at its beginning. When the sheet closes, the
/// button with this `data-action` gets the focus, unless the reader has gone elsewhere. The page looks the button up,
/// because Safari does not focus a button that is clicked.
#[hook]
pub fn use_sheet_focus(opener: &'static str) -> NodeRef {
    let sheet = use_node_ref();
    let mounted = sheet.clone();
    use_effect_with(opener, move |&opener| {
        let sheet = mounted.cast::<HtmlElement>();
        if let Some(sheet) = &sheet {
            let _ = sheet.focus();
        }
        move || hand_on(sheet, &format!("[data-action={opener}]"))
    });
    sheet
}

/// Gives the focus of a sheet to the button with this `data-action` before the sheet closes. A dialog that opens at the same
/// time returns the focus to where it was, and the sheet will not be there any more.
pub fn leave_sheet(opener: &str) {
    if let Some(button) = document().query_selector(&format!("[data-action={opener}]")).ok().flatten() {
        give_focus(&button);
    }
}

/// Gives the focus of an element that goes to the first one that matches, unless the reader has gone elsewhere.
fn hand_on(from: Option<HtmlElement>, to: &str) {
    let focused = document().active_element();
    let is_inside = from.is_some_and(|from| from.contains(focused.as_deref().map(AsRef::as_ref)));
    let is_nowhere = focused.is_none_or(|focused| Some(focused) == document().body().map(Into::into));
    let Some(to) = document().query_selector(to).ok().flatten().filter(|_| is_inside || is_nowhere) else { return };
    give_focus(&to);
}
