//! What is to be said, as plain data: which message, and what it is about. It knows no language; `words` says it.

use super::{Cell, Kind, Man, Side};

/// One message with its arguments.
///
/// ```
/// use hostage_chess::game::{Kind, message::Message};
/// let message = Message::new("illegal-cannot-afford").with("kind", Kind::Rook);
/// assert_eq!(hostage_chess::words::say(&message), "Nothing in your prison is worth a rook.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its name in the catalogue of every language.
    pub id: &'static str,
    /// What it is about, by the names that the catalogues use.
    pub args: Vec<(&'static str, Value)>,
}

/// What a message can be about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A text that is shown as it is, such as a turn in notation.
    Text(String),
    /// A text from outside: it is shown shortened, with control characters made visible.
    Foreign(String),
    /// A number; sentences can depend on its plural.
    Number(i64),
    /// One of a few cases that sentences tell apart.
    Case(&'static str),
    /// A kind of men; every language has its forms.
    Kind(Kind),
    /// A man: whose, and what.
    Man(Man),
    /// A side, called by the colour of its men.
    Side(Side),
    /// A cell, called as its board calls it.
    Cell(Cell),
    /// Several things, which the sentence joins.
    List(Vec<Value>),
    /// A sentence or a part of one.
    Message(Box<Message>),
}

impl Message {
    /// A message about nothing yet.
    pub const fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The same message with an argument more.
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }
}

impl Value {
    /// A text from outside.
    pub fn foreign(text: impl Into<String>) -> Value {
        Value::Foreign(text.into())
    }

    /// Several things.
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
    Man: man => Value::Man(man);
    Side: side => Value::Side(side);
    Cell: cell => Value::Cell(cell);
    Message: message => Value::Message(Box::new(message));
}
