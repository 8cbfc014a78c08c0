//! The page's handle to the engine: a worker that answers one request at a time.
//!
//! A busy worker receives no messages. Instead, the page sends the address of an empty file. An endless search checks
//! from time to time whether the file still exists (see `worker`). To stop the search, the page revokes the address,
//! and the worker keeps its memory. An engine with several threads reads messages while it searches (`piped`), so the
//! page sends it a message to stop. Any other search gets a moment to finish. If a worker does not stop in time, it is
//! terminated and replaced. A worker that does not respond (`watch`) is replaced once.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::timers::callback::{Interval, Timeout};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Blob, ErrorEvent, Event, MessageEvent, Url, Worker};

use super::watch::{Overdue, TICK, Watch};
use super::{EngineFault, PROTOCOL, QuestionId, Reply, Request};
use crate::game::nets;
use crate::json;

/// Time that a search may take to stop, in milliseconds.
const STOP_TIMEOUT: u32 = 150;
/// The same for a search that checks its file. It is longer than the interval between two checks. Most of it passes
/// while the analysis waits for the board to come to rest.
const STOP_TIMEOUT_WITH_FILE: u32 = 250;

/// WebAssembly module with one function, which uses `i8x16.splat` and `i8x16.popcnt`.
const SIMD: &[u8] =
    &[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];

/// The engine in its worker. Dropping it terminates the worker.
pub struct Client {
    inner: Rc<RefCell<Inner>>,
}

struct Inner {
    hear: Rc<dyn Fn(Reply)>,
    worker: Option<Running>,
    /// Request that is being searched, if any.
    searching: Option<QuestionId>,
    /// True if this search checks its file.
    looks: bool,
    /// Runs while this search is being stopped and its reply is unwanted. Terminates the worker when the time is up.
    deadline: Option<Timeout>,
    /// Requests made while that search is being stopped.
    held: VecDeque<Request>,
    /// The last question to the opening book, until it is answered. It is sent again to a new worker.
    book: Option<Request>,
    /// Detects that the worker does not respond, by means of a timer that runs during a search.
    watch: Watch,
    beat: Option<Interval>,
    /// Number of consecutive workers that failed.
    lost: u32,
    /// Names of the games whose nets a worker loads, separated by commas.
    nets: String,
}

struct Running {
    worker: Worker,
    /// Address of the worker's script, which contains the number of threads.
    script: String,
    ready: bool,
    /// Requests made before the worker was ready.
    waiting: VecDeque<Request>,
    /// Address of the file, revoked to stop the worker.
    flag: Option<String>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Running {
    /// Sends a request now, or as soon as the worker is ready.
    fn send(&mut self, request: Request) {
        if !self.ready {
            return self.waiting.push_back(request);
        }
        // A search that ends by itself should not spend time on checking a file (`Inner::looks`).
        if self.flag.is_none() && matches!(&request, Request::Search { limits, .. } if limits.is_endless()) {
            self.flag = Blob::new().and_then(|file| Url::create_object_url_with_blob(&file)).ok();
            if let Some(flag) = &self.flag {
                self.post(flag);
            }
        }
        if let Some(text) = json::write(&request) {
            self.post(&text);
        }
    }

    fn post(&self, text: &str) {
        // Posting a string cannot fail.
        let _ = self.worker.post_message(&text.into());
    }

    /// Stops the search that checks the file.
    fn take_flag(&mut self) {
        if let Some(flag) = self.flag.take() {
            // If the address is already revoked, there is nothing to do.
            let _ = Url::revoke_object_url(&flag);
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
        self.take_flag();
    }
}

impl Client {
    /// Creates an engine whose replies go to `hear`. It is loaded by the first request or by [`Client::warm`].
    pub fn new(hear: impl Fn(Reply) + 'static) -> Client {
        let hear = Rc::new(hear);
        let (searching, deadline, beat) = (None, None, None);
        let (held, watch) = (VecDeque::new(), Watch::default());
        let inner = Inner {
            hear,
            worker: None,
            searching,
            looks: false,
            deadline,
            held,
            book: None,
            watch,
            beat,
            lost: 0,
            nets: String::new(),
        };
        Client { inner: Rc::new(RefCell::new(inner)) }
    }

    /// Loads the engine, so that the first request does not have to wait for it.
    pub fn warm(&self) {
        Inner::running(&self.inner);
    }

    /// Sends a request. A search that is still running is ended first.
    pub fn ask(&self, request: Request) {
        Inner::ask(&self.inner, request);
    }

    /// Shortens the timeout of a worker that has not yet replied.
    pub fn hurry(&self) {
        self.inner.borrow_mut().watch.hurry();
    }
}

/// Returns true if a request has this id.
fn is_question(request: &Request, question: QuestionId) -> bool {
    match request {
        Request::Search { id, .. } | Request::Bench { id, .. } | Request::Book { id, .. } => *id == question,
        _ => false,
    }
}

impl Inner {
    fn ask(this: &Rc<RefCell<Inner>>, request: Request) {
        if let Request::Stop { id } = request {
            return Inner::stop(this, id);
        }
        if let Request::Search { id, .. } | Request::Bench { id, .. } = request {
            Inner::make_room(this);
            let mut inner = this.borrow_mut();
            if inner.searching.is_none() {
                match &request {
                    Request::Search { record, .. } => {
                        if let Some(game) = nets::needed(&record.variant) {
                            inner.nets = game.to_owned();
                        }
                    }
                    _ => inner.nets = nets::GAMES.join(","),
                }
                // The number of threads was changed, or the worker has not loaded the net of this game.
                let script = script(&inner.nets);
                inner.worker.take_if(|running| running.script != script);
                inner.searching = Some(id);
                inner.looks = matches!(&request, Request::Search { limits, .. } if limits.is_endless());
                inner.watch.ask(request.clone());
                inner.beat = Some(Inner::beat(this));
            }
        }
        if this.borrow().deadline.is_some() {
            return this.borrow_mut().held.push_back(request);
        }
        Inner::running(this);
        let mut inner = this.borrow_mut();
        if matches!(request, Request::Book { .. }) {
            inner.book = Some(request.clone());
        }
        if let Some(running) = &mut inner.worker {
            running.send(request);
        }
    }

    /// Ends the current search, because there is another request. Waits for it only if the search keeps its memory.
    fn make_room(this: &Rc<RefCell<Inner>>) {
        let mut inner = this.borrow_mut();
        let Some(before) = inner.searching else { return };
        if inner.forget(before) {
            return;
        }
        if !inner.looks {
            return inner.end_worker();
        }
        drop(inner);
        Inner::stop(this, before);
    }

    /// Drops a request that has not been sent. Returns true if it was the current one.
    fn forget(&mut self, id: QuestionId) -> bool {
        self.held.retain(|request| !is_question(request, id));
        let Some(running) = &mut self.worker else { return false };
        let before = running.waiting.len();
        running.waiting.retain(|request| !is_question(request, id));
        let forgotten = running.waiting.len() < before;
        if forgotten {
            self.rest();
        }
        forgotten
    }

    fn stop(this: &Rc<RefCell<Inner>>, id: QuestionId) {
        let mut inner = this.borrow_mut();
        if inner.forget(id) || inner.searching != Some(id) || inner.deadline.is_some() {
            return;
        }
        if let Some(running) = &mut inner.worker {
            running.take_flag();
            running.send(Request::Stop { id });
        }
        inner.watch.rest();
        let timeout = if inner.looks { STOP_TIMEOUT_WITH_FILE } else { STOP_TIMEOUT };
        let weak = Rc::downgrade(this);
        inner.deadline = Some(Timeout::new(timeout, move || {
            if let Some(inner) = weak.upgrade() {
                inner.borrow_mut().end_worker();
                Inner::running(&inner);
                Inner::go_on(&inner);
            }
        }));
    }

    /// Sends the requests that were held back.
    fn go_on(this: &Rc<RefCell<Inner>>) {
        let held = std::mem::take(&mut this.borrow_mut().held);
        for request in held {
            Inner::ask(this, request);
        }
    }

    fn end_worker(&mut self) {
        self.worker = None;
        self.rest();
    }

    /// Clears everything about the current search.
    fn rest(&mut self) {
        (self.searching, self.deadline, self.beat) = (None, None, None);
        self.watch.rest();
    }

    /// Starts the timer that checks whether the worker responds.
    fn beat(this: &Rc<RefCell<Inner>>) -> Interval {
        let weak = Rc::downgrade(this);
        Interval::new(TICK, move || {
            let Some(inner) = weak.upgrade() else { return };
            let overdue = inner.borrow_mut().watch.tick(js_sys::Date::now() as u64);
            match overdue {
                Some(Overdue::Restart(request)) => Inner::restart(&inner, request),
                Some(Overdue::GiveUp) => Inner::lose(&inner, EngineFault::Silent),
                None => {}
            }
        })
    }

    /// Handles an error of a worker. If it was never ready, its script may have arrived damaged. It is then loaded
    /// again under another address, but only once.
    fn fail_worker(this: &Rc<RefCell<Inner>>, fault: EngineFault) {
        let request = {
            let inner = this.borrow();
            let never =
                inner.lost == 0 && inner.deadline.is_none() && inner.worker.as_ref().is_some_and(|it| !it.ready);
            inner.watch.asked().filter(|_| never).cloned()
        };
        match request {
            Some(request) => Inner::restart(this, request),
            None => Inner::lose(this, fault),
        }
    }

    /// Sends the request to a new worker.
    fn restart(this: &Rc<RefCell<Inner>>, request: Request) {
        let before = this.borrow_mut().worker.take();
        this.borrow_mut().lost += 1;
        let mut waiting = before.map(|mut running| std::mem::take(&mut running.waiting)).unwrap_or_default();
        if !waiting.contains(&request) {
            waiting.push_back(request);
        }
        Inner::running(this);
        if let Some(running) = &mut this.borrow_mut().worker {
            waiting.retain(|request| !running.waiting.contains(request));
            running.waiting.append(&mut waiting);
        }
    }

    /// Ends a useless worker, and reports the error for the current request.
    fn lose(this: &Rc<RefCell<Inner>>, fault: EngineFault) {
        let failed = this.borrow().searching.filter(|_| this.borrow().deadline.is_none());
        let hear = this.borrow().hear.clone();
        this.borrow_mut().end_worker();
        this.borrow_mut().lost += 1;
        if let Some(id) = failed {
            hear(Reply::Error { id, fault });
        }
        Inner::go_on(this);
    }

    /// Starts a worker if there is none.
    fn running(this: &Rc<RefCell<Inner>>) {
        if this.borrow().worker.is_some() {
            return;
        }
        match Inner::start(this) {
            Ok(mut running) => {
                let mut inner = this.borrow_mut();
                running.waiting.extend(inner.book.clone());
                inner.worker = Some(running);
                inner.watch.begin();
            }
            Err(why) => this.borrow_mut().fail(why),
        }
    }

    fn start(this: &Rc<RefCell<Inner>>) -> Result<Running, EngineFault> {
        // If the validation itself fails, the engine is tried anyway.
        if js_sys::WebAssembly::validate(&Uint8Array::from(SIMD)) == Ok(false) {
            return Err(EngineFault::TooOld);
        }
        let script = script(&this.borrow().nets);
        // Each page load has its own address. A damaged script would otherwise stay in the browser's cache as long as
        // the host allows.
        let begun = gloo::utils::window().performance().map_or(0, |performance| performance.time_origin() as u64);
        // The failed request for the old address may still be running, and Chromium would make a second one wait for
        // it.
        let address = match this.borrow().lost {
            0 => format!("{script}&page={begun}"),
            lost => format!("{script}&page={begun}&lost={lost}"),
        };
        let worker = Worker::new(&address).map_err(|_| EngineFault::NotStarted)?;
        let inner = Rc::downgrade(this);
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = event.data().as_string().and_then(|text| json::read::<Reply>(&text));
            let Some(inner) = inner.upgrade() else { return };
            match reply {
                // A host may serve a mixture of old and new files.
                Some(Reply::Ready { protocol }) if protocol != PROTOCOL => Inner::lose(&inner, EngineFault::Outdated),
                Some(reply) => Inner::hear(&inner, reply),
                None => Inner::lose(&inner, EngineFault::Outdated),
            }
        });
        let inner = Rc::downgrade(this);
        let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
            event.prevent_default();
            if let Some(inner) = inner.upgrade() {
                // When the program cannot be fetched, the event has no message.
                let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
                Inner::fail_worker(&inner, message.map_or(EngineFault::NotFetched, EngineFault::Crashed));
            }
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Ok(Running {
            worker,
            script,
            ready: false,
            waiting: VecDeque::new(),
            flag: None,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    fn hear(this: &Rc<RefCell<Inner>>, reply: Reply) {
        let (hear, is_dropped) = {
            let mut inner = this.borrow_mut();
            let answers = inner.searching.is_some() && reply.question() == inner.searching;
            let is_dropped = answers && inner.deadline.is_some();
            inner.watch.hear(&reply);
            if let Reply::Best { id, .. } | Reply::Error { id, .. } = &reply {
                inner.book.take_if(|book| is_question(book, *id));
            }
            match &reply {
                Reply::Ready { .. } => {
                    inner.lost = 0;
                    if let Some(running) = &mut inner.worker {
                        running.ready = true;
                        for request in std::mem::take(&mut running.waiting) {
                            running.send(request);
                        }
                    }
                }
                Reply::Bench { progress, .. } if !progress.is_over() => {}
                Reply::Best { .. } | Reply::Bench { .. } | Reply::Error { .. } if answers => {
                    inner.rest();
                }
                _ => {}
            }
            (inner.hear.clone(), is_dropped)
        };
        if !is_dropped {
            hear(reply);
        }
        if this.borrow().searching.is_none() {
            Inner::go_on(this);
        }
    }

    fn fail(&mut self, fault: EngineFault) {
        let asked = self.searching;
        self.rest();
        if let Some(id) = asked {
            let hear = self.hear.clone();
            // The sender is still inside its call, so the reply has to wait.
            Timeout::new(0, move || hear(Reply::Error { id, fault })).forget();
        }
    }
}

/// Returns the number of threads for an engine that supports several. It is the user's setting or half of the cores,
/// and at most the number of cores.
pub fn threads() -> usize {
    let set = gloo::utils::document_element().get_attribute("data-threads").and_then(|text| text.parse().ok());
    set.unwrap_or(cores() / 2).clamp(1, cores())
}

/// Returns the number of cores that the browser reports, at least one.
pub fn cores() -> usize {
    (gloo::utils::window().navigator().hardware_concurrency() as usize).max(1)
}

/// Returns the address of the worker's script, which contains the number of threads and the games whose nets it loads
/// (static/worker_loader.js).
fn script(nets: &str) -> String {
    let script = format!("{}&threads={}", of_this_build("worker_loader.js"), threads());
    if nets.is_empty() { script } else { format!("{script}&nets={nets}") }
}

/// Returns the address of a file whose name is the same in every build. The address contains the build's name, so that
/// caches do not mix builds.
pub fn of_this_build(file: &str) -> String {
    format!("./{file}?v={}", this_build())
}

/// Returns the name of the build.
pub fn this_build() -> String {
    let meta = gloo::utils::document().query_selector("meta[name=build]").ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}
