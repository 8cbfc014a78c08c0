//! The engine inside the worker: receives requests, searches, replies.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::bench::{self, Progress};
use super::local::LocalEngine;
use super::{Reply, Request};
use crate::json;
use crate::search::Clock;

/// Starts to listen. To be called once, when the worker starts.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = WorkerClock { performance: scope.performance() };
    let mut engine = LocalEngine::new(clock.clone());
    // Each game is to be a different one.
    let seed = || (js_sys::Math::random() * 9e15) as u64;
    engine.set_seed(seed());
    engine.set_book(true);
    let listening = scope.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let request = event.data().as_string().and_then(|text| json::read::<Request>(&text));
        match request {
            Some(Request::Search { id, record, limits }) => {
                let mut tell = |info| post(&listening, &Reply::Info { id, info });
                // A busy worker receives nothing: to stop it, the page terminates it.
                let best = engine.search(&record, &limits, &mut || false, &mut tell);
                let reply = match best {
                    Ok(turn) => Reply::Best { id, turn },
                    // The page has replayed the game itself, so this does not happen; saying why would cost kilobytes.
                    Err(_) => Reply::Error { id, text: "the game could not be replayed".to_owned() },
                };
                post(&listening, &reply);
            }
            Some(Request::Book { id, record }) => {
                for info in engine.proposals(&record) {
                    post(&listening, &Reply::Info { id, info });
                }
                post(&listening, &Reply::Best { id, turn: None });
            }
            Some(Request::Bench { id, depth }) => {
                let mut tell = |progress: &Progress| post(&listening, &Reply::Bench { id, progress: *progress });
                bench::run(depth, &clock, &mut tell);
            }
            Some(Request::NewGame) => {
                engine.new_game();
                engine.set_seed(seed());
            }
            Some(Request::Stop { .. }) | None => {}
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Reply::Ready);
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    if let Some(text) = json::write(reply) {
        // Posting a string cannot fail.
        let _ = scope.post_message(&text.into());
    }
}

/// The browser's clock.
#[derive(Clone)]
struct WorkerClock {
    performance: Option<web_sys::Performance>,
}

impl Clock for WorkerClock {
    fn millis(&self) -> f64 {
        self.performance.as_ref().map_or(0.0, web_sys::Performance::now)
    }
}
