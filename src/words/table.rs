//! What is agreed before a game, and how it ended.

use super::rules::result;
use super::{control, say, say_in, text};
use crate::engine::level::{Level, Strength};
use crate::game::message::Message;
use crate::game::{Colours, Ending, Event, Outcome, Side};
use crate::session::ladder::Climb;
use crate::session::new_game::{Across, SeatChoice};
use crate::session::{NewGame, Opponent, Player, Players};

/// What the computer is called that plays with this strength.
pub fn computer_name(strength: Strength) -> &'static str {
    text(Opponent::with(strength).map_or("computer", |opponent| opponent.name))
}

/// Against whom one plays.
pub fn against(opponent: Opponent) -> String {
    say(&Message::new("door-computer-against").with("opponent", text(opponent.name)))
}

/// Who won, in two or three words.
pub fn headline(outcome: &Outcome, players: Players, strength: Strength, colours: Colours) -> String {
    let Some(winner) = outcome.winner else { return text("headline-draw").to_owned() };
    match (players.of(winner), players.of(!winner)) {
        (Player::Human, Player::Engine) => text("headline-you").to_owned(),
        (Player::Engine, Player::Human) => {
            say(&Message::new("headline-computer").with("name", computer_name(strength)))
        }
        _ => say_in(&Message::new("headline-side").with("side", winner), colours),
    }
}

/// How the game ended, and when: after the turn that did this.
pub fn how_it_ended(outcome: &Outcome, last: &[Event], number: u32, colours: Colours) -> String {
    let message = match is_by_parachute(outcome, last) {
        true => Message::new("ended-by-parachute"),
        false => Message::new("ended").with("how", result(outcome, colours)),
    };
    say(&message.with("number", number))
}

/// Whether a piece that came by parachute has mated.
pub(super) fn is_by_parachute(outcome: &Outcome, last: &[Event]) -> bool {
    let landed = |event: &Event| matches!(event, Event::Rescued(..) | Event::Dropped(..));
    outcome.ending == Ending::Checkmate && last.iter().any(landed)
}

/// The button for a rematch, told which side the reader will have.
pub fn rematch_as(side: Side, colours: Colours) -> String {
    say_in(&Message::new("rematch-as").with("side", side), colours)
}

/// The button for a stronger opponent.
pub fn next_level(level: Level) -> String {
    say(&Message::new("next-level").with("name", computer(level)).with("number", level.number()))
}

/// Whom the reader has beaten, and who comes next: `You have beaten Cadet, level 1; next: Cadet, level 2.` Empty as long as it
/// is nobody.
pub fn ladder(beaten: Option<Level>) -> String {
    let Some(beaten) = beaten else { return String::new() };
    let named = |level: Level| Message::new("named-level").with("name", computer(level)).with("number", level.number());
    say(&match Level::new(beaten.number() + 1) {
        Some(next) => Message::new("ladder").with("name", named(beaten)).with("next", named(next)),
        None => Message::new("ladder-top").with("name", computer(beaten)),
    })
}

/// How somebody was beaten, in a word or two.
pub fn beaten(won: Climb) -> &'static str {
    text(if matches!(won, Climb::Counts(_)) { "beaten" } else { "beaten-with-help" })
}

/// What a win with help comes to.
pub fn ladder_with_help(level: Level) -> String {
    say(&Message::new("ladder-helped").with("name", computer(level)).with("number", level.number()))
}

fn computer(level: Level) -> &'static str {
    computer_name(Strength::Level(level))
}

/// What has been chosen for a new game, in a sentence.
pub fn new_game(game: &NewGame) -> String {
    let clock = match game.control {
        None => text("untimed").to_owned(),
        Some(clock) => control(clock),
    };
    let message = match (game.across, game.seat) {
        (Across::Friend, SeatChoice::Both) => Message::new("agreed-friend"),
        (Across::Friend, SeatChoice::Either) => Message::new("agreed-links-either"),
        (Across::Friend, SeatChoice::Side(side)) => Message::new("agreed-links").with("side", side),
        (Across::Nobody, _) => Message::new("agreed-nobody"),
        (Across::Computer, SeatChoice::Either | SeatChoice::Both) => Message::new("agreed-either"),
        (Across::Computer, SeatChoice::Side(side)) => Message::new("agreed").with("side", side),
    };
    say(&message.with("name", computer_name(game.strength)).with("clock", clock))
}
