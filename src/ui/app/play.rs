//! The Play screen.

use std::rc::Rc;

use yew::prelude::*;

use super::{App, Msg, act};
use crate::game::Game;
use crate::link::Screen;
use crate::session::Players;
use crate::session::play::PlayAction;
use crate::ui::panel::{Panel, PanelView};
use crate::ui::scene::{clocks, game_record, game_view, scene};
use crate::ui::table::Table;

impl App {
    pub(super) fn view_play(&self, ctx: &Context<App>) -> Html {
        let (link, play) = (ctx.link(), self.shell.play());
        let mut scene = scene(play);
        if play.reader().is_none() {
            scene = scene.with_sides();
        }
        if let Some(seen) = self.seen_from(play.tree().current()) {
            scene.record = game_record(play, Some(seen)).plies;
        }
        let (scene, game) = (Rc::new(scene), game_view(play));
        let (turn, thinking) = (scene.turn.name(), game.thinking);
        let view = Rc::new(PanelView {
            scene: scene.clone(),
            game,
            options: play.options(),
            clocks: clocks(play),
            displaced: self.shell.displaced().game,
            variant: play.position().variant(),
            typing: self.shell.typing(),
            heard: self.shell.is_heard(),
        });
        // Two people sit across from each other at one screen.
        let shares = play.players() == Players::HUMANS && play.seat().is_none() && play.options().facing;
        let across = shares.then(|| format!("facing-{}", (!play.board().orientation()).name()));
        html! {
            <main class={classes!("play", "in-game", across, scene.size.classes())} data-turn={turn}
                data-thinking={thinking.to_string()} data-result={scene.result} data-fen={scene.fen.clone()}>
                <Table screen={Screen::Play} {scene} on_command={App::on_command(link)}
                    on_action={act(link, |action| PlayAction::Board(action).into())} />
                <Panel {view} on_action={link.callback(Msg::Act)} on_seen={link.callback(Msg::Seen)} />
            </main>
        }
    }
}
