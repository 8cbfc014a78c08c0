//! The names of the games and of their switches. Their messages are named after the words in the names of rule sets.

use super::text_if_any;
use crate::game::any::variants;
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

/// Returns the name of a rule set: the game, and what differs from the game's first rule set.
///
/// ```
/// use hostage_chess::words::rules_name;
/// assert_eq!(rules_name("takeover-64-free"), "Takeover Chess · 64 squares · Free set-up");
/// assert_eq!(rules_name("takeover-41"), "Takeover Chess");
/// ```
pub fn rules_name(variant: &str) -> String {
    let mut name = game_name(variant).to_owned();
    let first = variants().find(|first| rules::family(first) == rules::family(variant)).unwrap_or(variant);
    for word in variant.split('-').filter(|word| !first.split('-').any(|known| known == *word)) {
        name.push_str(" · ");
        name.push_str(named("rule-", word));
    }
    name
}

/// Returns the full name of a switch or of a board.
pub fn switch_name(token: &str) -> &str {
    named("switch-", token)
}

fn named<'a>(prefix: &str, word: &'a str) -> &'a str {
    text_if_any(&[prefix, word].concat()).unwrap_or(word)
}
