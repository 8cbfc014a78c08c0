//! The dialog before a game, and the only place where a game is set up: opponent, colour, clock and rules. It suggests
//! the settings of the current game.

mod clock;
mod strength;

use yew::prelude::*;

use self::clock::ClockChips;
use self::strength::StrengthField;
use super::challenge::lesson;
use super::chips::{Chip, chips};
use super::dialogs::Modal;
use super::game_field::GameField;
use super::icon::icon;
use super::panel::mark;
use super::pieces::face;
use super::same_screen::same_screen;
use super::scene::welcome::OTHERS;
use super::seats::seats;
use super::sentences::two_sentences;
use crate::engine::level::Strength;
use crate::game::rules::{DEFAULT, family};
use crate::session::Skill;
use crate::session::ladder::{Climb, best_met, top};
use crate::session::lesson::LessonProgress;
use crate::session::new_game::Across;
use crate::session::play::coach::is_usual;
use crate::session::{NewGame, Opponent};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub game: NewGame,
    /// Finished lessons and defeated levels.
    pub progress: LessonProgress,
    /// True if the user wants a coach in games that have one by default.
    pub coach: bool,
    /// The answer to the question whether the user plays chess.
    pub skill: Option<Skill>,
    /// True if a game is running. The user can bring it back with one tap.
    pub kept: bool,
    pub on_begin: Callback<NewGame>,
    pub on_close: Callback<()>,
}

#[component]
pub fn NewGameDialog(props: &Props) -> Html {
    let game = use_state_eq(|| props.game);
    // The full choice of levels and thinking times.
    let finer = use_state_eq(|| {
        Opponent::with(props.game.strength).is_none_or(|it| Strength::Level(it.level()) != props.game.strength)
    });
    let on_finer = {
        let finer = finer.clone();
        Callback::from(move |_: MouseEvent| finer.set(!*finer))
    };
    let now = *game;
    let set = {
        let game = game.clone();
        move |next: NewGame| game.set(next)
    };
    let set_seat = {
        let set = set.clone();
        move |seat| set(NewGame { seat, ..now })
    };
    let on_strength = changing(&game, |strength, now| NewGame { strength, ..now });
    let on_control = changing(&game, |control, now| NewGame { control, ..now });
    let on_variant = changing(&game, |variant, now| NewGame { variant, ..now });
    let on_table = changing(&game, |(turning, facing), now| NewGame { turning, facing, ..now });
    let on_begin = {
        let on_begin = props.on_begin.clone();
        Callback::from(move |_: MouseEvent| on_begin.emit(now))
    };
    let shares_screen = now.across == Across::Friend && !now.by_links();
    // Who has come for a game reads first what it is. Later choices move nothing above them.
    let came_for = props.game.variant;
    let title = match now.variant {
        DEFAULT => words::text("new-game").to_owned(),
        variant => format!("{} · {}", words::rules_name(variant), words::text("new-game")),
    };
    html! {
        <Modal {title} class="new-game" on_close={props.on_close.clone()}>
            { about(came_for) }
            { across(now, set.clone()) }
            if now.across == Across::Computer {
                { opponents(props, now, set.clone()) }
                <p class="ladder">{ words::ladder(top(&props.progress, now.variant)) }</p>
            } else {
                <p class="how">{ words::text(how(now)) }</p>
            }
            if now.across != Across::Friend {
                <button type="button" class="link" data-action="finer" aria-expanded={finer.to_string()} onclick={on_finer}>{ words::text("finer") }</button>
                if *finer {
                    <StrengthField strength={now.strength} variant={now.variant} progress={props.progress.clone()} {on_strength} />
                }
            }
            if shares_screen {
                <div class="sharing">{ same_screen(now.turning, now.facing, &on_table) }</div>
            }
            <div class="seats-and-clock">
                if now.across != Across::Nobody && !shares_screen {
                    { seats(now.seat, now.variant, set_seat) }
                }
                if !now.by_links() {
                    <ClockChips control={now.control} {on_control} />
                }
            </div>
            if now.across == Across::Computer {
                { coach(props, &game) }
            }
            <GameField variant={now.variant} on_new={on_variant} cards={true} />
            if family(now.variant) != family(came_for) {
                { about(now.variant) }
            }
            <footer>
                <p>{ two_sentences(words::new_game(&now).into(), html! { if props.kept { <small>{ words::text("game-stays") }</small> } }) }</p>
                <button type="button" class="primary begin" data-action="begin" onclick={on_begin}>{ words::text("begin") }</button>
            </footer>
        </Modal>
    }
}

/// A callback that changes a part of the game.
fn changing<T: 'static>(game: &UseStateHandle<NewGame>, change: fn(T, NewGame) -> NewGame) -> Callback<T> {
    let game = game.clone();
    Callback::from(move |part| game.set(change(part, *game)))
}

/// Says what a smaller game is, with a link to its lesson.
fn about(variant: &str) -> Html {
    let Some(&(.., how)) = OTHERS.iter().find(|(name, ..)| family(name) == family(variant)) else {
        return Html::default();
    };
    html! {
        <div class="about">
            <p class="how">{ words::text(how) }</p>
            <a class="link" data-action="lesson" href={lesson(variant)}>{ words::text("live-learn-first") }</a>
        </div>
    }
}

/// Draws the choice of who plays across.
fn across(now: NewGame, set: impl Fn(NewGame) + Clone + 'static) -> Html {
    let across = [
        (now.with(Across::Computer), "across-computer", "computer"),
        (now.at_one_screen(), "same-screen", "device"),
        (now.with(Across::Friend), "across-friend", "link"),
        (now.with(Across::Nobody), "across-nobody", "rematch"),
    ];
    let across = across.map(|(then, action, sign)| Chip {
        action: action.into(),
        chosen: (now.across, now.by_links()) == (then.across, then.by_links()),
        then,
        content: html! { <>{ icon(sign) }<strong>{ words::text(action) }</strong></> },
    });
    chips("across", words::text("choose-opponent"), across, set)
}

/// Draws the cards of the opponents.
fn opponents(props: &Props, now: NewGame, set: impl Fn(NewGame) + Clone + 'static) -> Html {
    // Others find the Recruit in the full choice, so that five cards fit on a phone.
    let recruit =
        props.skill == Some(Skill::Never) || Opponent::with(props.game.strength).is_some_and(Opponent::is_recruit);
    let opponents = recruit.then_some(Opponent::RECRUIT).into_iter().chain(Opponent::ALL);
    let opponents = opponents.map(|it| opponent(now, it, best_met(&props.progress, now.variant, it)));
    chips("opponents", words::text("time"), opponents, set)
}

/// Draws the switch of the coach.
fn coach(props: &Props, game: &UseStateHandle<NewGame>) -> Html {
    let is_on = game.coach.unwrap_or(props.coach && is_usual(game.strength, game.control));
    let onchange = {
        let game = game.clone();
        Callback::from(move |_: Event| game.set(NewGame { coach: Some(!is_on), ..*game }))
    };
    html! {
        <label class="switch coach">
            <input type="checkbox" data-action="coach" checked={is_on} {onchange} />
            <span>{ words::text("coach") }{ " " }<small>{ words::text("coach-says") }</small></span>
        </label>
    }
}

/// Explains how to play against an opponent other than this computer.
fn how(now: NewGame) -> &'static str {
    match now.across {
        Across::Friend if now.by_links() => "links-how",
        Across::Friend => "friend-how",
        Across::Nobody | Across::Computer => "nobody-how",
    }
}

fn opponent(now: NewGame, it: Opponent, won: Option<Climb>) -> Chip<NewGame> {
    let strength = Strength::Level(it.level());
    Chip {
        action: it.name.into(),
        chosen: Opponent::with(now.strength) == Some(it),
        then: NewGame { strength, ..now },
        content: html! {
            <>
                { face(it) }
                <strong>
                    { words::text(it.name) }
                    if let Some(won) = won {
                        { " " }<small class="beaten">{ mark(matches!(won, Climb::Counts(_))) }{ words::beaten(won) }</small>
                    }
                </strong>
                <small>{ words::character(it, now.variant) }</small>
            </>
        },
    }
}
