//! Plain data as JSON text: what page and engine send each other, and what is stored.
//!
//! Our data holds no fractions. So serde-json-core is enough; the tables and code for fractions in other libraries
//! would be as large in the page as a whole game.

mod unknown;

pub use unknown::{LEFT_OUT, Unknown, with_unknown, with_unknown_of};

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// The size of the buffer for a text at first, and at most, in bytes: many times what a game of ten thousand turns
/// needs.
const ROOM: usize = 1 << 12;
const MOST: usize = 1 << 24;

/// Data as text; none if there is far too much of it.
///
/// ```
/// use hostage_chess::engine::{Asker, QuestionId};
/// use hostage_chess::json;
/// let id = QuestionId { asker: Asker::Play, number: 1 };
/// let text = json::write(&id).unwrap();
/// assert_eq!(text, r#"{"asker":"Play","number":1}"#);
/// assert_eq!(json::read(&text), Some(id));
/// ```
pub fn write<T: Serialize>(value: &T) -> Option<String> {
    let mut text = vec![0; ROOM];
    while text.len() <= MOST {
        // The only error there is: the buffer is too small.
        if let Ok(length) = serde_json_core::to_slice(value, &mut text) {
            text.truncate(length);
            return String::from_utf8(text).ok();
        }
        text.resize(2 * text.len(), 0);
    }
    None
}

/// How deep lists and objects may lie in each other. Ours are ten deep; the reader calls itself for each, and would run out of stack.
const DEEPEST: usize = 100;

/// The data that a text stands for; none if it is no such data.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    if !is_shallow(text) {
        return None;
    }
    // Without its escapes no string is longer than with them.
    let mut unescaped = vec![0; text.len()];
    serde_json_core::from_str_escaped(text, &mut unescaped).ok().map(|(value, _)| value)
}

/// Whether lists and objects lie in each other no deeper than [`DEEPEST`].
fn is_shallow(text: &str) -> bool {
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    text.bytes().all(|byte| {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            b'[' | b'{' if !quoted => depth += 1,
            b']' | b'}' if !quoted => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth <= DEEPEST
    })
}

/// A text for each name, as JavaScript writes an object of strings.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Texts(pub Vec<(String, String)>);

impl<'de> Deserialize<'de> for Texts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Texts, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Texts;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object of strings")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Texts, M::Error> {
                let mut texts = Vec::new();
                while let Some((Name(name), text)) = map.next_entry()? {
                    texts.push((name, text));
                }
                Ok(Texts(texts))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

/// The name of a text: the reader gives names away only as borrowed strings.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Name;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a name")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Asker, Info, PROTOCOL, QuestionId, Reply, Request, bench};
    use crate::game::GameRecord;
    use crate::search::{Blindness, Limits, Score};

    const fn question(number: u32) -> QuestionId {
        QuestionId { asker: Asker::Review, number }
    }

    fn comes_back<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: T) {
        let text = write(&value).unwrap();
        assert_eq!(read(&text), Some(value), "{text}");
    }

    #[test]
    fn what_page_and_engine_tell_each_other_comes_back() {
        let record = |start: Option<&str>, plies| GameRecord {
            variant: "hostage".to_owned(),
            start: start.map(str::to_owned),
            moves: vec!["B@f7".to_owned(); plies],
        };
        let blindness = Some(Blindness { per_mille: 450, seed: u64::MAX });
        let limits = Limits { millis: Some(u32::MAX), lines: Some(3), blindness, ..Limits::default() };
        comes_back(Request::Search { id: question(7), record: record(None, 0), limits });
        // The last one is longer than the buffer is at first.
        comes_back(Request::Search {
            id: question(7),
            record: record(Some("8/8 w - - 0 1"), 3000),
            limits: Limits::default(),
        });
        comes_back(Request::NewGame);
        comes_back(Request::Stop { id: question(0) });
        for score in [Score::Centipawns(-31), Score::Mate(i32::MIN)] {
            let info = Info {
                rank: 1,
                depth: 9,
                score,
                nodes: 1 << 40,
                millis: 17,
                line: vec!["e2e4".to_owned(), String::new()],
            };
            comes_back(Reply::Info { id: question(1), info });
        }
        comes_back(Reply::Ready { protocol: PROTOCOL });
        comes_back(Reply::Best { id: question(2), mv: None });
        comes_back(Reply::Bench {
            id: question(2),
            progress: bench::BenchProgress { done: 1, of: 2, nodes: 3, millis: 4 },
        });
        comes_back(Reply::Error { id: question(3), text: "\"a\\b\u{1}\n\t♞ é\"".to_owned() });
    }

    #[test]
    fn what_lies_too_deep_is_nothing_and_takes_no_stack() {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let nested = |depth: usize| format!("{{\"x\":{}1{}}}", open.repeat(depth), close.repeat(depth));
            assert_eq!(read::<Texts>(&nested(1_000_000)), None);
            assert_eq!(read::<crate::session::puzzles::PuzzleProgress>(&nested(1_000_000)), None);
            assert!(read::<crate::session::puzzles::PuzzleProgress>(&nested(90)).is_some(), "{open}");
        }
        let quoted = format!("{{\"x\":\"{}\\\"{}\"}}", "[".repeat(1000), "{".repeat(1000));
        assert_eq!(read::<Texts>(&quoted).unwrap().0[0].1.len(), 2001);
    }

    #[test]
    fn names_with_texts_are_read() {
        let text = r#"{"a":"1","b\u00e9":"{\"c\":\"\u0000\n\"}"}"#;
        let texts =
            [("a", "1"), ("b\u{e9}", "{\"c\":\"\0\n\"}")].map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(read::<Texts>(text), Some(Texts(texts.to_vec())));
        assert_eq!(read::<Texts>(r#"{"a":1}"#), None);
        assert_eq!(read::<Texts>("{}"), Some(Texts::default()));
    }

    #[test]
    fn what_is_no_such_data_is_nothing() {
        for text in [
            "",
            "{broken",
            "null",
            "[]",
            "\"Go\"",
            r#"{"Stop":{"id":1}}"#,
            r#"{"Stop":{"id":{"asker":"Nobody","number":1}}}"#,
            r#"{"Stop":{"id":{"asker":"Play","number":-1}}}"#,
            r#"{"Stop":{}}"#,
        ] {
            assert_eq!(read::<Request>(text), None, "{text}");
        }
    }
}
