//! The keys that the table has left.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::Context;

use super::{App, Dialog};
use crate::link::Screen;
use crate::session::play::Action;
use crate::session::{BoardAction, TableAction};
use crate::shell::keys::{Command, find};
use crate::ui::keyboard::{focus_of, is_taken, stroke};

impl App {
    /// What a key does. True if the page is to be redrawn.
    pub(super) fn key(&mut self, ctx: &Context<App>, event: &KeyboardEvent) -> bool {
        let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        if event.default_prevented() || self.bad.is_some() || is_taken(target.as_ref()) {
            return false;
        }
        let Some(command) = find(self.screen, focus_of(target.as_ref()), &stroke(event)) else { return false };
        let square = target.and_then(|element| element.closest("[data-square]").ok()??.get_attribute("data-square"));
        let done = match (command, self.screen) {
            (Command::Help, _) => {
                self.dialog = Some(Dialog::Help);
                true
            }
            (command, Screen::Analysis) => self.study_command(ctx, command),
            (command, Screen::Setup) => self.setup_command(command, square.as_deref()),
            (command, _) => self.play_command(command),
        };
        if done {
            event.prevent_default();
        }
        done
    }

    /// What a key does to the game that is played. False if nothing.
    fn play_command(&mut self, command: Command) -> bool {
        match command {
            Command::Flip => self.act(BoardAction::Flip),
            Command::Hint => self.act(Action::Hint),
            Command::Back => self.act(TableAction::Back),
            Command::Undo => self.act(BoardAction::Undo),
            Command::Redo => self.act(BoardAction::Redo),
            Command::MoveNow => self.act(Action::MoveNow),
            Command::Type => self.typing = self.typing.wrapping_add(1),
            _ => return false,
        }
        true
    }
}
