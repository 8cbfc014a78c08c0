//! The scene of a live game.

use super::{Scene, Seen, draw, told};
use crate::game::{Game, Touch};
use crate::live::LiveGame;
use crate::session::LiveBoard;

/// Returns the scene of a live game.
pub fn live_scene<G: Game>(board: &LiveBoard<G>, game: &LiveGame<G>) -> Scene {
    let planned: &[Touch] = board.planned().unwrap_or_default();
    let seen = Seen { board: board.board(), planned, hinted: Vec::new() };
    let result = game.outcome().map_or("", |outcome| outcome.result());
    let scene = draw(&seen, told::board_words(board.board()));
    Scene { verdict: result, result: if board.is_looking() { scene.result } else { result }, ..scene }
}
