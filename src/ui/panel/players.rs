//! A player's row: who it is, what he does, his clock.

use yew::prelude::*;

use super::clock::clock;
use crate::game::Man;
use crate::session::{Activity, Player};
use crate::ui::men::figure;
use crate::ui::scene::{ClockView, PlayerView};

/// One player: the one `across`, or the one `near`.
pub(super) fn player(view: &PlayerView, time: &Option<ClockView>, place: &'static str) -> Html {
    let lamp = match view.lamp {
        Activity::Idle => "idle",
        Activity::Ready => "ready",
        Activity::Thinking => "thinking",
        Activity::Paused => "paused",
    };
    let machine = view.player == Player::Engine;
    html! {
        <div class={classes!("player", place, machine.then_some("machine"), (view.lamp != Activity::Idle).then_some("on-turn"))}>
            <span class="face">{ figure(Man { side: view.side, kind: view.face }, &[]) }</span>
            <strong>{ &view.name }</strong>
            <span class={classes!("lamp", lamp)} aria-hidden="true"></span>
            <span class="state">{ &view.state }</span>
            { for time.as_ref().map(clock) }
        </div>
    }
}
