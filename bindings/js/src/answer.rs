//! Answers as JSON: `{"ok": …}`, or `{"error": …}` with a code, a sentence, and what was found, where, and what was expected.

use hostage_chess::game::message::{Message, Value};
use hostage_chess::game::{Colours, Fault, Illegal, Layout, Piece};
use hostage_chess::words;
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Serialize, Serializer};

use crate::json;

/// Result of a call, as JavaScript receives it.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer<T> {
    /// The result.
    Ok(T),
    /// The reason why there is none.
    Error(Problem),
}

/// Reason why a call failed.
#[derive(Serialize, Clone)]
pub struct Problem {
    /// Short name of the reason, such as `pinned` or `rank-length`. It never changes: `tests/data/codes.txt` has them all.
    pub code: String,
    /// One or more sentences in the current language.
    pub message: String,
    /// Arguments of the sentences: what was found, where, and what was expected.
    pub details: Details,
    /// Squares that matter, by name. The first two are the ends of the arrow that explains the reason, if there is one.
    pub squares: Vec<String>,
    /// True if `squares` begins with an arrow.
    pub arrow: bool,
    /// Every fault of a FEN or of a record, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<Problem>,
}

/// Arguments of a message, written as an object.
#[derive(Clone)]
pub struct Details(Vec<(&'static str, Detail)>);

#[derive(Clone)]
enum Detail {
    Text(String),
    Number(i64),
    List(Vec<Detail>),
}

impl Serialize for Details {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, value) in &self.0 {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl Serialize for Detail {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Detail::Text(text) => serializer.serialize_str(text),
            Detail::Number(number) => serializer.serialize_i64(*number),
            Detail::List(items) => {
                let mut list = serializer.serialize_seq(Some(items.len()))?;
                for item in items {
                    list.serialize_element(item)?;
                }
                list.end()
            }
        }
    }
}

fn detail(value: &Value, layout: &Layout) -> Detail {
    match value {
        Value::Text(text) | Value::Foreign(text) => Detail::Text(text.clone()),
        Value::Number(number) => Detail::Number(*number),
        Value::Case(case) => Detail::Text((*case).to_owned()),
        Value::Kind(kind) => Detail::Text(kind.letter().to_ascii_lowercase().to_string()),
        Value::Piece(piece) => Detail::Text(piece.letter().to_string()),
        Value::Side(side) => Detail::Text(side.name().to_owned()),
        Value::Cell(cell) => Detail::Text(layout.name(*cell)),
        Value::List(items) => Detail::List(items.iter().map(|item| detail(item, layout)).collect()),
        Value::Message(message) => Detail::Text(words::say_in(message, layout)),
    }
}

/// Returns the name of a piece in answers: its FEN letter.
pub fn letter(piece: Piece) -> String {
    piece.letter().to_string()
}

/// Writes an answer.
pub fn write<T: Serialize>(result: Result<T, Problem>) -> String {
    json::write(&match result {
        Ok(value) => Answer::Ok(value),
        Err(problem) => Answer::Error(problem),
    })
}

impl Problem {
    /// Creates a problem of this package's own, with a sentence in English.
    pub fn own(code: &str, message: String) -> Problem {
        let (code, details) = (code.to_owned(), Details(Vec::new()));
        Problem { code, message, details, squares: Vec::new(), arrow: false, faults: Vec::new() }
    }

    /// Creates a problem from a message. The code is the message's id without its first word.
    pub fn of(message: &Message, layout: &Layout) -> Problem {
        const PREFIXES: [&str; 5] = ["illegal-", "fault-", "record-", "castling-", "ending-"];
        let code = match message.id.strip_prefix("castling-") {
            Some(_) => message.id,
            None => PREFIXES.iter().find_map(|prefix| message.id.strip_prefix(prefix)).unwrap_or(message.id),
        };
        let details = message.args.iter().map(|(name, value)| (*name, detail(value, layout))).collect();
        let cells = message.args.iter().filter_map(|(_, value)| match value {
            Value::Cell(cell) => Some(layout.name(*cell)),
            _ => None,
        });
        Problem {
            code: code.to_owned(),
            message: words::say_in(message, layout),
            details: Details(details),
            squares: cells.collect(),
            arrow: false,
            faults: Vec::new(),
        }
    }

    /// Creates a problem from the reason why a move is illegal.
    pub fn illegal(why: &Illegal, layout: &Layout) -> Problem {
        let mut problem = Problem::of(&words::reason_message(&why.reason), layout);
        if let Some((from, to)) = why.arrow.filter(|(from, to)| from != to) {
            let ends = [layout.name(from), layout.name(to)];
            problem.squares.retain(|square| !ends.contains(square));
            problem.squares.splice(0..0, ends);
            problem.arrow = true;
        }
        problem
    }

    /// Creates a problem from the faults of a position. It names all of them.
    pub fn faults(faults: &[Fault]) -> Problem {
        let colours = Colours::default();
        let each: Vec<Problem> =
            faults.iter().map(|fault| Problem::of(&words::fault_message(fault), Layout::square_8x8())).collect();
        match <[Problem; 1]>::try_from(each) {
            Ok([only]) => only,
            Err(each) => Problem { faults: each, ..Problem::own("bad-position", words::faults(faults, colours)) },
        }
    }
}
