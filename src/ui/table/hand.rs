//! Pointer handling in the page: turns events into the input of [`crate::shell::gesture`], and carries out its effects.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::html::Scope;
use yew::prelude::*;

use super::spots::{element_of, spot_at, spot_of};
use super::{Table, TableMsg};
use crate::session::note::Place;
use crate::shell::gesture::{Button, GestureEffect, Input, LONG_PRESS, Point, Pointer};
use crate::ui::board::CELL;
use crate::ui::event_fields::{button, buttons, clicks, has_ctrl, held, point, pointer, pointer_id, wheel};
use crate::ui::scene::OverlayShape;
use crate::ui::scene::ink_class;

/// Listens to a pointer event in the whole window.
fn listen(ctx: &Context<Table>, name: &'static str, message: fn(PointerEvent) -> TableMsg) -> EventListener {
    let link = ctx.link().clone();
    EventListener::new(&window(), name, move |event| {
        if let Some(event) = event.dyn_ref::<PointerEvent>() {
            link.send_message(message(event.clone()));
        }
    })
}

/// Listeners that are attached before any press, because a press may end before a busy page has handled it. A release
/// outside the window is not reported at all.
pub(super) fn releases(ctx: &Context<Table>) -> [EventListener; 4] {
    let left = |link: Scope<Table>| move |_: &Event| link.send_message(TableMsg::Hand(Input::Left));
    [
        listen(ctx, "pointerup", TableMsg::Up),
        listen(ctx, "pointercancel", TableMsg::Cancel),
        EventListener::new(&window(), "blur", left(ctx.link().clone())),
        EventListener::new(&document(), "visibilitychange", left(ctx.link().clone())),
    ]
}

/// Follows a pressed pointer. If it is released outside the window, it comes back with no button pressed.
fn follow(ctx: &Context<Table>) -> [EventListener; 2] {
    let link = ctx.link().clone();
    // This event does not bubble.
    let options = EventListenerOptions::run_in_capture_phase();
    let back = EventListener::new_with_options(&window(), "pointerenter", options, move |event| {
        if let Some(event) = event.dyn_ref::<PointerEvent>().filter(|event| buttons(event) == Some(0)) {
            link.send_message(TableMsg::Idle(event.clone()));
        }
    });
    [listen(ctx, "pointermove", TableMsg::Move), back]
}

/// Listeners that Yew lacks: the wheel, which steps through moves instead of scrolling, and resizing.
pub(super) fn wheel_and_size(ctx: &Context<Table>, frame: &Element) -> Vec<EventListener> {
    let link = ctx.link().clone();
    let options = EventListenerOptions::enable_prevent_default();
    let wheel = EventListener::new_with_options(frame, "wheel", options, move |event| {
        if let Some(delta) = wheel(event).filter(|_| !has_ctrl(event)) {
            event.prevent_default();
            link.send_message(TableMsg::Hand(Input::Wheel(delta)));
        }
    });
    let link = ctx.link().clone();
    vec![wheel, EventListener::new(&window(), "resize", move |_| link.send_message(TableMsg::Resize))]
}

/// Keeps the keyboard focus where it is on a mouse press. Buttons and fields lose it, so that the arrow keys step
/// through the game again.
pub(super) fn keep_focus(event: MouseEvent) {
    event.prevent_default();
    let active = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = active {
        // If this fails, there was no focus to remove.
        let _ = element.blur();
    }
}

/// Suppresses the click that browsers send after a finger is lifted. The click would hit an element that has appeared
/// in the meantime, and could answer a question.
pub(super) fn no_ghost_click(event: TouchEvent) {
    let target: Option<Element> = event.target_dyn_into();
    let asked = target.is_some_and(|element| element.closest(".picker, .backdrop").ok().flatten().is_some());
    if event.cancelable() && !asked {
        event.prevent_default();
    }
}

impl Table {
    /// The gesture's input for an event. None if the event does not concern it.
    pub(super) fn input(&self, ctx: &Context<Self>, msg: TableMsg) -> Option<Input> {
        let scene = &ctx.props().scene;
        let under = |event: &PointerEvent| spot_at(scene, &self.root.cast()?, event);
        let on = |target: Option<Element>| spot_of(scene, &target?);
        Some(match msg {
            TableMsg::Down(event) => Input::Down {
                id: pointer_id(&event)?,
                pointer: pointer(&event),
                button: match button(&event)? {
                    0 => Button::Main,
                    2 => Button::Second,
                    _ => Button::Other,
                },
                held: held(&event),
                at: point(&event)?,
                spot: on(event.target_dyn_into()),
            },
            TableMsg::Move(event) if buttons(&event) == Some(0) => self.lost(&event)?,
            TableMsg::Idle(event) => self.lost(&event)?,
            TableMsg::Move(event) => Input::Move { id: pointer_id(&event)?, at: point(&event)?, spot: under(&event) },
            TableMsg::Up(event) if self.gesture.is_busy() => Input::Up { id: pointer_id(&event)?, spot: under(&event) },
            TableMsg::Cancel(event) => Input::Cancel { id: pointer_id(&event)? },
            TableMsg::Menu(event) => {
                event.prevent_default();
                Input::Menu(pointer(&event), on(event.target_dyn_into()))
            }
            // A click without a pointer. Pieces in trays are buttons with handlers of their own.
            TableMsg::Click(event) if clicks(&event) == 0 => {
                Input::Press(on(event.target_dyn_into()).filter(|spot| matches!(spot.place, Place::Cell(_)))?)
            }
            TableMsg::Hand(input) => input,
            _ => return None,
        })
    }

    /// Cancels the press of a pointer that has no button pressed. A passing mouse does not cancel the press of a
    /// finger.
    fn lost(&self, event: &PointerEvent) -> Option<Input> {
        let (id, sort) = self.down?;
        let mice = (sort, pointer(event)) == (Pointer::Mouse, Pointer::Mouse);
        (mice || pointer_id(event) == Some(id)).then_some(Input::Cancel { id })
    }

    /// Handles an input. Returns true if the table must be redrawn, which the moving ghost does not need.
    pub(super) fn happen(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let seen = |table: &Table| (table.gesture.carried().copied(), table.gesture.stroke());
        let before = seen(self);
        for effect in self.gesture.update(input) {
            self.carry_out(ctx, effect);
        }
        if self.gesture.is_busy() != self.moves.is_some() {
            self.moves = self.gesture.is_busy().then(|| follow(ctx));
        }
        seen(self) != before
    }

    fn carry_out(&mut self, ctx: &Context<Self>, effect: GestureEffect) {
        let props = ctx.props();
        match effect {
            GestureEffect::Act(action) => props.on_action.emit(action),
            GestureEffect::Draw(shape) => props.on_draw.iter().for_each(|on_draw| on_draw.emit(shape)),
            GestureEffect::Step(forward) => props.on_wheel.iter().for_each(|on_wheel| on_wheel.emit(forward)),
            GestureEffect::Wait(wait) => {
                let link = ctx.link().clone();
                let over = move || link.send_message(TableMsg::Hand(Input::LongPress(wait)));
                self.wait = Some(Timeout::new(LONG_PRESS, over));
            }
            GestureEffect::StopWaiting => self.wait = None,
            GestureEffect::Carry(at) => self.place_ghost(at),
            GestureEffect::Hover(place) => {
                let shown = |root| place.and_then(|place| element_of(&props.scene, &root, place));
                self.hover(self.root.cast().and_then(shown));
            }
            GestureEffect::PutDown => self.by_hand = true,
        }
    }

    /// The arrow or circle being drawn.
    pub(super) fn stroke(&self) -> Option<OverlayShape> {
        let shape = self.gesture.stroke()?;
        Some(OverlayShape { shape, class: ink_class(shape.ink) })
    }

    fn place_ghost(&self, (x, y): Point) {
        let Some(ghost) = self.ghost.cast::<HtmlElement>() else { return };
        let board = self.root.cast::<Element>().and_then(|root| root.query_selector(".board").ok().flatten());
        let size = board.map_or(64.0, |board| {
            let columns = board.get_attribute("viewBox").and_then(|b| b.split(' ').nth(2)?.parse::<u32>().ok());
            board.get_bounding_client_rect().width() * f64::from(CELL) / f64::from(columns.unwrap_or(8 * CELL))
        });
        let style = ghost.style();
        let [width, left, top] = [size, x - size / 2.0, y - size / 2.0].map(|length| length.round() as i32);
        // Setting an existing property cannot fail.
        let _ = style.set_property("width", &format!("{width}px"));
        let _ = style.set_property("transform", &format!("translate({left}px, {top}px)"));
    }

    fn hover(&mut self, element: Option<Element>) {
        // Class names without spaces cannot fail.
        if let Some(old) = self.hovered.take() {
            let _ = old.class_list().remove_1("hovered");
        }
        if let Some(new) = &element {
            let _ = new.class_list().add_1("hovered");
        }
        self.hovered = element;
    }
}
