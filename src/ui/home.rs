//! The home screen: what to continue, today's puzzle, and the next step on each path. It is a bundle of its own, so
//! that somebody who comes back need not wait for the other screens.

mod puzzle;

use std::rc::Rc;

use yew::prelude::*;

use self::puzzle::TodaysPuzzle;
use super::icon::{entry, icon};
use super::live::news::use_news;
use super::live::relay::relay;
use super::live::store as live_store;
use super::now::{clock, use_today};
use super::pieces::{face, figure};
use super::scene::home::{HomeGame, HomeLesson, HomeReview, HomeRung, HomeView};
use super::scene::welcome::OTHERS;
use super::storage;
use super::text_button::saying;
use super::thumb::draw;
use crate::game::{Kind, Piece, Side, rules};
use crate::link::live;
use crate::live::series::{SeriesWait, StoredSeries};
use crate::session::career::summary::rating;
use crate::session::{NewGame, Opponent, Study};
use crate::shell::Action;
use crate::sorted::sorted;
use crate::words;

/// Maximum number of live games listed outside the fold.
const MOST_LIVE: usize = 3;

#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    pub view: Rc<HomeView>,
    /// Grows when something was stored that the view does not contain.
    pub stored: u32,
    pub on_action: Callback<Action>,
}

impl Props {
    /// The game that one tap starts.
    fn game(&self) -> NewGame {
        NewGame::against(rules::DEFAULT, self.view.opponent)
    }
}

#[component]
pub fn Home(props: &Props) -> Html {
    let HomeView { game, review, rung, lesson, .. } = &*props.view;
    let today = use_today();
    use_news();
    let due = *use_memo((props.stored, today), |&(_, today)| storage::puzzles().due_own_count(today));
    let live = use_memo((props.stored, today), |_| live_games());
    // People who wait for the reader go before the computer.
    let mut games = [game.as_ref().map_or_else(|| next_game(props), running), live.1.clone()];
    if live.0 {
        games.reverse();
    }
    let rated = *use_memo(props.stored, |_| rating(&storage::career_text()));
    html! {
        <main class="page home">
            <div class="home-head">
                <h2>{ words::text("home-welcome") }</h2>
                <a class="home-rating" data-action="you" href="#/you" aria-label={rated.map(words::home_rating)}>
                    { figure(Piece { side: Side::White, kind: Kind::Knight }, &[]) }
                    <strong>{ rated.map_or_else(|| words::text("you-title").to_owned(), |rated| rated.to_string()) }</strong>
                </a>
                <div class="home-ways">
                    { way(props, "play-friend", "friends", "door-friend", Action::PlayFriend) }
                    // Without a running game, the first card starts a new one.
                    if game.is_some() {
                        { way(props, "new-game", "plus", "new-game", Action::Propose(props.game())) }
                    }
                </div>
            </div>
            <div class="home-main">
                { for games }
                <div class="home-steps">
                    if let Some(rung) = rung { { next_rung(props, *rung) } }
                    if let Some(lesson) = lesson { { next_lesson(*lesson) } }
                </div>
                if let Some(HomeReview { headline, moments }) = review {
                    <button type="button" class="home-card home-row home-review" data-action="review" onclick={saying(&props.on_action, Action::Review)}>
                        { entry("review", headline, words::text("home-review-how")) }
                        if !moments.is_empty() {
                            <span class="home-moments">
                                { for moments.iter().map(|(picture, title)| html! { <span>{ draw(picture) }<small>{ title }</small></span> }) }
                            </span>
                        }
                    </button>
                }
                if due > 0 {
                    <a class="home-card home-row" data-action="own-puzzles" href="#/puzzles?own">
                        { entry("target", &words::home_own(due), words::text("home-own-how")) }
                    </a>
                }
            </div>
            <div class="home-side">
                <TodaysPuzzle {today} stored={props.stored} />
                if relay().is_some() {
                    <a class="home-card home-row" data-action="lobby" href="#/lobby">
                        { entry("live", words::text("home-lobby"), words::text("home-lobby-how")) }
                    </a>
                }
                { others(props) }
            </div>
        </main>
    }
}

fn way(props: &Props, name: &'static str, sign: &'static str, text: &'static str, action: Action) -> Html {
    html! {
        <button type="button" class="way" data-action={name} onclick={saying(&props.on_action, action)}>{ icon(sign) }{ words::text(text) }</button>
    }
}

/// Draws the live games that go on: those in which the reader has something to do first, then the last ones played. Only
/// the first few are outside the fold. Also returns whether anybody waits for the reader.
fn live_games() -> (bool, Html) {
    let now = clock();
    let games = live_store::all().into_iter().filter(|stored| !stored.is_forgotten(now));
    let games = games.filter_map(|stored| Some((stored.waits_at(now)?, stored)));
    // Of the reader's moves, those with the least time come first.
    let rank = |(wait, stored): &(SeriesWait, StoredSeries)| match (wait.is_own(), stored.deadline()) {
        (true, deadline) => deadline.unwrap_or(u64::MAX - 1),
        (false, _) => u64::MAX,
    };
    let games = sorted(games, |one, other| rank(one) < rank(other));
    let is_awaited = games.first().is_some_and(|(wait, _)| wait.is_own());
    let mut games = games.into_iter().map(|(wait, stored)| {
        let title = match stored.waits() {
            Some(SeriesWait::Opponent) => words::text("home-live-open").to_owned(),
            _ => words::home_live(&stored.opponent()),
        };
        let how = match wait {
            SeriesWait::Opponent => "home-live-waits",
            SeriesWait::Seat => "home-live-asked",
            SeriesWait::OwnMove => "home-your-move",
            SeriesWait::TheirMove => "home-their-move",
            SeriesWait::Confirmation => "home-live-confirming",
            SeriesWait::Unsent => "home-live-unsent",
            SeriesWait::Reader => "home-live-over",
            SeriesWait::Claim => "home-live-claim",
            SeriesWait::TakeBack => "live-asks-take-back",
            SeriesWait::Rematch => "live-wants-rematch",
            SeriesWait::Unknown => "home-live-unknown",
        };
        let mut how = words::home_live_how(how, &stored.opponent());
        let is_on_time = matches!(wait, SeriesWait::OwnMove | SeriesWait::TheirMove | SeriesWait::TakeBack);
        if let Some(deadline) = stored.deadline().filter(|_| is_on_time) {
            how = words::labelled(&how, &words::until_deadline(deadline.saturating_sub(now)));
        }
        html! {
            <a class="home-card home-row" data-action="live-game" data-own={wait.is_own().to_string()} href={live(stored.link())}>
                { entry("live", &title, &how) }
            </a>
        }
    });
    let drawn = html! {
        <>
            { for games.by_ref().take(MOST_LIVE) }
            if games.len() > 0 {
                <details class="home-more">
                    <summary data-action="more-live">{ words::text("home-live-more") }</summary>
                    { for games }
                </details>
            }
        </>
    };
    (is_awaited, drawn)
}

/// Draws the running game. The whole card leads to it.
fn running(game: &HomeGame) -> Html {
    html! {
        <a class="home-card home-game" data-action="continue" href="#/play" data-own={game.is_own_turn.to_string()}>
            { draw(&game.picture) }
            <span class="text">
                <small class="turn">{ &game.turn }</small>
                <strong>{ &game.title }</strong>
                <small>{ &game.about }</small>
                <span class="button primary">{ icon("play") }{ words::text("home-continue") }</span>
            </span>
        </a>
    }
}

/// Draws the game that one tap starts.
fn next_game(props: &Props) -> Html {
    let (opponent, game) = (props.view.opponent, props.game());
    html! {
        <section class="home-card home-next">
            { face(opponent) }
            <div class="text">
                <small>{ words::text("home-next-game") }</small>
                <strong>{ words::home_game(game.strength) }</strong>
                <small>{ words::text(opponent.character) }</small>
            </div>
            <div class="home-ways">
                <button type="button" class="primary" data-action="play-computer" onclick={saying(&props.on_action, Action::NewGame(game))}>
                    { icon("play") }{ words::text("home-play") }
                </button>
                { way(props, "new-game", "plus", "new-game", Action::Propose(game)) }
            </div>
        </section>
    }
}

/// Draws a bar with one segment for each step.
fn bar(done: usize, all: usize) -> Html {
    html! {
        <span class="steps" aria-hidden="true">{ for (0..all).map(|step| html! { <span class={(step < done).then_some("past")}></span> }) }</span>
    }
}

/// Draws the next opponent. A tap proposes a game, so no running game is lost by it.
fn next_rung(props: &Props, rung: HomeRung) -> Html {
    let HomeRung { opponent, beaten } = rung;
    let game = NewGame::against(rules::DEFAULT, opponent);
    let all = Opponent::ALL.len();
    html! {
        <button type="button" class="home-card home-step" data-action="next-rung" onclick={saying(&props.on_action, Action::Propose(game))}>
            { face(opponent) }
            <span class="text"><small>{ words::text("home-rung") }</small><strong>{ words::text(opponent.name) }</strong></span>
            { bar(beaten, all) }
            <small class="how">{ words::home_rung(beaten, all) }</small>
        </button>
    }
}

fn next_lesson(lesson: HomeLesson) -> Html {
    let HomeLesson { lesson, place: (place, number) } = lesson;
    html! {
        <a class="home-card home-step" data-action="next-lesson" href={Study::Lesson.address(lesson.id)}>
            <span class="sign">{ icon("learn") }</span>
            <span class="text"><small>{ words::text("home-lesson") }</small>{ " " }<strong>{ words::text(lesson.id) }</strong></span>
            { bar(place - 1, number) }
            <small class="how">{ words::lesson_place(place, number) }</small>
        </a>
    }
}

/// Draws the smaller games.
fn others(props: &Props) -> Html {
    html! {
        <section class="home-others" aria-labelledby="other-games">
            <h3 id="other-games">{ words::text("other-games") }</h3>
            { for OTHERS.map(|(variant, ..)| html! {
                <button type="button" class="way" data-action="other-game" data-variant={variant}
                    onclick={saying(&props.on_action, Action::Propose(NewGame { variant, ..props.game() }))}>{ words::game_name(variant) }</button>
            }) }
        </section>
    }
}
