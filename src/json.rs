//! Plain data as JSON text: what page and engine send each other, and what is stored.
//!
//! A text is read into a [`Value`] first, and the data out of that; it is written from tables of names and fields. So a
//! type costs the page a hundred bytes or two. What serde derives for it would be ten times as large, as it reads the text of
//! each type by code of its own, and fractions, of which our data has none, would cost as much as a whole game.

mod parse;

pub use parse::Value;

/// What can be written as JSON.
pub trait Write {
    /// Adds it to a text.
    fn write(&self, text: &mut String);
}

/// What can be read from JSON.
pub trait Read: Sized {
    /// The data that a value stands for; none if it is no such data.
    fn read(value: &Value) -> Option<Self>;

    /// The data where nothing is said.
    fn missing() -> Option<Self> {
        None
    }
}

/// Data as text.
///
/// ```
/// use hostage_chess::engine::{Asker, QuestionId};
/// use hostage_chess::json;
/// let id = QuestionId { asker: Asker::Play, number: 1 };
/// let text = json::write(&id);
/// assert_eq!(text, r#"{"asker":"Play","number":1}"#);
/// assert_eq!(json::read(&text), Some(id));
/// ```
pub fn write(data: &dyn Write) -> String {
    let mut text = String::new();
    data.write(&mut text);
    text
}

/// The data that a text stands for; none if it is no such data.
pub fn read<T: Read>(text: &str) -> Option<T> {
    T::read(&Value::parse(text)?)
}

/// Writes an object.
pub(crate) fn write_object(text: &mut String, fields: &[(&str, &dyn Write)]) {
    text.push('{');
    for (index, (name, value)) in fields.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        write_text(text, name);
        text.push(':');
        value.write(text);
    }
    text.push('}');
}

/// Writes one of several cases: its name alone, or as an object with what the case holds. A field without a name is all of it.
pub(crate) fn write_case(text: &mut String, name: &str, fields: &[(&str, &dyn Write)]) {
    match fields {
        [] => write_text(text, name),
        [("", whole)] => write_object(text, &[(name, *whole)]),
        fields => {
            text.push('{');
            write_text(text, name);
            text.push(':');
            write_object(text, fields);
            text.push('}');
        }
    }
}

/// What an object says of a field.
pub(crate) fn read_field<T: Read>(value: &Value, name: &str) -> Option<T> {
    value.find(name).map_or_else(T::missing, T::read)
}

/// The same for a field that older builds did not write.
pub(crate) fn read_field_or_default<T: Read + Default>(value: &Value, name: &str) -> Option<T> {
    value.find(name).map_or_else(|| Some(T::default()), T::read)
}

fn write_list<'a>(text: &mut String, items: impl Iterator<Item = &'a dyn Write>) {
    text.push('[');
    for (index, item) in items.enumerate() {
        if index > 0 {
            text.push(',');
        }
        item.write(text);
    }
    text.push(']');
}

/// Writes a text, with escapes for what JSON does not allow in one.
pub(crate) fn write_text(text: &mut String, content: &str) {
    text.push('"');
    for letter in content.chars() {
        let short = match letter {
            '"' | '\\' => letter,
            '\u{8}' => 'b',
            '\t' => 't',
            '\n' => 'n',
            '\u{c}' => 'f',
            '\r' => 'r',
            '\0'..' ' => {
                text.push_str(if letter < '\u{10}' { "\\u000" } else { "\\u001" });
                text.extend(char::from_digit(u32::from(letter) & 15, 16));
                continue;
            }
            _ => {
                text.push(letter);
                continue;
            }
        };
        text.extend(['\\', short]);
    }
    text.push('"');
}

/// Writes and reads a struct by its fields. `as` gives another name, `or default` allows a field to be missing.
macro_rules! record {
    ($type:ident { $($field:ident $(as $name:literal)? $(or $default:ident)?),* $(,)? }) => {
        impl $crate::json::Write for $type {
            fn write(&self, text: &mut String) {
                $crate::json::write_object(text, &[$(($crate::json::named!($field $($name)?), &self.$field)),*]);
            }
        }

        impl $crate::json::Read for $type {
            fn read(value: &$crate::json::Value) -> Option<$type> {
                Some($type {
                    $($field: $crate::json::field!(value, $crate::json::named!($field $($name)?) $(, $default)?)?),*
                })
            }
        }
    };
}

/// Writes and reads an enum: by the names of its variants, with what they hold.
macro_rules! cases {
    ($type:ident { $($case:ident $(as $name:literal)? $(($whole:ident))? $({ $($field:ident),* })?),* $(,)? }) => {
        impl $crate::json::Write for $type {
            fn write(&self, text: &mut String) {
                match self {
                    $($type::$case $(($whole))? $({ $($field),* })? => $crate::json::write_case(
                        text,
                        $crate::json::named!($case $($name)?),
                        &[$(("", $whole))? $($((stringify!($field), $field)),*)?],
                    ),)*
                }
            }
        }

        impl $crate::json::Read for $type {
            fn read(value: &$crate::json::Value) -> Option<$type> {
                let (name, _inside) = value.case()?;
                $(if name == $crate::json::named!($case $($name)?) {
                    return Some($type::$case $(({
                        let $whole = $crate::json::Read::read(_inside)?;
                        $whole
                    }))? $({ $($field: $crate::json::field!(_inside, stringify!($field))?),* })?);
                })*
                None
            }
        }
    };
}

/// Writes and reads a struct as what it wraps.
macro_rules! wraps {
    ($type:ident($inner:ty)) => {
        impl $crate::json::Write for $type {
            fn write(&self, text: &mut String) {
                self.0.write(text);
            }
        }

        impl $crate::json::Read for $type {
            fn read(value: &$crate::json::Value) -> Option<$type> {
                <$inner as $crate::json::Read>::read(value).map($type)
            }
        }
    };
}

/// Reads a field.
macro_rules! field {
    ($value:ident, $name:expr) => {
        $crate::json::read_field($value, $name)
    };
    ($value:ident, $name:expr, default) => {
        $crate::json::read_field_or_default($value, $name)
    };
}

/// The name of a field or variant in JSON.
macro_rules! named {
    ($own:ident) => {
        stringify!($own)
    };
    ($own:ident $name:literal) => {
        $name
    };
}

pub(crate) use {cases, field, named, record, wraps};

macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl Write for $type {
            fn write(&self, text: &mut String) {
                text.push_str(&self.to_string());
            }
        }

        impl Read for $type {
            fn read(value: &Value) -> Option<$type> {
                let Value::Number(negative, size) = *value else { return None };
                <$type>::try_from(size).ok().filter(|_| !negative)
            }
        })*
    };
}

numbers!(u8 u16 u32 u64 usize);

impl Write for i32 {
    fn write(&self, text: &mut String) {
        text.push_str(&self.to_string());
    }
}

impl Read for i32 {
    fn read(value: &Value) -> Option<i32> {
        let Value::Number(negative, size) = *value else { return None };
        let size = i64::try_from(size).ok()?;
        i32::try_from(if negative { -size } else { size }).ok()
    }
}

impl Write for bool {
    fn write(&self, text: &mut String) {
        text.push_str(if *self { "true" } else { "false" });
    }
}

impl Read for bool {
    fn read(value: &Value) -> Option<bool> {
        if let Value::Bool(yes) = value { Some(*yes) } else { None }
    }
}

impl Write for String {
    fn write(&self, text: &mut String) {
        write_text(text, self);
    }
}

impl Read for String {
    fn read(value: &Value) -> Option<String> {
        value.text().map(str::to_owned)
    }
}

impl<T: Write> Write for Option<T> {
    fn write(&self, text: &mut String) {
        match self {
            Some(value) => value.write(text),
            None => text.push_str("null"),
        }
    }
}

impl<T: Read> Read for Option<T> {
    fn read(value: &Value) -> Option<Option<T>> {
        if let Value::Null = value { Some(None) } else { T::read(value).map(Some) }
    }

    fn missing() -> Option<Option<T>> {
        Some(None)
    }
}

impl<T: Write> Write for Vec<T> {
    fn write(&self, text: &mut String) {
        write_list(text, self.iter().map(|item| item as &dyn Write));
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(value: &Value) -> Option<Vec<T>> {
        value.list()?.iter().map(T::read).collect()
    }
}

impl Write for [u32; 2] {
    fn write(&self, text: &mut String) {
        write_list(text, self.iter().map(|item| item as &dyn Write));
    }
}

impl Read for [u32; 2] {
    fn read(value: &Value) -> Option<[u32; 2]> {
        let [a, b] = value.list()? else { return None };
        Some([u32::read(a)?, u32::read(b)?])
    }
}

macro_rules! tuples {
    ($(($($type:ident $item:ident),*))*) => {
        $(impl<$($type: Write),*> Write for ($($type,)*) {
            fn write(&self, text: &mut String) {
                let ($($item,)*) = self;
                write_list(text, [$($item as &dyn Write),*].into_iter());
            }
        }

        impl<$($type: Read),*> Read for ($($type,)*) {
            fn read(value: &Value) -> Option<($($type,)*)> {
                let [$($item),*] = value.list()? else { return None };
                Some(($($type::read($item)?,)*))
            }
        })*
    };
}

tuples!((A a, B b)(A a, B b, C c, D d));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Asker, Info, QuestionId, Reply, Request, bench};
    use crate::game::GameRecord;
    use crate::search::{Blindness, Limits, Score};

    const fn question(number: u32) -> QuestionId {
        QuestionId { asker: Asker::Review, number }
    }

    fn comes_back<T: Write + Read + PartialEq + std::fmt::Debug>(value: T) {
        let text = write(&value);
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
        comes_back(Reply::Ready);
        comes_back(Reply::Best { id: question(2), turn: None });
        comes_back(Reply::Bench { id: question(2), progress: bench::Progress { done: 1, of: 2, nodes: 3, millis: 4 } });
        comes_back(Reply::Error { id: question(3), text: "\"a\\b\u{1}\n\t♞ é\"".to_owned() });
    }

    #[test]
    fn json_of_others_is_read_too() {
        let text = " { \"Stop\" : {\"more\": [ 1.5e3 , -2, null, true, {} ], \"id\":\n{\"number\":7,\"asker\":\"\\u0050lay\"} } } ";
        assert_eq!(read(text), Some(Request::Stop { id: QuestionId { asker: Asker::Play, number: 7 } }));
        assert_eq!(read(r#""\ud83d\ude00 \/\b""#), Some("\u{1f600} /\u{8}".to_owned()));
        assert_eq!(read::<String>(r#""\ud83d""#), None);
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
            r#"{"Stop":{"id":{"asker":"Play","number":1}}} more"#,
            r#"{"Stop":{"id":{"asker":"Play","number":1,}}}"#,
            r#"{"Stop":{"id":{"asker":"Play","number":4294967296}}}"#,
            r#""Ready"#,
            r#""\u12""#,
            &"[".repeat(1000),
        ] {
            assert_eq!(read::<Request>(text), None, "{text}");
        }
    }
}
