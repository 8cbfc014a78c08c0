//! An exercise against the engine, and the lists of exercises.

use std::rc::Rc;

use yew::prelude::*;

use super::frame::{LessonFrame, NextStep};
use super::marks::{link_to, starred};
use crate::game::Game;
use crate::game::any::AnyPosition;
use crate::session::Study;
use crate::session::lesson::LessonProgress;
use crate::session::practice::{GROUPS, Group, Practice, PracticeStage, following, name};
use crate::ui::icon::icon;
use crate::ui::scene::practice_scene;
use crate::words;

/// The name under which an exercise's result is stored.
pub(super) fn kept_as(group: &Group, place: usize) -> String {
    format!("{}-{}", Study::Practice.name(), name(group, place))
}

pub(super) fn practice(run: &Practice<AnyPosition>, progress: &LessonProgress) -> LessonFrame {
    let scene = Rc::new(practice_scene(run));
    let (group, place) = run.place();
    let [title, text] = words::practice_group(group);
    let reached = run.stage() == PracticeStage::Reached;
    let next = match following(group, place) {
        Some((group, place)) if reached => NextStep::Link(link_to(Study::Practice, &name(group, place))),
        None if reached => NextStep::End,
        _ => NextStep::Button(false),
    };
    let moves = run.goal().moves();
    LessonFrame {
        id: name(group, place),
        step: 0,
        solved: reached,
        thinking: matches!(run.stage(), PracticeStage::Thinking | PracticeStage::Judging | PracticeStage::Hinting),
        fresh: run.board().last_move().is_none()
            && run.hint().is_none()
            && scene.words.text == words::practice_said(run).0,
        place: words::practice_place(place + 1, group.exercises.len()),
        title,
        steps: ((moves - run.left()).into(), moves.into()),
        marks: starred(run.stars(), words::stars_left(run.stars())),
        task: words::practice_goal(run.goal(), run.board().position().goal()),
        text,
        list: exercises(group, Some(place), progress),
        hint: ("hint", run.stage() == PracticeStage::Asked && run.board().outcome().is_none()),
        advice: run.hint().map(|m| run.board().position().uci(m)),
        next,
        scene,
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
                <a href={link_to(Study::Practice, &name(group, place))} aria-label={says} aria-current={(open == Some(place)).then_some("page")}
                    class={classes!((stars > 0).then_some("won"))}>
                    { place + 1 }
                    if stars > 0 { { icon("star") } }
                </a>
            </li>
        }
    };
    html! { <ol class="exercises" aria-label={title}>{ for (0..group.exercises.len()).map(exercise) }</ol> }
}
