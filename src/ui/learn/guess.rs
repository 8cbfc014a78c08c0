//! A game whose moves the user guesses, and the list of these games.

use std::rc::Rc;

use yew::prelude::*;

use super::frame::{LessonFrame, NextStep};
use super::{Opened, Props, Studied};
use crate::game::any::AnyPosition;
use crate::game::{Colours, Game, Side};
use crate::link::compact;
use crate::session::guess::{GuessGame, GuessStage, Guessing, Rating, entries, find, name};
use crate::session::lesson::LessonProgress;
use crate::session::{Board, ExerciseAction, ExerciseEffect, Study};
use crate::ui::scene::exercise_scene;
use crate::ui::storage;
use crate::words;

/// The name in the tab's storage of the game that was left.
const KEPT: &str = "hostage-chess.guess";

/// Opens the game that the address names.
pub(super) fn begin(props: &Props) -> Option<Opened> {
    let (entry, side) = find(&props.open)?;
    let replay = compact::read(entry.game).ok()?.follow().ok()?;
    let (mut run, effects) = Guessing::<AnyPosition>::begin(entry, side, replay);
    run.resume(&storage::tab_text(KEPT));
    Some((Box::new(run), effects))
}

impl Studied for Guessing<AnyPosition> {
    fn update(&mut self, action: ExerciseAction) -> Vec<ExerciseEffect> {
        let effects = self.update(action);
        // The game that was begun last is kept until it is over or begins again.
        let id = name(self.entry(), self.side());
        match self.kept() {
            Some(text) => storage::keep_in_tab(KEPT, &text),
            None if storage::tab_text(KEPT).split(' ').next() == Some(&id) => storage::keep_in_tab(KEPT, ""),
            None => {}
        }
        effects
    }

    fn board(&self) -> &Board<AnyPosition> {
        self.board()
    }

    fn is_done(&self) -> bool {
        matches!(self.stage(), GuessStage::Judged(_) | GuessStage::Over)
    }

    fn keep(&self, props: &Props, hundredths: u32) {
        props.on_reached.emit((self.entry().id.to_owned(), hundredths));
    }

    fn frame(&self, _: &Props) -> LessonFrame {
        let (stage, said) = (self.stage(), words::guess_said(self));
        let bad = matches!(stage, GuessStage::Judged(judged) if matches!(judged.rating, Rating::Bad(_)));
        let scene = Rc::new(exercise_scene(self, Vec::new(), said.clone(), bad));
        let (entry, colours) = (self.entry(), self.board().position().layout().colours());
        let (asked, watching) = (*stage == GuessStage::Asked, *stage == GuessStage::Watching);
        let next = match entries().skip_while(|other| other.id != entry.id).nth(1) {
            _ if !self.is_over() => NextStep::Button(watching || self.is_done()),
            Some(entry) => NextStep::Link(Study::Guess.address(&name(entry, entry.winner))),
            None => NextStep::End,
        };
        let (points, most) = self.points();
        LessonFrame {
            id: name(entry, self.side()),
            step: 0,
            solved: self.is_over(),
            thinking: watching || *stage == GuessStage::Judging,
            fresh: (asked || watching) && scene.words.text.ends_with(&said.0),
            place: words::guess_place(self.place(), self.count().1),
            title: words::guess_title(entry),
            steps: self.count(),
            marks: html! { <span class="points" aria-label={words::guess_points((points, most))} role="img" data-points={points.to_string()}>{ format!("{points}/{most}") }</span> },
            task: words::guess_task(self.side(), colours),
            text: words::guess_note(entry, self.played()).filter(|_| asked).unwrap_or(words::text("guess-how")),
            record: Some(self.is_over()),
            list: html! { <p class="guess-other">{ other(entry, self.side(), colours) }</p> },
            hint: ("learn-show", asked),
            advice: None,
            next,
            scene,
        }
    }
}

/// Draws the link to the same game from the other side.
fn other(entry: GuessGame, side: Side, colours: Colours) -> Html {
    html! { <a class="quiet" href={Study::Guess.address(&name(entry, !side))}>{ words::guess_other(!side, colours) }</a> }
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
                                <a href={Study::Guess.address(&name(entry, entry.winner))} data-guess={entry.id}>
                                    <span>{ words::guess_title(entry) }</span>
                                    <small>{ words::guess_best(progress.reached(entry.id)) }</small>
                                </a>
                            </li>
                        }) }
                    </ol>
                </section>
            </div>
        </>
    }
}
