//! The keys that are not meant for the board, a button or a field.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Context;

use super::{App, Dialog};
use crate::link::Screen;
use crate::session::play::Action;
use crate::session::{BoardAction, TableAction};

impl App {
    /// What a key does. True if the page is to be drawn anew.
    pub(super) fn key(&mut self, ctx: &Context<App>, event: &KeyboardEvent) -> bool {
        let setup = self.screen == Screen::Setup;
        let modified = !setup && (event.ctrl_key() || event.meta_key());
        if modified || event.alt_key() || event.default_prevented() {
            return false;
        }
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let inside =
            |selector: &str| target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some());
        let board = inside("[role=grid]");
        if self.bad.is_some()
            || matches!(self.screen, Screen::Rules | Screen::Library | Screen::Bench)
            || inside("input, select, textarea, dialog, [role=dialog]")
        {
            return false;
        }
        if setup {
            let done = self.setup_key(event, target.as_ref());
            if done {
                event.prevent_default();
            }
            return done;
        }
        let key = event.key();
        if self.screen == Screen::Analysis && key != "?" {
            let done = self.study_key(ctx, &key, inside("button, a, summary"));
            if done.is_some() {
                event.prevent_default();
            }
            return done.is_some();
        }
        match key.as_str() {
            "f" => self.act(BoardAction::Flip),
            "h" => self.act(Action::Hint),
            "?" => self.dialog = Some(Dialog::Help),
            "Escape" => self.act(TableAction::Back),
            _ if board || inside("button, a, summary") => return false,
            "ArrowLeft" => self.act(BoardAction::Undo),
            "ArrowRight" => self.act(BoardAction::Redo),
            " " => self.act(Action::MoveNow),
            "Enter" => self.typing = self.typing.wrapping_add(1),
            _ => return false,
        }
        event.prevent_default();
        true
    }
}
