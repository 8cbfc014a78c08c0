//! Messages as plain data: an id and arguments, independent of language. The module `words` turns them into sentences.

use super::{Cell, Kind, Piece, Side};

/// One message with its arguments.
///
/// ```
/// use hostage_chess::game::{Kind, message::Message};
/// let message = Message::new("illegal-cannot-afford").with("kind", Kind::Rook);
/// assert_eq!(hostage_chess::words::say(&message), "Nothing in your prison is worth a rook.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Id in the catalogue of every language.
    pub id: &'static str,
    /// Arguments, by the names that the catalogues use.
    pub args: Vec<(&'static str, Value)>,
}

/// Argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Text shown as it is, such as a move in notation.
    Text(String),
    /// Text from outside: shown shortened, with control characters made visible.
    Foreign(String),
    /// Number; sentences can depend on its plural form.
    Number(i64),
    /// One of a few cases that a sentence distinguishes.
    Case(&'static str),
    /// Kind of piece; every language has its forms.
    Kind(Kind),
    /// Piece with its side and kind.
    Piece(Piece),
    /// Side, named by the colour of its pieces.
    Side(Side),
    /// Cell, named as on its board.
    Cell(Cell),
    /// Several values, which the sentence joins.
    List(Vec<Value>),
    /// Sentence or part of one.
    Message(Box<Message>),
}

impl Message {
    /// Creates a message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// Adds an argument to the message.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

impl Value {
    /// Creates a value from text that comes from outside.
    pub fn foreign(text: impl Into<String>) -> Value {
        Value::Foreign(text.into())
    }

    /// Creates a list of values.
    pub fn list<T: Into<Value>>(items: impl IntoIterator<Item = T>) -> Value {
        Value::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! values {
    ($($from:ty: $name:ident => $value:expr;)*) => {
        $(impl From<$from> for Value {
            fn from($name: $from) -> Value {
                $value
            }
        })*
    };
}

values! {
    String: text => Value::Text(text);
    &str: text => Value::Text(text.to_owned());
    i32: number => Value::Number(number.into());
    u8: number => Value::Number(number.into());
    u32: number => Value::Number(number.into());
    u64: number => Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
    usize: number => Value::Number(i64::try_from(number).unwrap_or(i64::MAX));
    bool: yes => Value::Case(if yes { "yes" } else { "no" });
    Kind: kind => Value::Kind(kind);
    Piece: piece => Value::Piece(piece);
    Side: side => Value::Side(side);
    Cell: cell => Value::Cell(cell);
    Message: message => Value::Message(Box::new(message));
}
