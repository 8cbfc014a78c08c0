//! The reader's own page: the rating against the computer, the ladder, the accuracy, the first moves, the daily puzzle
//! and the results against people. All of it comes from what is stored on the device.

mod ladder;
mod week;

use yew::prelude::*;

use self::ladder::ladder;
use self::week::week;
use super::chart::chart;
use super::chips::{Chip, chips};
use super::icon::signed;
use super::now::{moment, use_today};
use super::pieces::{figure, move_text};
use super::scene::chart::chart as chart_view;
use super::sheet::use_sheet;
use super::text_button::{clicked, primary_button, signed_button};
use super::{live, storage};
use crate::game::{Kind, Piece, Side, rules};
use crate::session::career::history::Career;
use crate::session::career::summary::{
    RATED_AFTER, RatingSpan, accuracy_view, openings_view, played, rating_view, unrated,
};
use crate::session::ladder::top;
use crate::session::lesson::LessonProgress;
use crate::words;

/// Number of people shown at once; a fold has the others.
const MOST_PEOPLE: usize = 8;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The lesson progress, which knows the opponents that were beaten.
    pub progress: LessonProgress,
    /// Grows when something was stored that the progress does not contain.
    pub stored: u32,
    pub on_export: Callback<()>,
    /// Asks for the choices of a new game.
    pub on_play: Callback<()>,
}

#[component]
pub fn YouScreen(props: &Props) -> Html {
    let is_styled = use_sheet("you");
    let today = use_today();
    let career = use_memo(props.stored, |_| storage::beside::career());
    let span = use_state_eq(RatingSpan::default);
    if !is_styled {
        return html! { <main class="page" aria-busy="true" /> };
    }
    let (number, since) = played(&career);
    let games = since.map(|since| words::you_games(number, &since)).unwrap_or_default();
    let knows_ladder = !career.is_empty() || top(&props.progress, rules::DEFAULT).is_some();
    html! {
        <main class="page you">
            <div class="you-head">
                <span class="portrait" aria-hidden="true">{ figure(Piece { side: Side::White, kind: Kind::Knight }, &[]) }</span>
                <div>
                    <h2>{ words::text("you-title") }</h2>
                    <p>{ words::sentences(&[games.as_str(), words::text("you-private")]) }</p>
                </div>
                <div class="ways">
                    { signed_button("export-everything", "download", words::text("you-copy"), clicked(&props.on_export)) }
                    <a class="button" data-action="you-delete" href="#/settings">{ signed("settings", words::text("you-delete")) }</a>
                </div>
            </div>
            if career.is_empty() {
                <section class="you-card you-none">
                    <p>{ words::text("you-none") }</p>
                    { primary_button("you-play", words::text("you-begin"), clicked(&props.on_play)) }
                </section>
            }
            <div class="you-columns">
                if !career.is_empty() {
                    <div>
                        { rating(&career, &span) }
                        { accuracy(&career) }
                        { openings(&career) }
                    </div>
                }
                <div>
                    if knows_ladder {
                        { ladder(&career, &props.progress) }
                    }
                    { week(today) }
                    { people() }
                    if !career.is_empty() {
                        { primary_button("you-play", words::text("you-begin"), clicked(&props.on_play)) }
                    }
                </div>
            </div>
        </main>
    }
}

/// Draws the rating and its curve over the chosen time.
fn rating(career: &Career, span: &UseStateHandle<RatingSpan>) -> Html {
    let view = rating_view(career, **span, &moment().date());
    let missing = view.as_ref().map_or(0, |view| view.missing);
    let view = view.filter(|view| view.missing == 0);
    let choices = [(RatingSpan::Month, "you-month"), (RatingSpan::Year, "you-year"), (RatingSpan::All, "you-all")].map(
        |(value, name)| Chip {
            action: name.into(),
            chosen: **span == value,
            then: value,
            content: html! { <span>{ words::text(name) }</span> },
        },
    );
    let unrated = match unrated(career) {
        0 => String::new(),
        number => words::unrated_games(number),
    };
    html! {
        <section class="you-card you-rating" aria-labelledby="you-rating">
            <div class="you-top">
                <div>
                    if let Some(view) = &view {
                        <p class="figures"><strong data-rating={view.now.rating().to_string()}>{ view.now.rating() }</strong>
                            { " " }<span class={classes!("change", (view.change < 0).then_some("falls"))}>{ words::signed_change(view.change) }</span></p>
                    }
                    <h3 id="you-rating">{ words::text("you-rating") }</h3>
                </div>
                if view.is_some() {
                    { chips("you-span", words::text("you-span"), choices, { let span = span.clone(); move |value| span.set(value) }) }
                }
            </div>
            if let Some(view) = &view {
                { chart(&chart_view(&view.points.iter().map(|(_, rating)| *rating).collect::<Vec<_>>(), &[]),
                    words::rating_curve(view), |tick| tick.to_string()) }
                <p class="dates" aria-hidden="true">
                    <span>{ view.points.first().map(|(date, _)| words::day(date)) }</span>
                    <span>{ view.points.last().map(|(date, _)| words::day(date)) }</span>
                </p>
                if view.now.is_provisional() {
                    <p>{ words::text("you-rating-guess") }</p>
                }
                <p class="how">{ words::sentences(&[words::text("you-rating-how"), unrated.as_str()]) }</p>
            } else if missing > 0 {
                <p>{ words::rating_soon(RATED_AFTER - missing, RATED_AFTER) }</p>
                <p class="how">{ words::text("you-rating-how") }</p>
            } else {
                <p>{ words::text("you-rating-none") }</p>
            }
        </section>
    }
}

/// Draws the accuracy of the games that the coach or a review has judged.
fn accuracy(career: &Career) -> Html {
    let view = accuracy_view(career);
    let values: Vec<u32> = view.points.iter().map(|point| point.1).collect();
    let means: Vec<u32> = view.points.iter().map(|point| point.2).collect();
    html! {
        <section class="you-card you-accuracy" aria-labelledby="you-accuracy">
            <div class="you-top">
                <h3 id="you-accuracy">{ words::text("you-accuracy") }</h3>
                if let Some(now) = view.now() {
                    <p class="figures"><strong data-accuracy={now.to_string()}>{ words::percent(now) }</strong>{ " " }
                        if let Some(change) = view.change() {
                            <span class={classes!("change", (change < 0).then_some("falls"))}>{ words::signed_change(change) }</span>{ " " }
                        }
                        <span>{ words::accuracy_games(means.len()) }</span></p>
                }
            </div>
            if let [first, .., last] = means[..] {
                { chart(&chart_view(&means, &values), words::accuracy_curve(means.len(), first, last), words::percent) }
            } else if means.is_empty() {
                <p>{ words::text("you-accuracy-none") }{ " " }<a href="#/library">{ words::text("nav-library") }</a></p>
            }
        </section>
    }
}

/// Draws the first moves that the reader plays most often, with their results.
fn openings(career: &Career) -> Html {
    let openings = openings_view(career);
    if openings.is_empty() {
        return Html::default();
    }
    html! {
        <section class="you-card you-openings" aria-labelledby="you-openings">
            <h3 id="you-openings">{ words::text("you-openings") }</h3>
            <table>
                <thead><tr>
                    <th scope="col">{ words::text("you-opening-moves") }</th>
                    <th scope="col">{ words::text("you-opening-results") }</th>
                </tr></thead>
                <tbody>{ for openings.iter().map(|opening| {
                    let counts = opening.counts;
                    html! {
                        <tr>
                            <td><small>{ words::opening_side(opening) }</small>{ " " }<bdi>{ move_text(&words::shown_move(&opening.moves)) }</bdi></td>
                            <td>{ format!("{} – {} – {}", counts.won, counts.drawn, counts.lost) }</td>
                        </tr>
                    }
                }) }</tbody>
            </table>
        </section>
    }
}

/// Draws the results against people, if there are any.
fn people() -> Html {
    let results = live::results().unwrap_or_default();
    let standings = results.standings();
    if standings.people.is_empty() {
        return Html::default();
    }
    let list = |people: std::ops::Range<usize>| {
        html! {
            <ul>{ for standings.people[people].iter().map(|person| html! {
                <li><bdi>{ words::stranger(person.name) }</bdi>{ " " }<span>{ words::lead(person.won, person.drawn, person.lost) }</span></li>
            }) }</ul>
        }
    };
    let all = standings.people.len();
    let first = all.min(MOST_PEOPLE);
    html! {
        <section class="you-card you-people" aria-labelledby="you-people">
            <h3 id="you-people">{ words::text("you-people") }</h3>
            { list(0..first) }
            if first < all {
                <details>
                    <summary data-action="more-people">{ words::more_people(all - first) }</summary>
                    { list(first..all) }
                </details>
            }
        </section>
    }
}

/// True if the reader has ever tried a puzzle.
fn has_tried_puzzles(today: u32) -> bool {
    storage::puzzles().tried > 0 || storage::streak(today) > 0
}
