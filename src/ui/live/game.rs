//! A live game: the board, and the panel beside it.

use std::rc::Rc;

use yew::prelude::*;

use super::answers::asked;
use super::hub::Hub;
use super::meet::wire_word;
use super::panel::panel;
use super::{LiveMsg, LiveScreen};
use crate::game::Side;
use crate::game::any::AnyPosition;
use crate::link::Screen;
use crate::session::{BoardAction, LivePlay};
use crate::ui::scene::live_scene;
use crate::ui::table::Table;
use crate::words;

pub(super) fn game(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let Some((board, game)) = play.board().zip(play.game()) else { return Html::default() };
    let series = play.series();
    // The reader's prison says "You hold".
    let name = |side: Side| {
        let founder = series.founder(series.round(), side).filter(|_| play.side() != Some(side))?;
        Some(series.name(founder)).filter(|name| !name.is_empty()).map(words::stranger)
    };
    let scene = live_scene(board, game, play.side());
    let scene = Rc::new(if play.side().is_some() { scene.with_holders(name) } else { scene.with_sides() });
    let standing = if play.side().is_some() { "playing" } else { "watching" };
    let class =
        classes!("play", "in-game", "live", scene.size.classes(), (series.unsent_moves() > 0).then_some("unsent"),);
    html! {
        <main {class} data-turn={scene.turn.name()} data-result={scene.verdict} data-fen={scene.fen.clone()} data-live={wire_word(hub.wire())}
            data-standing={standing} data-side={play.side().map(Side::name)} data-round={series.round().to_string()} data-final={series.is_final().to_string()}
            data-unsent={series.is_unsent().to_string()} data-moves={game.moves.len().to_string()}>
            <Table screen={Screen::Live} scene={scene.clone()} on_ask={Callback::from(asked)}
                on_action={ctx.link().callback(|action: BoardAction| LiveMsg::Act(action.into()))} />
            { panel(screen, ctx, hub, play, &scene) }
        </main>
    }
}
