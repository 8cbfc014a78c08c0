//! A game whose moves the user guesses, and the list of these games.

use std::rc::Rc;

use yew::prelude::*;

use super::frame::{LessonFrame, NextStep};
use super::marks::link_to;
use crate::game::any::AnyPosition;
use crate::game::{Colours, Game, Side};
use crate::link::compact;
use crate::session::Study;
use crate::session::guess::{GuessEffect, GuessGame, GuessStage, Guessing, entries, find, name};
use crate::session::lesson::LessonProgress;
use crate::ui::panel::Record;
use crate::ui::scene::guess_scene;
use crate::words;

/// The name under which a game's best score is stored.
pub(super) fn kept_as(entry: GuessGame) -> String {
    entry.id.to_owned()
}

/// Starts the game of this name. Returns None if no game has it.
pub(super) fn begin(asked: &str) -> Option<(Guessing<AnyPosition>, Vec<GuessEffect>)> {
    let (entry, side) = find(asked)?;
    let replay = compact::read(entry.game).ok()?.follow().ok()?;
    Some(Guessing::begin(entry, side, replay))
}

pub(super) fn guess(run: &Guessing<AnyPosition>) -> LessonFrame {
    let scene = Rc::new(guess_scene(run));
    let (entry, colours) = (run.entry(), run.board().position().layout().colours());
    let over = *run.stage() == GuessStage::Over;
    let next = match entries().skip_while(|other| other.id != entry.id).nth(1) {
        _ if !over => NextStep::Button(matches!(run.stage(), GuessStage::Watching | GuessStage::Judged(_))),
        Some(entry) => NextStep::Link(link_to(Study::Guess, &name(entry, entry.winner))),
        None => NextStep::End,
    };
    let (points, most) = run.points();
    let asked = *run.stage() == GuessStage::Asked;
    LessonFrame {
        id: name(entry, run.side()),
        step: 0,
        solved: over,
        thinking: matches!(run.stage(), GuessStage::Watching | GuessStage::Judging),
        fresh: (asked || *run.stage() == GuessStage::Watching) && scene.words.text.ends_with(&words::guess_said(run).0),
        place: words::guess_place(run.count()),
        title: words::guess_title(entry),
        steps: run.count(),
        marks: html! { <span class="points" aria-label={words::guess_points(run.points())} role="img" data-points={points.to_string()}>{ format!("{points}/{most}") }</span> },
        task: words::guess_task(run.side(), colours),
        text: words::guess_note(entry, run.played()).filter(|_| asked).unwrap_or(words::text("guess-how")),
        list: html! {
            <>
                <Record plies={scene.record.clone()} all={scene.plies} result="" on_go={Callback::noop()} />
                <p class="guess-other">{ other(entry, run.side(), colours) }</p>
            </>
        },
        hint: ("learn-show", asked),
        advice: None,
        next,
        scene,
    }
}

/// Draws the link to the same game from the other side.
fn other(entry: GuessGame, side: Side, colours: Colours) -> Html {
    html! { <a class="quiet" href={link_to(Study::Guess, &name(entry, !side))}>{ words::guess_other(!side, colours) }</a> }
}

/// Draws all games for the list.
pub(super) fn games(progress: &LessonProgress) -> Html {
    html! {
        <>
            <h2 id="guess">{ words::text("guess-heading") }</h2>
            <p>{ words::text("guess-intro") }</p>
            <div class="learn-chapters">
                <section>
                    <ol class="course" aria-label={words::text("guess-heading")}>
                        { for entries().map(|entry| html! {
                            <li>
                                <a href={link_to(Study::Guess, &name(entry, entry.winner))} data-guess={entry.id}>
                                    <span>{ words::guess_title(entry) }</span>
                                    <small>{ words::guess_best(progress.best(&kept_as(entry))) }</small>
                                </a>
                            </li>
                        }) }
                    </ol>
                </section>
            </div>
        </>
    }
}
