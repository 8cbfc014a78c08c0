//! The style sheet of live play. The first screen of live play fetches it, because most visits never need it.

use gloo::events::EventListener;
use gloo::utils::document;

use crate::engine::client::of_this_build;

/// Adds the style sheet to the page. Returns true if it is there already. Otherwise `then` is called when the sheet is
/// loaded, or cannot be: the screens work without it.
pub fn fetch(then: impl Fn() + Clone + 'static) -> bool {
    if document().query_selector("link[data-live]").ok().flatten().is_some() {
        return true;
    }
    let (Ok(link), Some(head)) = (document().create_element("link"), document().head()) else { return true };
    for (name, value) in [("rel", "stylesheet"), ("data-live", ""), ("href", &of_this_build("live.css"))] {
        // Setting an attribute fails only for an invalid name.
        let _ = link.set_attribute(name, value);
    }
    for event in ["load", "error"] {
        let then = then.clone();
        EventListener::once(&link, event, move |_| then()).forget();
    }
    head.append_child(&link).is_err()
}
