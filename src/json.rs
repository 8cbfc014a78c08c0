//! Plain data as JSON text: what page and engine send each other, and what is stored.
//!
//! Our data holds no fractions. So serde-json-core is enough; the tables and code for fractions in other libraries
//! would be as large in the page as a whole game.

mod unknown;

pub use unknown::{LEFT_OUT, Unknown, with_unknown};

use serde::Serialize;
use serde::de::DeserializeOwned;

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

/// The data that a text stands for; none if it is no such data.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    // Without its escapes no string is longer than with them.
    let mut unescaped = vec![0; text.len()];
    serde_json_core::from_str_escaped(text, &mut unescaped).ok().map(|(value, _)| value)
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
            turns: vec!["B@f7".to_owned(); plies],
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
        comes_back(Reply::Best { id: question(2), turn: None });
        comes_back(Reply::Bench { id: question(2), progress: bench::Progress { done: 1, of: 2, nodes: 3, millis: 4 } });
        comes_back(Reply::Error { id: question(3), text: "\"a\\b\u{1}\n\t♞ é\"".to_owned() });
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
