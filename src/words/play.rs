//! A game that is played: whose turn it is and what to do, the players, the engine, hints, and how it ends at the table.

use super::rules::{deeds, result, result_message};
use super::{Context, computer_name, say, say_in, text};
use crate::engine::level::{Level, Strength};
use crate::engine::{Info, OUTDATED, SILENT, TOO_OLD};
use crate::game::message::{Message, Value};
use crate::game::{Colours, Ending, Event, Kind, Layout, Outcome, Side, Touch};
use crate::search::Score;
use crate::session::{Activity, Asked, Declined, Opponent, Player, Settled};

/// Whose turn it is, and whether the king is in check.
pub fn to_move(side: Side, in_check: bool, colours: Colours) -> String {
    say_in(&to_move_message(side, in_check), colours)
}

/// The same as a message.
pub fn to_move_message(side: Side, in_check: bool) -> Message {
    Message::new(if in_check { "to-move-in-check" } else { "to-move" }).with("side", side)
}

/// How a game stands: whose turn it is, or how it ended.
pub fn standing(side: Side, in_check: bool, outcome: Option<&Outcome>) -> Message {
    outcome.map_or_else(|| to_move_message(side, in_check), result_message)
}

/// It is time to set up the men.
pub fn whom_to_set_up(side: Side, colours: Colours) -> String {
    say_in(&Message::new("whom-to-set-up").with("side", side), colours)
}

/// A man beside the board is in hand.
pub fn where_to_set_up(kind: Kind) -> String {
    say(&Message::new("where-to-set-up").with("kind", kind))
}

/// A payment is offered.
pub fn whom_to_rescue(paid: Kind) -> String {
    say(&Message::new("whom-to-rescue").with("kind", paid))
}

/// A jailed man is to land, and it is open who pays.
pub fn who_pays(rescued: Kind, square: &str) -> String {
    say(&Message::new("who-pays").with("kind", rescued).with("square", square))
}

/// A pawn is to promote, and it is open to what.
pub fn who_promotes(square: &str, prisons: bool) -> String {
    say(&Message::new(if prisons { "who-promotes-prisons" } else { "who-promotes" }).with("square", square))
}

/// A jailed man is in hand.
pub fn where_to_land(rescued: Kind) -> String {
    say(&Message::new("where-to-land").with("kind", rescued))
}

/// A man from the airfield is in hand.
pub fn where_to_drop(kind: Kind) -> String {
    say(&Message::new("where-to-drop").with("kind", kind))
}

/// A turn that was taken back, for those who do not see that it is struck out.
pub fn taken_back(mv: &str) -> String {
    say(&Message::new("taken-back").with("move", Value::foreign(mv)))
}

/// The engine waits.
pub fn paused(side: Side, colours: Colours) -> String {
    say_in(&Message::new("paused").with("side", side), colours)
}

/// The engine could not answer.
pub fn engine_failed(why: &str) -> String {
    match engine_fault(why) {
        Some(fault) => fault.to_owned(),
        None => say(&Message::new("engine-failed").with("why", why)),
    }
}

/// What is wrong with the engine, where that is known and no matter of what was asked.
fn engine_fault(why: &str) -> Option<&'static str> {
    match why {
        TOO_OLD => Some(text("engine-too-old")),
        SILENT => Some(text("engine-silent")),
        OUTDATED => Some(text("engine-outdated")),
        _ => None,
    }
}

/// The computer has answered with something that is no turn here.
pub fn unplayable(answer: Option<&str>) -> String {
    let why = match answer {
        Some(answer) => Message::new("answer-unplayable").with("answer", answer),
        None => Message::new("answer-missing"),
    };
    say(&Message::new("engine-failed").with("why", why))
}

/// Who a player is.
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

/// Somebody who has the board on another screen.
pub fn friend_name(side: Side, colours: Colours) -> String {
    say_in(&Message::new("player-friend").with("side", side), colours)
}

/// What a link from a friend comes to: who plays what, and what is to be done.
pub fn seated(own: Side, to_move: Side, over: bool, colours: Colours) -> String {
    let id = match (over, own == to_move) {
        (true, _) => "seat-over",
        (false, true) => "seat-turn",
        (false, false) => "seat-wait",
    };
    say_in(&Message::new(id).with("side", own).with("friend", !own), colours)
}

/// What a person is doing.
pub fn human_state(lamp: Activity, side: Side, against_engine: bool, colours: Colours) -> String {
    match lamp {
        Activity::Idle => String::new(),
        _ if against_engine => text("your-turn").to_owned(),
        _ => say_in(&Message::new("turn-of").with("side", side), colours),
    }
}

/// What an opponent says at the table, where it is not told what it has found: of the engine without a name, how strong it is. `took`
/// says whether its last move took a hostage; none if the last move was not its own.
pub fn opponent_says(lamp: Activity, took: Option<bool>, strength: Strength) -> String {
    let lines = Opponent::with(strength).map(|opponent| opponent.says.map(text));
    match (lamp, took, lines) {
        (Activity::Paused, ..) => text("engine-paused").to_owned(),
        (Activity::Thinking, _, Some([thinks, ..])) => thinks.to_owned(),
        (Activity::Thinking, _, None) => text("engine-thinks").to_owned(),
        (_, Some(took), Some([_, moved, hostage])) => if took { hostage } else { moved }.to_owned(),
        _ => strength_name(strength),
    }
}

/// What the engine is doing, and what it found.
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

/// A level: `Level 1, beginner`.
pub fn level(level: Level) -> String {
    say(&Message::new("level").with("number", level.number()))
}

/// A time for a turn: `5 seconds per move`.
pub fn seconds_per_move(seconds: u32) -> String {
    say(&pace_message(seconds))
}

/// The same as a message.
pub fn pace_message(seconds: u32) -> Message {
    match seconds % 60 {
        0 => Message::new("minutes-per-move").with("minutes", seconds / 60),
        _ => Message::new("seconds-per-move").with("seconds", seconds),
    }
}

/// A score from the engine's side, told how the game is won.
///
/// ```
/// use hostage_chess::{game::Ending, search::Score, words::score};
/// assert_eq!(score(Score::Centipawns(-150), Ending::Checkmate), "-1.5");
/// assert_eq!(score(Score::Mate(3), Ending::Checkmate), "mate in 3");
/// assert_eq!(score(Score::Mate(-2), Ending::KingTaken), "loses the king in 2");
/// assert_eq!(score(Score::Mate(1), Ending::CourierThrough), "wins in 1 turn");
/// ```
pub fn score(score: Score, goal: Ending) -> String {
    let (moves, wins) = match score {
        Score::Centipawns(cp) => {
            // Whole numbers: a page that writes a fraction anywhere must carry tables of powers of ten as large as a game.
            let tenths = (cp.unsigned_abs() + 5) / 10;
            return format!("{}{}.{}", if cp < 0 { '-' } else { '+' }, tenths / 10, tenths % 10);
        }
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

/// Where a man comes from who does not stand on the board.
fn whence(touch: Touch, ids: [&'static str; 3]) -> &'static str {
    match touch {
        Touch::Jailed(_) => ids[1],
        Touch::Airfield(_) => ids[2],
        _ => ids[0],
    }
}

/// The weakest hint: which man.
pub fn hint_piece(kind: Kind, first: Touch) -> String {
    let id = whence(first, ["hint-piece", "hint-piece-jailed", "hint-piece-airfield"]);
    say(&Message::new(id).with("kind", kind))
}

/// The next: from where; of men beside the board, where to.
pub fn hint_place(kind: Kind, first: Touch, square: &str) -> String {
    let id = match first {
        Touch::Cell(_) => "hint-from",
        _ => whence(first, ["hint-to", "hint-to-jailed", "hint-to-airfield"]),
    };
    say(&Message::new(id).with("kind", kind).with("square", square))
}

/// The strongest: the turn.
pub fn hint_move(events: &[Event], layout: &Layout) -> String {
    say_in(&Message::new("hint-move").with("events", deeds(events)), Context::from(layout))
}

/// A turn waits to be confirmed.
pub fn confirm_move(events: &[Event], layout: &Layout) -> String {
    say_in(&Message::new("confirm-move").with("events", deeds(events)), Context::from(layout))
}

/// There is no hint.
pub fn no_hint(why: &str) -> String {
    match engine_fault(why) {
        Some(fault) => fault.to_owned(),
        None => say(&Message::new("no-hint").with("why", why)),
    }
}

/// The engine declines a draw.
pub fn declined(why: Declined) -> &'static str {
    text(match why {
        Declined::TooEarly => "declined-too-early",
        Declined::StandsBetter => "declined-stands-better",
    })
}

/// How a game was ended at the table, in a sentence.
pub fn settled(settled: Settled, colours: Colours) -> String {
    result(&settled.outcome(), colours)
}

/// The button for a draw; between two people it is pressed by each.
pub fn draw_button(asked: Option<Asked>, colours: Colours) -> String {
    match asked {
        Some(Asked::Draw(side)) => say_in(&Message::new("draw-agreed").with("side", !side), colours),
        _ => text("draw-offer").to_owned(),
    }
}

/// The button for giving up; of two people, whoever is to move gives up.
pub fn resign_button(asked: Option<Asked>, side: Option<Side>, colours: Colours) -> String {
    match (asked, side) {
        (Some(Asked::Resign(_)), _) => text("resign-really").to_owned(),
        (_, Some(side)) => say_in(&Message::new("resign-side").with("side", side), colours),
        (_, None) => text("resign").to_owned(),
    }
}
