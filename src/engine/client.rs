//! The page's handle of the engine: one worker that is asked one question at a time.
//!
//! A busy worker receives nothing. So a search that is to stop gets a moment to end by itself; after that its worker is
//! terminated, and a new one takes over.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker};

use super::{QuestionId, Reply, Request, TOO_OLD};
use crate::json;
use crate::search::Limits;

/// How long a search that is to stop may still run, in milliseconds.
const PATIENCE: u32 = 150;

/// A program of one function, which makes sixteen numbers of one and counts the bits of each.
const SIMD: &[u8] =
    &[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/// The engine in its worker. Dropping it terminates the worker.
pub struct Client {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    hear: Rc<dyn Fn(Reply)>,
    worker: Option<Running>,
    /// What is searched for now, if anything is.
    searching: Option<QuestionId>,
    /// Whether that search never ends by itself, so that there is no point in waiting for it.
    endless: bool,
    /// Terminates the worker unless its search ends in time.
    deadline: Option<Timeout>,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// Requests made before the worker was ready.
    waiting: VecDeque<Request>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Client {
    /// An engine whose replies go to `hear`. It is loaded when it is first needed, or by [`Client::warm`].
    pub fn new(hear: impl Fn(Reply) + 'static) -> Client {
        let inner = Inner { hear: Rc::new(hear), worker: None, searching: None, endless: false, deadline: None };
        Client { inner: Rc::new(RefCell::new(inner)) }
    }

    /// Loads the engine, so that the first question does not have to wait for it.
    pub fn warm(&self) {
        Inner::running(&self.inner);
    }

    /// Sends a request. A search that is still running is ended first.
    pub fn ask(&self, request: Request) {
        match &request {
            Request::Search { id, .. } | Request::Bench { id, .. } => {
                if self.inner.borrow().searching.is_some() {
                    self.inner.borrow_mut().end_worker();
                }
                self.inner.borrow_mut().searching = Some(*id);
                let ends = |limits: &Limits| limits.millis.is_some() || limits.nodes.is_some();
                let endless = matches!(&request, Request::Search { limits, .. } if !ends(limits));
                self.inner.borrow_mut().endless = endless;
            }
            Request::Stop { id } => return self.stop(*id),
            Request::Book { .. } | Request::NewGame => {}
        }
        Inner::running(&self.inner);
        if let Some(running) = &mut self.inner.borrow_mut().worker {
            if running.ready {
                post(&running.worker, &request);
            } else {
                running.waiting.push_back(request);
            }
        }
    }

    fn stop(&self, id: QuestionId) {
        if self.inner.borrow().searching != Some(id) {
            return;
        }
        if self.inner.borrow().endless {
            self.inner.borrow_mut().end_worker();
            return Inner::running(&self.inner);
        }
        let inner = Rc::downgrade(&self.inner);
        let deadline = Timeout::new(PATIENCE, move || {
            if let Some(inner) = inner.upgrade() {
                if inner.borrow().searching == Some(id) {
                    inner.borrow_mut().end_worker();
                }
                Inner::running(&inner);
            }
        });
        self.inner.borrow_mut().deadline = Some(deadline);
    }
}

fn post(worker: &Worker, request: &Request) {
    if let Some(text) = json::write(request) {
        // Posting a string cannot fail.
        let _ = worker.post_message(&text.into());
    }
}

impl Inner {
    fn end_worker(&mut self) {
        self.worker = None;
        self.searching = None;
        self.deadline = None;
    }

    /// Starts a worker if there is none.
    fn running(this: &Rc<RefCell<Inner>>) {
        if this.borrow().worker.is_some() {
            return;
        }
        match Inner::start(this) {
            Ok(running) => this.borrow_mut().worker = Some(running),
            Err(why) => this.borrow_mut().fail(why),
        }
    }

    fn start(this: &Rc<RefCell<Inner>>) -> Result<Running, String> {
        // If the browser cannot say, it may try.
        if js_sys::WebAssembly::validate(&Uint8Array::from(SIMD)) == Ok(false) {
            return Err(TOO_OLD.to_owned());
        }
        let worker = Worker::new(&of_this_build("worker_loader.js"))
            .map_err(|_| "its program could not be started".to_owned())?;
        let inner = Rc::downgrade(this);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| json::read::<Reply>(&text));
            if let (Some(inner), Some(reply)) = (inner.upgrade(), reply) {
                Inner::hear(&inner, reply);
            }
        });
        let inner = Rc::downgrade(this);
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            event.prevent_default();
            if let Some(inner) = inner.upgrade() {
                let failed = inner.borrow().searching;
                let hear = inner.borrow().hear.clone();
                inner.borrow_mut().end_worker();
                if let Some(id) = failed {
                    // When the program cannot be fetched, the event has no message.
                    let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
                    let text = message.unwrap_or_else(|| "its program could not be fetched".to_owned());
                    hear(Reply::Error { id, text });
                }
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Running { worker, ready: false, waiting: VecDeque::new(), _on_message: on_message, _on_error: on_error })
    }

    fn hear(this: &Rc<RefCell<Inner>>, reply: Reply) {
        let hear = {
            let mut inner = this.borrow_mut();
            match &reply {
                Reply::Ready => {
                    if let Some(running) = &mut inner.worker {
                        running.ready = true;
                        for request in std::mem::take(&mut running.waiting) {
                            post(&running.worker, &request);
                        }
                    }
                }
                Reply::Bench { progress, .. } if !progress.is_over() => {}
                Reply::Best { id, .. } | Reply::Bench { id, .. } | Reply::Error { id, .. }
                    if inner.searching == Some(*id) =>
                {
                    inner.searching = None;
                    inner.deadline = None;
                }
                _ => {}
            }
            inner.hear.clone()
        };
        hear(reply);
    }

    fn fail(&mut self, text: String) {
        if let Some(id) = self.searching.take() {
            let hear = self.hear.clone();
            // Not at once: whoever asked is still in the middle of the call.
            Timeout::new(0, move || hear(Reply::Error { id, text })).forget();
        }
    }
}

/// The address of a file that has the same name in every build; the build's name in it keeps caches from mixing them.
pub fn of_this_build(file: &str) -> String {
    let meta = gloo::utils::document().query_selector("meta[name=build]").ok().flatten();
    let build = meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default();
    format!("./{file}?v={build}")
}
