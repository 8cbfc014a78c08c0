//! Joins finished texts. Languages differ in this: Japanese and Chinese put no space between sentences, and French puts one
//! before a percent sign.

use super::{say, text};
use crate::game::message::Message;

/// Joins sentences. Leaves out empty ones.
///
/// ```
/// use hostage_chess::words::sentences;
/// assert_eq!(sentences(&["Check.", "", "White to move."]), "Check. White to move.");
/// ```
pub fn sentences<S: AsRef<str>>(parts: &[S]) -> String {
    join(parts, "list-sentence")
}

/// Ends a text with a full stop.
pub fn sentence(said: &str) -> String {
    say(&Message::new("sentence").with("text", said))
}

/// Returns a share in percent: `33%`.
pub fn percent(share: u32) -> String {
    say(&Message::new("percent").with("number", share))
}

/// Joins a label and what follows it: `Delete: My game`.
pub fn labelled(label: &str, what: &str) -> String {
    [label, text("list-colon"), what].concat()
}

/// Joins the items of a list with commas.
pub fn listed<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "list-comma")
}

/// Joins items that may contain commas with semicolons.
pub fn listed_apart<S: AsRef<str>>(items: &[S]) -> String {
    join(items, "list-semicolon")
}

/// Joins items with a text of the catalogue. Leaves out empty ones.
fn join<S: AsRef<str>>(items: &[S], with: &'static str) -> String {
    let mut joined = String::new();
    for item in items {
        let item = item.as_ref();
        if !joined.is_empty() && !item.is_empty() {
            joined.push_str(text(with));
        }
        joined.push_str(item);
    }
    joined
}
