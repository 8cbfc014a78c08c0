//! An address, taken apart: the screen and what is said after it. This is the one reader of all parameters.
//!
//! On its way an address may have been escaped for HTML (`&amp;`), percent-encoded as a whole, encoded for mail (`=3D`),
//! escaped for Markdown (`\_`), wrapped in brackets or given a full stop. All of that can be told from what was written,
//! because neither names nor values of ours have such characters. Only the names of people are free text.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use super::names::{self, FREE, LANGUAGE};
use super::{Doubt, Screen};
use crate::game::lookalike::plain;

/// How many times over an address is decoded: two programs may both have encoded it.
const LAYERS: usize = 4;

/// How many doubts are told; a link with more was not written by hand.
const MOST_DOUBTS: usize = 4;

/// An address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// What stands before the parameters, as it was written.
    pub path: String,
    /// The parameters in order: a name in small letters, and its value as it was written.
    pub pairs: Vec<(String, String)>,
    /// Words without a value.
    words: Vec<String>,
}

impl Address {
    /// Takes an address apart, with or without its `#`.
    pub fn read(text: &str) -> Address {
        let text = text.trim_start_matches('#');
        let (head, tail) = text.split_once('?').unwrap_or((text, ""));
        // Where everything was encoded, the question mark was too; where it became an ampersand, that is the first.
        let head = decoded_until(head, |text| text.contains('?'));
        let cut = head.find('?').or_else(|| head.find(['&', ';'])).unwrap_or(head.len());
        let (path, rest) = head.split_at(cut);
        let mut address = Address { path: path.trim_matches('/').to_owned(), pairs: Vec::new(), words: Vec::new() };
        address.take(&format!("{rest}?{tail}"));
        // Quoted-printable writes each equals sign like this.
        if !address.pairs.is_empty() && address.pairs.iter().all(|(_, value)| value.starts_with("3D")) {
            address.pairs.iter_mut().for_each(|(_, value)| drop(value.drain(..2)));
        }
        address
    }

    /// The name of the screen, in small letters; empty if the address names none.
    pub fn screen(&self) -> String {
        let name = name_of(&self.path);
        // What has no letters of ours was meant to be something all the same.
        if name.is_empty() && self.path.chars().any(char::is_alphanumeric) { self.path.clone() } else { name }
    }

    /// The screen that is named, if there is one of that name.
    pub fn known_screen(&self) -> Option<Screen> {
        let name = self.screen();
        Screen::ALL.into_iter().find(|screen| screen.name() == name)
    }

    /// The value of a parameter, cleaned of what the way has added. A name that is like this one will do.
    pub fn value(&self, name: &str) -> Option<String> {
        let screen = self.known_screen().unwrap_or_default();
        let exact = self.pairs.iter().find(|(key, _)| key == name);
        let like = || self.pairs.iter().find(|(key, _)| names::meant(screen, key) == Some(name));
        let (_, raw) = exact.or_else(like)?;
        strict(raw).map(|value| trimmed(&plain(&value)).to_owned())
    }

    /// Returns true if the address has this word, with or without a value.
    pub fn says(&self, word: &str) -> bool {
        self.words.iter().chain(self.pairs.iter().map(|(name, _)| name)).any(|known| known == word)
    }

    /// The names that mean nothing on this screen and are most like one that does, if that is not said anyway.
    pub fn doubts(&self, screen: Screen) -> Vec<Doubt> {
        let said = |meant: &str| self.pairs.iter().any(|(name, _)| name == meant);
        let found = self.pairs.iter().filter_map(|(name, _)| Some((name, names::meant(screen, name)?)));
        let found = found.filter(|(_, meant)| !said(meant));
        // The language is read by a script, which knows that name alone.
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
        // What lies between the value of free text and a parameter: it is part of one or the other.
        let (mut between, mut joins, mut bare_before) = (String::new(), false, false);
        for (separator, piece) in pieces(query) {
            let hard = separator == "&";
            let (name, value) = pair(piece);
            let name = known(&name_of(name));
            // Where a name of ours follows the text, it begins a parameter, unless the text itself was encoded with all its signs.
            let begins = |bare: bool| names::is_known(&name) && (bare || !bare_before);
            if let Some((value, bare)) = value
                && (hard || !joins || begins(bare))
            {
                (joins, bare_before) = (FREE.contains(&name.as_str()), bare);
                between.clear();
                self.pairs.push((name, value.to_owned()));
                continue;
            }
            // What is left of `&amp;` and the like says nothing.
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

/// A query cut at its separators, each piece with the one before it.
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

/// The length of the separator that the text begins with.
fn separator(text: &str) -> Option<usize> {
    if text.starts_with(['&', ';', '?']) {
        return Some(1);
    }
    if text.starts_with("\\u0026") {
        return Some(6);
    }
    encoded(text, &["26", "3b", "3f"])
}

/// The length of the percent-encoded character that the text begins with, however often it was encoded.
fn encoded(text: &str, codes: &[&str]) -> Option<usize> {
    let mut rest = text.strip_prefix('%')?;
    while let Some(more) = rest.strip_prefix("25") {
        rest = more;
    }
    let code = rest.get(..2)?;
    codes.iter().any(|known| code.eq_ignore_ascii_case(known)).then(|| text.len() - rest.len() + 2)
}

/// Name and value of a piece, and whether its equals sign is a bare one; no value where there is no such sign.
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

/// A name without the rest of an entity before it.
fn known(name: &str) -> String {
    let rest = name.strip_prefix("amp").filter(|rest| names::is_known(rest));
    rest.unwrap_or(name).to_owned()
}

/// The letters of a name, decoded, in small letters, without what stands around them.
fn name_of(text: &str) -> String {
    let text = decoded(text);
    let kept: String = plain(&text).chars().filter(|letter| letter.is_ascii_graphic() && *letter != '\\').collect();
    kept.trim_matches(|letter: char| !letter.is_ascii_alphanumeric()).to_ascii_lowercase()
}

/// Decodes until nothing is left to decode, as far as it is text.
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

/// The value of a parameter that is no free text: none of ours has a percent sign, a backslash or an invisible character
/// in it. None if the bytes are no text.
pub(super) fn strict(raw: &str) -> Option<String> {
    percent_decode_str(raw).decode_utf8().ok()?;
    // A soft hyphen is where a line may end, and in an address nothing else.
    let text = decoded(raw).replace('\r', "");
    // No link goes on behind a blank line: a mail's signature may.
    let paragraph = text.split("\n\n").next().unwrap_or_default();
    Some(paragraph.replace(['\n', '\t', '\\', '\u{ad}'], ""))
}

/// A value without the punctuation around it.
pub(super) fn trimmed(value: &str) -> &str {
    let value = value.trim_start_matches(|letter: char| letter.is_whitespace() || "\"'(<[*_".contains(letter));
    value.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric())
}
