//! A player's row: name, current activity, clock.

use yew::prelude::*;

use super::clock::clock;
use crate::game::Piece;
use crate::session::{Activity, Player};
use crate::ui::pieces::figure;
use crate::ui::scene::{ClockView, PlayerView};

/// Draws a player's row. `place` is `across` or `near`.
pub(super) fn player(view: &PlayerView, time: &Option<ClockView>, place: &'static str) -> Html {
    let lamp = match view.lamp {
        Activity::Idle => "idle",
        Activity::Ready => "ready",
        Activity::Thinking => "thinking",
        Activity::Paused => "paused",
    };
    let who = match view.player {
        Player::Engine => "engine",
        Player::Human => "human",
    };
    let class = classes!("player", place, (view.lamp != Activity::Idle).then_some("on-turn"));
    html! {
        <div {class} data-side={view.side.name()} data-player={who}>
            <span class={classes!("face", view.recruit.then_some("recruit"))}>{ figure(Piece { side: view.side, kind: view.face }, &[]) }</span>
            <strong>{ &view.name }</strong>
            <span class={classes!("lamp", lamp)} aria-hidden="true"></span>
            <span class="state">{ &view.state }</span>
            { for time.as_ref().map(clock) }
        </div>
    }
}
