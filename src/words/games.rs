//! The names of the games and of the switches in their rules.

use super::text;
use crate::game::rules;

/// The name of a game for its players, from the name of its rules, whatever switches those have.
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

/// A switch of a game's rules, or one of several boards.
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
