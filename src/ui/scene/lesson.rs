//! A lesson, as it is seen.

use super::{Scene, Seen, advice, draw, told};
use crate::game::Game;
use crate::session::lesson::Run;

/// Draws up the picture of a lesson: its board, and in the line of words what it says.
pub fn lesson_scene<G: Game>(run: &Run<G>) -> Scene {
    let hinted = run.hinted();
    let advice = advice(&hinted);
    let scene = draw(&Seen { board: run.board(), planned: &[], hinted }, told::lesson_words(run));
    Scene { advice, ..scene }
}
