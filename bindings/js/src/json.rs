//! Writes data as JSON.
//!
//! The library's own writer fills a buffer of a fixed size, and each step may fail. Here nothing can fail, so the compiler
//! leaves the checks out, and the program is smaller. It writes what the answers consist of: no fractions, bytes or units.

use std::fmt::{self, Write};

use serde::ser::{self, Serialize, Serializer};

/// Error that cannot happen.
#[derive(Debug)]
pub enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        // Only hand-written implementations of `Serialize` call this, and those of this package do not.
        unreachable!()
    }
}

/// Returns data as JSON.
pub fn write<T: Serialize>(value: &T) -> String {
    let mut text = String::new();
    let Ok(()) = value.serialize(Json(&mut text));
    text
}

/// Writer of one value.
struct Json<'a>(&'a mut String);

fn quote(text: &mut String, value: &str) {
    text.push('"');
    for letter in value.chars() {
        match letter {
            '"' => text.push_str("\\\""),
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            control if control < ' ' => {
                const DIGITS: &[u8; 16] = b"0123456789abcdef";
                text.push_str("\\u00");
                text.extend([control as usize >> 4, control as usize & 15].map(|digit| char::from(DIGITS[digit])));
            }
            other => text.push(other),
        }
    }
    text.push('"');
}

/// Writes a number. All become `i64`, so that one type has to be written; numbers of JavaScript end before its do.
fn number(text: &mut String, value: i64) {
    // Writing to a string cannot fail.
    let _ = write!(text, "{value}");
}

/// Writer of a list or an object. `close` ends it.
struct Items<'a> {
    text: &'a mut String,
    begun: bool,
    close: &'static str,
}

impl Items<'_> {
    fn separate(&mut self) {
        if self.begun {
            self.text.push(',');
        }
        self.begun = true;
    }

    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.separate();
        value.serialize(Json(self.text))
    }

    fn entry<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
        self.separate();
        quote(self.text, name);
        self.text.push(':');
        value.serialize(Json(self.text))
    }

    fn end(self) -> Result<(), Never> {
        self.text.push_str(self.close);
        Ok(())
    }
}

impl<'a> Json<'a> {
    fn open(self, open: char, close: &'static str) -> Result<Items<'a>, Never> {
        self.0.push(open);
        Ok(Items { text: self.0, begun: false, close })
    }

    /// Opens an object with one name, as the variants of an enum are written.
    fn variant(self, name: &'static str) -> &'a mut String {
        self.0.push('{');
        quote(self.0, name);
        self.0.push(':');
        self.0
    }
}

macro_rules! numbers {
    ($($method:ident: $type:ty;)*) => {
        $(fn $method(self, value: $type) -> Result<(), Never> {
            number(self.0, i64::from(value));
            Ok(())
        })*
    };
}

impl<'a> Serializer for Json<'a> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Items<'a>;
    type SerializeTupleVariant = Items<'a>;
    type SerializeMap = Items<'a>;
    type SerializeStruct = Items<'a>;
    type SerializeStructVariant = Items<'a>;

    numbers! {
        serialize_i8: i8; serialize_i16: i16; serialize_i32: i32;
        serialize_u8: u8; serialize_u16: u16; serialize_u32: u32;
    }

    fn serialize_i64(self, value: i64) -> Result<(), Never> {
        number(self.0, value);
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Never> {
        number(self.0, value.cast_signed());
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Never> {
        self.serialize_f64(f64::from(value))
    }

    fn serialize_f64(self, _: f64) -> Result<(), Never> {
        // No answer has fractions.
        unreachable!()
    }

    fn serialize_bool(self, value: bool) -> Result<(), Never> {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }

    fn serialize_char(self, value: char) -> Result<(), Never> {
        quote(self.0, value.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, value: &str) -> Result<(), Never> {
        quote(self.0, value);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Never> {
        self.0.push_str("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Never> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Never> {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Never> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        let text = self.variant(variant);
        value.serialize(Json(text))?;
        text.push('}');
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Never> {
        self.open('[', "]")
    }

    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, Never> {
        self.open('[', "]")
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Never> {
        self.open('[', "]")
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Never> {
        Json(self.variant(name)).open('[', "]}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Items<'a>, Never> {
        self.open('{', "}")
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'a>, Never> {
        self.open('{', "}")
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Items<'a>, Never> {
        Json(self.variant(name)).open('{', "}}")
    }
}

macro_rules! lists {
    ($($trait:ident $method:ident;)*) => {
        $(impl ser::$trait for Items<'_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
                self.item(value)
            }

            fn end(self) -> Result<(), Never> {
                Items::end(self)
            }
        })*
    };
}

lists! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}

macro_rules! objects {
    ($($trait:ident)*) => {
        $(impl ser::$trait for Items<'_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Never> {
                self.entry(name, value)
            }

            fn end(self) -> Result<(), Never> {
                Items::end(self)
            }
        })*
    };
}

objects!(SerializeStruct SerializeStructVariant);

impl ser::SerializeMap for Items<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        self.item(key)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.text.push(':');
        value.serialize(Json(self.text))
    }

    fn end(self) -> Result<(), Never> {
        Items::end(self)
    }
}
