//! The frame of a lesson.

use std::rc::Rc;

use super::course::course;
use super::frame::{LessonFrame, NextStep};
use super::marks::{link_to, starred};
use crate::game::any::AnyPosition;
use crate::session::Study;
use crate::session::lesson::{LessonGroup, LessonProgress, LessonSaid, Run, after};
use crate::ui::scene::lesson_scene;
use crate::words;

pub(super) fn lesson(
    run: &Run<AnyPosition>,
    chapter: &'static LessonGroup,
    place: usize,
    progress: &LessonProgress,
) -> LessonFrame {
    let scene = Rc::new(lesson_scene(run));
    let lesson = run.lesson();
    let next = match after(lesson.id) {
        _ if !run.is_solved() => NextStep::Button(run.is_done()),
        Some(lesson) => NextStep::Link(link_to(Study::Lesson, lesson.id)),
        None => NextStep::End,
    };
    let said = run.said().0;
    LessonFrame {
        id: lesson.id.to_owned(),
        step: run.step(),
        solved: run.is_solved(),
        thinking: *said == LessonSaid::Right,
        fresh: *said == LessonSaid::Task && scene.words.text == words::lesson_said(run),
        place: words::lesson_place(place + 1, chapter.lessons.len()),
        title: words::text(lesson.id),
        steps: (run.step() + usize::from(run.is_done()), lesson.steps.len()),
        marks: starred(run.stars(), words::stars_left(run.stars())),
        task: words::lesson_task(run).to_owned(),
        text: words::lesson_part(lesson, "text").unwrap_or_default(),
        list: course(chapter, lesson.id, progress),
        hint: (if matches!(said, LessonSaid::Hint) { "learn-show" } else { "hint" }, run.board().is_open()),
        advice: None,
        next,
        scene,
    }
}
