//! A lesson, an exercise or a game that is guessed, as it is seen.

use super::told::{Tone, Words, board_words, prompt};
use super::{Scene, Seen, advice, draw};
use crate::game::{Game, Touch};
use crate::session::Board;
use crate::session::guess::{self, Guessing, Rating};
use crate::session::lesson::{Run, Said};
use crate::session::practice::{Practice, Stage};
use crate::words;

/// Draws up the picture of a lesson: its board, and in the line of words what it says.
pub fn lesson_scene<G: Game>(run: &Run<G>) -> Scene {
    taught(run.board(), run.hinted(), lesson_words(run))
}

/// Draws up the picture of an exercise.
pub fn practice_scene<G: Game>(run: &Practice<G>) -> Scene {
    taught(run.board(), run.hinted(), practice_words(run))
}

/// Draws up the picture of a game that is guessed.
pub fn guess_scene<G: Game>(run: &Guessing<G>) -> Scene {
    taught(run.board(), Vec::new(), guess_words(run))
}

fn taught<G: Game>(board: &Board<G>, hinted: Vec<Touch>, words: Words) -> Scene {
    let advice = advice(&hinted);
    let scene = draw(&Seen { board, planned: &[], hinted }, words);
    Scene { advice, ..scene }
}

/// What the rules refuse and what is to be touched next; else `said`, with what the board says.
fn taught_words<G: Game>(board: &Board<G>, number: u32, said: impl FnOnce(Words) -> Words) -> Words {
    let own = board_words(board);
    let own = Words { number: own.number + number, ..own };
    if own.tone == Tone::Refusal || prompt(board).is_some() { own } else { said(own) }
}

fn lesson_words<G: Game>(run: &Run<G>) -> Words {
    let (lesson, number) = run.said();
    let tone = match lesson {
        Said::Wrong(_) | Said::NoCheck | Said::Answered(_) | Said::Punished(_) => Tone::Refusal,
        Said::Task | Said::Right | Said::Onward | Said::Done | Said::Hint | Said::Shown(_) => Tone::Plain,
    };
    taught_words(run.board(), number, |own| Words { text: words::lesson_said(run), tone, ..own })
}

fn practice_words<G: Game>(run: &Practice<G>) -> Words {
    let tone = matches!(run.stage(), Stage::Missed(_)).then_some(Tone::Refusal);
    taught_words(run.board(), run.number(), |own| told(own, words::practice_said(run), tone))
}

fn guess_words<G: Game>(run: &Guessing<G>) -> Words {
    let bad = matches!(run.stage(), guess::Stage::Judged(judged) if matches!(judged.rating, Rating::Bad(_)));
    let tone = bad.then_some(Tone::Refusal);
    taught_words(run.board(), run.number(), |own| told(own, words::guess_said(run), tone))
}

/// What is said beside what the board says, or in its place.
fn told(own: Words, (said, beside): (String, bool), tone: Option<Tone>) -> Words {
    let tone = tone.unwrap_or(if beside { own.tone } else { Tone::Plain });
    let text = if beside { format!("{} {said}", own.text).trim().to_owned() } else { said };
    Words { text, tone, ..own }
}
