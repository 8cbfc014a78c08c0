//! Texts from outside, as they are shown.

/// How many characters of an offending text are shown.
const SHOWN: usize = 60;

/// A text, shortened, with control characters made visible.
pub fn shown(text: &str) -> String {
    let mut letters = text.chars();
    let mut shown: String = letters.by_ref().take(SHOWN).map(visible).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// A character, or its escape if it cannot be seen.
fn visible(letter: char) -> String {
    // Formatting characters, such as those that turn the direction of writing, cannot be seen either.
    let unseen =
        letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{feff}');
    if unseen { letter.escape_default().to_string() } else { letter.to_string() }
}

/// A text in quotes, shortened, with control characters made visible.
///
/// ```
/// assert_eq!(hostage_chess::words::quoted("a\0b"), "\"a\\u{0}b\"");
/// assert!(hostage_chess::words::quoted(&"x".repeat(1000)).chars().count() < 70);
/// ```
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", shown(text))
}
