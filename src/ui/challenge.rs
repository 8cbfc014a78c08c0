//! The welcome for a newcomer whom a friend has sent a game: who challenges, the idea in three pictures, and two doors.
//! Games by links and live games share it.

mod pictures;

use yew::prelude::*;

use self::pictures::PICTURES;
use super::icon::{icon, signed};
use super::scene::thumb::thumb_for;
use super::text_button::saying;
use super::thumb::draw;
use super::welcome::DemoBoard;
use crate::game::any::AnyPosition;
use crate::game::rules::{DEFAULT, family};
use crate::game::{Game, Position};
use crate::link::sender;
use crate::session::Study;
use crate::session::lesson::first_lesson_of;
use crate::shell::Action;
use crate::words;

/// True if these rules belong to the main game.
pub fn is_hostage(variant: &str) -> bool {
    family(variant) == family(DEFAULT)
}

/// Returns the address of the lesson that teaches a game.
pub fn lesson(variant: &str) -> String {
    Study::Lesson.address(first_lesson_of(variant))
}

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The position, in which the reader is to move.
    pub position: AnyPosition,
    /// The fragment of the address, which has the friend's name if there is one.
    pub address: String,
    pub on_action: Callback<Action>,
}

/// The welcome to a game by links.
#[component]
pub fn Challenge(props: &Props) -> Html {
    let position = &props.position;
    // The status line of the board exists only after this screen, so it is announced then.
    use_effect_with((), {
        let on_action = props.on_action.clone();
        move |()| move || on_action.emit(Action::Repeat)
    });
    let name = sender(&props.address).and_then(|name| words::shown_friend(&name));
    let says = name.as_deref().map_or_else(|| words::text("challenge-waits").to_owned(), words::waits_for_you);
    let side = words::you_play(position.side_to_move(), position.layout().colours());
    let terms = format!("{} · {} · {side}", words::rules_name(position.variant()), words::text("live-untimed"));
    let take_up = |lesson| saying(&props.on_action, Action::TakeUp(lesson));
    let doors = html! {
        <>
            <button type="button" class="primary big" data-action="learn-first" onclick={take_up(Some(first_lesson_of(position.variant())))}>
                { signed("learn", words::text("live-learn-first")) }
            </button>
            <button type="button" class="big" data-action="just-play" onclick={take_up(None)}>{ signed("play", words::text("live-just-play")) }</button>
        </>
    };
    let note = words::text("live-no-account");
    html! {
        <main class="page challenge">
            { challenge(position, name.as_deref().unwrap_or_default(), &says, &terms, Html::default(), doors, note) }
        </main>
    }
}

/// Draws what both invitations share. `name` is the friend's name or empty, `about` stands before the doors, and `note`
/// after them.
pub fn challenge(
    position: &AnyPosition,
    name: &str,
    says: &str,
    terms: &str,
    about: Html,
    doors: Html,
    note: &'static str,
) -> Html {
    let game = words::game_name(position.variant());
    let title = words::challenge(name, game);
    let (before, after) = title.split_once(game).unwrap_or((&title, ""));
    let is_hostage = is_hostage(position.variant());
    html! {
        <>
            <div class="invite">
                <p class="challenger">
                    <span class="face" aria-hidden="true">
                        if let Some(initial) = name.chars().next() { { initial.to_uppercase().to_string() } } else { { icon("friends") } }
                    </span>
                    <span class="text"><strong><bdi>{ says }</bdi></strong>{ " " }<small>{ terms }</small></span>
                </p>
                <h2>{ before }<em>{ game }</em>{ after }</h2>
                if is_hostage {
                    <p class="lead">{ words::text("live-idea") }</p>
                    <ol class="ideas">
                        { for PICTURES.into_iter().map(|(picture, bold, rest)| html! {
                            <li>{ picture() }<span><strong>{ words::text(bold) }</strong>{ " " }{ words::text(rest) }</span></li>
                        }) }
                    </ol>
                } else {
                    <div class="challenge-picture">{ draw(&thumb_for(position, position.side_to_move())) }</div>
                }
                { about }
                <div class="live-doors">{ doors }</div>
                <p class="plain">{ note }</p>
            </div>
            if is_hostage { <DemoBoard /> }
        </>
    }
}
