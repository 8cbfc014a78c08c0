//! A line on all other screens that leads back to the live game.
//!
//! It stands outside the app's elements: the app does not know live play until its part of the program is loaded.

use std::borrow::Cow;

use gloo::utils::{body, document};
use web_sys::Element;

/// Selector of the element.
const MARK: &str = "body > .live-strip";

/// Shows a text that links to an address, or removes the line.
pub fn show(what: Option<(Cow<'_, str>, String)>) {
    let present = document().query_selector(MARK).ok().flatten();
    match (what, present) {
        (None, None) => {}
        (None, Some(strip)) => strip.remove(),
        (Some((text, address)), present) => {
            if let Some(link) = present.or_else(create).and_then(|strip| strip.first_element_child()) {
                if link.text_content().as_deref() != Some(&*text) {
                    link.set_text_content(Some(&text));
                }
                // Setting an attribute fails only for an invalid name.
                let _ = link.set_attribute("href", &address);
            }
        }
    }
}

fn create() -> Option<Element> {
    let strip = document().create_element("div").ok()?;
    strip.set_class_name("live-strip");
    strip.set_attribute("role", "status").ok()?;
    let link = document().create_element("a").ok()?;
    strip.append_child(&link).ok()?;
    // In the flow above the header, it covers nothing: at the bottom are tabs, hints and buttons.
    body().insert_before(&strip, body().first_child().as_ref()).ok()?;
    Some(strip)
}
