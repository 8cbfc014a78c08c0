//! Sends events to the scripts of the page.

use gloo::utils::window;
use web_sys::Event;

/// Sends an event of this name to the window.
pub fn tell(what: &str) {
    if let Ok(event) = Event::new(what) {
        // The event may have no listener.
        let _ = window().dispatch_event(&event);
    }
}
