//! Safe readers for the fields of events. Autofill, input tools and scripts send bare events, which Yew casts to the
//! type that its attribute promises. The getters of web-sys throw if a string or an object is missing; these functions
//! return None or an empty value. A test checks that no handler reads a field in another way.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DataTransfer, Event, EventTarget};

use crate::shell::gesture::{Modifiers, Point, Pointer};
use crate::shell::keys::{KeyStroke, key_meant};

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

/// The state of a modifier that has no field of its own, such as CapsLock.
fn is_held(event: &Event, name: &str) -> bool {
    let ask = object::<js_sys::Function>(event, "getModifierState");
    ask.and_then(|ask| ask.call1(event, &JsValue::from_str(name)).ok()).is_some_and(|held| held.is_truthy())
}

/// The browser's name for the pressed key. It is empty if the event has none, or if an input method takes the key. The
/// Enter that accepts a suggestion must not act on the page.
pub fn key(event: &Event) -> String {
    let taken = flag(event, "isComposing") || number(event, "keyCode") == Some(TAKEN);
    if taken { String::new() } else { text(event, "key").unwrap_or_default() }
}

/// The pressed key for the table in [`crate::shell::keys`], on any keyboard layout, with or without CapsLock.
pub fn stroke(event: &Event) -> KeyStroke {
    let shift = flag(event, "shiftKey");
    let (key, code) = (key(event), text(event, "code").unwrap_or_default());
    KeyStroke {
        key: key_meant(&key, &code, shift, is_held(event, "CapsLock")),
        ctrl: flag(event, "ctrlKey") || flag(event, "metaKey"),
        shift,
        // AltGr types the third character of a key.
        alt: flag(event, "altKey") || is_held(event, "AltGraph"),
        is_repeated: flag(event, "repeat"),
    }
}

/// Returns true if Shift is held.
pub fn has_shift(event: &Event) -> bool {
    flag(event, "shiftKey")
}

pub fn has_ctrl(event: &Event) -> bool {
    flag(event, "ctrlKey")
}

/// Returns true if the key may be a shortcut of the browser or the system.
pub fn is_modified(event: &Event) -> bool {
    ["ctrlKey", "metaKey", "altKey"].into_iter().any(|name| flag(event, name))
}

/// The modifiers that choose the colour of an arrow.
pub fn held(event: &Event) -> Modifiers {
    Modifiers { shift: has_shift(event) || has_ctrl(event), alt: flag(event, "altKey") }
}

/// Number of clicks in a row. It is 0 for a click by key or by a script.
pub fn clicks(event: &Event) -> u32 {
    number(event, "detail").map_or(0, |clicks| clicks as u32)
}

pub fn pointer_id(event: &Event) -> Option<i32> {
    number(event, "pointerId").map(|id| id as i32)
}

/// The pointer's type. Older browsers do not report it for a mouse.
pub fn pointer(event: &Event) -> Pointer {
    match text(event, "pointerType").as_deref() {
        None | Some("" | "mouse") => Pointer::Mouse,
        Some(_) => Pointer::Finger,
    }
}

/// Returns true for a finger, but false for a pen.
pub fn is_touch(event: &Event) -> bool {
    text(event, "pointerType").as_deref() == Some("touch")
}

/// The button that was pressed or released.
pub fn button(event: &Event) -> Option<i32> {
    number(event, "button").map(|button| button as i32)
}

/// The buttons that are held, as bits.
pub fn buttons(event: &Event) -> Option<u32> {
    number(event, "buttons").map(|buttons| buttons as u32)
}

/// The position in the window, in pixels.
pub fn point(event: &Event) -> Option<Point> {
    Some((number(event, "clientX")?, number(event, "clientY")?))
}

/// The wheel's vertical scroll amount.
pub fn wheel(event: &Event) -> Option<f64> {
    number(event, "deltaY")
}

/// Returns true if the text was pasted rather than typed.
pub fn is_paste(event: &Event) -> bool {
    text(event, "inputType").as_deref() == Some("insertFromPaste")
}

/// Returns true during the input of a word with an input method.
pub fn is_composing(event: &Event) -> bool {
    flag(event, "isComposing")
}

/// The other element of a focus change or a drag.
pub fn related<T: JsCast>(event: &Event) -> Option<T> {
    object::<EventTarget>(event, "relatedTarget")?.dyn_into().ok()
}

pub fn data(event: &Event) -> Option<DataTransfer> {
    object(event, "dataTransfer").or_else(|| object(event, "clipboardData"))
}
