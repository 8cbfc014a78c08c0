//! Sends events to the scripts of the page.

use gloo::utils::window;
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit, Event};

/// Sends an event of this name to the window.
pub fn tell(what: &str) {
    send(Event::new(what));
}

/// Sends an event of this name, with a detail, to the window.
pub fn tell_with(what: &str, detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    send(CustomEvent::new_with_event_init_dict(what, &init).map(Event::from));
}

fn send(event: Result<Event, JsValue>) {
    if let Ok(event) = event {
        // The event may have no listener.
        let _ = window().dispatch_event(&event);
    }
}
