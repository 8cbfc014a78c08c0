//! Text of the game review.

use super::rules::outcome_message;
use super::{Context, say, say_in, text};
use crate::game::message::{Message, Value};
use crate::game::{Colours, Ending, Layout, Side};
use crate::session::review::judge::Verdict;
use crate::session::review::reasons::{Force, Loss, Manner, MistakeReason};

/// Returns the progress of a review: `12 of 118`.
pub fn review_progress(done: usize, of: usize) -> String {
    say(&Message::new("review-progress-of").with("done", done).with("of", of))
}

/// Returns the heading of a review: `Your game in 3 moments`.
pub fn story(own: bool, moments: usize) -> String {
    say(&Message::new(if own { "story-own" } else { "story-any" }).with("number", moments))
}

/// Returns the number of a move with what it was: `Move 12 · blunder`.
pub fn story_move(number: u32, bad: Option<Verdict>) -> String {
    let what = bad.map_or(text("story-good"), verdict);
    format!("{} · {what}", say(&Message::new("story-move").with("move", number)))
}

/// Returns the number of moves of a game: `All 38 moves`.
pub fn story_all(moves: usize) -> String {
    say(&Message::new("story-all").with("number", moves))
}

/// Returns how many moves have each verdict: `2 blunders, 1 mistake`.
pub fn story_counts(counts: &[(Verdict, usize)]) -> String {
    let parts: Vec<Value> =
        counts.iter().filter(|(_, number)| *number > 0).map(|(what, number)| verdicts(*number, *what).into()).collect();
    if parts.is_empty() {
        return text("story-clean").to_owned();
    }
    say(&Message::new("graph-place").with("parts", Value::List(parts)))
}

/// Returns the accuracy of a player's moves, `33% accuracy`, in three parts: the number is the second one.
pub fn accuracy(share: u32) -> [String; 3] {
    let number = super::percent(share);
    let said = say(&Message::new("accuracy").with("percent", number.clone()));
    let (before, after) = said.split_once(&number).unwrap_or(("", ""));
    [before.to_owned(), number, after.to_owned()]
}

/// Returns the name of a verdict.
pub fn verdict(verdict: Verdict) -> &'static str {
    text(match verdict {
        Verdict::Inaccuracy => "verdict-inaccuracy",
        Verdict::Mistake => "verdict-mistake",
        Verdict::Blunder => "verdict-blunder",
    })
}

/// Returns the number of moves with a verdict: `2 inaccuracies`.
pub fn verdicts(number: usize, what: Verdict) -> String {
    let id = match what {
        Verdict::Inaccuracy => "verdicts-inaccuracy",
        Verdict::Mistake => "verdicts-mistake",
        Verdict::Blunder => "verdicts-blunder",
    };
    say(&Message::new(id).with("number", number))
}

/// Returns the label of a point of the graph: `12…Qxe4, blunder, White 34%`.
pub fn graph_place(mv: &str, bad: Option<Verdict>, chances: Option<u32>, colours: Colours) -> String {
    let chances =
        chances.map(|chances| Message::new("graph-chances").with("side", Side::White).with("percent", chances).into());
    let parts = [Some(mv.into()), bad.map(|bad| verdict(bad).into()), chances];
    let parts: Vec<Value> = parts.into_iter().flatten().collect();
    say_in(&Message::new("graph-place").with("parts", Value::List(parts)), colours)
}

/// Describes a win that is forced within this many moves.
pub(super) fn forced_win(moves: u32, goal: Ending) -> Message {
    let id = match goal {
        Ending::Checkmate => "end-mate",
        Ending::KingTaken => "end-king",
        _ => "end-win",
    };
    Message::new(id).with("moves", moves)
}

pub(super) const fn manner(manner: Manner) -> Value {
    Value::Case(match manner {
        Manner::Drop => "drop",
        Manner::Exchange => "exchange",
        Manner::Promotion => "promotion",
        Manner::Plain => "plain",
    })
}

/// Adds to a message what the move forces.
pub(super) fn forced(message: Message, force: Force) -> Message {
    let case = |case| message.clone().with("force", Value::Case(case));
    match force {
        Force::End(1) => case("mate-now"),
        Force::End(moves) => case("mate").with("moves", moves),
        Force::Check => case("check"),
        Force::Wins(kind) => case("wins").with("lost", kind),
        Force::Plain => case("plain"),
    }
}

/// Returns the case of a message for the way in which a piece is lost.
pub(super) const fn loss_case(loss: Loss) -> Value {
    Value::Case(match loss {
        Loss::Taken => "taken",
        Loss::TakenOver => "taken-over",
        Loss::Pulled => "pulled",
    })
}

/// Returns the reason why a move was bad: `Took a knight that can be ransomed with mate: (N)N*f2#.` Without another
/// reason, says how far the chances fell, from `was` to `is` percent.
pub fn reason(why: &MistakeReason, layout: &Layout, goal: Ending, chances: (u32, u32)) -> String {
    let (message, by) = told(why, goal, chances);
    let sentence = Message::new(if by.is_empty() { "review-reason" } else { "review-reason-line" });
    say_in(&sentence.with("reason", message).with("line", super::shown_move(by)), Context::from(layout))
}

/// Returns the reason why a move was bad, and the reply that shows it.
pub(super) fn told(why: &MistakeReason, goal: Ending, (was, is): (u32, u32)) -> (Message, &str) {
    let new = Message::new;
    match why {
        MistakeReason::BoughtBack { taken, force, by } => {
            (forced(new("bought-back").with("kind", *taken), *force), by.as_str())
        }
        MistakeReason::DroppedAtOnce { paid, force, by } => {
            (forced(new("dropped-at-once").with("kind", *paid), *force), by.as_str())
        }
        MistakeReason::Overpaid(paid, enough) => (new("overpaid").with("paid", *paid).with("enough", *enough), ""),
        MistakeReason::Dear(paid, rescued) => (new("dear").with("paid", *paid).with("rescued", *rescued), ""),
        MistakeReason::Thawed(at) => (new("let-thaw").with("at", *at), ""),
        MistakeReason::NotFrozen(at, true) => (new("not-frozen-check").with("at", *at), ""),
        MistakeReason::NotFrozen(at, false) => (new("not-frozen").with("at", *at), ""),
        MistakeReason::Loses { piece, at, loss, moved, pays, by } => {
            let id = if *moved { "put-to-be-lost" } else { "left-to-be-lost" };
            let message = new(id).with("kind", *piece).with("at", *at).with("loss", loss_case(*loss));
            (message.with("pays", *pays), by.as_str())
        }
        MistakeReason::Allowed { moves, manner: how, by } => {
            (new("allowed-end").with("end", forced_win(*moves, goal)).with("manner", manner(*how)), by.as_str())
        }
        MistakeReason::Missed(moves, how) => {
            (new("missed-end").with("end", forced_win(*moves, goal)).with("manner", manner(*how)), "")
        }
        MistakeReason::Drew(ending) => (new("gave-draw").with("ending", outcome_message(*ending)), ""),
        MistakeReason::NotTaken(kind, at, loss) => {
            (new("not-taken").with("kind", *kind).with("at", *at).with("loss", loss_case(*loss)), "")
        }
        MistakeReason::NotSeen(how, check) => (new("not-seen").with("manner", manner(*how)).with("check", *check), ""),
        MistakeReason::Answered(how, check, by) => {
            (new("allowed-move").with("manner", manner(*how)).with("check", *check), by.as_str())
        }
        MistakeReason::Fell(by) => (new("chances-fell").with("was", was).with("is", is), by.as_str()),
    }
}

/// Asks the reader for a better move than this one. `place` is the number of the mistake, from 1, among so many.
pub fn retry_ask(side: Side, mv: &str, place: Option<(usize, usize)>, colours: Colours) -> String {
    let message = Message::new(if place.is_some() { "retry-ask" } else { "retry-ask-one" });
    let (index, of) = place.unwrap_or_default();
    say_in(&message.with("side", side).with("move", mv).with("index", index).with("of", of), colours)
}
