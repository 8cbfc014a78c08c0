//! The keys on the board.

use gloo::utils::document;
use web_sys::Element;
use yew::prelude::*;

use super::spots::cell_of;
use super::{Table, TableMsg};
use crate::game::Touch;
use crate::link::Screen;
use crate::session::BoardAction;
use crate::shell::keys::{Command, Focus, find};
use crate::ui::event_fields::stroke;
use crate::ui::focus::give_focus;
use crate::ui::scene::CellView;

/// Handles a key on the board or a tray. A key that the table uses is kept from the screen and the browser at once,
/// because the message may be read too late. If `all` is set, the table takes every command on a square, and if `asks` is
/// set, questions and the flip of the board.
pub(super) fn hear(screen: Screen, (all, asks): (bool, bool), event: &KeyboardEvent) -> TableMsg {
    let target: Option<Element> = event.target_dyn_into();
    let square = target.and_then(|element| element.closest("[data-square]").ok()?);
    let focus = if square.is_some() { Focus::Square } else { Focus::Control };
    let command = find(screen, focus, &stroke(event));
    use Command::{AskLandings, Back, Flip, Say, Touch, Walk};
    let own = matches!(command, Some(Back | Walk(..) | Touch | AskLandings));
    let here = all && command.is_some() || asks && matches!(command, Some(Say(_) | Flip));
    if own || here && square.is_some() {
        event.prevent_default();
        event.stop_propagation();
    }
    TableMsg::Key(command, square)
}

impl Table {
    /// Carries out a key on the square that has the focus now. If keys come faster than the page draws, each event
    /// names the square that was focused before all of them. Commands of the screen also pass through here, which keeps
    /// them in order. Returns true if the table must be redrawn.
    pub(super) fn key(&mut self, ctx: &Context<Self>, command: Option<Command>, square: Option<Element>) -> bool {
        let props = ctx.props();
        let Some(command) = command else { return false };
        if command == Command::Back {
            props.on_action.emit(BoardAction::Back);
            return true;
        }
        let root = self.root.cast::<Element>();
        let inside = |element: &Element| root.as_ref().is_some_and(|root| root.contains(Some(element)));
        let focused = square.map(|square| document().active_element().filter(inside).unwrap_or(square));
        let Some(cell) = focused.and_then(|element| cell_of(&props.scene, &element)) else { return false };
        match command {
            Command::Walk(right, down) if self.turning => self.walk(ctx, cell, -right, -down),
            Command::Walk(right, down) => self.walk(ctx, cell, right, down),
            Command::Touch => {
                // The piece that it picks up is told next.
                self.answer.0.clear();
                props.on_action.emit(BoardAction::Tap(Touch::Cell(cell.cell)));
            }
            Command::AskLandings => props.on_action.emit(BoardAction::Ask(cell.cell)),
            command => {
                // Arrow keys still in the queue refer to the flipped board.
                self.turning ^= command == Command::Flip;
                match (&props.on_ask, command) {
                    (Some(on_ask), Command::Say(question)) => {
                        self.tell(on_ask.emit(question));
                    }
                    (Some(_), Command::Flip) => props.on_action.emit(BoardAction::Flip),
                    _ => {}
                }
                props.on_command.iter().for_each(|on_command| on_command.emit((command, Some(cell.name.clone()))));
            }
        }
        true
    }

    /// Moves the focus to the visible neighbour in a direction, if there is one.
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
            .and_then(|root| root.query_selector(&format!("[data-square=\"{name}\"]")).ok().flatten());
        if let Some(cell) = cell {
            give_focus(&cell);
        }
    }

    /// True if a square has the focus.
    pub(super) fn has_focus(&self) -> bool {
        let root = self.root.cast::<Element>();
        root.is_some_and(|root| root.query_selector("[data-square]:focus").ok().flatten().is_some())
    }

    /// Returns the focus to the board after a question.
    pub(super) fn focus_cell(&self) {
        let root = self.root.cast::<Element>();
        let cell = root.and_then(|root| root.query_selector(".cell[tabindex=\"0\"]").ok().flatten());
        if let Some(name) = cell.and_then(|cell| cell.get_attribute("data-square")) {
            self.focus_named(&name);
        }
    }
}
