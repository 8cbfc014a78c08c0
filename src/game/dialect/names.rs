//! Names of rule sets as other programs write them.

use crate::game::any::variants;
use crate::game::rules;

/// Returns the rule set that a name means, in any usual spelling.
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
    rules::named(variants(), name)
}
