//! Text of the home screen.

use super::{say, text};
use crate::engine::level::Strength;
use crate::game::message::Message;
use crate::session::Opponent;

/// Names the players of a game against the computer.
pub fn home_game(strength: Strength) -> String {
    match Opponent::with(strength) {
        Some(opponent) => say(&Message::new("home-game").with("opponent", text(opponent.name))),
        None => text("home-computer").to_owned(),
    }
}

/// Names the players of a live game. The name is a stranger's.
pub fn home_live(name: &str) -> String {
    say(&Message::new("home-game").with("opponent", super::stranger(name)))
}

/// Says with this text what a live game waits for. The name is a stranger's.
pub fn home_live_how(id: &'static str, name: &str) -> String {
    super::live::about(id, &super::stranger(name))
}

/// Returns the number of the move to be played, and the number of pieces that can be dropped.
pub fn home_about(number: u32, drops: u32) -> String {
    say(&Message::new("home-about").with("number", number).with("drops", drops))
}

/// Returns the number of positions from the player's games that are due today.
pub fn home_own(due: usize) -> String {
    say(&Message::new("home-own").with("due", due))
}

/// Labels the link to the reader's own page.
pub fn home_rating(rating: u32) -> String {
    say(&Message::new("home-rating").with("rating", rating))
}

/// Says how many opponents have been beaten.
pub fn home_rung(beaten: usize, all: usize) -> String {
    say(&Message::new("home-rung-how").with("beaten", beaten).with("all", all))
}
