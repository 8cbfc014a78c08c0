//! Pointer handling in the page: passes inputs to [`crate::shell::gesture`], and carries out its effects.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::input::follow;
use super::spots::element_of;
use super::{Table, TableMsg};
use crate::session::BoardAction;
use crate::shell::gesture::{GestureEffect, Input, LONG_PRESS, Point};
use crate::ui::board::CELL;
use crate::ui::scene::OverlayShape;
use crate::ui::scene::ink_class;

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
    /// Handles an input. Returns true if the table must be redrawn, which the moving ghost does not need.
    pub(super) fn happen(&mut self, ctx: &Context<Self>, input: Input) -> bool {
        let seen = |table: &Table| (table.gesture.carried().copied(), table.gesture.stroke());
        let before = seen(self);
        for effect in self.gesture.update(input) {
            self.carry_out(ctx, effect);
        }
        if self.gesture.is_busy() != self.moves.is_some() {
            self.moves = self.gesture.is_busy().then(|| follow(ctx.link(), &self.hits));
        }
        seen(self) != before
    }

    fn carry_out(&mut self, ctx: &Context<Self>, effect: GestureEffect) {
        let props = ctx.props();
        match effect {
            GestureEffect::Act(action) => props.on_action.emit(action),
            GestureEffect::Draw(shape) => props.on_draw.iter().for_each(|on_draw| on_draw.emit(shape)),
            GestureEffect::Step(forward) => {
                props.on_action.emit(if forward { BoardAction::Redo } else { BoardAction::Undo });
            }
            GestureEffect::Wait(wait) => {
                let link = ctx.link().clone();
                let over = move || link.send_message(TableMsg::Input(Input::LongPress(wait)));
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
