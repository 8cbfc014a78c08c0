//! Safe display of text from outside.

/// Maximum number of characters shown.
const SHOWN: usize = 60;

/// Shortens a text and makes its control characters visible.
pub fn shown(text: &str) -> String {
    let mut letters = text.chars();
    let mut shown: String = letters.by_ref().take(SHOWN).map(visible).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Returns a character, or its escape if it is invisible.
fn visible(letter: char) -> String {
    // Some formatting characters, such as those that change the writing direction, are invisible too.
    let unseen =
        letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{feff}');
    if unseen { letter.escape_default().to_string() } else { letter.to_string() }
}

/// Quotes a text, shortens it and makes its control characters visible.
///
/// ```
/// assert_eq!(hostage_chess::words::quoted("a\0b"), "\"a\\u{0}b\"");
/// assert!(hostage_chess::words::quoted(&"x".repeat(1000)).chars().count() < 70);
/// ```
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}
