//! The engine's side of the wall: hears requests, searches, answers.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::think::Thinker;
use super::{Reply, Request};
use crate::search::Clock;

/// Begins to listen. Called once, when the worker starts.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let mut thinker = Thinker::new();
    let listening = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let request = event.data().as_string().and_then(|text| serde_json::from_str::<Request>(&text).ok());
        match request {
            Some(Request::Search { id, course, limits }) => {
                let best = thinker.think(&course, limits, &PageClock::new(&listening), &mut |info| {
                    post(&listening, &Reply::Info { id, info });
                });
                post(&listening, &match best {
                    Ok(turn) => Reply::Best { id, turn },
                    Err(text) => Reply::Error { id, text },
                });
            }
            Some(Request::NewGame) => thinker = Thinker::new(),
            // A search ends before the next message is heard, so there is nothing left to stop.
            Some(Request::Stop { .. }) | None => {}
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Reply::Ready);
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    if let Ok(text) = serde_json::to_string(reply) {
        // Posting a string cannot fail.
        let _ = scope.post_message(&text.into());
    }
}

/// The browser's clock.
struct PageClock {
    performance: Option<web_sys::Performance>,
}

impl PageClock {
    fn new(scope: &DedicatedWorkerGlobalScope) -> PageClock {
        PageClock { performance: scope.performance() }
    }
}

impl Clock for PageClock {
    fn millis(&self) -> f64 {
        self.performance.as_ref().map_or(0.0, web_sys::Performance::now)
    }
}
