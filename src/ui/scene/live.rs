//! The scene of a live game.

use super::{Scene, Seen, draw, told};
use crate::game::{Game, Touch};
use crate::live::LiveGame;
use crate::session::LiveBoard;

/// Returns the scene of a live game.
pub fn live_scene<G: Game>(board: &LiveBoard<G>, game: &LiveGame<G>) -> Scene {
    let unconfirmed = board.unconfirmed();
    let spelling = unconfirmed.and_then(|mv| game.position().spellings(mv).pop());
    let planned: &[Touch] = spelling.as_deref().or(board.planned()).unwrap_or_default();
    let seen = Seen { board: board.board(), planned, hinted: Vec::new() };
    let result = game.outcome().map_or("", |outcome| outcome.result());
    let words = match unconfirmed {
        Some(mv) => told::confirm_words(board.board(), mv),
        None => told::board_words(board.board()),
    };
    let scene = draw(&seen, words);
    Scene {
        verdict: result,
        result: if board.is_looking() { scene.result } else { result },
        unconfirmed: unconfirmed.is_some(),
        ..scene
    }
}
