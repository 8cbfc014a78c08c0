//! Kinds of pieces in stored data.

use std::fmt;

use serde::de::{self, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Kind, Letter};

/// Names of the kinds in storage: chess pieces by name, others by letter. Two kinds had names before they had letters,
/// and the old names must stay readable.
const STORED: [(Kind, &str); 8] = [
    (Kind::Pawn, "Pawn"),
    (Kind::Knight, "Knight"),
    (Kind::Bishop, "Bishop"),
    (Kind::Rook, "Rook"),
    (Kind::Queen, "Queen"),
    (Kind::King, "King"),
    (Kind::Other(Letter::M), "MirrorKnight"),
    (Kind::Other(Letter::C), "Courier"),
];

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match STORED.into_iter().find(|(kind, _)| kind == self) {
            Some((_, name)) => serializer.serialize_str(name),
            None => serializer.serialize_str(self.letter().encode_utf8(&mut [0; 4])),
        }
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Kind;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name or letter of a piece")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Kind, E> {
                let named = STORED.into_iter().find(|(_, name)| *name == text).map(|(kind, _)| kind);
                let mut letters = text.chars();
                let letter = || letters.next().filter(|_| text.len() == 1).and_then(Kind::of_letter);
                named.or_else(letter).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Name)
    }
}

#[cfg(test)]
#[cfg(feature = "protocol")]
mod tests {
    use super::*;
    use crate::json;

    #[test]
    fn kinds_are_stored_by_name_or_letter() {
        for letter in 'A'..='Z' {
            let kind = Kind::of_letter(letter).unwrap();
            let stored = json::write(&kind).unwrap();
            assert_eq!(json::read(&stored), Some(kind), "{stored}");
        }
        assert_eq!(json::write(&Kind::Other(Letter::M)).as_deref(), Some(r#""MirrorKnight""#));
        assert_eq!(json::read::<Kind>(r#""C""#), Some(Kind::Other(Letter::C)));
        assert_eq!(json::read::<Kind>(r#""Dragon""#), None);
    }
}
