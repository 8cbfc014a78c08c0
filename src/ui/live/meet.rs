//! The pages before a live game: waiting for the friend, the invitation, and problems.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::connection::Wire;
use super::crypto;
use super::friend::{is_hostage, name_field};
use super::hub::{self, Hub};
use super::{LiveMsg, LiveScreen, Props};
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::live::LiveClock;
use crate::live::topic::Founder;
use crate::session::LivePlay;
use crate::shell::Action;
use crate::ui::icon::{icon, signed};
use crate::ui::share::{Sent, code, copy_text, send, sends_by_itself};
use crate::ui::text_button::text_button;
use crate::words;

/// Returns the address of the lesson that teaches a game.
pub(super) fn lesson(variant: &str) -> &'static str {
    if is_hostage(variant) { "#/learn?lesson=hostage-prisons" } else { "#/learn" }
}

/// Returns the game, the clock and the player's colour in one line.
pub(super) fn agreed(play: &LivePlay<AnyPosition>, founder: Founder) -> String {
    let series = play.series();
    let Some(terms) = series.terms() else { return String::new() };
    let colours = play.board().map(|board| board.board().position().layout().colours()).unwrap_or_default();
    let game = words::game_name(play.board().map_or("", |board| board.board().position().variant()));
    let side = series.side_of(founder, 0).map(|side| words::you_play(side, colours)).unwrap_or_default();
    format!("{game} · {} · {side}", words::live_clock(terms.clock))
}

/// Draws a line about the connection, unless it is up.
pub(super) fn wire_line(hub: &Hub) -> Html {
    let text = match hub.wire() {
        Wire::Off | Wire::Up => return Html::default(),
        Wire::Connecting => "live-connecting",
        Wire::Down => "live-down",
        Wire::Refused => "live-refused",
    };
    html! { <p class="live-wire" role="status">{ icon("offline") }{ words::text(text) }</p> }
}

fn unstored(hub: &Hub) -> Html {
    if hub.is_unstored {
        html! { <p class="live-wire" role="status">{ icon("warning") }{ words::text("live-unstored") }</p> }
    } else {
        Html::default()
    }
}

/// Draws the page while the game of the link is being fetched.
pub(super) fn searching(hub: &Hub) -> Html {
    html! {
        <main class="page live-page" data-live={wire_word(hub.wire())} aria-busy="true">
            <h2>{ words::text("live-searching") }</h2>
            <p>{ words::text("live-searching-how") }</p>
            { wire_line(hub) }
        </main>
    }
}

/// Draws the page of a problem, with the ways to play that still work.
pub(super) fn problem(props: &Props, text: &'static str) -> Html {
    html! {
        <main class="page live-page" data-live="problem">
            <h2>{ words::text("live-problem") }</h2>
            <p role="alert">{ text }</p>
            <div class="ways">
                if let Some(address) = secure_address().filter(|_| !crypto::is_available()) {
                    <a class="button" data-action="secure" href={address}>{ words::text("live-open-https") }</a>
                }
                { text_button("by-links", words::text("friend-by-links"), props.act(Action::ByLinks)) }
                <a class="button" data-action="friend" href="#/friend">{ words::text("friend-title") }</a>
            </div>
        </main>
    }
}

/// Returns this address with https; none if the page came over https.
fn secure_address() -> Option<String> {
    let here = gloo::utils::window().location().href().ok()?;
    Some(format!("https:{}", here.strip_prefix("http:")?))
}

/// Draws the page on which the creator waits, with the link to send.
pub(super) fn waiting(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let link = hub::full_address(&play.series().invitation().write());
    let told = ctx.link().callback(LiveMsg::Told);
    let on_copy = {
        let (link, told) = (link.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            let (link, told) = (link.clone(), told.clone());
            spawn_local(async move {
                told.emit(words::text(if copy_text(&link).await { "live-copied" } else { "not-copied" }));
            });
        })
    };
    let on_send = {
        let link = link.clone();
        Callback::from(move |_: MouseEvent| {
            let (link, told) = (link.clone(), told.clone());
            spawn_local(async move {
                if send(&link).await == Sent::Failed {
                    told.emit(words::text("not-sent"));
                }
            });
        })
    };
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    html! {
        <main class="page live-page waiting" data-live={wire_word(hub.wire())} data-standing="waiting">
            <h2>{ words::text("live-waiting") }</h2>
            <p class="lead">{ agreed(play, Founder::Creator) }</p>
            <p class="live-state" role="status"><span class="ring" aria-hidden="true"></span>{ words::text("live-nobody-yet") }</p>
            { wire_line(hub) }
            { unstored(hub) }
            <section class="way-card live-link">
                <h3>{ words::text("live-scan") }</h3>
                { code(&link) }
                <p>{ words::text("live-or-send") }</p>
                <div class="link-line">
                    <input type="text" readonly=true data-link="live" aria-label={words::text("live-link-label")} value={link.clone()} {onfocus} />
                    <button type="button" data-action="copy-live" onclick={on_copy}>{ signed("copy", words::text("copy")) }</button>
                </div>
                if sends_by_itself() {
                    <button type="button" class="primary big" data-action="send-live" onclick={on_send}>{ signed("share", words::text("live-send")) }</button>
                }
                <p role="status" class="report">{ screen.told }</p>
            </section>
            <div class="ways">
                <a class="button" data-action="puzzles" href="#/puzzles">{ words::text("live-puzzles-meanwhile") }</a>
                <a class="button" data-action="friend" href="#/friend">{ words::text("live-cancel") }</a>
            </div>
        </main>
    }
}

/// Draws the invitation: the player who waits, the idea of the game, and the free seat.
pub(super) fn invited(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let link = ctx.link();
    let name = words::stranger(play.series().name(Founder::Creator));
    let terms = play.series().terms();
    let hostage = terms.is_some_and(|terms| is_hostage(&terms.variant));
    let timed = terms.is_some_and(|terms| matches!(terms.clock, LiveClock::Fischer { .. }));
    let step = |id: &'static str, sign: &'static str| {
        html! { <li>{ icon(sign) }<span>{ words::text(id) }</span></li> }
    };
    html! {
        <main class="page live-page invited" data-live={wire_word(hub.wire())} data-standing="invited">
            <h2>{ words::waits_for_you(&name) }</h2>
            <p class="lead">{ agreed(play, Founder::Joiner) }</p>
            { wire_line(hub) }
            { unstored(hub) }
            if hostage {
                <section class="way-card idea">
                    <p>{ words::text("live-idea") }</p>
                    <ol>{ step("live-idea-held", "prison") }{ step("live-idea-paid", "airfield") }{ step("live-idea-lands", "canopy") }</ol>
                </section>
            }
            { name_field(&screen.name, &link.callback(LiveMsg::Name)) }
            <div class="live-doors">
                <button type="button" class="primary big" data-action="learn-first" onclick={link.callback(|_| LiveMsg::Learn)}>{ signed("learn", words::text("live-learn-first")) }</button>
                <button type="button" class="big" data-action="join" onclick={link.callback(|_| LiveMsg::Join)}>{ signed("play", words::text("live-just-play")) }</button>
            </div>
            <p class="plain">
                { words::text("live-no-account") }
                if timed { { " " }{ words::text("live-clocks-wait") } }
            </p>
        </main>
    }
}

/// Draws the page while the creator's device has not answered the claim.
pub(super) fn claiming(ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let name = words::stranger(play.series().name(Founder::Creator));
    html! {
        <main class="page live-page claiming" data-live={wire_word(hub.wire())} data-standing="claiming">
            <h2>{ words::claiming(&name) }</h2>
            <p>{ words::text("live-claiming-how") }</p>
            { wire_line(hub) }
            { unstored(hub) }
            <div class="ways">
                <button type="button" data-action="join" onclick={ctx.link().callback(|_| LiveMsg::Join)}>{ words::text("live-ask-again") }</button>
                <a class="button" data-action="learn" href={lesson(&play.series().terms().map(|terms| terms.variant.clone()).unwrap_or_default())}>{ words::text("live-learn-meanwhile") }</a>
            </div>
        </main>
    }
}

/// Names the state of the connection for tests and style sheets.
pub(super) const fn wire_word(wire: Wire) -> &'static str {
    match wire {
        Wire::Off => "off",
        Wire::Connecting => "connecting",
        Wire::Up => "up",
        Wire::Down => "down",
        Wire::Refused => "refused",
    }
}
