//! Text of the Play screen: the side to move, prompts, players, engine, hints and results.

use super::rules::{deeds, result, result_message};
use super::{Context, computer_name, say, say_in, text};
use crate::engine::level::{Level, Strength};
use crate::engine::{EngineFault, Info};
use crate::game::message::{Message, Value};
use crate::game::{Colours, Ending, Event, Kind, Layout, Outcome, Side, Touch};
use crate::search::Score;
use crate::session::{Activity, Asked, Declined, Opponent, Player, Settled};

/// Returns the side to move, and whether it is in check.
pub fn to_move(side: Side, in_check: bool, colours: Colours) -> String {
    say_in(&to_move_message(side, in_check), colours)
}

/// Returns the side to move as a message.
pub fn to_move_message(side: Side, in_check: bool) -> Message {
    Message::new(if in_check { "to-move-in-check" } else { "to-move" }).with("side", side)
}

/// Returns the side to move, or the result of a finished game.
pub fn standing(side: Side, in_check: bool, outcome: Option<&Outcome>) -> Message {
    outcome.map_or_else(|| to_move_message(side, in_check), result_message)
}

/// Asks the side to choose a piece to set up.
pub fn choose_piece_to_set_up(side: Side, colours: Colours) -> String {
    say_in(&Message::new("choose-set-up").with("side", side), colours)
}

/// Asks for the square of a piece to set up.
pub fn where_to_set_up(kind: Kind) -> String {
    say(&Message::new("where-to-set-up").with("kind", kind))
}

/// Asks for the piece to rescue with this payment.
pub fn choose_rescue(paid: Kind) -> String {
    say(&Message::new("choose-rescue").with("kind", paid))
}

/// Asks for the payment.
pub fn choose_payment(rescued: Kind, square: &str) -> String {
    say(&Message::new("choose-payment").with("kind", rescued).with("square", square))
}

/// Asks for the promotion. If `prisons` is true, the pawn changes places with a jailed piece.
pub fn choose_promotion(square: &str, prisons: bool) -> String {
    say(&Message::new(if prisons { "choose-promotion-prisons" } else { "choose-promotion" }).with("square", square))
}

/// Asks for the square of a rescued piece.
pub fn where_to_land(rescued: Kind) -> String {
    say(&Message::new("where-to-land").with("kind", rescued))
}

/// Asks for the square of a dropped piece.
pub fn where_to_drop(kind: Kind) -> String {
    say(&Message::new("where-to-drop").with("kind", kind))
}

/// Announces to screen readers that a move was taken back.
pub fn taken_back(mv: &str) -> String {
    say(&Message::new("taken-back").with("move", Value::foreign(mv)))
}

/// Says that the engine is paused. `watching` is true if it plays both sides, where another button resumes the game.
pub fn paused(side: Side, watching: bool, colours: Colours) -> String {
    say_in(&Message::new(if watching { "paused-watching" } else { "paused" }).with("side", side), colours)
}

/// Says that the engine failed, and why.
pub fn engine_failed(fault: &EngineFault) -> String {
    engine_fault(fault, "engine-gave-up")
}

/// Says the same in a game, with the button for another try. `watching` is true if the engine plays both sides.
pub fn game_engine_failed(fault: &EngineFault, watching: bool) -> String {
    engine_fault(fault, failed(watching))
}

/// Returns the sentence that names the button for another try.
const fn failed(watching: bool) -> &'static str {
    if watching { "engine-failed-watching" } else { "engine-failed" }
}

/// Returns the sentence for an error. If the error depends on the request, `request_failed` tells what failed.
fn engine_fault(fault: &EngineFault, request_failed: &'static str) -> String {
    let why = match fault {
        EngineFault::TooOld => return text("engine-too-old").to_owned(),
        EngineFault::Silent => return text("engine-silent").to_owned(),
        EngineFault::Outdated => return text("engine-outdated").to_owned(),
        EngineFault::NotFetched => text("engine-not-fetched"),
        EngineFault::NotStarted => text("engine-not-started"),
        EngineFault::Unreplayable => text("engine-unreplayable"),
        EngineFault::Crashed(message) => message,
    };
    say(&Message::new(request_failed).with("why", why))
}

/// Says that the engine's reply is missing or illegal. `watching` is true if it plays both sides.
pub fn unplayable(answer: Option<&str>, watching: bool) -> String {
    let why = match answer {
        Some(answer) => Message::new("answer-unplayable").with("answer", answer),
        None => Message::new("answer-missing"),
    };
    say(&Message::new(failed(watching)).with("why", why))
}

/// Returns the name of a player.
pub fn player_name(player: Player, side: Side, against_engine: bool, strength: Strength, colours: Colours) -> String {
    let id = match player {
        Player::Engine => {
            let named = Message::new("player-engine").with("name", computer_name(strength)).with("side", side);
            return say_in(&named, colours);
        }
        Player::Human if against_engine => "player-you",
        Player::Human => "player-person",
    };
    say_in(&Message::new(id).with("side", side), colours)
}

/// Returns the name of a friend who plays on another screen.
pub fn friend_name(side: Side, colours: Colours) -> String {
    say_in(&Message::new("player-friend").with("side", side), colours)
}

/// Tells the recipient of a friend's link which side they play and whose turn it is.
pub fn seated(own: Side, to_move: Side, over: bool, colours: Colours) -> String {
    let id = match (over, own == to_move) {
        (true, _) => "seat-over",
        (false, true) => "seat-turn",
        (false, false) => "seat-wait",
    };
    say_in(&Message::new(id).with("side", own).with("friend", !own), colours)
}

/// Returns the status of a human player.
pub fn human_state(lamp: Activity, side: Side, against_engine: bool, colours: Colours) -> String {
    match lamp {
        Activity::Idle => String::new(),
        _ if against_engine => text("your-turn").to_owned(),
        _ => say_in(&Message::new("turn-of").with("side", side), colours),
    }
}

/// Returns the remark of a computer opponent, or the strength of an engine without a name. `took` is true if its last
/// move captured a piece. It is `None` if the last move was not the engine's. Thoughts of ransoms and cells are kept for
/// games `with_prisons`.
pub fn opponent_says(lamp: Activity, took: Option<bool>, strength: Strength, with_prisons: bool) -> String {
    let lines = Opponent::with(strength).map(|opponent| opponent.says.map(text));
    match (lamp, took, lines) {
        (Activity::Thinking, ..) if !with_prisons => text("engine-thinks").to_owned(),
        (Activity::Paused, ..) => text("engine-paused").to_owned(),
        (Activity::Thinking, _, Some([thinks, ..])) => thinks.to_owned(),
        (Activity::Thinking, _, None) => text("engine-thinks").to_owned(),
        (_, Some(took), Some([_, moved, hostage])) => if took { hostage } else { moved }.to_owned(),
        _ => strength_name(strength),
    }
}

/// Returns the status of the engine and its result.
pub fn engine_state(lamp: Activity, info: Option<&Info>, strength: Strength, goal: Ending) -> String {
    let found = info.map(|info| match info.depth {
        0 => Message::new("from-book"),
        depth => Message::new("engine-found").with("depth", depth).with("score", score(info.score, goal)),
    });
    match (lamp, found) {
        (Activity::Thinking, None) => text("engine-thinks").to_owned(),
        (Activity::Thinking, Some(found)) => say(&Message::new("engine-thinks-found").with("found", found)),
        (Activity::Paused, _) => text("engine-paused").to_owned(),
        (_, None) => strength_name(strength),
        (_, Some(found)) => say(&Message::new("engine-last").with("found", found)),
    }
}

fn strength_name(strength: Strength) -> String {
    match strength {
        Strength::Seconds(seconds) => seconds_per_move(seconds),
        Strength::Level(known) => level(known),
    }
}

/// Returns how long a move is shown, in short: `2 s`.
pub fn pace(seconds: u32) -> String {
    say(&Message::new("pace-of").with("seconds", seconds as usize))
}

/// Returns a level: `Level 1, beginner`.
pub fn level(level: Level) -> String {
    say(&Message::new("level").with("number", level.number()))
}

/// Returns a time per move: `5 seconds per move`.
pub fn seconds_per_move(seconds: u32) -> String {
    say(&pace_message(seconds))
}

/// Returns a time per move as a message.
pub fn pace_message(seconds: u32) -> Message {
    match seconds % 60 {
        0 => Message::new("minutes-per-move").with("minutes", seconds / 60),
        _ => Message::new("seconds-per-move").with("seconds", seconds),
    }
}

/// Returns a score from the engine's point of view. `goal` is how this game is won.
///
/// ```
/// use hostage_chess::{game::Ending, search::Score, words::score};
/// assert_eq!(score(Score::Centipawns(-150), Ending::Checkmate), "-1.5");
/// assert_eq!(score(Score::Centipawns(-4), Ending::Checkmate), "0.0");
/// assert_eq!(score(Score::Mate(3), Ending::Checkmate), "mate in 3");
/// assert_eq!(score(Score::Mate(-2), Ending::KingTaken), "loses the king in 2");
/// assert_eq!(score(Score::Mate(1), Ending::CourierThrough), "wins in 1 move");
/// ```
pub fn score(score: Score, goal: Ending) -> String {
    let (moves, wins) = match score {
        Score::Centipawns(_) => return super::white_score(score),
        Score::Mate(moves) => (moves.unsigned_abs(), moves > 0),
    };
    let id = match (goal, wins) {
        (Ending::Checkmate, true) => "score-mates",
        (Ending::Checkmate, false) => "score-mated",
        (Ending::KingTaken, true) => "score-takes-king",
        (Ending::KingTaken, false) => "score-loses-king",
        (_, true) => "score-wins",
        (_, false) => "score-loses",
    };
    say(&Message::new(id).with("moves", moves))
}

/// Picks an id for a piece on the board, in prison or on the airfield, in this order.
fn by_origin(touch: Touch, ids: [&'static str; 3]) -> &'static str {
    match touch {
        Touch::Jailed(_) => ids[1],
        Touch::Airfield(_) => ids[2],
        _ => ids[0],
    }
}

/// Returns the weakest hint: the kind of the piece to move.
pub fn hint_piece(kind: Kind, first: Touch) -> String {
    let id = by_origin(first, ["hint-piece", "hint-piece-jailed", "hint-piece-airfield"]);
    say(&Message::new(id).with("kind", kind))
}

/// Returns the second hint: the square that the piece leaves, or where it lands if it comes from beside the board.
pub fn hint_place(kind: Kind, first: Touch, square: &str) -> String {
    let id = match first {
        Touch::Cell(_) => "hint-from",
        _ => by_origin(first, ["hint-to", "hint-to-jailed", "hint-to-airfield"]),
    };
    say(&Message::new(id).with("kind", kind).with("square", square))
}

/// Returns the strongest hint: the move.
pub fn hint_move(events: &[Event], layout: &Layout) -> String {
    say_in(&Message::new("hint-move").with("events", deeds(events)), Context::from(layout))
}

/// Asks for confirmation of a move.
pub fn confirm_move(events: &[Event], layout: &Layout) -> String {
    say_in(&Message::new("confirm-move").with("events", deeds(events)), Context::from(layout))
}

/// The message that no hint is available, with the reason.
pub fn no_hint(fault: &EngineFault) -> String {
    engine_fault(fault, "no-hint")
}

/// Returns the reason why the engine declines a draw.
pub fn declined(why: Declined) -> &'static str {
    text(match why {
        Declined::TooEarly => "declined-too-early",
        Declined::AskAgain => "declined-ask-again",
        Declined::StandsBetter => "declined-stands-better",
    })
}

/// Returns the result of a game that the players ended.
pub fn settled(settled: Settled, colours: Colours) -> String {
    result(&settled.outcome(), colours)
}

/// Returns the label of the draw button. If the players share the screen, each of them presses it.
pub fn draw_button(asked: Option<Asked>, colours: Colours) -> String {
    match asked {
        Some(Asked::Draw(side)) => say_in(&Message::new("draw-agreed").with("side", !side), colours),
        _ => text("draw-offer").to_owned(),
    }
}

/// Returns the label of the resign button. If the players share the screen, it names the side that resigns.
pub fn resign_button(asked: Option<Asked>, side: Option<Side>, colours: Colours) -> String {
    match (asked, side) {
        (Some(Asked::Resign(_)), _) => text("resign-really").to_owned(),
        (_, Some(side)) => say_in(&Message::new("resign-side").with("side", side), colours),
        (_, None) => text("resign").to_owned(),
    }
}
