//! The keys on the board.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::Table;
use super::spots::cell_of;
use crate::game::Touch;
use crate::session::TableAction;

impl Table {
    pub(super) fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return false;
        }
        let key = event.key();
        if key == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            ctx.props().on_action.emit(TableAction::Back);
            return true;
        }
        let target: Option<Element> = event.target_dyn_into();
        let Some(cell) = target.and_then(|element| cell_of(&ctx.props().scene, &element)) else { return false };
        let (dx, dy) = match key.as_str() {
            "ArrowLeft" => (-1, 0),
            "ArrowRight" => (1, 0),
            "ArrowUp" => (0, -1),
            "ArrowDown" => (0, 1),
            "Enter" | " " => {
                event.prevent_default();
                event.stop_propagation();
                ctx.props().on_action.emit(TableAction::Tap(Touch::Cell(cell.cell)));
                return true;
            }
            "d" => {
                event.prevent_default();
                event.stop_propagation();
                ctx.props().on_action.emit(TableAction::Ask(cell.cell));
                return true;
            }
            _ => return false,
        };
        event.prevent_default();
        event.stop_propagation();
        let rows = &ctx.props().scene.rows;
        let aim = (i16::from(cell.at.0) + dx, i16::from(cell.at.1) + dy);
        let next = rows.iter().flatten().find(|view| (i16::from(view.at.0), i16::from(view.at.1)) == aim);
        if let Some(next) = next {
            self.focus = next.cell;
            self.focus_named(&next.name);
        }
        true
    }

    fn focus_named(&self, name: &str) {
        let cell = self
            .root
            .cast::<Element>()
            .and_then(|root| root.query_selector(&format!("[data-square=\"{name}\"]")).ok().flatten())
            .and_then(|cell| cell.dyn_into::<web_sys::SvgElement>().ok());
        if let Some(cell) = cell {
            // An element that has just gone cannot be focused, and need not be.
            let _ = cell.focus();
        }
    }

    /// Whether the focus is on one of the squares.
    pub(super) fn has_focus(&self) -> bool {
        let root = self.root.cast::<Element>();
        root.is_some_and(|root| root.query_selector("[data-square]:focus").ok().flatten().is_some())
    }

    /// Gives the focus back to the board after a question.
    pub(super) fn focus_cell(&self) {
        let root = self.root.cast::<Element>();
        let cell = root.and_then(|root| root.query_selector(".cell[tabindex=\"0\"]").ok().flatten());
        if let Some(name) = cell.and_then(|cell| cell.get_attribute("data-square")) {
            self.focus_named(&name);
        }
    }
}
