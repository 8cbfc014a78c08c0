//! The keyboard focus. A button that is pressed may leave the page, or be disabled or hidden. The browser then forgets
//! the focus: the next Tab starts at the top of the page, and a screen reader falls silent. This module gives the focus
//! to another element.

use std::cell::{Cell, RefCell};
use std::iter::successors;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, MouseEvent, MutationObserver, MutationObserverInit, Node, NodeList, SvgElement};

use super::event_fields::key;
use crate::link::screen_name;

/// Fields for texts. Esc leaves the field for a move, and Enter without any focus opens it again.
const WRITTEN: &str = "input:not([type=radio], [type=checkbox], [type=range]), textarea";
/// What Tab can reach.
const REACHED: &str =
    "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex=\"0\"]";
/// Where to go on: the button that undoes a deletion, the main button of the panel, the title of a review, or the
/// square that Tab reaches first.
const ONWARD: [&str; 4] =
    ["main .toast button", "main .panel .primary:enabled", "main .story-title", "main .cell[tabindex=\"0\"]"];
/// The name of a screen, or the square that Tab reaches first, or else the screen.
const NAMING: [&str; 3] = ["main :is(h1, h2)", "main .cell[tabindex=\"0\"]", "main"];
/// A screen that is still loading.
const COMING: &str = "main[aria-busy=true]";
/// Around a screen. The controls there belong to the whole page.
const PAGE: &str = "#app, body";

/// The element that had the focus last.
struct Holder {
    element: Element,
    /// The elements around it, from the inside out.
    around: Vec<Element>,
    /// The screen in the address.
    screen: String,
}

#[derive(Default)]
struct Keeper {
    holder: RefCell<Option<Holder>>,
    /// True if the last input came from a mouse or a finger, or was Esc in a field. The focus stays where it fell, because
    /// nobody looks for it.
    by_pointer: Cell<bool>,
    soon: RefCell<Option<Timeout>>,
}

/// Hands the focus on from now until the page closes.
pub fn keep_focus() {
    let keeper = Rc::new(Keeper::default());
    let options = EventListenerOptions::run_in_capture_phase();
    let kept = keeper.clone();
    EventListener::new_with_options(&document(), "focusin", options, move |event| {
        let target = event.target().and_then(|target| target.dyn_into().ok());
        kept.holder.replace(target.map(Holder::new));
    })
    .forget();
    for input in ["pointerdown", "keydown", "click"] {
        let kept = keeper.clone();
        EventListener::new_with_options(&window(), input, options, move |event| {
            // Screen readers click without a pointer. Firefox counts a key's click on a link as one by a pointer.
            let counts = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
            let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            // A key that comes before the page has changed must not find the holder of a pressed link.
            if kept.by_pointer.get() {
                kept.look();
            }
            let is_left = key(event) == "Escape" && field.is_some_and(|field| field.matches(WRITTEN).unwrap_or(false));
            kept.by_pointer.set(input == "pointerdown" || counts && kept.by_pointer.get() || is_left);
        })
        .forget();
    }
    // The code that has removed the element may give the focus to another. So this waits for it.
    let changed = Closure::<dyn FnMut()>::new(move || {
        let kept = keeper.clone();
        keeper.soon.replace(Some(Timeout::new(0, move || kept.look())));
    });
    let watched = MutationObserverInit::new();
    watched.set_child_list(true);
    watched.set_subtree(true);
    watched.set_attribute_filter(&Array::of(&["disabled", "hidden", "class"].map(JsValue::from_str)));
    if let (Ok(observer), Some(body)) = (MutationObserver::new(changed.as_ref().unchecked_ref()), document().body()) {
        let _ = observer.observe_with_options(&body, &watched);
        changed.forget();
    }
}

impl Keeper {
    /// Hands the focus on if its element cannot hold it any more, or belongs to the way to another screen: a link in
    /// the header stays.
    fn look(&self) {
        // A screen that has arrived changes the page again. For a pointer nothing waits.
        let by_pointer = self.by_pointer.get();
        if !by_pointer && first(COMING).is_some() {
            return;
        }
        let focused = document().active_element();
        let is_free = focused.as_ref().is_none_or(|focused| focused.tag_name() == "BODY");
        // A browser may leave the focus on a disabled element until it draws.
        let is_lost = |holder: &Holder| {
            let is_gone = !can_hold(&holder.element) && (is_free || focused.as_ref() == Some(&holder.element));
            is_gone || holder.screen != screen()
        };
        let is_lost = self.holder.borrow().as_ref().is_some_and(is_lost);
        // Focusing another element stores that one, so the borrow must be over.
        let holder = if is_lost { self.holder.take() } else { None };
        let holder = holder.filter(|_| !by_pointer);
        if let Some(heir) = holder.and_then(|holder| holder.heir()) {
            give_focus(&heir);
        }
    }
}

impl Holder {
    fn new(element: Element) -> Holder {
        let around = successors(element.parent_element(), |inner| inner.parent_element());
        let around = around.take_while(|around| !around.matches(PAGE).unwrap_or(true)).collect();
        Holder { element, around, screen: screen() }
    }

    /// The element that gets the focus next.
    fn heir(&self) -> Option<Element> {
        // A new language draws the whole page again.
        let redrawn = || {
            let action = self.element.get_attribute("data-action")?;
            all(document().query_selector_all(&format!("[data-action=\"{action}\"]"))).find(can_hold)
        };
        let onward = || ONWARD.into_iter().find_map(first);
        let beside = || self.around.iter().find_map(|around| self.beside(around));
        let heir = match () {
            () if self.screen != screen() => None,
            () if self.element.is_connected() => beside(),
            // A link leads to another page.
            () if self.element.tag_name() == "A" => None,
            () => redrawn().or_else(onward).or_else(beside),
        };
        heir.or_else(|| NAMING.into_iter().find_map(first))
    }

    /// The first element after this one that Tab reaches, or the last one. Only elements inside `around` are considered.
    fn beside(&self, around: &Element) -> Option<Element> {
        let near: Vec<Element> = all(around.query_selector_all(REACHED)).filter(can_hold).collect();
        // A removed element has no place any more.
        let place = near
            .iter()
            .position(|other| self.element.compare_document_position(other) & Node::DOCUMENT_POSITION_FOLLOWING != 0);
        near.get(place.unwrap_or(near.len().saturating_sub(1))).cloned()
    }
}

/// True if an element is on the page, visible and enabled.
fn can_hold(element: &Element) -> bool {
    element.is_connected() && element.get_client_rects().length() > 0 && !element.matches(":disabled").unwrap_or(false)
}

fn all(found: Result<NodeList, JsValue>) -> impl Iterator<Item = Element> {
    let found = found.ok();
    (0..).map_while(move |index| found.as_ref()?.get(index)).filter_map(|node| node.dyn_into().ok())
}

fn first(selector: &str) -> Option<Element> {
    all(document().query_selector_all(selector)).find(can_hold)
}

fn screen() -> String {
    screen_name(&window().location().hash().unwrap_or_default())
}

/// Gives the focus to an element of the page or of a board.
pub fn give_focus(element: &Element) {
    // A heading takes the focus only from here.
    if !element.matches(REACHED).unwrap_or(true) {
        let _ = element.set_attribute("tabindex", "-1");
    }
    // Squares are drawn in SVG. The call fails only for an element that has just been removed.
    let _ = match element.dyn_ref::<HtmlElement>() {
        Some(element) => element.focus(),
        None => element.unchecked_ref::<SvgElement>().focus(),
    };
}
