//! A live game: the board, and the panel beside it.

use std::rc::Rc;

use yew::prelude::*;

use super::hub::{self, Hub};
use super::meet::wire_word;
use super::panel::{clock_label, panel};
use super::{LiveMsg, LiveScreen};
use crate::game::any::AnyPosition;
use crate::game::{Game, Side};
use crate::link::Screen;
use crate::session::{BoardAction, LivePlay};
use crate::ui::pieces::side_word;
use crate::ui::scene::live_scene;
use crate::ui::table::Table;
use crate::words::{self, Question};

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
    let class = classes!(
        "play",
        "in-game",
        "live",
        format!("columns-{}", scene.size.columns),
        format!("rows-{}", scene.size.rows),
        (series.unsent_moves() > 0).then_some("unsent"),
    );
    html! {
        <main {class} data-turn={side_word(scene.turn)} data-result={scene.verdict} data-fen={scene.fen.clone()} data-live={wire_word(hub.wire())}
            data-standing={standing} data-side={play.side().map(side_word)} data-round={series.round().to_string()} data-final={series.is_final().to_string()}
            data-unsent={series.is_unsent().to_string()} data-moves={game.moves.len().to_string()}>
            <Table screen={Screen::Live} scene={scene.clone()} on_ask={Callback::from(asked)}
                on_action={ctx.link().callback(|action: BoardAction| LiveMsg::Act(action.into()))} />
            { panel(screen, ctx, hub, play, &scene) }
        </main>
    }
}

/// Answers a question about the game that is open.
pub(super) fn asked(question: Question) -> String {
    hub::read(|hub| hub.play.as_ref().and_then(|play| answer(play, question))).unwrap_or_default()
}

/// Answers a question about the game. None before it has begun.
fn answer(play: &LivePlay<AnyPosition>, question: Question) -> Option<String> {
    let board = play.board()?.board();
    let (near, colours) = (board.orientation(), board.position().layout().colours());
    let label = |side: Side| clock_label(play, side, colours);
    let clocks = || words::clocks([near, !near].into_iter().filter_map(label));
    Some(words::answer(question, board.tree(), near, board.outcome().as_ref()).unwrap_or_else(clocks))
}
