//! A lesson.

use std::rc::Rc;

use super::course::course;
use super::frame::{Frame, Next};
use super::marks::{link_to, starred};
use crate::game::any::AnyPosition;
use crate::session::Study;
use crate::session::lesson::{Chapter, Progress, Run, Said, after};
use crate::ui::scene::lesson_scene;
use crate::words;

pub(super) fn lesson(run: &Run<AnyPosition>, chapter: &'static Chapter, place: usize, progress: &Progress) -> Frame {
    let scene = Rc::new(lesson_scene(run));
    let lesson = run.lesson();
    let next = match after(lesson.id) {
        _ if !run.is_solved() => Next::Button(run.is_done()),
        Some(lesson) => Next::Link(link_to(Study::Lesson, lesson.id)),
        None => Next::End,
    };
    let said = run.said().0;
    Frame {
        id: lesson.id.to_owned(),
        step: run.step(),
        solved: run.is_solved(),
        thinking: *said == Said::Right,
        fresh: *said == Said::Task && scene.words.text == words::lesson_said(run),
        place: words::lesson_place(place + 1, chapter.lessons.len()),
        title: words::text(lesson.id),
        steps: (run.step() + usize::from(run.is_done()), lesson.steps.len()),
        marks: starred(run.stars(), words::stars_to_be_had(run.stars())),
        task: words::lesson_task(run).to_owned(),
        text: words::lesson_part(lesson, "text").unwrap_or_default(),
        list: course(chapter, lesson.id, progress),
        hint: (if matches!(said, Said::Hint) { "learn-show" } else { "hint" }, run.board().is_open()),
        advice: None,
        next,
        scene,
    }
}
