//! Reading and writing of the binary forms: little endian, with numbers of variable length where most are small.

use crate::varint;

/// A fault in bytes from the wire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Malformed {
    /// The bytes end too early.
    Short,
    /// Bytes follow the end.
    Long,
    /// A number has an impossible value.
    Value,
    /// A text is not UTF-8, or too long.
    Text,
    /// A newer version of the program wrote this.
    Newer,
}

/// Reads values one after the other from the start of a slice.
#[derive(Clone, Debug)]
pub struct Reader<'a>(pub &'a [u8]);

impl<'a> Reader<'a> {
    /// Takes this many bytes.
    pub fn take(&mut self, length: usize) -> Result<&'a [u8], Malformed> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(Malformed::Short)?;
        self.0 = rest;
        Ok(taken)
    }

    /// Takes an array of bytes.
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], Malformed> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(Malformed::Short)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub fn u8(&mut self) -> Result<u8, Malformed> {
        self.array().map(u8::from_le_bytes)
    }

    pub fn u16(&mut self) -> Result<u16, Malformed> {
        self.array().map(u16::from_le_bytes)
    }

    /// Reads a number of variable length. Only the shortest form is accepted, so equal numbers have equal bytes.
    pub fn varint(&mut self) -> Result<u32, Malformed> {
        let before = self.0;
        let number =
            varint::take(&mut self.0).ok_or(if before.len() < 5 { Malformed::Short } else { Malformed::Value })?;
        let read = &before[..before.len() - self.0.len()];
        let is_shortest = read.len() == 1 || !read.ends_with(&[0]);
        u32::try_from(number).ok().filter(|_| is_shortest).ok_or(Malformed::Value)
    }

    /// Reads a text with its length before it.
    ///
    /// # Errors
    /// [`Malformed::Text`] for more than `most` bytes, and for bytes that are not UTF-8.
    pub fn text(&mut self, most: usize) -> Result<&'a str, Malformed> {
        let length = usize::from(self.u8()?);
        if length > most {
            return Err(Malformed::Text);
        }
        std::str::from_utf8(self.take(length)?).map_err(|_| Malformed::Text)
    }

    /// Checks that everything has been read.
    pub fn end(&self) -> Result<(), Malformed> {
        if self.0.is_empty() { Ok(()) } else { Err(Malformed::Long) }
    }
}

/// Appends a text of at most 255 bytes with its length before it.
pub fn put_text(bytes: &mut Vec<u8>, text: &str) {
    debug_assert!(text.len() <= 255, "{text}");
    bytes.push(text.len() as u8);
    bytes.extend(text.bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_and_have_one_form() {
        for value in [0, 1, 127, 128, 300, 16_383, 16_384, u32::MAX] {
            let mut bytes = Vec::new();
            varint::put(&mut bytes, value.into());
            let mut reader = Reader(&bytes);
            assert_eq!(reader.varint(), Ok(value));
            assert_eq!(reader.end(), Ok(()));
            // A longer form of the same number is refused.
            *bytes.last_mut().unwrap() |= 0x80;
            bytes.push(0);
            assert_eq!(Reader(&bytes).varint(), Err(Malformed::Value), "{value}");
        }
        assert_eq!(Reader(&[0xff; 10]).varint(), Err(Malformed::Value));
        assert_eq!(Reader(&[0x80]).varint(), Err(Malformed::Short));
    }

    #[test]
    fn a_text_has_a_limit() {
        let mut bytes = Vec::new();
        put_text(&mut bytes, "Zoë");
        assert_eq!(Reader(&bytes).text(4), Ok("Zoë"));
        assert_eq!(Reader(&bytes).text(3), Err(Malformed::Text));
        assert_eq!(Reader(&[2, 0xff, 0xff]).text(9), Err(Malformed::Text));
        assert_eq!(Reader(&[2, b'a']).text(9), Err(Malformed::Short));
    }
}
