//! The game that is played: its screen, what happens to it, and what it wants done.

use std::rc::Rc;

use yew::prelude::*;

use super::{App, Msg, time};
use crate::engine::Request;
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::link::Screen;
use crate::session::play::{Action, Effect};
use crate::session::{BoardAction, Play, TableAction};
use crate::ui::men::side_word;
use crate::ui::panel::Panel;
use crate::ui::scene::{clocks, game_view, scene};
use crate::ui::store;
use crate::ui::table::Table;
use crate::words;

impl App {
    /// The Play screen.
    pub(super) fn play(&self, ctx: &Context<App>) -> Html {
        let (link, scene, game) = (ctx.link(), Rc::new(scene(&self.session)), game_view(&self.session));
        let turn = side_word(scene.turn);
        html! {
            <main class={classes!("play", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1))} data-turn={turn}
                data-thinking={game.thinking.to_string()} data-result={scene.result} data-fen={scene.fen.clone()}>
                <Table screen={Screen::Play} scene={scene.clone()} on_action={link.callback(|action: TableAction| Msg::Act(action.into()))}
                    on_landing={link.callback(|index| Msg::Act(BoardAction::ChooseLanding(index).into()))} />
                <Panel {scene} {game} players={self.session.players()} strength={self.session.strength()}
                    options={self.session.options()} clocks={clocks(&self.session)} on_rematch={link.callback(|()| Msg::Rematch)}
                    displaced={self.displaced.is_some()}
                    on_action={link.callback(Msg::Act)} on_new={link.callback(Msg::NewGame)} variant={self.session.position().variant()}
                    on_share={link.callback(|()| Msg::Share)} on_help={link.callback(|()| Msg::Help)}
                    on_reply={link.callback(|()| Msg::Reply)} typing={self.typing}
                    on_displaced={link.callback(|()| Msg::TakeBack)} on_analyse={link.callback(|()| Msg::Analyse)} on_review={link.callback(|()| Msg::Review)}
                    on_keep={link.callback(|()| Msg::Keep)} />
            </main>
        }
    }

    /// Something happens to the game, now.
    pub(super) fn act(&mut self, action: impl Into<Action>) {
        let ticked = self.session.update(Action::Tick(time::now()));
        self.carry_out(ticked);
        let effects = self.session.update(action);
        self.carry_out(effects);
    }

    /// The game that is there goes on.
    pub(super) fn begin(&mut self) {
        self.session.update(Action::Tick(time::now()));
        let effects = self.session.begin();
        self.carry_out(effects);
    }

    pub(super) fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Think { id, record, limits } => self.engine.ask(Request::Search { id, record, limits }),
                Effect::Stop { id } => self.engine.ask(Request::Stop { id }),
                Effect::Store => {
                    self.keep_by_itself(false);
                    let stored = store::save(store::GAME, &self.session.save());
                    if self.is_first_failure(stored) {
                        self.session.update(Action::Tell(words::text("not-stored").to_owned()));
                    }
                }
            }
        }
    }

    /// Whether something could not be stored for the first time: that is said once.
    pub(super) fn is_first_failure(&mut self, stored: bool) -> bool {
        !stored && !std::mem::replace(&mut self.warned, true)
    }

    /// Puts another game in the place of this one, which stays one tap away if anything was played in it.
    pub(super) fn replace(&mut self, session: Play<AnyPosition>) {
        let effects = self.session.leave();
        self.carry_out(effects);
        self.keep_by_itself(true);
        if self.session.tree().len() > 1 {
            let old = self.session.save();
            store::save(store::DISPLACED, &old);
            self.displaced = Some(old);
        }
        self.go_on_with(session);
    }

    pub(super) fn go_on_with(&mut self, mut session: Play<AnyPosition>) {
        session.number_after(&self.session);
        self.session = session;
        self.begin();
    }
}
