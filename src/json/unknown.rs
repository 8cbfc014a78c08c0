//! Fields that only a newer version knows: this one passes over them when it reads, and writes them back as they stood.
//!
//! They go along with what they were read of: a game or an analysis is known by its number, in whichever place it is stored. What is kept
//! are the fields of the document itself, and of the game in an analysis; what a newer version has put into their parts goes with the part.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{read, write};

/// Fields that this version knows and does not write while they are as usual: that they are missing says something.
pub const LEFT_OUT: [&str; 5] = ["friend", "coach", "coached", "explorer", "tab"];

/// The field of a document that is one itself.
const INNER: &str = "\"game\":";

/// How many documents are remembered: as many as are stored, and some that other tabs have.
const MOST: usize = 8;

/// Documents with fields that are not known here: what they are, and their text.
#[derive(Debug)]
pub struct Unknown(Vec<(String, String)>);

impl Unknown {
    /// None so far.
    pub const fn new() -> Unknown {
        Unknown(Vec::new())
    }

    /// A document of this kind was read. Whatever was known of it before is out of date.
    pub fn note<T: Serialize + DeserializeOwned>(&mut self, kind: &str, text: &str, document: &T) {
        self.note_text(kind, text, &write(document).unwrap_or_default(), &|text| read::<T>(text).is_some());
    }

    fn note_text(&mut self, kind: &str, text: &str, plain: &str, is_read: &dyn Fn(&str) -> bool) {
        let name = name_of(kind, text);
        self.0.retain(|(known, _)| *known != name);
        let more = with_unknown(plain, text);
        // Where the text is odd in ways that reading forgives, what is known counts for more.
        if more != plain && is_read(&more) {
            self.0.push((name, text.to_owned()));
            if self.0.len() > MOST {
                self.0.remove(0);
            }
        }
    }

    /// A document of this kind as it is to be stored.
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

/// What tells a document from others: its kind, and the number of the game if it is one.
fn name_of(kind: &str, text: &str) -> String {
    let number = text.split_once("\"origin\":[").and_then(|(_, rest)| rest.split(',').next());
    format!("{kind} {}", number.unwrap_or_default())
}

/// A document with what an older text of it has and this version does not know.
///
/// ```
/// use hostage_chess::json::with_unknown;
/// assert_eq!(with_unknown(r#"{"turns":2}"#, r#"{"turns":1,"mood":"good"}"#), r#"{"turns":2,"mood":"good"}"#);
/// ```
pub fn with_unknown(new: &str, old: &str) -> String {
    let (new, mut old) = (members(new), members(old));
    let mut text = String::new();
    for member in new {
        let known = old.iter().position(|other| name(other) == name(member)).map(|place| old.remove(place));
        text.push(if text.is_empty() { '{' } else { ',' });
        match (member.strip_prefix(INNER), known.and_then(|known| known.strip_prefix(INNER))) {
            (Some(inner), Some(known)) => text.extend([INNER, &with_unknown(inner, known)]),
            _ => text.push_str(member),
        }
    }
    for member in old {
        if !LEFT_OUT.contains(&name(member).trim_matches('"')) {
            text.extend([",", member]);
        }
    }
    text.push('}');
    text
}

/// The name of a member, in its quotes.
fn name(member: &str) -> &str {
    member.split(':').next().unwrap_or_default()
}

/// The members of an object as they stand in its text.
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
