//! An exercise against the engine, and the lists of exercises.

use std::rc::Rc;

use yew::prelude::*;

use super::frame::{LessonFrame, NextStep};
use super::marks::starred;
use super::{Opened, Props, Studied};
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::session::exercise::Phase;
use crate::session::lesson::LessonProgress;
use crate::session::practice::{GROUPS, Group, Practice, PracticeStage, find, following, name};
use crate::session::{Board, ExerciseAction, ExerciseEffect, Study};
use crate::ui::icon::icon;
use crate::ui::scene::exercise_scene;
use crate::words;

/// The name under which an exercise's result is stored.
pub(super) fn kept_as(group: &Group, place: usize) -> String {
    format!("{}-{}", Study::Practice.name(), name(group, place))
}

/// Opens the exercise that the address names.
pub(super) fn begin(props: &Props) -> Option<Opened> {
    let (group, place) = find(&props.open)?;
    Some((Box::new(Practice::begin(group, place)?), Vec::new()))
}

impl Studied for Practice<AnyPosition> {
    fn update(&mut self, action: ExerciseAction) -> Vec<ExerciseEffect> {
        self.update(action)
    }

    fn board(&self) -> &Board<AnyPosition> {
        self.board()
    }

    fn is_done(&self) -> bool {
        *self.stage() == PracticeStage::Reached
    }

    fn keep(&self, props: &Props, stars: u32) {
        let (group, place) = self.place();
        props.on_reached.emit((kept_as(group, place), stars));
    }

    fn frame(&self, props: &Props) -> LessonFrame {
        let said = words::practice_said(self);
        let missed = matches!(self.stage(), PracticeStage::Missed(_));
        let scene = Rc::new(exercise_scene(self, self.hinted(), said.clone(), missed));
        let (group, place) = self.place();
        let [title, text] = words::practice_group(group);
        let next = match following(group, place) {
            Some((group, place)) if self.is_done() => NextStep::Link(Study::Practice.address(&name(group, place))),
            None if self.is_done() => NextStep::End,
            _ => NextStep::Button(false),
        };
        let (moves, position) = (self.goal().moves(), self.board().position());
        LessonFrame {
            id: name(group, place),
            step: 0,
            solved: self.is_done(),
            thinking: self.phase() == Phase::Waiting,
            fresh: self.board().last_move().is_none() && self.hint().is_none() && scene.words.text == said.0,
            place: words::practice_place(place + 1, group.exercises.len()),
            title,
            steps: ((moves - self.left()).into(), moves.into()),
            marks: starred(self.stars(), words::stars_left(self.stars())),
            task: words::practice_goal(self.goal(), position.goal()),
            text,
            record: None,
            list: exercises(group, Some(place), &props.progress),
            hint: ("hint", self.phase() == Phase::Asked && self.board().outcome().is_none()),
            advice: self.hint().map(|m| position.uci(m)),
            next,
            scene,
        }
    }
}

/// Draws all groups for the list.
pub(super) fn groups(progress: &LessonProgress) -> Html {
    html! {
        <>
            <h2 id="practice">{ words::text("practice-heading") }</h2>
            <p>{ words::text("practice-intro") }</p>
            <div class="learn-chapters">
                { for GROUPS.iter().map(|group| {
                    let [title, text] = words::practice_group(group);
                    html! { <section><h3>{ title }</h3><p>{ text }</p>{ exercises(group, None, progress) }</section> }
                }) }
            </div>
        </>
    }
}

/// Draws the exercises of a group. One of them may be open.
fn exercises(group: &'static Group, open: Option<usize>, progress: &LessonProgress) -> Html {
    let [title, _] = words::practice_group(group);
    let exercise = |place: usize| {
        let stars = progress.stars(&kept_as(group, place));
        let says = words::practice_exercise(place + 1, stars);
        html! {
            <li>
                <a href={Study::Practice.address(&name(group, place))} aria-label={says} aria-current={(open == Some(place)).then_some("page")}
                    class={classes!((stars > 0).then_some("won"))}>
                    { place + 1 }
                    if stars > 0 { { icon("star") } }
                </a>
            </li>
        }
    };
    html! { <ol class="exercises" aria-label={title}>{ for (0..group.exercises.len()).map(exercise) }</ol> }
}
