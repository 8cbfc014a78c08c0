//! Text of the lessons.

use super::{say, shown_move, text, text_if_any};
use crate::game::Game;
use crate::game::message::{Message, Value};
use crate::session::Opponent;
use crate::session::lesson::{Lesson, LessonSaid, Run};

/// Returns the text of a lesson with this name, if there is one.
pub fn lesson_part(lesson: &Lesson, part: &str) -> Option<&'static str> {
    text_if_any(&format!("{}.{part}", lesson.id))
}

/// Returns the text of a step with this name after this many moves. If there is none, returns the text at the start of
/// the step.
pub fn step_part(lesson: &Lesson, part: &str, step: usize, played: usize) -> &'static str {
    let later = || lesson_part(lesson, &format!("{part}-{}-{played}", step + 1));
    let first = || lesson_part(lesson, &format!("{part}-{}", step + 1));
    let found = if played > 0 { later().or_else(first) } else { first() };
    found.unwrap_or_default()
}

/// Returns the current task.
pub fn lesson_task<G: Game>(run: &Run<G>) -> &'static str {
    let part = if run.played() > 0 && !run.is_over() { "then" } else { "goal" };
    match step_part(run.lesson(), part, run.step(), run.played()) {
        "" => step_part(run.lesson(), "goal", run.step(), 0),
        task => task,
    }
}

/// Returns the status line of a lesson.
pub fn lesson_said<G: Game>(run: &Run<G>) -> String {
    let part = |name| step_part(run.lesson(), name, run.step(), run.played()).to_owned();
    let moved = |id, mv: &str| say(&Message::new(id).with("move", shown_move(mv)));
    match run.stage() {
        LessonSaid::Task | LessonSaid::Onward => lesson_task(run).to_owned(),
        LessonSaid::Right => text("learn-right").to_owned(),
        LessonSaid::Done => step_part(run.lesson(), "done", run.step(), 0).to_owned(),
        LessonSaid::Wrong(name) => part(name),
        LessonSaid::NoCheck => text("learn-no-check").to_owned(),
        LessonSaid::Stalemate => text("learn-stalemate").to_owned(),
        LessonSaid::Answered(mv) => moved("learn-answered", mv),
        LessonSaid::Punished(mv) => moved("learn-punished", mv),
        LessonSaid::Hint => part("hint"),
        LessonSaid::Shown(mv) => moved("learn-shown", mv),
    }
}

/// Returns the number of stars in words.
pub fn stars(stars: u8) -> String {
    if stars == 0 { text("learn-open").to_owned() } else { say(&Message::new("learn-stars").with("stars", stars)) }
}

/// Returns the number of stars that a lesson can still earn.
pub fn stars_left(stars: u8) -> String {
    say(&Message::new("learn-to-be-had").with("stars", stars))
}

/// Returns the number of a lesson in its chapter.
pub fn lesson_place(place: usize, number: usize) -> String {
    say(&Message::new("learn-place").with("place", place).with("number", number))
}

/// Returns the label of the button that resumes a lesson.
pub fn go_on_learning(title: &str) -> String {
    say(&Message::new("learn-continue").with("title", title))
}

/// Returns the error for a name that no lesson, exercise or game has.
pub fn unknown_item(name: &str) -> String {
    say(&Message::new("learn-unknown").with("name", Value::foreign(name)))
}

/// Returns the sentence at the end of the course: `You know Hostage Chess, and you hold 19 of 21 stars.`
pub fn course_finished(stars: usize, all: usize) -> String {
    say(&Message::new("learn-finished-says").with("stars", stars).with("all", all))
}

/// Returns the label of the button that begins a game after the course. `first` is true if none was played before.
pub fn game_after_course(opponent: Opponent, first: bool) -> String {
    let message = Message::new(if first { "learn-first-game" } else { "learn-a-game" });
    say(&message.with("name", text(opponent.name)))
}
