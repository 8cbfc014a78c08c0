//! A lesson or an exercise, as it is seen.

use super::told::{Tone, Words, board_words, prompt};
use super::{Scene, Seen, advice, draw};
use crate::game::{Game, Touch};
use crate::session::Board;
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
    taught_words(run.board(), run.number(), |own| {
        let (said, beside) = words::practice_said(run);
        let text = if beside { format!("{} {said}", own.text).trim_end().to_owned() } else { said };
        let tone = if matches!(run.stage(), Stage::Missed(_)) { Tone::Refusal } else { own.tone };
        Words { text, tone, ..own }
    })
}
