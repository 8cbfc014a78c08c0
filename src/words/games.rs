//! The names of the games and of their switches.

use super::text;
use crate::game::rules;

/// Returns the name of a game. The switches in the name of the rule set do not matter.
///
/// ```
/// assert_eq!(hostage_chess::words::game_name("takeover-41-free"), "Takeover Chess");
/// ```
pub fn game_name(variant: &str) -> &str {
    match rules::family(variant) {
        "hostage" => text("game-hostage"),
        "takeover" => text("game-takeover"),
        "hole" => text("game-hole"),
        "messenger" => text("game-messenger"),
        other => other,
    }
}

/// Returns the name of a switch or of a board.
pub fn switch_name(token: &str) -> &str {
    match token {
        "pierce" => text("switch-pierce"),
        "41" => text("switch-41"),
        "64" => text("switch-64"),
        "adjacent" => text("switch-adjacent"),
        "undefended" => text("switch-undefended"),
        "free" => text("switch-free"),
        "couriers" => text("switch-couriers"),
        other => other,
    }
}
