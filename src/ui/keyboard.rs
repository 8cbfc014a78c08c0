//! Decides whether the focused element takes a key.

use web_sys::Element;

use crate::shell::keys::Focus;

/// Classifies the focused element.
pub fn focus_of(target: Option<&Element>) -> Focus {
    let inside = |selector: &str| target.is_some_and(|element| element.closest(selector).ok().flatten().is_some());
    if inside("[role=grid]") {
        Focus::Square
    } else if inside("button, a, summary") {
        Focus::Control
    } else {
        Focus::Elsewhere
    }
}

/// True if a field, or a layer over the screen, takes the keys.
pub fn is_taken(target: Option<&Element>) -> bool {
    let taken = "input, select, textarea, dialog, [role=dialog]";
    target.is_some_and(|element| element.closest(taken).ok().flatten().is_some())
}
