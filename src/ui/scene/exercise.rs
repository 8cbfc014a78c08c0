//! The scene of a lesson, of practice against the engine, or of a game whose moves are guessed.

use super::told::{Tone, board_words, prompt};
use super::{Scene, Seen, StatusLine, advice, draw};
use crate::game::{Game, Touch};
use crate::session::Exercise;
use crate::session::exercise::Task;
use crate::words;

/// The scene of an exercise, with its statement in the status line. `beside` is true if the statement is added to the
/// description of the last move, and `refused` if the reader's move was refused.
pub fn exercise_scene<G: Game, T: Task<G>>(
    run: &Exercise<G, T>,
    hinted: Vec<Touch>,
    (said, beside): (String, bool),
    refused: bool,
) -> Scene {
    let board = run.board();
    let own = board_words(board);
    let number = own.number + run.number();
    // A refusal by the board and the prompt for the next touch come first.
    let words = if own.tone == Tone::Refusal || prompt(board).is_some() {
        StatusLine { number, ..own }
    } else {
        let text = if beside { words::sentences(&[own.text, said]) } else { said };
        let tone = if beside { own.tone } else { Tone::Plain };
        StatusLine { text, tone: if refused { Tone::Refusal } else { tone }, number }
    };
    let advice = advice(board.position(), &hinted);
    Scene { advice, ..draw(&Seen::new(board, &[], hinted), words) }
}

/// The scene of a puzzle with a hint. The task beside the board says whose move it is, so the status line does not.
pub fn puzzle_scene<G: Game, T: Task<G>>(run: &Exercise<G, T>, hinted: Vec<Touch>) -> Scene {
    let board = run.board();
    let mut words = board_words(board);
    if board.notice().0.is_none() && prompt(board).is_none() && !run.is_over() {
        words.text.clear();
    }
    let advice = advice(board.position(), &hinted);
    Scene { advice, ..draw(&Seen::new(board, &[], hinted), words) }
}
