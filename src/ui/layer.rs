//! Layers: dialogs, sheets, menus and questions over a screen. The browser's Back closes the topmost layer before it
//! leaves the screen.
//!
//! Each open layer has a history entry with the screen's address, and with the layer's number as its state. One rule
//! keeps the two in step. If the state names more layers than are open, the page goes back. If it names fewer, the page
//! adds entries. So a layer that is closed without Back leaves no entry behind, and Forward never reopens a layer.

use std::cell::RefCell;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

/// Timeout for the page's own step back, in milliseconds. A duplicated tab may have no entry to go back to. A step that
/// arrives later counts as the user's and closes a dialog. A busy device may need seconds.
const LOST: u32 = 15_000;

#[derive(Default)]
struct Layers {
    /// The open layers, the topmost last, each with its number and the callback that closes it.
    open: Vec<(u32, Callback<()>)>,
    last: u32,
    /// True if `settle` is about to run.
    settling: bool,
    /// The number of the page's own step back, until it arrives.
    returning: Option<u32>,
    /// The address of a navigation that happened before that step arrived. The step will undo it.
    overtaken: Option<String>,
    /// The screen's address when the first entry was added.
    base: String,
    /// The screen's address now, if it has changed since.
    now: Option<String>,
}

thread_local! {
    static LAYERS: RefCell<Layers> = RefCell::default();
}

fn with<T>(f: impl FnOnce(&mut Layers) -> T) -> T {
    LAYERS.with(|layers| f(&mut layers.borrow_mut()))
}

/// The field of the history state that counts layers. static/stored.js uses another field.
const FIELD: &str = "layers";

/// Number of layers that the current entry of the history stands for.
fn depth() -> usize {
    let state = window().history().and_then(|history| history.state());
    let depth = state.and_then(|state| Reflect::get(&state, &FIELD.into()));
    depth.ok().and_then(|depth| depth.as_f64()).map_or(0, |depth| depth as usize)
}

/// The history state for this number of layers. It keeps other fields, and is null if no field remains.
fn state(depth: usize) -> JsValue {
    let state = Object::new();
    if let Some(present) = window().history().ok().and_then(|history| history.state().ok()?.dyn_into::<Object>().ok()) {
        Object::assign(&state, &present);
    }
    // Setting and deleting a field of a new object cannot fail.
    let _ = match depth {
        0 => Reflect::delete_property(&state, &FIELD.into()),
        _ => Reflect::set(&state, &FIELD.into(), &JsValue::from(depth as u32)),
    };
    if Object::keys(&state).length() == 0 { JsValue::NULL } else { state.into() }
}

/// Returns the fragment of the address, including the `#`.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Changes the address without a new entry.
pub fn replace_address(address: &str) {
    if depth() > 0 {
        with(|layers| layers.now = Some(address.to_owned()));
    }
    with(|layers| layers.overtaken = layers.overtaken.take().map(|_| address.to_owned()));
    replace(depth(), address);
}

fn replace(depth: usize, address: &str) {
    if let Ok(history) = window().history() {
        // Some browsers reject changes in quick succession. A reload then opens an old address.
        let _ = history.replace_state_with_url(&state(depth), "", Some(address));
    }
}

/// Goes to an address. The new entry replaces the entry of a layer.
pub fn go(address: &str) {
    let location = window().location();
    // Neither call can fail, because only the fragment changes.
    let _ = if depth() > 0 { location.replace(address) } else { location.set_hash(address) };
}

/// Closes each layer whose history entry the browser has left by going back.
pub fn popped() {
    let (depth, here) = (depth(), hash());
    if let Some(address) = with(|layers| layers.overtaken.take()).filter(|address| *address != here) {
        // Navigating fires the same event that is being handled.
        Timeout::new(0, move || go(&address)).forget();
        return;
    }
    let own = with(|layers| {
        let own = layers.returning.take().is_some();
        let arrived = here == layers.base || layers.now.as_ref() == Some(&here);
        layers.overtaken = (own && !arrived).then_some(here);
        own && arrived
    });
    if depth == 0 {
        land(own);
    }
    if !own {
        let left = with(|layers| layers.open.get(depth..).unwrap_or_default().to_vec());
        left.iter().rev().for_each(|(_, on_back)| on_back.emit(()));
    }
    settle_soon();
}

/// Gives the screen's entry the address that was set while layers were open.
fn land(own: bool) {
    let now = with(|layers| layers.now.take().filter(|_| own || hash() == layers.base));
    if let Some(address) = now {
        replace(0, &address);
    }
}

/// Applies the rule after the current event, because one layer may replace another in the meantime.
pub fn settle_soon() {
    if !with(|layers| std::mem::replace(&mut layers.settling, true)) {
        Timeout::new(0, settle).forget();
    }
}

fn settle() {
    let (open, depth) = (with(|layers| layers.open.len()), depth());
    with(|layers| layers.settling = false);
    let Ok(history) = window().history() else { return };
    if with(|layers| layers.returning.is_some()) || open == depth {
        return;
    }
    if open > depth {
        if depth == 0 {
            with(|layers| (layers.base, layers.now) = (hash(), None));
        }
        for depth in depth + 1..=open {
            // Some browsers reject changes in quick succession. Back then leaves the screen.
            let _ = history.push_state(&state(depth), "");
        }
        return;
    }
    let number = with(|layers| {
        layers.last += 1;
        layers.returning = Some(layers.last);
        layers.now.get_or_insert_with(hash);
        layers.last
    });
    // If that entry does not exist, the timeout below gives up.
    let _ = history.go_with_delta(open as i32 - depth as i32);
    Timeout::new(LOST, move || {
        with(|layers| layers.overtaken = None);
        if with(|layers| layers.returning.take_if(|returning| *returning == number)).is_some() {
            replace(open, &hash());
        }
    })
    .forget();
}

#[derive(Properties, PartialEq)]
pub struct LayerProps {
    /// Closes the layer. Called by Back.
    pub on_back: Callback<()>,
}

/// Marks its surroundings as a layer while it is mounted. It draws nothing.
#[component]
pub fn Layer(props: &LayerProps) -> Html {
    let on_back = props.on_back.clone();
    use_effect_with((), move |()| {
        let number = with(|layers| {
            layers.last += 1;
            layers.open.push((layers.last, on_back));
            layers.last
        });
        settle_soon();
        move || {
            with(|layers| layers.open.retain(|(open, _)| *open != number));
            settle_soon();
        }
    });
    Html::default()
}
