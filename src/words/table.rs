//! Text about the settings of a game and its result.

use super::rules::result;
use super::{colours_of, control, level, say, say_in, text};
use crate::engine::level::{Level, Strength};
use crate::game::message::Message;
use crate::game::rules::{DEFAULT, family};
use crate::game::{Colours, Ending, Event, Outcome, Side};
use crate::session::ladder::Climb;
use crate::session::new_game::{Across, SeatChoice};
use crate::session::{NewGame, Opponent, Player, Players};

/// Returns the id of the name of the opponent with this strength. A sentence takes it as a message, because `computer`
/// needs an article there.
pub fn computer_id(strength: Strength) -> &'static str {
    Opponent::with(strength).map_or("computer", |opponent| opponent.name)
}

/// Returns the name of the opponent with this strength.
pub fn computer_name(strength: Strength) -> &'static str {
    text(computer_id(strength))
}

/// Describes a game against an opponent, for the welcome screen.
pub fn against(opponent: Opponent) -> String {
    say(&Message::new("door-computer-against").with("opponent", text(opponent.name)))
}

/// Returns the result in two or three words.
pub fn headline(outcome: &Outcome, players: Players, strength: Strength, colours: Colours) -> String {
    let Some(winner) = outcome.winner else { return text("headline-draw").to_owned() };
    match (players.of(winner), players.of(!winner)) {
        (Player::Human, Player::Engine) => text("headline-you").to_owned(),
        (Player::Engine, Player::Human) => {
            say(&Message::new("headline-computer").with("name", Message::new(computer_id(strength))))
        }
        _ => say_in(&Message::new("headline-side").with("side", winner), colours),
    }
}

/// Returns how and when the game ended.
pub fn how_it_ended(outcome: &Outcome, last: &[Event], number: u32, colours: Colours) -> String {
    let message = match is_by_parachute(outcome, last) {
        true => Message::new("ended-by-parachute"),
        false => Message::new("ended").with("how", result(outcome, colours)),
    };
    say(&message.with("number", number))
}

/// Returns true if a piece that was dropped or rescued gave mate.
pub(super) fn is_by_parachute(outcome: &Outcome, last: &[Event]) -> bool {
    let landed = |event: &Event| matches!(event, Event::Rescued(..) | Event::Dropped(..));
    outcome.ending == Ending::Checkmate && last.iter().any(landed)
}

/// Returns the label of the rematch button. It names the reader's next side.
pub fn rematch_as(side: Side, colours: Colours) -> String {
    say_in(&Message::new("rematch-as").with("side", side), colours)
}

/// Returns the label of the button for the next level.
pub fn next_level(level: Level) -> String {
    say(&Message::new("next-level").with("name", computer(level)).with("number", level.number()))
}

/// Returns the last opponent beaten and the next one: `You have beaten Cadet, level 1; next: Cadet, level 2.` Empty
/// before the first win.
pub fn ladder(beaten: Option<Level>) -> String {
    let Some(beaten) = beaten else { return String::new() };
    let named = |level: Level| Message::new("named-level").with("name", computer(level)).with("number", level.number());
    say(&match Level::new(beaten.number() + 1) {
        Some(next) => Message::new("ladder").with("name", named(beaten)).with("next", named(next)),
        None => Message::new("ladder-top").with("name", computer(beaten)),
    })
}

/// Returns the badge of an opponent that was beaten, in a word or two.
pub fn beaten(won: Climb) -> &'static str {
    text(if matches!(won, Climb::Counts(_)) { "beaten" } else { "beaten-with-help" })
}

/// Says that a win with hints or take-backs does not count.
pub fn ladder_with_help(level: Level) -> String {
    say(&Message::new("ladder-helped").with("name", computer(level)).with("number", level.number()))
}

fn computer(level: Level) -> &'static str {
    computer_name(Strength::Level(level))
}

/// Returns the character of an opponent. It speaks of prisons and ransoms, so in the other games it is the level instead.
pub fn character(opponent: Opponent, variant: &str) -> String {
    if family(variant) == family(DEFAULT) { text(opponent.character).to_owned() } else { level(opponent.level()) }
}

/// Describes the game that is about to start, in one sentence.
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
    let name = Message::new(computer_id(game.strength));
    say_in(&message.with("name", name).with("clock", clock), colours_of(game.variant))
}
