//! The part of the program that sets up positions.

use yew::prelude::*;

use super::{App, Msg};
use crate::game::any::AnyPosition;
use crate::game::{Game, Man, Touch, rules};
use crate::link::{Link, LinkedGame, Screen};
use crate::session::editor::{Action, Editor};
use crate::session::{Players, TableAction};
use crate::shell::keys::Command;
use crate::ui::editor::Setup;
use crate::ui::scene::editor_view;
use crate::ui::share::address;
use crate::ui::store;
use crate::words;

/// What was being set up when the page was left.
pub(super) fn stored() -> Editor<AnyPosition> {
    let stored = store::load(store::SETUP).as_ref().and_then(Editor::restore).or_else(|| Editor::new(rules::DEFAULT));
    // The start position of Hostage Chess is legal: a test holds it.
    stored.expect("the default rules are known")
}

impl App {
    pub(super) fn edit(&mut self, action: Action) {
        if self.editor.update(action) {
            self.store_setup();
        }
    }

    fn store_setup(&mut self) {
        let stored = store::save(store::SETUP, &self.editor.save());
        if self.is_first_failure(stored) {
            self.editor.update(Action::Tell(words::text("not-stored").to_owned()));
        }
    }

    /// Opens where a linked game has led, or its first position with whatever is wrong with it.
    pub(super) fn open_setup(&mut self, game: &LinkedGame) {
        let text = match game.record.follow::<AnyPosition>() {
            Ok(replay) => replay.last().fen(),
            Err(_) => game.record.start.clone().unwrap_or_default(),
        };
        if self.editor.open(&game.record.variant, &text) {
            self.store_setup();
        }
    }

    pub(super) fn setup_screen(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        let players = [(Screen::Play, Players::human(self.editor.orientation())), (Screen::Analysis, Players::HUMANS)];
        let links = self.editor.verdict().as_ref().ok().map(|position| {
            players.map(|(screen, players)| {
                let game = LinkedGame::from_position(position, players, self.session.strength());
                Link { screen, game: Some(game) }.to_string()
            })
        });
        // Faults and all.
        let game = LinkedGame::from_text(self.editor.variant(), self.editor.text());
        let own = address(Screen::Setup, game);
        html! {
            <Setup view={editor_view(&self.editor)} {links} {own} on_action={link.callback(Msg::Edit)}
                on_help={link.callback(|()| Msg::Help)} />
        }
    }

    /// What a key does while a position is set up, perhaps on a square. False if nothing.
    pub(super) fn setup_command(&mut self, command: Command, square: Option<&str>) -> bool {
        let cell = || self.editor.draft().layout().cell(square?);
        let action = match command {
            Command::Undo => Action::Undo,
            Command::Redo => Action::Redo,
            Command::Flip => Action::Flip,
            Command::Erase => Action::Erase,
            Command::Back => TableAction::Back.into(),
            Command::Remove => match cell() {
                Some(cell) => Action::Remove(Touch::Cell(cell)),
                None => return false,
            },
            Command::Take(letter) => match self.man_of_letter(letter) {
                Some(man) => Action::Take(man),
                None => return false,
            },
            _ => return false,
        };
        self.edit(action);
        true
    }

    /// The man of a letter as FEN writes it, if these rules have him.
    fn man_of_letter(&self, letter: char) -> Option<Man> {
        let mut sides = crate::game::Side::BOTH.into_iter().flat_map(|side| self.editor.men(side));
        sides.find(|man| man.letter() == letter)
    }
}
