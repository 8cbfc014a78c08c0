//! The fields of events, read so that an event without them does no harm. Autofill, input tools and scripts send bare events of any
//! type, and Yew passes them on as whatever type its attribute promises. The getters of web-sys throw where a string or an object is
//! missing; these return nothing. A test holds that no handler reads a field in another way.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DataTransfer, Event, EventTarget};

use crate::shell::gesture::{Held, Point, Pointer};
use crate::shell::keys::{Stroke, key_meant};

/// The key code that browsers report while an input method takes the keys.
const TAKEN: f64 = 229.0;

fn field(event: &Event, name: &str) -> Option<JsValue> {
    Reflect::get(event, &JsValue::from_str(name)).ok()
}

fn text(event: &Event, name: &str) -> Option<String> {
    field(event, name)?.as_string()
}

fn number(event: &Event, name: &str) -> Option<f64> {
    field(event, name)?.as_f64().filter(|number| number.is_finite())
}

fn flag(event: &Event, name: &str) -> bool {
    field(event, name).is_some_and(|value| value.is_truthy())
}

fn object<T: JsCast>(event: &Event, name: &str) -> Option<T> {
    field(event, name)?.dyn_into().ok()
}

/// Whether a key is held that only changes what others write: CapsLock, AltGraph.
fn is_held(event: &Event, name: &str) -> bool {
    let ask = object::<js_sys::Function>(event, "getModifierState");
    ask.and_then(|ask| ask.call1(event, &JsValue::from_str(name)).ok()).is_some_and(|held| held.is_truthy())
}

/// The name of the key that was pressed, as the browser tells it; empty where the event has none. An input method has the first say: the
/// Enter that accepts what it offers is no Enter for the page.
pub fn key(event: &Event) -> String {
    let taken = flag(event, "isComposing") || number(event, "keyCode") == Some(TAKEN);
    if taken { String::new() } else { text(event, "key").unwrap_or_default() }
}

/// The key for the table of keys in [`crate::shell::keys`], whatever the layout of the keyboard and with CapsLock or not.
pub fn stroke(event: &Event) -> Stroke {
    let shift = flag(event, "shiftKey");
    let (key, code) = (key(event), text(event, "code").unwrap_or_default());
    Stroke {
        key: key_meant(&key, &code, shift, is_held(event, "CapsLock")),
        ctrl: flag(event, "ctrlKey") || flag(event, "metaKey"),
        shift,
        // AltGr writes a third letter on a key.
        alt: flag(event, "altKey") || is_held(event, "AltGraph"),
    }
}

/// Whether Shift is held.
pub fn has_shift(event: &Event) -> bool {
    flag(event, "shiftKey")
}

/// Whether Ctrl is held.
pub fn has_ctrl(event: &Event) -> bool {
    flag(event, "ctrlKey")
}

/// Whether a key is held that makes a shortcut of the browser or the system out of another.
pub fn is_modified(event: &Event) -> bool {
    ["ctrlKey", "metaKey", "altKey"].into_iter().any(|name| flag(event, name))
}

/// The keys that choose the colour of an arrow.
pub fn held(event: &Event) -> Held {
    Held { shift: has_shift(event) || has_ctrl(event), alt: flag(event, "altKey") }
}

/// How often the mouse was clicked; none if no pointer did it, or a script.
pub fn clicks(event: &Event) -> u32 {
    number(event, "detail").map_or(0, |clicks| clicks as u32)
}

/// The number of the pointer.
pub fn pointer_id(event: &Event) -> Option<i32> {
    number(event, "pointerId").map(|id| id as i32)
}

/// The sort of the pointer. What no pointer sent is the mouse's, as in older browsers.
pub fn pointer(event: &Event) -> Pointer {
    match text(event, "pointerType").as_deref() {
        None | Some("" | "mouse") => Pointer::Mouse,
        Some(_) => Pointer::Finger,
    }
}

/// Whether a finger touches a screen, which a pen does not count for.
pub fn is_touch(event: &Event) -> bool {
    text(event, "pointerType").as_deref() == Some("touch")
}

/// The button that has changed.
pub fn button(event: &Event) -> Option<i32> {
    number(event, "button").map(|button| button as i32)
}

/// The buttons that are down, as bits.
pub fn buttons(event: &Event) -> Option<u32> {
    number(event, "buttons").map(|buttons| buttons as u32)
}

/// Where in the window it happened.
pub fn point(event: &Event) -> Option<Point> {
    Some((number(event, "clientX")?, number(event, "clientY")?))
}

/// How far the wheel has turned.
pub fn wheel(event: &Event) -> Option<f64> {
    number(event, "deltaY")
}

/// Whether a text was pasted, rather than typed.
pub fn is_paste(event: &Event) -> bool {
    text(event, "inputType").as_deref() == Some("insertFromPaste")
}

/// Where the focus or the pointer goes to, or comes from.
pub fn related<T: JsCast>(event: &Event) -> Option<T> {
    object::<EventTarget>(event, "relatedTarget")?.dyn_into().ok()
}

/// What is dropped or pasted.
pub fn data(event: &Event) -> Option<DataTransfer> {
    object(event, "dataTransfer").or_else(|| object(event, "clipboardData"))
}
