//! Fields that only a newer version knows: this one passes over them when it reads, and writes them back as they stood.
//!
//! They go along with what they were read of: a game or an analysis is known by its number, in whichever place it is stored. What is kept
//! are the fields of the document itself, and of the game in an analysis; what a newer version has put into their parts goes with the part.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{read, write};

/// Fields that this version knows and does not write while they are as usual: that they are missing says something.
pub const LEFT_OUT: [&str; 8] = ["friend", "coach", "coached", "tip", "helped", "explorer", "tab", "given"];

/// The field of a document that is one itself.
const INNER: &str = "\"game\":";

/// How long a field may be that is not known, how long all of them in a document, in bytes, and how many names a document may have: a
/// newer version has reason for some more, and whoever has none is not to fill the storage.
const LONGEST: usize = 4_000;
const ALL: usize = 16_000;
const FIELDS: usize = 200;

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
            // Not the text itself: it may be longer than what is kept of it by any factor.
            self.0.push((name, more));
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
/// assert_eq!(with_unknown(r#"{"moves":2}"#, r#"{"moves":1,"mood":"good"}"#), r#"{"moves":2,"mood":"good"}"#);
/// ```
pub fn with_unknown(new: &str, old: &str) -> String {
    with_unknown_of(new, &[old]).0
}

/// The same with what several texts have: of each field the first counts. Also how many fields are left out, since one alone or all
/// together are too long.
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

/// The name of a member.
fn name(member: &str) -> &str {
    member.split(':').next().unwrap_or_default().trim().trim_matches('"')
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
