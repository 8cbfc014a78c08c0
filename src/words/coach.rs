//! Text of the coach.

use super::review::{forced, forced_win, loss_case, manner};
use super::{Context, say, say_in, shown_move};
use crate::game::message::Message;
use crate::game::{Ending, Layout};
use crate::session::play::Warning;
use crate::session::review::judge::chances;
use crate::session::review::reasons::MistakeReason;
use crate::session::review::{JudgedMove, KeyMoment, MomentKind};

/// Returns the opponent's best reply and asks whether to take the move back: `Black can buy the knight back with mate:
/// (N)N*f2#. Take back?`
pub fn coach_asks(warning: &Warning, layout: &Layout, goal: Ending) -> String {
    let ((message, by), them) = (told(warning, goal), !warning.judged.side);
    let (sentence, line) = match warning.reason {
        // The sentence has not said yet whose move it is nor what it does, so words follow instead of notation.
        MistakeReason::Fell(_) if !warning.reply.is_empty() => ("coach-asks-reply", super::deeds(&warning.reply)),
        _ => (if by.is_empty() { "coach-asks" } else { "coach-asks-line" }, shown_move(by).into()),
    };
    let sentence = Message::new(sentence).with("reason", message.with("side", them)).with("side", them);
    say_in(&sentence.with("line", line), Context::from(layout))
}

/// Returns what is wrong with a move that the player may take back, and the reply that shows it.
fn told(warning: &Warning, goal: Ending) -> (Message, &str) {
    let new = Message::new;
    match &warning.reason {
        MistakeReason::BoughtBack { taken, force, by } => {
            (forced(new("coach-bought-back").with("kind", *taken), *force), by)
        }
        MistakeReason::DroppedAtOnce { paid, force, by } => {
            (forced(new("coach-dropped").with("kind", *paid), *force), by)
        }
        MistakeReason::Loses { piece, at, loss, pays, by, moved: _ } => {
            let message = new("coach-lost").with("kind", *piece).with("at", *at);
            (message.with("loss", loss_case(*loss)).with("pays", *pays), by)
        }
        MistakeReason::Allowed { moves, manner: how, by } => {
            (new("coach-end").with("end", forced_win(*moves, goal)).with("manner", manner(*how)), by)
        }
        MistakeReason::Missed(moves, how) => {
            (new("coach-missed").with("end", forced_win(*moves, goal)).with("manner", manner(*how)), "")
        }
        MistakeReason::Answered(how, check, by) => {
            (new("coach-answered").with("manner", manner(*how)).with("check", *check), by)
        }
        MistakeReason::NotSeen(how, check) => {
            (new("coach-not-seen").with("manner", manner(*how)).with("check", *check), "")
        }
        MistakeReason::Overpaid(paid, enough) => {
            (new("coach-overpaid").with("paid", *paid).with("enough", *enough), "")
        }
        MistakeReason::Dear(paid, rescued) => (new("coach-dear").with("paid", *paid).with("rescued", *rescued), ""),
        MistakeReason::Thawed(at) => (new("coach-thaws").with("at", *at), ""),
        MistakeReason::NotFrozen(at, check) => (new("coach-not-frozen").with("at", *at).with("check", *check), ""),
        MistakeReason::NotTaken(kind, at, loss) => {
            (new("coach-not-taken").with("kind", *kind).with("at", *at).with("loss", loss_case(*loss)), "")
        }
        // The coach does not ask about a move that ends the game.
        MistakeReason::Drew(_) => (fell(warning), ""),
        MistakeReason::Fell(by) => (fell(warning), by),
    }
}

fn fell(warning: &Warning) -> Message {
    let (was, is) = percents(&warning.judged);
    Message::new("coach-fell").with("was", was).with("is", is)
}

/// The winning chances before and after a move, in percent.
fn percents(judged: &JudgedMove) -> (u32, u32) {
    let percent = |score| chances(score).round() as u32;
    (percent(judged.was), percent(judged.is))
}

/// Returns the caption of a key moment in a finished game, without notation.
pub fn moment(moment: &KeyMoment, layout: &Layout, goal: Ending) -> String {
    let message = match &moment.kind {
        MomentKind::Mistake(why) => return mistake(moment, why, layout, goal),
        MomentKind::Parachute(kind, at, ends) => {
            Message::new("moment-parachute").with("kind", *kind).with("at", *at).with("ends", *ends)
        }
        MomentKind::Well => Message::new("moment-well").with("side", !moment.judged.side),
    };
    say_in(&message, Context::from(layout))
}

/// Says what was wrong with a move, or what the best reply to it does.
fn mistake(moment: &KeyMoment, why: &MistakeReason, layout: &Layout, goal: Ending) -> String {
    let judged = &moment.judged;
    let (reason, _) = super::review::told(why, goal, percents(judged));
    let reason = say_in(&Message::new("review-reason").with("reason", reason), Context::from(layout));
    let reply = (!moment.reply.is_empty()).then(|| super::events(!judged.side, &moment.reply, layout));
    match (why, reply) {
        // The heading says what the reply is.
        (MistakeReason::Allowed { .. } | MistakeReason::Answered(..), Some(reply)) => reply,
        (MistakeReason::Fell(_), Some(reply)) => super::sentences(&[reason, reply]),
        _ => reason,
    }
}

/// Returns the heading of a key moment: `The knight was left hanging`.
pub fn moment_title(moment: &KeyMoment, layout: &Layout, goal: Ending) -> String {
    let new = Message::new;
    let message = match &moment.kind {
        MomentKind::Parachute(..) => new("moment-title-parachute"),
        MomentKind::Well => new("moment-title-well"),
        MomentKind::Mistake(why) => match why {
            MistakeReason::BoughtBack { taken, .. } => new("moment-title-bought").with("kind", *taken),
            MistakeReason::DroppedAtOnce { paid, .. } => new("moment-title-dropped").with("kind", *paid),
            MistakeReason::Overpaid(..) | MistakeReason::Dear(..) => new("moment-title-dear"),
            MistakeReason::Thawed(_) => new("moment-title-thawed"),
            MistakeReason::NotFrozen(..) => new("moment-title-not-frozen"),
            MistakeReason::Loses { piece, .. } => new("moment-title-lost").with("kind", *piece),
            MistakeReason::Allowed { moves, .. } => new("moment-title-allowed").with("end", forced_win(*moves, goal)),
            MistakeReason::Missed(moves, _) => new("moment-title-missed").with("end", forced_win(*moves, goal)),
            MistakeReason::Drew(_) => new("moment-title-drew"),
            MistakeReason::NotTaken(kind, ..) => new("moment-title-free").with("kind", *kind),
            MistakeReason::NotSeen(how, _) => new("moment-title-not-seen").with("manner", manner(*how)),
            MistakeReason::Answered(how, ..) => new("moment-title-answered").with("manner", manner(*how)),
            MistakeReason::Fell(_) => new("moment-title-fell"),
        },
    };
    say_in(&message, Context::from(layout))
}

/// Returns the label of the diagram of a key moment: `The position before 12. Rxe5`.
pub fn moment_board(mv: &str) -> String {
    say(&Message::new("moment-board").with("move", mv))
}
