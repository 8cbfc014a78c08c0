//! Turns pointer events into the [`Input`] of gestures, which names what lies under the pointer.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use super::spots::{spot_at, spot_of};
use super::{Table, TableMsg};
use crate::session::note::Place;
use crate::shell::gesture::{Button, Input, PointerTarget};
use crate::ui::event_fields::{button, buttons, clicks, has_ctrl, held, point, pointer, pointer_id, wheel};
use crate::ui::scene::Scene;

/// Finds what lies under a pointer, in the scene shown now. Clones see the same scene.
#[derive(Clone)]
pub(super) struct HitTest {
    root: NodeRef,
    scene: Rc<RefCell<Rc<Scene>>>,
}

impl HitTest {
    pub(super) fn new(root: &NodeRef, scene: &Rc<Scene>) -> HitTest {
        HitTest { root: root.clone(), scene: Rc::new(RefCell::new(scene.clone())) }
    }

    pub(super) fn show(&self, scene: &Rc<Scene>) {
        *self.scene.borrow_mut() = scene.clone();
    }

    fn under(&self, event: &PointerEvent) -> Option<PointerTarget> {
        spot_at(&self.scene.borrow(), &self.root.cast()?, event)
    }

    fn target(&self, event: &Event) -> Option<PointerTarget> {
        let element: Element = event.target()?.dyn_into().ok()?;
        spot_of(&self.scene.borrow(), &element)
    }

    pub(super) fn down(&self, event: &PointerEvent) -> Option<Input> {
        Some(Input::Down {
            id: pointer_id(event)?,
            pointer: pointer(event),
            button: match button(event)? {
                0 => Button::Main,
                2 => Button::Second,
                _ => Button::Other,
            },
            held: held(event),
            at: point(event)?,
            spot: self.target(event),
        })
    }

    fn moves(&self, event: &PointerEvent) -> Option<Input> {
        match buttons(event) {
            Some(0) => self.idle(event),
            _ => Some(Input::Move { id: pointer_id(event)?, at: point(event)?, spot: self.under(event) }),
        }
    }

    /// The input of a pointer that enters the window, if no button is pressed.
    fn enters(&self, event: &PointerEvent) -> Option<Input> {
        if buttons(event) == Some(0) { self.idle(event) } else { None }
    }

    fn idle(&self, event: &PointerEvent) -> Option<Input> {
        Some(Input::Idle { id: pointer_id(event), pointer: pointer(event) })
    }

    fn up(&self, event: &PointerEvent) -> Option<Input> {
        Some(Input::Up { id: pointer_id(event)?, spot: self.under(event) })
    }

    fn cancel(&self, event: &PointerEvent) -> Option<Input> {
        Some(Input::Cancel { id: pointer_id(event)? })
    }

    /// The input of a request for the context menu, which is not shown.
    pub(super) fn menu(&self, event: &MouseEvent) -> Input {
        event.prevent_default();
        Input::Menu(pointer(event), self.target(event))
    }

    /// The input of a click without a pointer. Clicks from a pointer have already been handled. Pieces in trays are
    /// buttons with handlers of their own.
    pub(super) fn click(&self, event: &MouseEvent) -> Option<Input> {
        let spot = if clicks(event) == 0 { self.target(event) } else { None };
        spot.filter(|spot| matches!(spot.place, Place::Cell(_))).map(Input::Press)
    }
}

/// Listens to a pointer event in the whole window.
fn listen(
    link: &Scope<Table>,
    hits: &HitTest,
    name: &'static str,
    options: EventListenerOptions,
    input: fn(&HitTest, &PointerEvent) -> Option<Input>,
) -> EventListener {
    let (link, hits) = (link.clone(), hits.clone());
    EventListener::new_with_options(&window(), name, options, move |event| {
        if let Some(input) = event.dyn_ref::<PointerEvent>().and_then(|event| input(&hits, event)) {
            link.send_message(TableMsg::Input(input));
        }
    })
}

/// Listeners that are attached before any press, because a press may end before a busy page has handled it. A release
/// outside the window is not reported at all.
pub(super) fn releases(link: &Scope<Table>, hits: &HitTest) -> [EventListener; 4] {
    let left = |link: Scope<Table>| move |_: &Event| link.send_message(TableMsg::Input(Input::Left));
    [
        listen(link, hits, "pointerup", EventListenerOptions::default(), HitTest::up),
        listen(link, hits, "pointercancel", EventListenerOptions::default(), HitTest::cancel),
        EventListener::new(&window(), "blur", left(link.clone())),
        EventListener::new(&document(), "visibilitychange", left(link.clone())),
    ]
}

/// Follows a pressed pointer. If it is released outside the window, it comes back with no button pressed.
pub(super) fn follow(link: &Scope<Table>, hits: &HitTest) -> [EventListener; 2] {
    [
        listen(link, hits, "pointermove", EventListenerOptions::default(), HitTest::moves),
        // This event does not bubble.
        listen(link, hits, "pointerenter", EventListenerOptions::run_in_capture_phase(), HitTest::enters),
    ]
}

/// Listeners that Yew lacks: the wheel, which steps through moves instead of scrolling, and resizing.
pub(super) fn wheel_and_size(link: &Scope<Table>, frame: &Element) -> Vec<EventListener> {
    let to = link.clone();
    let options = EventListenerOptions::enable_prevent_default();
    let wheel = EventListener::new_with_options(frame, "wheel", options, move |event| {
        if let Some(delta) = wheel(event).filter(|_| !has_ctrl(event)) {
            event.prevent_default();
            to.send_message(TableMsg::Input(Input::Wheel(delta)));
        }
    });
    let to = link.clone();
    vec![wheel, EventListener::new(&window(), "resize", move |_| to.send_message(TableMsg::Resize))]
}
