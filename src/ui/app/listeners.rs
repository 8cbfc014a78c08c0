//! Listeners on the window and the document.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::{App, Msg};
use crate::shell::Action;
use crate::ui::event_fields::{is_touch, key};
use crate::ui::layer;

/// Attaches the listeners. They are removed when the returned value is dropped.
pub(super) fn listeners(ctx: &Context<App>) -> [EventListener; 11] {
    let on = |link: &yew::html::Scope<App>, message: fn() -> Msg| {
        let link = link.clone();
        move |_: &Event| link.send_message(message())
    };
    let link = ctx.link().clone();
    let on_key = move |event: &Event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            link.send_message(Msg::Key(event.clone()));
        }
    };
    // Detects the kind of pointer, and input after which the browser allows sound. Esc, and a finger that is still
    // down, do not count as input of this kind.
    let link = ctx.link().clone();
    let at_work = move |event: &Event| match event.type_().as_str() {
        "pointerdown" => link.send_message(Msg::Act(Action::Finger(is_touch(event)))),
        "keydown" if key(event) == "Escape" => {}
        _ => link.send_message(Msg::Wake),
    };
    // Runs before any other listener.
    let first = |name: &'static str| {
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&window(), name, options, at_work.clone())
    };
    // Without this option, a listener cannot prevent the browser's default action.
    let options = EventListenerOptions::enable_prevent_default();
    [
        first("pointerdown"),
        first("pointerup"),
        first("keydown"),
        EventListener::new(&window(), "hashchange", on(ctx.link(), || Msg::Address)),
        EventListener::new_with_options(&window(), "keydown", options, on_key),
        EventListener::new(&window(), "pagehide", on(ctx.link(), || Msg::Act(Action::Leave))),
        EventListener::new(&document(), "visibilitychange", on(ctx.link(), || Msg::Hidden)),
        EventListener::new(&window(), "storage", on(ctx.link(), || Msg::Stored)),
        EventListener::new(&window(), "words", on(ctx.link(), || Msg::Words)),
        EventListener::new(&window(), "popstate", |_| layer::popped()),
        EventListener::new(&window(), "pulse", on(ctx.link(), || Msg::Pulse)),
    ]
}
