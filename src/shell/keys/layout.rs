//! Shortcuts on keyboards with other scripts, and with CapsLock.

/// The last Latin letter.
const LATIN: char = '\u{24f}';

/// Returns the key to look up in the table. `key` is the character that the browser reports, and `code` the key's
/// position.
///
/// CapsLock changes no shortcut. If the layout writes another script, the key's position on a US keyboard decides. A
/// key that types a Latin character means that character, wherever it is.
pub fn key_meant(key: &str, code: &str, shift: bool, caps_lock: bool) -> String {
    let mut written = key.chars();
    match (written.next(), written.next()) {
        // On a Mac, Shift with CapsLock still types capitals.
        (Some(letter), None) if letter.is_ascii_alphabetic() && caps_lock => cased(letter, shift),
        _ if !is_foreign(key, code) => key.to_owned(),
        _ => match code.strip_prefix("Key").map(str::as_bytes) {
            Some(&[letter]) if letter.is_ascii_uppercase() => cased(letter.into(), shift),
            _ if code == "Slash" && shift => "?".to_owned(),
            _ => key.to_owned(),
        },
    }
}

fn cased(letter: char, upper: bool) -> String {
    if upper { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }.to_string()
}

/// True if the key belongs to a layout of another script. Some keys of these layouts type ASCII characters, at
/// positions where no Latin layout has them. Examples are Q and W in Hebrew, Q in Greek, and the question mark in
/// Cyrillic.
fn is_foreign(key: &str, code: &str) -> bool {
    let signs = [("/", "KeyQ"), ("'", "KeyW"), (";", "KeyQ"), (":", "KeyQ"), (",", "Slash")];
    !key.is_empty() && key.chars().all(|letter| letter > LATIN) || signs.contains(&(key, code))
}
