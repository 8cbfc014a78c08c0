//! Records without look-alikes. Text for people is left alone: comments, escaped lines, and text in square brackets.

use std::borrow::Cow;

use super::tag::{self, Bracket};
use crate::game::lookalike;

/// The text of a record without look-alikes, with a map to the original.
#[derive(Clone, Debug)]
pub struct PlainText {
    /// Plain text.
    pub text: String,
    /// Position after each replaced character, in the plain and in the original text.
    replaced: Vec<(usize, usize)>,
}

impl PlainText {
    /// Replaces the look-alikes of a text. Returns `None` if there are none.
    pub fn of(own: &str) -> Option<PlainText> {
        if own.is_ascii() && !own.as_bytes().windows(2).any(|signs| dropped(signs) > 0) {
            return None;
        }
        let mut plain = PlainText { text: String::with_capacity(own.len()), replaced: Vec::new() };
        let mut at = 0;
        while let Some(letter) = own[at..].chars().next() {
            let rest = &own[at..];
            let kept = kept(rest, letter, plain.text.chars().next_back().is_none_or(|before| before == '\n'));
            let dropped = dropped(rest.as_bytes());
            if dropped > 0 {
                at += dropped;
                plain.replaced.push((plain.text.len(), at));
                continue;
            }
            plain.text.push_str(&rest[..kept]);
            if kept == 0 && lookalike::push(own, at, letter, false, &mut plain.text) {
                plain.replaced.push((plain.text.len(), at + letter.len_utf8()));
            }
            at += if kept == 0 { letter.len_utf8() } else { kept };
        }
        (!plain.replaced.is_empty()).then_some(plain)
    }

    /// Returns the original of a part of the plain text, if both ends can be mapped.
    pub fn own<'a>(&self, own: &'a str, from: usize, to: usize) -> Option<&'a str> {
        own.get(self.own_place(from)..self.own_place(to))
    }

    /// Returns the place in the original text of a place in the plain text.
    pub fn own_place(&self, place: usize) -> usize {
        let last = self.replaced.partition_point(|&(plain, _)| plain <= place).checked_sub(1);
        last.map_or(place, |last| self.replaced[last].1 + place - self.replaced[last].0)
    }
}

/// Returns the length of the text up to the next character that may be a look-alike.
fn kept(rest: &str, first: char, line_begins: bool) -> usize {
    let line = |rest: &str| rest.find('\n').unwrap_or(rest.len());
    match first {
        '{' => rest.find('}').map_or(rest.len(), |end| end + 1),
        ';' => line(rest),
        '%' if line_begins => line(rest),
        '[' | '［' => match tag::read(rest) {
            Bracket::Tag { length, .. } | Bracket::Other { length, .. } => length,
        },
        letter if letter.is_ascii() => 1 + rest.bytes().skip(1).take_while(u8::is_ascii_alphanumeric).count(),
        _ => 0,
    }
}

/// Returns the length of the marks of Markdown that a text begins with: a pair of asterisks encloses bold text, and a
/// backslash escapes a sign.
const fn dropped(text: &[u8]) -> usize {
    match text {
        [b'*', b'*', ..] => 2,
        [b'\\', sign, ..] if sign.is_ascii_punctuation() => 1,
        _ => 0,
    }
}

/// Replaces the look-alikes of a value or word and trims spaces.
pub fn trimmed(text: &str) -> Cow<'_, str> {
    match lookalike::plain(text) {
        Cow::Borrowed(text) => text.trim().into(),
        Cow::Owned(text) => text.trim().to_owned().into(),
    }
}
