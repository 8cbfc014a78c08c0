//! The scenes of a lesson, an exercise, and a game whose moves are guessed.

use super::told::{StatusLine, Tone, board_words, prompt};
use super::{Scene, Seen, advice, draw};
use crate::game::{Game, Touch};
use crate::session::Board;
use crate::session::guess::{self, Guessing, Rating};
use crate::session::lesson::{LessonSaid, Run};
use crate::session::practice::{Practice, PracticeStage};
use crate::words;

/// The scene of a lesson: its board, with the lesson's message in the status line.
pub fn lesson_scene<G: Game>(run: &Run<G>) -> Scene {
    taught(run.board(), run.hinted(), lesson_words(run))
}

/// The scene of an exercise.
pub fn practice_scene<G: Game>(run: &Practice<G>) -> Scene {
    taught(run.board(), run.hinted(), practice_words(run))
}

/// The scene of a game whose moves are guessed.
pub fn guess_scene<G: Game>(run: &Guessing<G>) -> Scene {
    taught(run.board(), Vec::new(), guess_words(run))
}

fn taught<G: Game>(board: &Board<G>, hinted: Vec<Touch>, words: StatusLine) -> Scene {
    let advice = advice(&hinted);
    let scene = draw(&Seen { board, planned: &[], hinted }, words);
    Scene { advice, ..scene }
}

/// A refusal, or the prompt for the next touch, takes precedence. Otherwise `said` builds the status line.
fn taught_words<G: Game>(board: &Board<G>, number: u32, said: impl FnOnce(StatusLine) -> StatusLine) -> StatusLine {
    let own = board_words(board);
    let own = StatusLine { number: own.number + number, ..own };
    if own.tone == Tone::Refusal || prompt(board).is_some() { own } else { said(own) }
}

fn lesson_words<G: Game>(run: &Run<G>) -> StatusLine {
    let (lesson, number) = run.said();
    let tone = match lesson {
        LessonSaid::Wrong(_) | LessonSaid::NoCheck | LessonSaid::Answered(_) | LessonSaid::Punished(_) => Tone::Refusal,
        LessonSaid::Task
        | LessonSaid::Right
        | LessonSaid::Onward
        | LessonSaid::Done
        | LessonSaid::Hint
        | LessonSaid::Shown(_) => Tone::Plain,
    };
    taught_words(run.board(), number, |own| StatusLine { text: words::lesson_said(run), tone, ..own })
}

fn practice_words<G: Game>(run: &Practice<G>) -> StatusLine {
    let tone = matches!(run.stage(), PracticeStage::Missed(_)).then_some(Tone::Refusal);
    taught_words(run.board(), run.number(), |own| told(own, words::practice_said(run), tone))
}

fn guess_words<G: Game>(run: &Guessing<G>) -> StatusLine {
    let bad = matches!(run.stage(), guess::GuessStage::Judged(judged) if matches!(judged.rating, Rating::Bad(_)));
    let tone = bad.then_some(Tone::Refusal);
    taught_words(run.board(), run.number(), |own| told(own, words::guess_said(run), tone))
}

/// Adds a message to the board's status if the flag is true, and replaces the status otherwise.
fn told(own: StatusLine, (said, beside): (String, bool), tone: Option<Tone>) -> StatusLine {
    let tone = tone.unwrap_or(if beside { own.tone } else { Tone::Plain });
    let text = if beside { format!("{} {said}", own.text).trim().to_owned() } else { said };
    StatusLine { text, tone, ..own }
}
