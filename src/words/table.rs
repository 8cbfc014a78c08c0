//! What is agreed before a game, and how it ended.

use super::rules::result;
use super::{control, say, say_in, text};
use crate::engine::level::{Level, Strength};
use crate::game::message::Message;
use crate::game::{Colours, Ending, Event, Outcome, Side};
use crate::session::new_game::{Across, Seat};
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
    let landed = |event: &Event| matches!(event, Event::Rescued(..) | Event::Dropped(..));
    let message = match outcome.ending {
        Ending::Checkmate if last.iter().any(landed) => Message::new("ended-by-parachute"),
        _ => Message::new("ended").with("how", result(outcome, colours)),
    };
    say(&message.with("number", number))
}

/// The button for a rematch, told which side the reader will have.
pub fn rematch_as(side: Side, colours: Colours) -> String {
    say_in(&Message::new("rematch-as").with("side", side), colours)
}

/// The button for a stronger opponent.
pub fn next_level(level: Level) -> String {
    say(&Message::new("next-level").with("name", text(Opponent::at(level).name)).with("number", level.number()))
}

/// Whom the reader has beaten, and who comes next: `You have beaten Cadet; next: Smuggler.` Empty as long as it is nobody.
pub fn ladder(standing: (Option<Opponent>, Option<Opponent>)) -> String {
    let message = match standing {
        (None, _) => return String::new(),
        (Some(last), Some(next)) => Message::new("ladder").with("name", text(last.name)).with("next", text(next.name)),
        (Some(last), None) => Message::new("ladder-top").with("name", text(last.name)),
    };
    say(&message)
}

/// What has been chosen for a new game, in a sentence.
pub fn new_game(game: &NewGame) -> String {
    let clock = match game.control {
        None => text("untimed").to_owned(),
        Some(clock) => control(clock),
    };
    let message = match (game.across, game.seat) {
        (Across::Friend, Seat::Both) => Message::new("agreed-friend"),
        (Across::Friend, Seat::Either) => Message::new("agreed-links-either"),
        (Across::Friend, Seat::Side(side)) => Message::new("agreed-links").with("side", side),
        (Across::Nobody, _) => Message::new("agreed-nobody"),
        (Across::Computer, Seat::Either | Seat::Both) => Message::new("agreed-either"),
        (Across::Computer, Seat::Side(side)) => Message::new("agreed").with("side", side),
    };
    say(&message.with("name", computer_name(game.strength)).with("clock", clock))
}
