//! The Play screen.

use crate::session::play::PlayAction;
use std::rc::Rc;

use yew::prelude::*;

use super::{App, Msg, act};
use crate::game::Game;
use crate::link::Screen;
use crate::shell::Action;
use crate::ui::panel::Panel;
use crate::ui::pieces::side_word;
use crate::ui::scene::{clocks, game_record, game_view, scene};
use crate::ui::table::Table;

impl App {
    pub(super) fn view_play(&self, ctx: &Context<App>) -> Html {
        let (link, play) = (ctx.link(), self.shell.play());
        let mut scene = scene(play);
        if let Some(seen) = self.seen_from(play.tree().current()) {
            scene.record = game_record(play, Some(seen)).0;
        }
        let (scene, game) = (Rc::new(scene), game_view(play));
        let (turn, variant) = (side_word(scene.turn), play.position().variant());
        html! {
            <main class={classes!("play", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1))} data-turn={turn}
                data-thinking={game.thinking.to_string()} data-result={scene.result} data-fen={scene.fen.clone()}>
                <Table screen={Screen::Play} scene={scene.clone()} on_command={App::on_command(link)}
                    on_action={act(link, |action| PlayAction::Board(action).into())} />
                <Panel {scene} {game} options={play.options()} clocks={clocks(play)} displaced={self.shell.displaced().0}
                    {variant} typing={self.shell.typing()}
                    on_action={act(link, Action::Play)} on_seen={link.callback(Msg::Seen)} on_new={act(link, Action::AskNewGame)}
                    on_rematch={act(link, |()| Action::Rematch)} on_next={act(link, Action::NextLevel)} on_displaced={act(link, |()| Action::TakeBack)}
                    on_share={act(link, |()| Action::Share)} on_help={act(link, |()| Action::Help)} on_reply={act(link, |()| Action::SendLink)}
                    on_analyse={act(link, |()| Action::Analyse)} on_review={act(link, |()| Action::Review)} on_keep={act(link, |()| Action::Keep)}
                    on_moments={act(link, |()| Action::Moments)} on_no_coach={act(link, |()| Action::NoCoach)} heard={self.shell.is_heard()} on_sound={act(link, |()| Action::Sound)} />
            </main>
        }
    }
}
