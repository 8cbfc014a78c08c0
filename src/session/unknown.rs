//! Fields that only a newer version knows. This version ignores them when it reads a document and writes them back
//! unchanged.
//!
//! Unknown fields belong to the document from which they were read. A game or an analysis is recognised by its number,
//! wherever it is stored. Fields of the document and of the game in an analysis are kept. Fields inside other parts are
//! not.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::json::{read, write};

/// Known fields that are not written at their default. Their absence has a meaning, so they are not restored from an
/// older text.
pub const LEFT_OUT: [&str; 13] = [
    "friend", "facing", "coach", "coached", "tip", "helped", "date", "explorer", "tab", "given", "opened", "played",
    "tags",
];

/// The only nested object whose unknown fields are kept.
const INNER: &str = "\"game\":";

/// Maximum length of an unknown field and of all of them in a document, in bytes, and maximum number of fields in a
/// document. A newer version may need a few more fields, but other text must not fill the storage.
const LONGEST: usize = 4_000;
const ALL: usize = 16_000;
const FIELDS: usize = 200;

/// Maximum number of remembered documents, enough for the stored ones and some of other tabs.
const MOST: usize = 8;

/// Documents with unknown fields: a name and the text of each.
#[derive(Debug)]
pub struct Unknown(Vec<(String, String)>);

impl Unknown {
    /// Creates an empty collection.
    pub const fn new() -> Unknown {
        Unknown(Vec::new())
    }

    /// Remembers a document that was read, in place of an earlier one of the same name.
    pub fn note<T: Serialize + DeserializeOwned>(&mut self, kind: &str, text: &str, document: &T) {
        self.note_text(kind, text, &write(document).unwrap_or_default(), &|text| read::<T>(text).is_some());
    }

    fn note_text(&mut self, kind: &str, text: &str, plain: &str, is_read: &dyn Fn(&str) -> bool) {
        let name = name_of(kind, text);
        self.0.retain(|(known, _)| *known != name);
        let more = with_unknown(plain, text);
        // If the text is malformed in a way that the parser tolerates, only the known fields are kept.
        if more != plain && is_read(&more) {
            // The original text is not kept, because it may be much longer than its useful fields.
            self.0.push((name, more));
            if self.0.len() > MOST {
                self.0.remove(0);
            }
        }
    }

    /// Returns a document to be stored, with the unknown fields that were read before.
    pub fn join(&self, kind: &str, text: String) -> String {
        if self.0.is_empty() {
            return text;
        }
        let name = name_of(kind, &text);
        let known = self.0.iter().find(|(known, _)| *known == name);
        known.map_or_else(|| text.clone(), |(_, old)| with_unknown(&text, old))
    }
}

impl Default for Unknown {
    fn default() -> Unknown {
        Unknown::new()
    }
}

/// Returns the name of a document: its kind, and the number of the game if it has one.
fn name_of(kind: &str, text: &str) -> String {
    let number = text.split_once("\"origin\":[").and_then(|(_, rest)| rest.split(',').next());
    format!("{kind} {}", number.unwrap_or_default())
}

/// Adds to a document the fields of an older text that this version does not know.
///
/// ```
/// use hostage_chess::session::unknown::with_unknown;
/// assert_eq!(with_unknown(r#"{"moves":2}"#, r#"{"moves":1,"mood":"good"}"#), r#"{"moves":2,"mood":"good"}"#);
/// ```
pub fn with_unknown(new: &str, old: &str) -> String {
    with_unknown_of(new, &[old]).0
}

/// Adds the fields of several older texts in the same way. The first text that has a field provides it. Also returns
/// the number of fields that were left out because they exceed the limits.
pub fn with_unknown_of(new: &str, olds: &[&str]) -> (String, usize) {
    let (new, olds): (Vec<&str>, Vec<Vec<&str>>) = (members(new), olds.iter().map(|old| members(old)).collect());
    let (mut text, mut refused) = (String::new(), 0);
    let mut known: Vec<&str> = new.iter().map(|member| name(member)).chain(LEFT_OUT).collect();
    for member in new {
        text.push(if text.is_empty() { '{' } else { ',' });
        let inner = member.strip_prefix(INNER).map(|inner| {
            let olds: Vec<&str> =
                olds.iter().flatten().filter_map(|old| old.strip_prefix(INNER)).take(olds.len()).collect();
            with_unknown_of(inner, &olds)
        });
        match inner {
            Some((inner, count)) => {
                text.extend([INNER, &inner]);
                refused += count;
            }
            None => text.push_str(member),
        }
    }
    let mut room = ALL;
    for member in olds.into_iter().flatten() {
        let name = name(member);
        if known.contains(&name) {
            continue;
        }
        if member.len() > LONGEST || member.len() > room || known.len() >= FIELDS {
            refused += 1;
            continue;
        }
        text.extend([if text.is_empty() { "{" } else { "," }, member]);
        room -= member.len();
        known.push(name);
    }
    text.push_str(if text.is_empty() { "{}" } else { "}" });
    (text, refused)
}

/// Returns the name of a member.
fn name(member: &str) -> &str {
    member.split(':').next().unwrap_or_default().trim().trim_matches('"')
}

/// Returns the members of an object as text.
fn members(object: &str) -> Vec<&str> {
    let (mut found, mut depth, mut quoted, mut escaped, mut from) = (Vec::new(), 0, false, false, 0);
    for (at, byte) in object.bytes().enumerate() {
        let before = depth;
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ => {}
        }
        let (opens, closes) = (before == 0 && depth == 1, before == 1 && depth == 0);
        if closes || depth == 1 && byte == b',' && !quoted {
            found.extend(Some(object[from..at].trim()).filter(|member| !member.is_empty()));
        }
        if opens || depth == 1 && byte == b',' && !quoted {
            from = at + 1;
        }
    }
    found
}
