//! Text of live games.

use super::{control, decimal, say, say_in, sentence, sentences, text};
use std::cmp::Ordering;

use crate::game::message::{Message, Value};
use crate::game::{Colours, Side};
use crate::live::merge::{LiveFault, OfferKind};
use crate::live::name::shown_name;
use crate::live::presence::Attendance;
use crate::live::series::SeriesFault;
use crate::live::{LiveClock, LiveVerdict};
use crate::session::Control;

/// Ids of the phrases that players can send.
pub const PHRASES: [&str; 8] = [
    "phrase-hello",
    "phrase-good-luck",
    "phrase-nice-move",
    "phrase-oops",
    "phrase-one-moment",
    "phrase-thanks",
    "phrase-good-game",
    "phrase-must-go",
];

/// Returns a stranger's name made fit to show, or a word that stands for a missing name.
pub fn stranger(name: &str) -> String {
    shown_name(name).map_or_else(|| text("live-somebody").to_owned(), |shown| shown.text)
}

/// Returns the name of a friend made fit to show, if there is one.
pub fn shown_friend(name: &str) -> Option<String> {
    shown_name(name).map(|shown| shown.text)
}

/// Says who challenges the reader to a game. Without a name it is a friend.
pub fn challenge(name: &str, game: &str) -> String {
    if name.is_empty() {
        return say(&Message::new("challenge").with("game", game));
    }
    say(&Message::new("challenge-by").with("name", Value::foreign(name)).with("game", game))
}

/// Compares the reader's points with an opponent's: `You lead 4 to 3`.
pub fn lead(won: u32, drawn: u32, lost: u32) -> String {
    let halves = |wins: u32| 2 * wins + drawn;
    let (own, theirs) = (halves(won), halves(lost));
    let id = match own.cmp(&theirs) {
        Ordering::Greater => "live-you-lead",
        Ordering::Less => "live-they-lead",
        Ordering::Equal => "live-level",
    };
    let points = |halves: u32| half_points(halves);
    say(&Message::new(id).with("own", points(own).as_str()).with("theirs", points(theirs).as_str()))
}

/// Returns half points as a text: `2½`.
pub fn half_points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Returns the clock of a live game as a text.
pub fn live_clock(clock: LiveClock) -> String {
    match clock {
        LiveClock::Untimed => text("live-untimed").to_owned(),
        LiveClock::Fischer { initial, increment } if initial % 600 == 0 && increment % 10 == 0 => {
            control(Control { minutes: initial / 600, increment: increment / 10 })
        }
        LiveClock::Fischer { initial, increment } => short_clock(initial, increment),
        LiveClock::Days(days) => say(&Message::new("live-days").with("days", u32::from(days))),
    }
}

/// Returns a clock in tenths of a second as a few signs: `5 + 3`, `0:30 + 0.5`.
pub fn short_clock(initial: u32, increment: u32) -> String {
    let minutes = match initial % 600 {
        0 => (initial / 600).to_string(),
        _ => format!("{}:{:02}", initial / 600, initial / 10 % 60),
    };
    let seconds = if increment.is_multiple_of(10) { (increment / 10).to_string() } else { decimal(increment) };
    format!("{minutes} + {seconds}")
}

/// Names the presence of the opponent.
pub fn attendance(attendance: Attendance) -> &'static str {
    match attendance {
        Attendance::Unknown => "",
        Attendance::Here => text("live-here"),
        Attendance::Learning => text("live-learning"),
        Attendance::Reconnecting(_) => text("live-reconnecting"),
        Attendance::Left(_) => text("live-left"),
    }
}

pub(super) fn about(id: &'static str, name: &str) -> String {
    say(&Message::new(id).with("name", Value::foreign(name)))
}

/// Names an offer that the reader can answer.
pub fn offered(kind: OfferKind, name: &str) -> String {
    about(if kind == OfferKind::Draw { "live-offers-draw" } else { "live-asks-take-back" }, name)
}

/// Says that the opponent has declined.
pub fn declines(kind: OfferKind, name: &str) -> String {
    about(if kind == OfferKind::Draw { "live-declines-draw" } else { "live-declines-take-back" }, name)
}

/// Says that a player waits for the reader.
pub fn waits_for_you(name: &str) -> String {
    about("live-waits-for-you", name)
}

/// Says that the sender of an invitation waits for the reader. Without a name it is a friend.
pub fn friend_waits(given: &str) -> String {
    shown_friend(given).map_or_else(|| text("live-friend-waits").to_owned(), |name| waits_for_you(&name))
}

/// Says that the reader has asked for the seat and waits for an answer.
pub fn claiming(name: &str) -> String {
    about("live-claiming", name)
}

/// Says that a person with the link asks for the seat, which is taken.
pub fn newcomer(name: &str) -> String {
    about("live-newcomer", name)
}

/// Says that the opponent is disconnected, and in how many seconds the reader can claim the win, if that is all it takes.
pub fn is_away(name: &str, seconds: Option<u64>) -> String {
    match seconds {
        None => about("live-disconnected", name),
        Some(seconds) => {
            let message = Message::new("live-away").with("name", Value::foreign(name));
            say(&message.with("seconds", seconds as usize))
        }
    }
}

/// Says that the opponent has left or run out of time, so the reader can claim the win.
pub fn has_left(name: &str) -> String {
    about("live-has-left", name)
}

/// Says how many seconds the opponent has counted for the reader's move, and how many this device has.
pub fn overcharge(name: &str, charged: u32, used: u32) -> String {
    let message = Message::new("live-overcharge").with("name", Value::foreign(name));
    say(&message.with("charged", charged).with("used", used))
}

/// Says that the opponent wants another game.
pub fn wants_rematch(name: &str) -> String {
    about("live-wants-rematch", name)
}

/// Labels the button for another game as this side.
pub fn again_as(side: Side, colours: Colours) -> String {
    say_in(&Message::new("live-again").with("side", side), colours)
}

/// Names the side that the reader plays.
pub fn you_play(side: Side, colours: Colours) -> String {
    say_in(&Message::new("live-you-play").with("side", side), colours)
}

/// Returns the headline of a finished live game. `you` is the reader's side.
pub fn live_headline(verdict: LiveVerdict, you: Option<Side>, colours: Colours) -> String {
    let winner = match verdict {
        LiveVerdict::Aborted => return text("live-aborted").to_owned(),
        LiveVerdict::Disputed => return text("live-disputed").to_owned(),
        LiveVerdict::Agreed | LiveVerdict::Board(None) => return text("live-draw").to_owned(),
        LiveVerdict::Board(Some(side))
        | LiveVerdict::Resigned(side)
        | LiveVerdict::Flag(side)
        | LiveVerdict::Claimed(side) => side,
    };
    match you {
        Some(you) => text(if you == winner { "live-you-won" } else { "live-you-lost" }).to_owned(),
        None => say_in(&Message::new("headline-side").with("side", winner), colours),
    }
}

/// Explains a result that was not decided on the board.
pub fn live_how(verdict: LiveVerdict, is_contested: bool) -> &'static str {
    match verdict {
        LiveVerdict::Board(_) => "",
        LiveVerdict::Agreed => text("live-how-agreed"),
        LiveVerdict::Resigned(_) => text("live-how-resigned"),
        LiveVerdict::Flag(_) => text("live-how-flag"),
        LiveVerdict::Claimed(_) if is_contested => text("live-how-contested"),
        LiveVerdict::Claimed(_) => text("live-how-claimed"),
        LiveVerdict::Aborted => text("live-how-aborted"),
        LiveVerdict::Disputed => text("live-how-disputed"),
    }
}

/// Tells the end of a live game that was not decided on the board. `you` is the reader's side.
pub fn live_end(verdict: LiveVerdict, is_contested: bool, you: Option<Side>, colours: Colours) -> String {
    sentences(&[sentence(&live_headline(verdict, you, colours)).as_str(), live_how(verdict, is_contested)])
}

/// Explains a fault of a series.
pub fn series_fault(fault: SeriesFault) -> &'static str {
    match fault {
        SeriesFault::Terms => text("live-fault-terms"),
        SeriesFault::Newer => text("live-fault-newer"),
        SeriesFault::Differs => text("live-fault-differs"),
    }
}

/// Explains a fault in the players' logs.
pub fn live_fault(fault: &LiveFault, colours: Colours) -> String {
    let (LiveFault::Move { side, .. } | LiveFault::Act { side, .. }) = fault;
    let id = if matches!(fault, LiveFault::Move { .. }) { "live-fault-move" } else { "live-fault-act" };
    say_in(&Message::new(id).with("side", *side), colours)
}

/// Returns the time until a deadline, in days and hours or in hours and minutes.
pub fn until_deadline(millis: u64) -> String {
    let hours = millis / 3_600_000;
    let message = Message::new("live-deadline").with("days", (hours / 24) as usize);
    say(&message.with("hours", (hours % 24) as usize).with("minutes", (millis / 60_000 % 60) as usize))
}

/// Returns the number of seeks that are not shown.
pub fn more_seeks(count: usize) -> String {
    say(&Message::new("lobby-more").with("count", count))
}

/// Returns the number of running games that are not shown.
pub fn more_games(count: usize) -> String {
    say(&Message::new("lobby-more-games").with("count", count))
}

/// Returns a rating, marked if it is uncertain. A player without games has none.
pub fn about_rating(rating: u16, deviation: u16) -> String {
    let id = match deviation {
        0..=110 => "lobby-rating",
        111..350 => "lobby-rating-about",
        _ => return text("lobby-new").to_owned(),
    };
    say(&Message::new(id).with("rating", u32::from(rating)))
}

/// Returns the number of spectators of a running game.
pub fn watchers(count: usize) -> String {
    say(&Message::new("lobby-watchers").with("count", count))
}

/// Returns the number of moves played in a running game.
pub fn plies_played(plies: usize) -> String {
    say(&Message::new("lobby-moves").with("moves", plies.div_ceil(2)))
}
