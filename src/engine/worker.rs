//! The engine inside the worker: it receives requests, searches and replies.
//!
//! While it searches, it receives no messages. Splitting the search into slices made it visit 37 to 80 % more nodes.
//! The tree below a pause is searched again, and the results stored meanwhile change the search. Memory is shared only
//! if the page is isolated; then another program searches (`piped`). But a worker can wait while a file is read. The
//! page decides whether an address made by `URL.createObjectURL` still leads to a file.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent, Url, XmlHttpRequest};

use super::answer::{answer, read};
use super::local::LocalEngine;
use super::{PROTOCOL, Reply};
use crate::json;
use crate::search::{Clock, Limits};

/// Starts to listen. Must be called once, when the worker starts.
pub fn run() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = WorkerClock { performance: scope.performance() };
    let mut engine = LocalEngine::new(clock.clone());
    // A new seed for each game, so that games differ.
    let seed = || (js_sys::Math::random() * 9e15) as u64;
    engine.set_seed(seed());
    engine.set_book(true);
    let listening = scope.clone();
    let flag = Flag::default();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        if text.starts_with("blob:") {
            return flag.raise(text);
        }
        let request = match read(&text) {
            Ok(request) => request,
            Err(reply) => return reply.iter().for_each(|reply| post(&listening, reply)),
        };
        let mut stop = |limits: &Limits| limits.is_endless() && flag.is_taken(clock.millis());
        answer(&mut engine, request, &seed, &mut stop, &mut |reply| post(&listening, reply));
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    post(&scope, &Reply::Ready { protocol: PROTOCOL });
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    if let Some(text) = json::write(reply) {
        // Posting a string cannot fail.
        let _ = scope.post_message(&text.into());
    }
}

/// Minimum time between two checks of the stop flag, in milliseconds.
const LOOK: f64 = 50.0;
/// Maximum time between two checks, in milliseconds. A check takes long in some browsers (2 ms in Chromium).
const LONGEST_LOOK: f64 = 200.0;
/// Time between two checks, as a multiple of the time a check takes. Checks thus cost about a hundredth of the time.
const SHARE: f64 = 100.0;

/// Stop flag: an empty file of the page, which the page removes to stop the search.
#[derive(Default)]
struct Flag {
    address: RefCell<Option<String>>,
    /// File of the worker. If it cannot be read either, the browser reads no files at all, and the flag means nothing.
    own: RefCell<Option<String>>,
    next: Cell<f64>,
}

impl Flag {
    fn raise(&self, address: String) {
        self.address.replace(Some(address));
    }

    /// Returns true if the page has removed the file.
    fn is_taken(&self, now: f64) -> bool {
        if now < self.next.get() {
            return false;
        }
        let mut address = self.address.borrow_mut();
        let Some(flag) = address.as_deref() else { return false };
        let begin = js_sys::Date::now();
        let is_there = can_read(flag);
        let pause = ((js_sys::Date::now() - begin) * SHARE).clamp(LOOK, LONGEST_LOOK);
        self.next.set(now + pause);
        if is_there {
            return false;
        }
        *address = None;
        let make = || Url::create_object_url_with_blob(&Blob::new().ok()?).ok();
        can_read(self.own.borrow_mut().get_or_insert_with(|| make().unwrap_or_default()))
    }
}

/// Returns true if the file at an address can be read.
fn can_read(address: &str) -> bool {
    let read = || {
        let request = XmlHttpRequest::new()?;
        request.open_with_async("GET", address, false)?;
        request.send()
    };
    read().is_ok()
}

/// Clock of the browser.
#[derive(Clone)]
struct WorkerClock {
    performance: Option<web_sys::Performance>,
}

impl Clock for WorkerClock {
    fn millis(&self) -> f64 {
        self.performance.as_ref().map_or(0.0, web_sys::Performance::now)
    }
}
