//! Plain data as JSON text, for messages between page and engine and for storage.
//!
//! The data contains no fractions, so serde-json-core suffices. Libraries that support fractions would add tables and
//! code as large as a whole game to the download.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// Initial and maximum size of the buffer for a text, in bytes. The maximum is many times what a game of ten thousand
/// moves needs.
const ROOM: usize = 1 << 12;
const MOST: usize = 1 << 24;

/// Writes data as text. Returns `None` if the text would be longer than the maximum.
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
        // The only possible error is a buffer that is too small.
        if let Ok(length) = serde_json_core::to_slice(value, &mut text) {
            text.truncate(length);
            return String::from_utf8(text).ok();
        }
        text.resize(2 * text.len(), 0);
    }
    None
}

/// Maximum nesting of lists and objects. Our data is at most ten deep. The parser is recursive, so deeper text could
/// overflow the stack.
const DEEPEST: usize = 100;

/// Reads data from text. Returns `None` if the text does not have this form.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    if !is_shallow(text) {
        return None;
    }
    // Unescaping never makes a string longer.
    let mut unescaped = vec![0; text.len()];
    serde_json_core::from_str_escaped(text, &mut unescaped).ok().map(|(value, _)| value)
}

/// Returns true if lists and objects are nested no deeper than [`DEEPEST`].
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

/// Pairs of name and text, read from an object of strings.
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

/// A key of an object. The parser passes keys only as borrowed strings.
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
#[cfg(feature = "programs")]
mod tests {
    use super::*;
    use crate::engine::{Asker, EngineFault, Info, PROTOCOL, QuestionId, Reply, Request, bench};
    use crate::game::{GameRecord, PlayingStyle};
    use crate::search::{Blindness, Limits, Score};

    const fn question(number: u32) -> QuestionId {
        QuestionId { asker: Asker::Review, number }
    }

    fn round_trips<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: T) {
        let text = write(&value).unwrap();
        assert_eq!(read(&text), Some(value), "{text}");
    }

    #[test]
    fn messages_between_page_and_engine_round_trip() {
        let record = |start: Option<&str>, plies| GameRecord {
            variant: "hostage".to_owned(),
            start: start.map(str::to_owned),
            moves: vec!["B@f7".to_owned(); plies],
        };
        let blindness = Some(Blindness { per_mille: 450, seed: u64::MAX });
        let limits = Limits { millis: Some(u32::MAX), lines: Some(3), blindness, ..Limits::default() };
        round_trips(Request::Search { id: question(7), record: record(None, 0), limits });
        // This request is longer than the initial buffer.
        round_trips(Request::Search {
            id: question(7),
            record: record(Some("8/8 w - - 0 1"), 3000),
            limits: Limits::default(),
        });
        for style in PlayingStyle::ALL {
            let limits = Limits { style: Some(style), ..limits };
            round_trips(Request::Search { id: question(7), record: record(None, 2), limits });
        }
        round_trips(Request::NewGame);
        round_trips(Request::Stop { id: question(0) });
        for score in [Score::Centipawns(-31), Score::Mate(i32::MIN)] {
            let info = Info {
                rank: 1,
                depth: 9,
                no_mate_within: 0,
                score,
                nodes: 1 << 40,
                millis: 17,
                line: vec!["e2e4".to_owned(), String::new()],
            };
            round_trips(Reply::Info { id: question(1), info });
        }
        round_trips(Reply::Ready { protocol: PROTOCOL });
        round_trips(Reply::Best { id: question(2), mv: None });
        round_trips(Reply::Bench {
            id: question(2),
            progress: bench::BenchProgress { done: 1, of: 2, nodes: 3, millis: 4 },
        });
        round_trips(Reply::Error {
            id: question(3), fault: EngineFault::Crashed("\"a\\b\u{1}\n\t♞ é\"".to_owned())
        });
    }

    #[test]
    fn limits_without_a_style_are_as_before_styles_existed() {
        let text = r#"{"millis":null,"aim":null,"depth":null,"nodes":48,"lines":null,"mate":null,"blindness":null}"#;
        let limits = Limits { nodes: Some(48), ..Limits::default() };
        assert_eq!((write(&limits).as_deref(), read(text)), (Some(text), Some(limits)));
        let with = |style: &str| read::<Limits>(&text.replace('}', &format!(r#","style":{style}}}"#)));
        assert_eq!(with("0"), Some(Limits { style: Some(PlayingStyle::Checks), ..limits }));
        assert_eq!((with("null"), with("200")), (Some(limits), Some(limits)), "a newer page knows more styles");
    }

    #[test]
    fn deeply_nested_text_is_refused_without_a_stack_overflow() {
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
    fn objects_of_strings_are_read() {
        let text = r#"{"a":"1","b\u00e9":"{\"c\":\"\u0000\n\"}"}"#;
        let texts =
            [("a", "1"), ("b\u{e9}", "{\"c\":\"\0\n\"}")].map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(read::<Texts>(text), Some(Texts(texts.to_vec())));
        assert_eq!(read::<Texts>(r#"{"a":1}"#), None);
        assert_eq!(read::<Texts>("{}"), Some(Texts::default()));
    }

    #[test]
    fn invalid_data_is_refused() {
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
