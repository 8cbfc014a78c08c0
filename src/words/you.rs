//! Text of the reader's own page.

use super::{day, percent, say, text};
use crate::game::message::{Message, Value};
use crate::session::Opponent;
use crate::session::career::game::ResultCounts;
use crate::session::career::summary::{MEAN, OpeningView, RatingView};

/// Returns the number of games and the date of the first one: `28 games since 3 October 2026.`
pub fn you_games(number: u32, since: &str) -> String {
    say(&Message::new("you-games").with("number", number).with("since", Value::foreign(day(since))))
}

/// Returns the number of further people: `4 more`.
pub fn more_people(number: usize) -> String {
    say(&Message::new("you-people-more").with("number", number))
}

/// Returns a difference with its sign: `+364`.
pub fn signed_change(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// Describes the curve of the rating, for people who do not see it.
pub fn rating_curve(view: &RatingView) -> String {
    let numbers = || view.points.iter().map(|(_, rating)| *rating);
    let (first, last) = (view.points.first(), view.points.last());
    let point = |point: Option<&(String, u32)>| point.map_or((0, String::new()), |(at, rating)| (*rating, day(at)));
    let ((from, begin), (to, end)) = (point(first), point(last));
    let message = Message::new("you-curve").with("from", from).with("to", to);
    let message = message.with("begin", Value::foreign(begin)).with("end", Value::foreign(end));
    let message = message.with("least", numbers().min().unwrap_or_default());
    say(&message.with("most", numbers().max().unwrap_or_default()))
}

/// Describes the curve of the accuracy, for people who do not see it.
pub fn accuracy_curve(games: usize, first: u32, last: u32) -> String {
    let message = Message::new("you-accuracy-curve").with("games", games);
    say(&message.with("first", percent(first)).with("last", percent(last)))
}

/// Returns over how many games the accuracy is averaged, of so many: `last 5 games`.
pub fn accuracy_games(games: usize) -> String {
    say(&Message::new("you-accuracy-last").with("number", games.min(MEAN)))
}

/// Returns the results against an opponent: `9 won, 2 drawn, 5 lost`.
pub fn counts(counts: ResultCounts) -> String {
    let ResultCounts { won, drawn, lost } = counts;
    say(&Message::new("you-counts").with("won", won).with("drawn", drawn).with("lost", lost))
}

/// Returns the number of draws: `2 drawn`.
pub fn drawn(number: u32) -> String {
    say(&Message::new("you-drawn").with("number", number))
}

/// Returns the levels of an opponent: `levels 4 to 6`.
pub fn levels_of(opponent: Opponent) -> String {
    let (first, last) = (opponent.level(), opponent.levels().last().unwrap_or(opponent.level()));
    let message = Message::new(if first == last { "you-level" } else { "you-levels" });
    say(&message.with("number", first.number()).with("last", last.number()))
}

/// Says after how many rated games the rating appears, and how many there have been.
pub fn rating_soon(played: usize, of: usize) -> String {
    say(&Message::new("you-rating-soon").with("number", played).with("of", of))
}

/// Returns the number of games that count nowhere.
pub fn unrated_games(number: usize) -> String {
    say(&Message::new("you-unrated").with("number", number))
}

/// Returns a line of the openings: `White: 1. e4 2. Nf3`.
pub fn opening_side(view: &OpeningView) -> &'static str {
    text(if view.side == crate::game::Side::White { "you-as-white" } else { "you-as-black" })
}
