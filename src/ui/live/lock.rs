//! Locks that let only one tab at a time play a seat. Another tab can take the lock over. Over plain http, static/plain.js
//! replaces the browser's locks.

use std::cell::Cell;
use std::rc::Rc;

use gloo::utils::window;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Start of the names of locks, which all pages of an origin share.
const PREFIX: &str = "hostage-chess.live.";

/// Right to play a seat in this tab. Dropping it or closing the tab releases the lock.
pub struct SeatLock {
    /// Function that settles the promise that holds the lock.
    release: Function,
}

impl Drop for SeatLock {
    fn drop(&mut self) {
        // Settling a promise never fails, not even if the lock has been stolen.
        let _ = self.release.call0(&JsValue::UNDEFINED);
    }
}

/// Takes the lock of a seat unless another tab has it. `on_stolen` is called if another tab takes the lock over later.
/// Old browsers without locks always grant it.
pub async fn try_hold(name: &str, on_stolen: fn()) -> Option<SeatLock> {
    let (lock, is_granted) = ask(name, "ifAvailable", on_stolen).await;
    is_granted.then_some(lock)
}

/// Takes the lock of a seat. If another tab has it, `on_stolen` of that tab is called.
pub async fn steal(name: &str, on_stolen: fn()) -> SeatLock {
    ask(name, "steal", on_stolen).await.0
}

/// Asks the browser for the lock with this option. Returns the lock, and true if it was granted.
async fn ask(name: &str, option: &str, on_stolen: fn()) -> (SeatLock, bool) {
    let (held, release) = deferred();
    // Dropping the future before the browser answers also releases the lock.
    let lock = SeatLock { release };
    let (answer, tell) = deferred();
    let is_granted = Rc::new(Cell::new(false));
    let on_answer = Closure::once_into_js({
        let (is_granted, tell) = (is_granted.clone(), tell.clone());
        move |lock: JsValue| {
            is_granted.set(!lock.is_null());
            // Settling a promise never fails.
            let _ = tell.call0(&JsValue::UNDEFINED);
            if is_granted.get() { held.into() } else { JsValue::UNDEFINED }
        }
    });
    let Ok(asked) = request(&format!("{PREFIX}{name}"), option, &on_answer) else { return (lock, true) };
    let was_granted = is_granted.clone();
    spawn_local(async move {
        if JsFuture::from(asked).await.is_ok() {
            return;
        }
        if was_granted.get() {
            on_stolen();
        } else {
            // The browser refuses locks here, for example in a sandboxed frame, so it is treated like a browser without
            // locks.
            was_granted.set(true);
            let _ = tell.call0(&JsValue::UNDEFINED);
        }
    });
    // The promise is never rejected.
    let _ = JsFuture::from(answer).await;
    (lock, is_granted.get())
}

/// Calls `navigator.locks.request`, for which web-sys has only unstable bindings.
fn request(name: &str, option: &str, on_answer: &JsValue) -> Result<Promise, JsValue> {
    let options = Object::new();
    Reflect::set(&options, &option.into(), &true.into())?;
    let locks = Reflect::get(&window().navigator(), &"locks".into())?;
    let request: Function = Reflect::get(&locks, &"request".into())?.dyn_into()?;
    Ok(request.call3(&locks, &name.into(), &options, on_answer)?.unchecked_into())
}

/// Returns a promise, and the function that settles it.
fn deferred() -> (Promise, Function) {
    let mut settle = None;
    let promise = Promise::new(&mut |resolve, _| settle = Some(resolve));
    (promise, settle.expect("the browser calls this at once"))
}
