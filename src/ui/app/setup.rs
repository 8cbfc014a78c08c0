//! The screen for setting up positions.

use yew::prelude::*;

use super::{App, act};
use crate::game::Position;
use crate::link::{Link, LinkedGame, Screen};
use crate::session::Players;
use crate::shell::Action;
use crate::ui::editor::Setup;
use crate::ui::scene::editor_view;
use crate::ui::share::address;

impl App {
    pub(super) fn view_setup(&self, ctx: &Context<App>) -> Html {
        let (link, editor) = (ctx.link(), self.shell.editor());
        let seated = Players::human(editor.orientation());
        let players = [(Screen::Play, seated), (Screen::Analysis, Players::HUMANS)];
        let links = players.map(|(screen, players)| {
            let position = editor.verdict().as_ref().ok()?;
            if screen == Screen::Play && position.outcome().is_some() {
                return None;
            }
            let game = LinkedGame::from_position(position, players, self.shell.play().strength());
            Some(Link { screen, game: Some(game) }.to_string())
        });
        // The link keeps the position even if it has faults.
        let own = LinkedGame { players: seated, ..LinkedGame::from_text(editor.variant(), editor.text()) };
        let own = address(Screen::Setup, own);
        html! {
            <Setup view={editor_view(editor)} {links} {own} on_action={act(link, Action::Edit)} on_command={App::on_command(link)}
                on_help={act(link, |()| Action::Help)} />
        }
    }
}
