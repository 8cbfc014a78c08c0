//! The screen for setting up positions.

use yew::prelude::*;

use super::{App, act};
use crate::game::Position;
use crate::game::any::AnyPosition;
use crate::link::{Link, LinkedGame, Screen};
use crate::session::Players;
use crate::session::editor::Editor;
use crate::shell::Action;
use crate::ui::editor::Setup;
use crate::ui::scene::editor_view;
use crate::ui::share::whole;

/// The link to the position being set up, even if it has faults.
pub(super) fn setup_link(editor: &Editor<AnyPosition>) -> Link {
    Link::to_setup(editor.variant(), editor.text(), editor.orientation())
}

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
        let own = whole(&setup_link(editor).to_string());
        html! {
            <Setup view={editor_view(editor)} {links} {own} on_action={act(link, Action::Edit)} on_command={App::on_command(link)}
                on_help={act(link, |()| Action::Help)} />
        }
    }
}
