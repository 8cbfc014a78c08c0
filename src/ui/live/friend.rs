//! The ways to play a friend: live, at the same screen, or by links.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::relay::relay;
use super::{Props, hub, store};
use crate::game::Side;
use crate::live::name::typed_name;
use crate::live::results::LiveRating;
use crate::live::{LiveClock, LiveTerms};
use crate::session::NewGame;
use crate::session::new_game::SeatChoice;
use crate::shell::Action;
use crate::ui::chips::{Chip, chips};
use crate::ui::event_fields::is_composing;
use crate::ui::game_field::GameField;
use crate::ui::icon::{entry, entry_to};
use crate::ui::layer;
use crate::ui::same_screen::same_screen;
use crate::ui::seats::seats;
use crate::ui::sheet::use_sheet;
use crate::ui::storage::results_text;
use crate::words;

/// Clocks to choose from, with their handles and descriptions.
pub(super) const CLOCKS: [(&str, LiveClock, &str); 5] = [
    ("clock-3+2", LiveClock::Fischer { initial: 1_800, increment: 20 }, "blitz"),
    ("clock-5+3", LiveClock::Fischer { initial: 3_000, increment: 30 }, "blitz"),
    ("clock-15+10", LiveClock::Fischer { initial: 9_000, increment: 100 }, "rapid"),
    ("clock-none", LiveClock::Untimed, "no-hurry"),
    ("clock-days", LiveClock::Days(3), "live-by-days"),
];

/// Maximum number of people shown.
const MOST_PEOPLE: usize = 8;

/// Index of the clock that is chosen at first. It gives a beginner time to think.
const FIRST: usize = 2;

/// Draws the field for the name that others see. It shows what is sent: letters of other scripts take more bytes.
pub(super) fn name_field(name: &str, on_name: &Callback<String>) -> Html {
    // An unfinished word of an input method must not be changed. When it is finished, the last event may be this one.
    let onchange = on_name.reform(|event: Event| name_in(&event, true));
    let oninput = on_name.reform(|event: InputEvent| name_in(&event, !is_composing(&event)));
    html! {
        <label class="live-name">
            <span>{ words::text("live-name") }</span>
            <input type="text" data-action="name" maxlength="24" autocomplete="nickname" value={name.to_owned()}
                placeholder={words::text("live-somebody")} {oninput} {onchange} />
        </label>
    }
}

/// Returns the name in the field of this event. If it is `done`, shortens it there to what is sent.
fn name_in(event: &Event, done: bool) -> String {
    let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return String::new() };
    let text = field.value();
    let name = if done { typed_name(&text) } else { text.clone() };
    if name != text {
        field.set_value(&name);
    }
    name
}

#[component]
pub fn Friend(props: &Props) -> Html {
    let is_open = use_state_eq(|| relay().is_some());
    let clock = use_state_eq(|| FIRST);
    let seat = use_state_eq(|| SeatChoice::Either);
    let variant = use_state_eq(|| props.variant);
    let goes_on = use_state_eq(|| false);
    let name = use_state_eq(store::name);
    let is_styled = use_sheet("live");
    let people = use_memo(results_text(), |_| played());
    let sharing = use_state_eq(|| props.sharing);
    let (turning, facing) = *sharing;
    let same = NewGame { turning, facing, ..NewGame::first(*variant).at_one_screen() };
    let on_sharing = {
        let sharing = sharing.clone();
        Callback::from(move |now| sharing.set(now))
    };
    let on_name = {
        let name = name.clone();
        Callback::from(move |text: String| {
            store::keep_name(&text);
            name.set(text);
        })
    };
    let terms = |start: Option<String>| {
        let variant = if start.is_some() { props.variant } else { *variant };
        LiveTerms { variant: variant.to_owned(), start, clock: CLOCKS[*clock].1, creator: Side::White }
    };
    // A position with an unusually long FEN does not fit into an invitation.
    let can_go_on = props.position.is_some() && terms(props.position.clone()).write().is_some();
    let on_make = {
        let (terms, seat) = (terms(props.position.clone().filter(|_| *goes_on)), *seat);
        Callback::from(move |_: MouseEvent| {
            if let Some(address) = hub::address_of_new(&LiveTerms { creator: side_of(seat), ..terms.clone() }) {
                layer::go(&address);
            }
        })
    };
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let set_clock = {
        let clock = clock.clone();
        move |index| clock.set(index)
    };
    let set_start = {
        let (variant, goes_on, on_board) = (variant.clone(), goes_on.clone(), props.variant);
        move |here| {
            if here {
                variant.set(on_board);
            }
            goes_on.set(here);
        }
    };
    let set_seat = {
        let seat = seat.clone();
        move |choice| seat.set(choice)
    };
    let set_variant = {
        let (variant, goes_on) = (variant.clone(), goes_on.clone());
        Callback::from(move |choice| {
            variant.set(choice);
            goes_on.set(false);
        })
    };
    if !is_styled {
        return html! { <main class="page" aria-busy="true" /> };
    }
    html! {
        <main class="page live-page friend">
            <h2>{ words::text("friend-title") }</h2>
            <p class="lead">{ words::text("friend-lead") }</p>
            <GameField variant={*variant} on_new={set_variant} cards={false} />
            if relay().is_some() {
                <section class="way-card live">
                    <button type="button" class="way-head" data-action="live" aria-expanded={is_open.to_string()} onclick={toggle}>
                        { entry_to("live", words::text("friend-live"), words::text("friend-live-how"), if *is_open { "chevron-up" } else { "chevron-down" }) }
                    </button>
                    if *is_open {
                        { clocks(*clock, set_clock) }
                        { seats(*seat, *variant, set_seat) }
                        if can_go_on {
                            { starts(*goes_on, set_start) }
                        }
                        if let Some(address) = hub::running().filter(|_| !*goes_on) {
                            <a class="button primary big" data-action="running" href={address}>{ words::text("live-strip-running") }</a>
                        } else {
                            <button type="button" class="primary big" data-action="make-link" onclick={on_make}>{ words::text("live-make-link") }</button>
                        }
                        { name_field(&name, &on_name) }
                    }
                </section>
            }
            if relay().is_some() {
                <a class="way-card way-head" data-action="lobby" href="#/lobby">
                    { entry("friends", words::text("lobby-title"), words::text("friend-lobby-how")) }
                </a>
            }
            <section class="way-card">
                { way("same-screen", "device", "friend-same-screen", "friend-same-how", props.act(Action::NewGame(same))) }
                <div class="sharing">{ same_screen(turning, facing, &on_sharing) }</div>
            </section>
            { way("by-links", "link", "friend-by-links", "friend-links-how", props.act(Action::ByLinks(*variant))) }
            if relay().is_none() {
                <p class="plain">{ words::text("friend-no-relay") }</p>
            }
            { earlier(&people) }
        </main>
    }
}

/// Draws the choice of the clock.
fn clocks(chosen: usize, set: impl Fn(usize) + Clone + 'static) -> Html {
    let clocks = CLOCKS.into_iter().enumerate().map(|(index, (action, clock, says))| Chip {
        action: action.into(),
        chosen: chosen == index,
        then: index,
        content: html! { <><strong>{ short(clock) }</strong><small>{ words::text(says) }</small></> },
    });
    chips("live-clocks", words::text("live-clock-each"), clocks, set)
}

/// Draws the choice between a new game and the position on the board.
fn starts(goes_on: bool, set: impl Fn(bool) + Clone + 'static) -> Html {
    let starts = [("start-new", false, "live-start-new"), ("start-here", true, "live-start-here")];
    let starts = starts.map(|(action, here, says)| Chip {
        action: action.into(),
        chosen: goes_on == here,
        then: here,
        content: html! { <strong>{ words::text(says) }</strong> },
    });
    chips("live-starts", words::text("live-start"), starts, set)
}

/// A person whom the reader has played: the name as that person wrote it, the numbers of games won, drawn and lost, and the
/// rating.
type Played = (String, [u32; 3], LiveRating);

/// Returns the people whom the reader has played last.
fn played() -> Vec<Played> {
    let results = store::results().unwrap_or_default();
    let people = results.standings().people.into_iter().take(MOST_PEOPLE);
    people.map(|it| (it.name.to_owned(), [it.won, it.drawn, it.lost], it.rating)).collect()
}

/// Lists people with the results.
fn earlier(people: &[Played]) -> Html {
    if people.is_empty() {
        return Html::default();
    }
    html! {
        <section class="earlier">
            <h3>{ words::text("friend-earlier") }</h3>
            <ul class="seeks">
                { for people.iter().map(|(name, [won, drawn, lost], rating)| html! {
                    <li data-won={won.to_string()} data-drawn={drawn.to_string()} data-lost={lost.to_string()}>
                        <span class="who"><bdi>{ words::stranger(name) }</bdi><small>{ words::about_rating(rating.rating, rating.deviation) }</small></span>
                        <span class="what">{ words::lead(*won, *drawn, *lost) }</span>
                    </li>
                }) }
            </ul>
        </section>
    }
}

/// Draws the line of another way to play.
fn way(
    action: &'static str,
    sign: &'static str,
    name: &'static str,
    how: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class={classes!("way-head", (action != "same-screen").then_some("way-card"))} data-action={action} {onclick}>
            { entry(sign, words::text(name), words::text(how)) }
        </button>
    }
}

/// Returns the clock as a short text.
pub(super) fn short(clock: LiveClock) -> String {
    match clock {
        LiveClock::Fischer { initial, increment } => words::short_clock(initial, increment),
        LiveClock::Untimed => words::text("untimed-chip").to_owned(),
        LiveClock::Days(_) => words::live_clock(clock),
    }
}

fn side_of(seat: SeatChoice) -> Side {
    match seat {
        SeatChoice::Side(side) => side,
        SeatChoice::Either | SeatChoice::Both => Side::BOTH[usize::from(js_sys::Math::random() < 0.5)],
    }
}
