//! The pages before a live game: waiting for the friend, the invitation, and problems.

use gloo::utils::window;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::friend::name_field;
use super::hub::{self, Hub};
use super::parts::{announced, big_button, link_button, page, plain_link, sign_line};
use super::{LiveMsg, LiveScreen, Props, store};
use crate::game::any::AnyPosition;
use crate::game::{Game, rules};
use crate::link::{live, puzzles};
use crate::live::topic::Founder;
use crate::session::LivePlay;
use crate::shell::Action;
use crate::ui::challenge::{challenge, is_hostage, lesson};
use crate::ui::icon::icon;
use crate::ui::scene::Wire;
use crate::ui::share::{Sent, code, copy_text, send, sends_by_itself};
use crate::ui::storage::is_framed;
use crate::ui::text_button::{signed_button, text_button};
use crate::words;

/// Returns the rule set that is played.
fn variant(play: &LivePlay<AnyPosition>) -> &str {
    play.series().terms().map_or(rules::DEFAULT, |terms| &terms.variant)
}

/// Returns the address of the lesson that teaches the game that is played.
pub(super) fn lesson_of(play: &LivePlay<AnyPosition>) -> String {
    lesson(variant(play))
}

/// Returns the game, the clock and the player's colour in one line.
pub(super) fn agreed(play: &LivePlay<AnyPosition>, founder: Founder) -> String {
    let series = play.series();
    let Some(terms) = series.terms() else { return String::new() };
    let colours = play.board().map(|board| board.board().position().layout().colours()).unwrap_or_default();
    let game = words::rules_name(variant(play));
    let side = series.side_of(founder, 0).map(|side| words::you_play(side, colours)).unwrap_or_default();
    let mut agreed = format!("{game} · {} · {side}", words::live_clock(terms.clock));
    if terms.start.is_some() {
        agreed.push_str(" · ");
        agreed.push_str(words::text("live-goes-on"));
    }
    agreed
}

/// Draws a line about the connection, unless it is up.
pub(super) fn wire_line(wire: Wire) -> Html {
    let text = match wire {
        Wire::Off | Wire::Up => return Html::default(),
        Wire::Connecting => "live-connecting",
        Wire::Down => "live-down",
        Wire::Refused => "live-refused",
    };
    sign_line("offline", text)
}

/// Draws that line. While the server cannot be reached from a device that is online, there is a way to play without it.
pub(super) fn wire_way(props: &Props, wire: Wire) -> Html {
    let text = match wire {
        Wire::Down if window().navigator().on_line() => "live-unreachable",
        Wire::Refused => "live-refused",
        _ => return wire_line(wire),
    };
    html! {
        <>
            { sign_line("offline", text) }
            <div class="ways">{ text_button("by-links", words::text("friend-by-links"), props.act(Action::ByLinks(props.variant))) }</div>
        </>
    }
}

/// Draws the line about the connection and one about the storage, in a region that announces them.
pub(super) fn troubles(connection: Html, is_unstored: bool) -> Html {
    let text = if is_framed() { "trouble-framed" } else { "live-unstored" };
    let unstored = is_unstored.then(|| sign_line("warning", text));
    announced(html! { <>{ connection }{ unstored }</> })
}

/// Draws the page while the game of the link is being fetched, or says that it is gone.
pub(super) fn searching(ctx: &Context<LiveScreen>, hub: &Hub) -> Html {
    if hub.is_gone() {
        let is_own = hub.play.as_ref().is_some_and(|play| play.series().part().is_some());
        let (title, text) =
            if is_own { ("live-gone", "live-gone-how") } else { ("live-not-found", "live-not-found-how") };
        return problem(ctx.props(), title, words::text(text));
    }
    let content = html! { <><p>{ words::text("live-searching-how") }</p>{ troubles(wire_line(hub.wire()), false) }</> };
    page(wire_word(hub.wire()), "searching", words::text("live-searching").to_owned(), content)
}

/// Draws the page of a problem, with the ways to play that still work.
pub(super) fn problem(props: &Props, title: &'static str, text: &'static str) -> Html {
    let content = html! {
        <>
            <p role="alert">{ text }</p>
            <div class="ways">
                { text_button("by-links", words::text("friend-by-links"), props.act(Action::ByLinks(props.variant))) }
                { plain_link("friend", "friend-title", "#/friend") }
                { plain_link("computer", "lobby-computer", "#/welcome") }
            </div>
        </>
    };
    page("problem", "problem", words::text(title).to_owned(), content)
}

/// Draws the question whether to leave the running game at this address for the one of the link.
pub(super) fn leaving(ctx: &Context<LiveScreen>, running: &str) -> Html {
    let content = html! {
        <>
            <p>{ words::text("live-leaving-how") }</p>
            <div class="ways">
                <a class="button primary" data-action="running" href={running.to_owned()}>{ words::text("live-back") }</a>
                { text_button("leave-game", words::text("live-leave"), ctx.link().callback(|_| LiveMsg::Leave)) }
            </div>
        </>
    };
    page("leaving", "leaving", words::text("live-leaving").to_owned(), content)
}

/// Returns a click handler that sends a link with the device's own sheet, or copies it.
pub(super) fn on_share(link: &str, told: &Callback<&'static str>, sends: bool) -> Callback<MouseEvent> {
    let (link, told) = (link.to_owned(), told.clone());
    Callback::from(move |_: MouseEvent| {
        let (link, told) = (link.clone(), told.clone());
        spawn_local(async move {
            if !sends {
                told.emit(words::text(if copy_text(&link).await { "live-copied" } else { "not-copied" }));
            } else if send(&link).await == Sent::Failed {
                told.emit(words::text("not-sent"));
            }
        });
    })
}

/// Draws the page on which the creator waits, with the link to send.
pub(super) fn waiting(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let link = hub::whole(&live(&play.series().invitation().write()));
    let told = ctx.link().callback(LiveMsg::Told);
    let onfocus = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    };
    let content = html! {
        <>
            <p class="lead">{ agreed(play, Founder::Creator) }</p>
            <p class="live-state"><span class="ring" aria-hidden="true"></span>{ words::text("live-nobody-yet") }</p>
            { troubles(wire_way(ctx.props(), hub.wire()), hub.is_unstored()) }
            <section class="way-card live-link">
                <h3>{ words::text("live-scan") }</h3>
                { code(&link) }
                <p>{ words::text("live-or-send") }</p>
                <div class="link-line">
                    <input type="text" readonly=true data-link="live" aria-label={words::text("live-link-label")} value={link.clone()} {onfocus} />
                    { signed_button("copy-live", "copy", words::text("copy"), on_share(&link, &told, false)) }
                </div>
                if sends_by_itself() {
                    { big_button("send-live", "share", "live-send", "primary big", on_share(&link, &told, true)) }
                }
                <p role="status" class="report">{ screen.told }</p>
            </section>
            <div class="ways">
                { plain_link("puzzles", "live-puzzles-meanwhile", puzzles("", variant(play))) }
                { plain_link("friend", "live-cancel", "#/friend") }
                { withdraw_button(ctx, hub, "live-withdraw") }
            </div>
        </>
    };
    page(wire_word(hub.wire()), "waiting", words::text("live-waiting").to_owned(), content)
}

/// Draws the button that withdraws an invitation or a claim. Without a connection, the relay would go on telling people of it.
fn withdraw_button(ctx: &Context<LiveScreen>, hub: &Hub, text: &'static str) -> Html {
    let onclick = ctx.link().callback(|_: MouseEvent| LiveMsg::Withdraw);
    html! { <button type="button" data-action="withdraw" disabled={hub.wire() != Wire::Up} {onclick}>{ words::text(text) }</button> }
}

/// Draws the invitation for somebody who has done nothing here yet.
fn welcome(ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let link = ctx.link();
    let given = play.series().name(Founder::Creator);
    let Some(board) = play.board() else { return searching(ctx, hub) };
    let timed = play.series().terms().is_some_and(|terms| terms.clock.is_timed());
    let about = html! {
        <>
            { troubles(wire_line(hub.wire()), hub.is_unstored()) }
            { name_field(&store::name(), &link.callback(LiveMsg::Name)) }
        </>
    };
    let doors = html! {
        <>
            { big_button("learn-first", "learn", "live-learn-first", "primary big", link.callback(|_| LiveMsg::Learn)) }
            { big_button("join", "play", "live-just-play", "big", link.callback(|_| LiveMsg::Join)) }
        </>
    };
    let note = if timed { words::text("live-clocks-wait") } else { words::text("live-no-account") };
    let (name, says) = (words::shown_friend(given).unwrap_or_default(), words::friend_waits(given));
    html! {
        <main class="page live-page invited challenge" data-live={wire_word(hub.wire())} data-standing="invited">
            { challenge(board.board().position(), &name, &says, &agreed(play, Founder::Joiner), about, doors, note) }
        </main>
    }
}

/// Draws the invitation: the player who waits, the idea of the game, and the free seat.
pub(super) fn invited(screen: &LiveScreen, ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    if ctx.props().is_new && !screen.has_played {
        return welcome(ctx, hub, play);
    }
    let link = ctx.link();
    let terms = play.series().terms();
    let hostage = terms.is_some_and(|terms| is_hostage(&terms.variant));
    let timed = terms.is_some_and(|terms| terms.clock.is_timed());
    let step = |id: &'static str, sign: &'static str| {
        html! { <li>{ icon(sign) }<span>{ words::text(id) }</span></li> }
    };
    let content = html! {
        <>
            <p class="lead">{ agreed(play, Founder::Joiner) }</p>
            { troubles(wire_line(hub.wire()), hub.is_unstored()) }
            if hostage {
                <section class="way-card idea">
                    <p>{ words::text("live-idea") }</p>
                    <ol>{ step("live-idea-held", "prison") }{ step("live-idea-paid", "airfield") }{ step("live-idea-lands", "canopy") }</ol>
                </section>
            }
            { name_field(&store::name(), &link.callback(LiveMsg::Name)) }
            <div class="live-doors">
                { big_button("learn-first", "learn", "live-learn-first", "primary big", link.callback(|_| LiveMsg::Learn)) }
                { big_button("join", "play", "live-just-play", "big", link.callback(|_| LiveMsg::Join)) }
            </div>
            <p class="plain">{ words::sentences(&[words::text("live-no-account"), if timed { words::text("live-clocks-wait") } else { "" }]) }</p>
        </>
    };
    page(wire_word(hub.wire()), "invited", words::friend_waits(play.series().name(Founder::Creator)), content)
}

/// Draws the page while the creator's device has not answered the claim.
pub(super) fn claiming(ctx: &Context<LiveScreen>, hub: &Hub, play: &LivePlay<AnyPosition>) -> Html {
    let name = words::stranger(play.series().name(Founder::Creator));
    let content = html! {
        <>
            <p>{ words::text("live-claiming-how") }</p>
            { troubles(wire_line(hub.wire()), hub.is_unstored()) }
            <div class="ways">
                { text_button("join", words::text("live-ask-again"), ctx.link().callback(|_| LiveMsg::Join)) }
                { link_button("learn", "learn", "live-learn-meanwhile", lesson_of(play)) }
                { withdraw_button(ctx, hub, "live-stop-waiting") }
            </div>
        </>
    };
    page(wire_word(hub.wire()), "claiming", words::claiming(&name), content)
}

/// Draws the page after a claim from the lobby that nobody has answered.
pub(super) fn unanswered() -> Html {
    let content = html! {
        <>
            <p role="alert">{ words::text("live-unanswered-how") }</p>
            <div class="ways">{ plain_link("lobby", "lobby-title", "#/lobby") }</div>
        </>
    };
    page("problem", "unanswered", words::text("live-unanswered").to_owned(), content)
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
