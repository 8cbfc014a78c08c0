//! The engine's worker.
use wasm_bindgen::JsCast;
fn main() {
    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let _ = scope.post_message(&"ready".into());
}
