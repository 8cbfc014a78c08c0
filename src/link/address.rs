//! An address split into the screen and its parameters. All parameters are read here.
//!
//! In transit an address may have been escaped for HTML (`&amp;`) or Markdown (`\_`), percent-encoded as a whole, or
//! encoded for mail (`=3D`). It may also be wrapped in brackets or followed by a full stop. All of this can be
//! recognised, because our names and values never contain these characters. The only exceptions are free texts, such as
//! names of people.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use super::names::{self, FREE, KEY, LANGUAGE};
use super::{Doubt, Screen};
use crate::game::lookalike::plain;

/// Maximum number of decoding passes. Two programs may both have encoded the address.
const LAYERS: usize = 4;

/// Maximum number of doubts reported. A link with more was not written by hand.
const MOST_DOUBTS: usize = 4;

/// A parsed address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// Text before the parameters, as written.
    pub path: String,
    /// Parameters in order: a name in lower case, and its value as written.
    pub pairs: Vec<(String, String)>,
    /// Words without a value, in lower case.
    words: Vec<String>,
}

impl Address {
    /// Splits an address, with or without its `#`.
    pub fn read(text: &str) -> Address {
        let text = text.trim_start_matches('#');
        let (head, tail) = text.split_once('?').unwrap_or((text, ""));
        // If the whole address was encoded, so was the question mark. If the question mark became an ampersand, it is
        // the first one.
        let head = decoded_until(head, |text| text.contains('?'));
        let cut = head.find('?').or_else(|| head.find(['&', ';'])).unwrap_or(head.len());
        let (path, rest) = head.split_at(cut);
        let mut address = Address { path: path.trim_matches('/').to_owned(), pairs: Vec::new(), words: Vec::new() };
        address.take(&format!("{rest}?{tail}"));
        // Quoted-printable encodes each equals sign as `=3D`.
        if !address.pairs.is_empty() && address.pairs.iter().all(|(_, value)| value.starts_with("3D")) {
            address.pairs.iter_mut().for_each(|(_, value)| drop(value.drain(..2)));
        }
        address
    }

    /// Returns the name of the screen in lower case, or an empty text if there is none.
    pub fn screen(&self) -> String {
        let name = name_of(&self.path);
        // A name in another alphabet is unknown, but not missing.
        if name.is_empty() && self.path.chars().any(char::is_alphanumeric) { self.path.clone() } else { name }
    }

    /// Returns the screen, if its name is known.
    pub fn known_screen(&self) -> Option<Screen> {
        let name = self.screen();
        Screen::ALL.into_iter().find(|screen| screen.name() == name)
    }

    /// Returns the value of a parameter, without damage from transit. If the name is missing, an unknown name that
    /// resembles it is used.
    pub fn value(&self, name: &str) -> Option<String> {
        let screen = self.known_screen().unwrap_or_default();
        let exact = self.pairs.iter().find(|(key, _)| key == name);
        let like = || self.pairs.iter().find(|(key, _)| names::meant(screen, key) == Some(name));
        let (_, raw) = exact.or_else(like)?;
        // The base64url text of a key may end in a dash.
        let ends = |letter: char| letter.is_ascii_alphanumeric() || name == KEY && matches!(letter, '-' | '_');
        strict(raw).map(|value| trimmed_to(&plain(&value), ends).to_owned())
    }

    /// Returns true if the address has this word, with or without a value.
    pub fn says(&self, word: &str) -> bool {
        self.words.iter().chain(self.pairs.iter().map(|(name, _)| name)).any(|known| known == word)
    }

    /// Returns the unknown names that resemble a parameter of this screen, unless that parameter is also given.
    pub fn doubts(&self, screen: Screen) -> Vec<Doubt> {
        let said = |meant: &str| self.pairs.iter().any(|(name, _)| name == meant);
        let found = self.pairs.iter().filter_map(|(name, _)| Some((name, names::meant(screen, name)?)));
        let found = found.filter(|(_, meant)| !said(meant));
        // The script that reads the language knows only the exact name.
        let doubt = |(name, meant): (&String, &'static str)| Doubt::Name {
            written: name.clone(),
            meant,
            taken: meant != LANGUAGE,
        };
        let mut doubts: Vec<Doubt> = Vec::new();
        for doubt in found.map(doubt) {
            if doubts.len() < MOST_DOUBTS && !doubts.contains(&doubt) {
                doubts.push(doubt);
            }
        }
        doubts
    }

    /// Returns true if the address ends with an ellipsis.
    pub fn is_cut(&self) -> bool {
        let last = self.pairs.last().map(|(_, value)| decoded(value));
        last.is_some_and(|value| value.ends_with('…') || value.ends_with("..."))
    }

    fn take(&mut self, query: &str) {
        // Text between a free-text value and the next parameter, which may belong to either.
        let (mut between, mut joins, mut bare_before) = (String::new(), false, false);
        for (separator, piece) in pieces(query) {
            let hard = separator == "&";
            let (name, value) = pair(piece);
            let name = known(&name_of(name));
            // A known name starts a new parameter. In a value with an encoded equals sign, all signs were encoded, so a
            // name with an encoded sign belongs to the text.
            let begins = |bare: bool| names::is_known(&name) && (bare || !bare_before);
            if let Some((value, bare)) = value
                && (hard || !joins || begins(bare))
            {
                (joins, bare_before) = (FREE.contains(&name.as_str()), bare);
                between.clear();
                self.pairs.push((name, value.to_owned()));
                continue;
            }
            // Remains of `&amp;` and similar entities are skipped.
            if ["amp", "38", "x26"].contains(&name.as_str()) {
                between += separator;
                between += piece;
                joins &= !hard;
                continue;
            }
            match self.pairs.last_mut() {
                Some((_, text)) if joins && !hard => {
                    *text += &between;
                    *text += separator;
                    *text += piece;
                    between.clear();
                }
                _ if !name.is_empty() => self.words.push(name),
                _ => {}
            }
            joins &= !hard;
        }
    }
}

/// Splits a query at its separators. Returns each piece with the separator before it.
fn pieces(query: &str) -> Vec<(&str, &str)> {
    let (mut found, mut before, mut begin) = (Vec::new(), "", 0);
    let mut at = 0;
    while at < query.len() {
        match separator(&query[at..]) {
            Some(length) => {
                found.push((before, &query[begin..at]));
                before = &query[at..at + length];
                at += length;
                begin = at;
            }
            None => at += query[at..].chars().next().map_or(1, char::len_utf8),
        }
    }
    found.push((before, &query[begin..]));
    found
}

/// Returns the length of the separator at the start of the text.
fn separator(text: &str) -> Option<usize> {
    if text.starts_with(['&', ';', '?']) {
        return Some(1);
    }
    if text.starts_with("\\u0026") {
        return Some(6);
    }
    encoded(text, &["26", "3b", "3f"])
}

/// Returns the length of the percent-encoded character at the start of the text, if it is one of these codes. The
/// percent sign may itself be encoded any number of times.
fn encoded(text: &str, codes: &[&str]) -> Option<usize> {
    let mut rest = text.strip_prefix('%')?;
    while let Some(more) = rest.strip_prefix("25") {
        rest = more;
    }
    let code = rest.get(..2)?;
    codes.iter().any(|known| code.eq_ignore_ascii_case(known)).then(|| text.len() - rest.len() + 2)
}

/// Splits a piece into name and value, and tells whether the equals sign was unencoded. Without an equals sign there is
/// no value.
fn pair(piece: &str) -> (&str, Option<(&str, bool)>) {
    for (at, letter) in piece.char_indices() {
        let length = match letter {
            '=' => 1,
            '%' => match encoded(&piece[at..], &["3d"]) {
                Some(length) => length,
                None => continue,
            },
            _ => continue,
        };
        return (&piece[..at], Some((&piece[at + length..], letter == '=')));
    }
    (piece, None)
}

/// Removes the rest of an HTML entity before a known name.
fn known(name: &str) -> String {
    let rest = name.strip_prefix("amp").filter(|rest| names::is_known(rest));
    rest.unwrap_or(name).to_owned()
}

/// Returns a decoded name in lower case, without surrounding punctuation.
fn name_of(text: &str) -> String {
    let text = decoded(text);
    let kept: String = plain(&text).chars().filter(|letter| letter.is_ascii_graphic() && *letter != '\\').collect();
    kept.trim_matches(|letter: char| !letter.is_ascii_alphanumeric()).to_ascii_lowercase()
}

/// Percent-decodes repeatedly, as long as the result is valid UTF-8.
fn decoded(text: &str) -> Cow<'_, str> {
    decoded_until(text, |_| false)
}

fn decoded_until(text: &str, enough: impl Fn(&str) -> bool) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for _ in 0..LAYERS {
        if enough(&text) {
            break;
        }
        match percent_decode_str(&text).decode_utf8() {
            Ok(next) if next != text => text = Cow::Owned(next.into_owned()),
            _ => break,
        }
    }
    text
}

/// Decodes the value of a parameter that is not free text. Such values contain no percent sign, backslash or invisible
/// character. `None` if the bytes are not UTF-8.
pub(super) fn strict(raw: &str) -> Option<String> {
    percent_decode_str(raw).decode_utf8().ok()?;
    // Soft hyphens mark possible line breaks and never belong to an address.
    let text = decoded(raw).replace('\r', "");
    // A blank line ends the link. The text after it is often a mail signature.
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    Some(paragraph.replace(['\n', '\t', '\\', '\u{ad}'], ""))
}

/// Returns a free text without the punctuation that followed its link, if it is at the end of the link: the writer encodes
/// its own. As in HTML forms, plus signs are spaces.
pub(super) fn free(raw: &str, is_last: bool) -> String {
    let follows = |letter: char| match letter {
        ')' => !raw.contains('('),
        ']' => !raw.contains('['),
        letter => ">\"'.,;*`»”".contains(letter),
    };
    let text = if is_last { raw.trim_end_matches(follows) } else { raw };
    text.replace('+', " ")
}

/// Trims the punctuation around a value.
pub(super) fn trimmed(value: &str) -> &str {
    trimmed_to(value, |letter| letter.is_ascii_alphanumeric())
}

/// Trims the punctuation around a value that ends in one of these characters.
fn trimmed_to(value: &str, ends: impl Fn(char) -> bool) -> &str {
    let value = value.trim_start_matches(|letter: char| letter.is_whitespace() || "\"'(<[*_".contains(letter));
    value.trim_end_matches(|letter| !ends(letter))
}
