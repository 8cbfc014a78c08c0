//! The row of controls, which depends on the state of the game, and the choices of an unfinished move.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Props;
use crate::game::Touch;
use crate::session::play::PlayAction;
use crate::session::{Asked, BoardAction, Options};
use crate::shell::Action;
use crate::ui::icon::{ControlState, changing_control, control, icon};
use crate::ui::layer::Layer;
use crate::ui::scene::Scene;
use crate::ui::text_button::{clicked, once, saying};
use crate::words;

/// Draws a button that sends the opponent the latest changes. It is large, so that it is not overlooked.
pub(super) fn send(props: &Props) -> Html {
    let Some(text) = props.view.game.talk.send.filter(|_| props.view.game.over.is_none()) else {
        return Html::default();
    };
    html! { <div class="offers send">{ send_button(props, text) }</div> }
}

pub(super) fn send_button(props: &Props, text: &'static str) -> Html {
    html! {
        <button type="button" class="primary" data-action="send-turn" onclick={props.act(Action::SendLink)}>{ icon("send") }{ text }</button>
    }
}

/// Draws the choices of an unfinished move: confirm it, end it here, or continue it.
pub(in crate::ui) fn choices(scene: &Scene, on_touch: &Callback<BoardAction>) -> Html {
    if scene.unconfirmed {
        let button = |name: &'static str, sign: &'static str, text: &'static str, action: BoardAction| {
            let text = words::text(text);
            html! { <button type="button" class={(sign == "check").then_some("primary")} data-action={name} aria-label={text} title={text}
            onclick={saying(on_touch, action)}>{ icon(sign) }</button> }
        };
        return html! {
            <div class="offers sure">
                <Layer on_back={on_touch.reform(|()| BoardAction::Back)} />
                { button("confirm", "check", "confirm", BoardAction::Tap(Touch::Done)) }
                { button("call-off", "close", "call-off", BoardAction::Back) }
            </div>
        };
    }
    let offers = &scene.offers;
    if offers.is_empty() {
        return Html::default();
    }
    html! {
        <div class="offers">
            { for offers.iter().map(|(touch, text)| {
                let name = if *touch == Touch::Done { "done" } else { "offer" };
                html! { <button type="button" class="primary" data-action={name} onclick={saying(on_touch, BoardAction::Tap(*touch))}>{ text }</button> }
            }) }
        </div>
    }
}

/// Draws the row. Its last button opens the menu with everything else.
pub(super) fn controls(props: &Props, more: bool, on_more: Callback<()>) -> Html {
    let row = match (&props.view.game.over, props.view.game.talk.engines) {
        (Some(_), _) => over(props),
        (None, _) if props.view.game.warned => warned(props),
        (None, true) => watching(props),
        (None, false) => playing(props),
    };
    html! {
        <div class="controls">
            { row }
            <button type="button" class="control more" data-action="more" aria-haspopup="dialog" aria-expanded={more.to_string()}
                onclick={clicked(&on_more)}>{ icon("more") }<small>{ words::text("more") }</small></button>
        </div>
    }
}

fn take_back(props: &Props) -> Html {
    control(
        "take-back",
        "take-back",
        words::text("take-back"),
        !props.view.game.talk.take_back,
        props.act(PlayAction::TakeBack),
    )
}

fn flip(props: &Props) -> Html {
    control("flip", "turn", words::text("flip-board"), false, props.act(PlayAction::from(BoardAction::Flip)))
}

fn playing(props: &Props) -> Html {
    let (game, talk) = (&props.view.game, &props.view.game.talk);
    // Two people send links back and forth, and neither can be told to hurry. While the computer thinks, a hint makes
    // no sense, but the player may want the computer to move now.
    let aside = if talk.send.is_some() {
        // The large button sends the link.
        Html::default()
    } else if talk.people {
        // Two people at one screen have nobody to reply to, but somebody elsewhere can go on.
        let name = words::text(if talk.apart { "reply" } else { "send-link" });
        control("reply-link", "send", name, !props.view.scene.can_undo, props.act(Action::SendLink))
    } else if game.thinking || game.paused {
        control("move-now", "move-now", words::text("move-now"), false, props.act(PlayAction::MoveNow))
    } else {
        // It may have just come to the place of the button above.
        control("hint", "hint", words::text("hint"), !talk.hint, once(props.act(PlayAction::Hint)))
    };
    // A press that would not confirm yet is announced as impossible.
    let state = |asks: bool| ControlState { asks, waits: asks && !talk.may_confirm, ..ControlState::default() };
    let (draws, resigns) = (matches!(talk.asked, Some(Asked::Draw(_))), matches!(talk.asked, Some(Asked::Resign(_))));
    html! {
        <>
            { take_back(props) }
            { aside }
            { flip(props) }
            if talk.resign {
                // A link cannot carry a draw offer.
                if !talk.apart {
                    { changing_control("draw", "half", &talk.draw, state(draws), props.act(PlayAction::OfferDraw)) }
                }
                { changing_control("resign", "resign", &talk.give_up, state(resigns), props.act(PlayAction::Resign)) }
            }
        </>
    }
}

/// Draws the answers to the coach's question. The other controls would have no effect at this point.
fn warned(props: &Props) -> Html {
    html! {
        <>
            { take_back(props) }
            { control("coach-play-on", "play", words::text("coach-play-on"), false, props.act(PlayAction::MoveNow)) }
            { control("no-coach", "close", words::text("no-coach"), false, props.act(Action::NoCoach)) }
        </>
    }
}

fn over(props: &Props) -> Html {
    html! {
        <>
            { take_back(props) }
            { flip(props) }
            { control("share", "share", words::text("share"), false, props.act(Action::Share)) }
            { control("analyse", "analyse", words::text("analyse"), false, props.act(Action::Analyse)) }
        </>
    }
}

fn watching(props: &Props) -> Html {
    let game = &props.view.game;
    let (rest, sign, action) =
        if game.paused { ("continue", "play", PlayAction::MoveNow) } else { ("pause", "pause", PlayAction::Pause) };
    let state = ControlState { waits: !game.paused && !game.thinking, ..ControlState::default() };
    // One button for both: a key that is pressed again undoes the press.
    let rest = changing_control(rest, sign, words::text(rest), state, props.act(action));
    html! {
        <>
            { rest }
            { control("step", "move-now", words::text("step"), false, props.act(PlayAction::Step)) }
            { pace(props) }
            { flip(props) }
        </>
    }
}

/// Draws the choice of how long each move is shown.
fn pace(props: &Props) -> Html {
    let (options, on_action) = (props.view.options, props.on_action.clone());
    let onchange = Callback::from(move |event: Event| {
        let field: Option<HtmlSelectElement> = event.target_dyn_into();
        if let Some(pace) = field.and_then(|field| field.value().parse().ok()) {
            on_action.emit(PlayAction::SetOptions(Options { pace, ..options }).into());
        }
    });
    html! {
        <label class="control pace">
            <select data-action="pace" aria-label={words::text("pace")} {onchange}>
                { for Options::PACES.into_iter().map(|pace| html! {
                    <option value={pace.to_string()} selected={pace == options.pace}>{ words::pace(pace) }</option>
                }) }
            </select>
            <small aria-hidden="true">{ words::text("pace-short") }</small>
        </label>
    }
}
