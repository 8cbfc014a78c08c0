//! Whose keys they are, by what has the focus.

use web_sys::Element;

use crate::shell::keys::Focus;

/// Where the focus is, by the element that has it.
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

/// Whether the keys belong to what has the focus: a field, or what stands over the screen.
pub fn is_taken(target: Option<&Element>) -> bool {
    let taken = "input, select, textarea, dialog, [role=dialog]";
    target.is_some_and(|element| element.closest(taken).ok().flatten().is_some())
}
