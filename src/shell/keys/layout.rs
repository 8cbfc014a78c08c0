//! Keys on other layouts than the Latin ones, and with CapsLock.

/// The last letter of the Latin scripts that stands beside the basic ones.
const LATIN: char = '\u{24f}';

/// What a key means for the table of keys: `key` is what it writes and `code` where it lies, both as the browser names them.
///
/// CapsLock changes no shortcut. Where the layout writes another script, the key that lies where a Latin keyboard has the letter means that
/// letter. What writes something Latin means what it writes, wherever it lies.
pub fn key_meant(key: &str, code: &str, shift: bool, caps_lock: bool) -> String {
    let mut written = key.chars();
    match (written.next(), written.next()) {
        // A Mac with CapsLock writes capitals with Shift too.
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

/// Whether a key belongs to a layout of another script. Some keys of those write signs, and lie where no Latin layout has these signs:
/// in Hebrew Q and W, in Greek Q, in Cyrillic the question mark.
fn is_foreign(key: &str, code: &str) -> bool {
    let signs = [("/", "KeyQ"), ("'", "KeyW"), (";", "KeyQ"), (":", "KeyQ"), (",", "Slash")];
    !key.is_empty() && key.chars().all(|letter| letter > LATIN) || signs.contains(&(key, code))
}
