//! The frame of a lesson.

use std::rc::Rc;

use super::course::course;
use super::frame::{CourseEnd, LessonFrame, NextStep};
use super::marks::starred;
use super::{Opened, Props, Studied};
use crate::game::any::AnyPosition;
use crate::game::rules;
use crate::session::ladder::top;
use crate::session::lesson::{COURSE, LessonSaid, Run, after, find};
use crate::session::{Board, ExerciseAction, ExerciseEffect, NewGame, Opponent, Study};
use crate::ui::scene::exercise_scene;
use crate::words;

/// Opens the lesson that the address names.
pub(super) fn begin(props: &Props) -> Option<Opened> {
    let (chapter, place) = find(&props.open)?;
    let lesson = &chapter.lessons[place];
    props.on_learned.emit((lesson.id, 0));
    Some((Box::new(Run::begin(lesson)?), Vec::new()))
}

impl Studied for Run<AnyPosition> {
    fn update(&mut self, action: ExerciseAction) -> Vec<ExerciseEffect> {
        self.update(action)
    }

    fn board(&self) -> &Board<AnyPosition> {
        self.board()
    }

    fn is_done(&self) -> bool {
        self.is_over()
    }

    fn keep(&self, props: &Props, stars: u32) {
        props.on_learned.emit((self.lesson().id, stars as u8));
    }

    fn frame(&self, props: &Props) -> LessonFrame {
        let (lesson, said) = (self.lesson(), self.stage());
        let refused = matches!(
            said,
            LessonSaid::Wrong(_)
                | LessonSaid::NoCheck
                | LessonSaid::Stalemate
                | LessonSaid::Answered(_)
                | LessonSaid::Punished(_)
        );
        let (chapter, place) = find(lesson.id).expect("the lesson was found by its name");
        let mut hinted = self.hinted();
        if chapter.is_chess() && hinted.is_empty() {
            // Beginners cannot read coordinates yet.
            hinted.extend(self.target());
        }
        let mut scene = exercise_scene(self, hinted, (words::lesson_said(self), false), refused);
        if chapter.is_chess() {
            // Prisons and airfields mean nothing yet, and the board can use their room.
            scene.trays.clear();
        }
        let next = match after(lesson.id) {
            _ if !self.is_solved() => NextStep::Button(self.is_over()),
            None if COURSE.last() == Some(lesson) => NextStep::Game(finale(props)),
            Some(lesson) => NextStep::Link(Study::Lesson.address(lesson.id)),
            None => NextStep::End,
        };
        LessonFrame {
            id: lesson.id.to_owned(),
            step: self.step(),
            solved: self.is_solved(),
            thinking: *said == LessonSaid::Right,
            fresh: matches!(said, LessonSaid::Task | LessonSaid::Onward)
                && scene.words.text == words::lesson_said(self),
            place: words::lesson_place(place + 1, chapter.lessons.len()),
            title: words::text(lesson.id),
            steps: (self.step() + usize::from(self.is_over()), lesson.steps.len()),
            marks: starred(self.stars(), words::stars_left(self.stars())),
            task: words::lesson_task(self).to_owned(),
            text: words::lesson_part(lesson, "text").unwrap_or_default(),
            record: None,
            list: course(chapter, lesson.id, &props.progress),
            hint: (if self.shows_next() { "learn-show" } else { "hint" }, self.board().is_open()),
            advice: None,
            next,
            scene: Rc::new(scene),
        }
    }
}

/// The end of the course: its stars, and the first game.
fn finale(props: &Props) -> CourseEnd {
    let stars = COURSE.iter().map(|lesson| usize::from(props.progress.stars(lesson.id))).sum();
    let opponent = Opponent::for_skill(props.skill);
    CourseEnd {
        stars: (stars, 3 * COURSE.len()),
        says: words::course_finished(stars, 3 * COURSE.len()),
        game: NewGame::for_skill(rules::DEFAULT, props.skill),
        play: words::game_after_course(opponent, !props.kept && top(&props.progress, rules::DEFAULT).is_none()),
        kept: props.kept,
    }
}
