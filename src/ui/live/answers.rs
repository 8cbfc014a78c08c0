//! What is said of the game that is open: answers to questions, and the clocks.

use super::hub;
use crate::game::any::AnyPosition;
use crate::game::{Colours, Game, Side};
use crate::live::LiveClock;
use crate::session::LivePlay;
use crate::words::{self, Question};

type Play = LivePlay<AnyPosition>;

/// Answers a question about the game that is open.
pub(super) fn asked(question: Question) -> String {
    hub::read(|hub| hub.play.as_ref().and_then(|play| answer(play, question))).unwrap_or_default()
}

/// Answers a question about the game. None before it has begun.
fn answer(play: &Play, question: Question) -> Option<String> {
    let live = play.board()?;
    let board = live.board();
    let (near, colours) = (board.orientation(), board.position().layout().colours());
    let label = |side: Side| clock_label(play, side, colours);
    let clocks = || words::clocks([near, !near].into_iter().filter_map(label));
    // Most games end otherwise than by the rules of the board, which know of no resignation.
    let game = play.game().filter(|_| question == Question::Turn && !live.is_looking() && board.outcome().is_none());
    if let Some((game, verdict)) = game.and_then(|game| Some((game, game.verdict?))) {
        return Some(words::live_end(verdict, game.is_contested(), play.side(), colours));
    }
    Some(words::answer(question, board.tree(), near, board.outcome().as_ref()).unwrap_or_else(clocks))
}

/// Returns what a screen reader says of a side's clock. None in a game without clocks.
pub(super) fn clock_label(play: &Play, side: Side, colours: Colours) -> Option<String> {
    let time = play.time(side)?;
    let millis = u32::try_from(time.left).unwrap_or(u32::MAX);
    Some(match has_days(play) {
        true => words::labelled(words::side_name(side, colours), &words::until_deadline(time.left)),
        false => words::clock_label(side, millis, time.low, colours),
    })
}

/// True if the players have days for a move.
pub(super) fn has_days(play: &Play) -> bool {
    matches!(play.seat().map(|seat| seat.terms().clock), Some(LiveClock::Days(_)))
}
