//! The keys on the board.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::Table;
use super::spots::cell_of;
use crate::game::Touch;
use crate::session::TableAction;
use crate::shell::keys::{Command, Focus, find};
use crate::ui::keyboard::stroke;
use crate::ui::scene::CellView;

impl Table {
    /// A key on the board or a tray. What the table itself has no use for goes on to the screen.
    pub(super) fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) -> bool {
        let props = ctx.props();
        let target: Option<Element> = event.target_dyn_into();
        let cell = target.and_then(|element| cell_of(&props.scene, &element));
        let focus = if cell.is_some() { Focus::Square } else { Focus::Control };
        match (find(props.screen, focus, &stroke(event)), cell) {
            (Some(Command::Back), _) => props.on_action.emit(TableAction::Back),
            (Some(Command::Walk(right, down)), Some(cell)) => self.walk(ctx, cell, right, down),
            (Some(Command::Touch), Some(cell)) => props.on_action.emit(TableAction::Tap(Touch::Cell(cell.cell))),
            (Some(Command::AskLandings), Some(cell)) => props.on_action.emit(TableAction::Ask(cell.cell)),
            _ => return false,
        }
        event.prevent_default();
        event.stop_propagation();
        true
    }

    /// To the square beside this one, as it is seen, if there is one.
    fn walk(&mut self, ctx: &Context<Self>, cell: &CellView, right: i8, down: i8) {
        let aim = (cell.at.0.checked_add_signed(right), cell.at.1.checked_add_signed(down));
        let mut cells = ctx.props().scene.rows.iter().flatten();
        if let Some(next) = cells.find(|view| (Some(view.at.0), Some(view.at.1)) == aim) {
            self.focus = next.cell;
            self.focus_named(&next.name);
        }
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
