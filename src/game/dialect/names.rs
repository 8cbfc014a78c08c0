//! Names of rule sets as other programs write them.

use crate::game::any::variants;
use crate::game::lookalike;

/// Returns the rule set that a name means. Letter case, spaces, underscores and hyphens do not count, and neither does
/// the word "chess" after the name of the game.
///
/// ```
/// use hostage_chess::game::dialect::rule_set;
/// for name in ["hostage", "Hostage", "Hostage Chess", "hostagechess", "HOSTAGE_CHESS", " hostage-chess "] {
///     assert_eq!(rule_set(name), Some("hostage"), "{name}");
/// }
/// assert_eq!(rule_set("Hostage Chess Pierce"), Some("hostage-pierce"));
/// assert_eq!(rule_set("Takeover 41"), Some("takeover-41"));
/// assert_eq!(rule_set("chess"), None);
/// assert_eq!(rule_set("crazyhouse"), None);
/// ```
pub fn rule_set(name: &str) -> Option<&'static str> {
    let letters = |text: &str| -> String {
        lookalike::plain(text)
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .collect::<String>()
            .to_ascii_lowercase()
    };
    let wanted = letters(name);
    let fits = |known: &str| {
        let (game, switches) = known.split_once('-').unwrap_or((known, ""));
        wanted == letters(known) || wanted == format!("{game}chess{}", letters(switches))
    };
    variants().find(|known| fits(known))
}
