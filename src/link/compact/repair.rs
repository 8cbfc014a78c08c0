//! A short text that was changed on its way. Whatever is tried, the checksum proves it: of 16 million texts one passes by chance,
//! and what it holds must be a game besides.

use super::{CompactFault, is_whole, read};
use crate::game::GameRecord;
use crate::game::lookalike::plain;

/// The letters of a short text, those first that Markdown takes for its own.
const LETTERS: &[u8; 64] = b"_-ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// How many letters of the alphabet Markdown or typography may have taken.
const LOST: usize = 2;

/// How many letters may stand too many at the end.
const ADDED: usize = 4;

/// How many letters are looked at in all: a tenth of a second.
const PATIENCE: usize = 12_000_000;

/// Reads a short text; if it was changed on the way and only one change leads to a whole text, that one.
///
/// # Errors
/// See [`CompactFault`].
pub fn read_mended(text: &str) -> Result<GameRecord, CompactFault> {
    let fault = match read(text) {
        Ok(record) => return Ok(record),
        Err(fault) if is_whole(text) => return Err(fault),
        Err(fault) => fault,
    };
    let mut bench = Bench { left: PATIENCE };
    let bases = bases(text);
    let cheap = bases.iter().find_map(|base| bench.cheap(base));
    let found = cheap.or_else(|| bases.iter().take(2).find_map(|base| bench.dear(base)));
    found.ok_or(match &fault {
        // What stands before the version does not belong to it.
        CompactFault::Version(_) => bases.first().and_then(|base| read(base).err()).unwrap_or(fault),
        CompactFault::Damaged => fault,
    })
}

/// What the text may have been: without what is no letter of it, up to the first such, without what may have been added at its end.
fn bases(text: &str) -> Vec<String> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    // Some programs write the other alphabet of Base64, some a dash for two hyphens.
    let text = text.replace('+', "-").replace('/', "_");
    let text = text.trim_start_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let whole = |text: &str| plain(text).chars().filter(|letter| is_letter(*letter)).collect::<String>();
    let cut =
        text.split(|letter: char| !is_letter(letter) && !"\\*\n\r\t ".contains(letter)).next().unwrap_or_default();
    // A line break may stand within the text, or between it and a signature.
    let word = text.split_whitespace().next().unwrap_or_default();
    let mut bases = vec![whole(text), whole(cut), whole(word), whole(&text.replace(['–', '—'], "--"))];
    for base in [bases[0].clone(), bases[1].clone()] {
        bases.extend((1..=ADDED.min(base.len())).map(|added| base[..base.len() - added].to_owned()));
    }
    bases.dedup();
    bases
}

/// Tries texts until it has tried enough.
struct Bench {
    left: usize,
}

impl Bench {
    fn tries(&mut self, text: &[u8]) -> Option<GameRecord> {
        self.left = self.left.saturating_sub(text.len());
        if self.left == 0 {
            return None;
        }
        read(std::str::from_utf8(text).ok()?).ok()
    }

    /// As it is, with one letter more at the end, with one hyphen or underscore more anywhere, with one letter in the other case.
    fn cheap(&mut self, base: &str) -> Option<GameRecord> {
        let mut text = base.as_bytes().to_vec();
        if let Some(record) = self.tries(&text) {
            return Some(record);
        }
        for letter in LETTERS {
            text.push(*letter);
            if let Some(record) = self.tries(&text) {
                return Some(record);
            }
            text.pop();
        }
        for place in 1..base.len() {
            if self.left == 0 {
                return None;
            }
            for letter in &LETTERS[..LOST] {
                text.insert(place, *letter);
                if let Some(record) = self.tries(&text) {
                    return Some(record);
                }
                text.remove(place);
            }
            text[place] ^= if text[place].is_ascii_alphabetic() { 32 } else { 0 };
            if let Some(record) = self.tries(&text) {
                return Some(record);
            }
            text[place] = base.as_bytes()[place];
        }
        None
    }

    /// With two underscores more, which Markdown took for emphasis, or with two letters more at the end.
    fn dear(&mut self, base: &str) -> Option<GameRecord> {
        let mut text = base.as_bytes().to_vec();
        for last in LETTERS.iter().flat_map(|one| LETTERS.iter().map(move |other| [*one, *other])) {
            text.extend(last);
            if let Some(record) = self.tries(&text) {
                return Some(record);
            }
            text.truncate(base.len());
        }
        for one in 1..=base.len() {
            text.insert(one, b'_');
            for other in one + 1..=text.len() {
                if self.left == 0 {
                    return None;
                }
                text.insert(other, b'_');
                if let Some(record) = self.tries(&text) {
                    return Some(record);
                }
                text.remove(other);
            }
            text.remove(one);
        }
        None
    }
}
