//! The names of the games and of their switches. Their messages are named after the words in the names of rule sets.

use super::text_if_any;
use crate::game::rules;

/// Returns the name of a game. The switches in the name of the rule set do not matter. An unknown game keeps its word.
///
/// ```
/// assert_eq!(hostage_chess::words::game_name("takeover-41-free"), "Takeover Chess");
/// assert_eq!(hostage_chess::words::game_name("chess-960"), "chess");
/// ```
pub fn game_name(variant: &str) -> &str {
    named("game-", rules::family(variant))
}

/// Returns the name of a switch or of a board.
pub fn switch_name(token: &str) -> &str {
    named("switch-", token)
}

fn named<'a>(prefix: &str, word: &'a str) -> &'a str {
    text_if_any(&[prefix, word].concat()).unwrap_or(word)
}
