//! The scene of a live game.

mod notice;

pub use notice::{LiveFacts, LiveNotice, Wire, live_notice};

use super::told::{StatusLine, Tone, board_words, confirm_words, is_answer};
use super::{Scene, Seen, draw};
use crate::game::{Game, Side, Touch};
use crate::live::LiveGame;
use crate::session::LiveBoard;
use crate::words;

/// Returns the scene of a live game. `you` is the reader's side; spectators have none.
pub fn live_scene<G: Game>(board: &LiveBoard<G>, game: &LiveGame<G>, you: Option<Side>) -> Scene {
    let unconfirmed = board.unconfirmed();
    let spelling = unconfirmed.map(|mv| board.board().spelled(mv));
    let planned: &[Touch] = spelling.as_deref().or(board.planned()).unwrap_or_default();
    let seen = Seen { unconfirmed: unconfirmed.is_some(), ..Seen::new(board.board(), planned, Vec::new()) };
    let result = game.outcome().map_or("", |outcome| outcome.result());
    let words = match unconfirmed {
        Some(mv) => confirm_words(board.board(), mv),
        None => live_words(board, game, you),
    };
    let scene = draw(&seen, words);
    Scene { verdict: result, result: if board.is_looking() { scene.result } else { result }, ..scene }
}

/// The status line: that of the board, until the game ends by anything but a move. After that, answers and refusals come
/// before the end.
fn live_words<G: Game>(board: &LiveBoard<G>, game: &LiveGame<G>, you: Option<Side>) -> StatusLine {
    let words = board_words(board.board());
    let ended = game.verdict.filter(|_| game.board_outcome().is_none() && !board.is_looking());
    match ended {
        Some(verdict) if !is_answer(board.board()) => {
            let text = words::live_end(verdict, game.is_contested(), you, game.position().layout().colours());
            StatusLine { text, tone: Tone::Urgent, number: words.number + 1 }
        }
        _ if board.is_spoiled() => {
            let text = words::sentences(&[words.text.as_str(), words::text("spoiled")]);
            StatusLine { text, tone: Tone::Urgent, ..words }
        }
        Some(_) | None => words,
    }
}
