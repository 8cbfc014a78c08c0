//! The card of a finished game: the result, and what to do next.

use yew::prelude::*;

use super::Props;
use super::controls::send_button;
use crate::shell::Action;
use crate::ui::icon::icon;
use crate::ui::scene::{MainWayOn, Picture};
use crate::words;

/// Draws the card. One action is highlighted; for a winner it may be a stronger opponent.
pub(super) fn result(props: &Props) -> Html {
    let Some(over) = &props.view.game.over else { return Html::default() };
    let main = |way: MainWayOn| (over.primary == way).then_some("primary");
    let picture = match over.picture {
        Picture::Parachute => {
            html! { <svg class="logo" viewBox="0 0 100 100" aria-hidden="true"><use href="#logo" width="100" height="100" /></svg> }
        }
        Picture::Draw => icon("half"),
        Picture::Loss => icon("resign"),
    };
    html! {
        // On a phone the card covers the board, and a tap on its head closes it.
        <details class="result-card" open=true>
            <summary>{ picture }<h2>{ &over.headline }</h2><span class="fold">{ icon("chevron-down") }</span></summary>
            <p>{ &over.how }</p>
            if let Some(ladder) = &over.ladder {
                <p class="ladder" data-counts={ladder.counts.to_string()}>
                    { mark(ladder.counts) }{ " " }{ &ladder.text }
                </p>
            }
            <div class="after">
                if let Some(text) = props.view.game.talk.send {
                    { send_button(props, text) }
                }
                if let Some(level) = over.next {
                    <button type="button" class={classes!(main(MainWayOn::Next(level)))} data-action="next-level" onclick={props.act(Action::NextLevel(level))}>
                        { words::next_level(level) }
                    </button>
                }
                <button type="button" class={classes!(main(MainWayOn::Rematch))} data-action="rematch"
                    onclick={props.act(Action::Rematch)}>{ icon("rematch") }{ &over.rematch }</button>
                <button type="button" data-action="review" disabled={!props.view.scene.can_undo}
                    onclick={props.act(Action::Review)}>{ icon("review") }{ words::text("review") }</button>
                if over.moments {
                    <button type="button" class="moments" data-action="moments"
                        onclick={props.act(Action::Moments)}>{ icon("hint") }{ words::text("moments") }</button>
                }
                <button type="button" data-action="new-game" onclick={props.act(Action::AskNewGame(props.view.variant))}>
                    { icon("plus") }{ words::text("new-game") }
                </button>
            </div>
        </details>
    }
}

/// Draws the mark of a win: a check mark, or a hollow star for a win with help.
pub(in crate::ui) fn mark(counts: bool) -> Html {
    icon(if counts { "check" } else { "star" })
}
