//! Repair of a short text that was changed in transit. Candidates are tried until the checksum accepts one. By chance
//! it accepts one in 16 million, and the content must also be a valid game.

use super::{CompactFault, is_whole, read};
use crate::game::GameRecord;
use crate::game::lookalike::plain;

/// Alphabet of short texts. It starts with the characters that Markdown or typographic replacement may remove.
const LETTERS: &[u8; 64] = b"_-ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// Number of characters in the alphabet that Markdown or typographic replacement may remove.
const LOST: usize = 2;

/// Maximum number of characters added at the end.
const ADDED: usize = 4;

/// Maximum number of characters read by all attempts together, which takes a tenth of a second.
const BUDGET: usize = 12_000_000;

/// Reads a short text. If it was changed in transit, tries to repair it and reads the first candidate with a valid
/// checksum.
///
/// # Errors
/// See [`CompactFault`].
pub fn read_mended(text: &str) -> Result<GameRecord, CompactFault> {
    let fault = match read(text) {
        Ok(record) => return Ok(record),
        Err(fault) if is_whole(text) => return Err(fault),
        Err(fault) => fault,
    };
    let mut bench = Bench { left: BUDGET };
    let bases = bases(text);
    let cheap = bases.iter().find_map(|base| bench.cheap(base));
    let found = cheap.or_else(|| bases.iter().take(2).find_map(|base| bench.dear(base)));
    // Text before the version does not belong to the game.
    found.ok_or(bases.first().and_then(|base| read(base).err()).unwrap_or(fault))
}

/// Returns the candidates without inserted characters: the text reduced to its alphabet, cut at the first foreign
/// character, and shortened at the end.
fn bases(text: &str) -> Vec<String> {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    // Some programs use the other Base64 alphabet, and some replace two hyphens with a dash.
    let text = text.replace('+', "-").replace('/', "_");
    let text = text.trim_start_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let whole = |text: &str| plain(text).chars().filter(|letter| is_letter(*letter)).collect::<String>();
    let cut =
        text.split(|letter: char| !is_letter(letter) && !"\\*\n\r\t ".contains(letter)).next().unwrap_or_default();
    // A line break may be inside the text, or between the text and a signature.
    let word = text.split_whitespace().next().unwrap_or_default();
    let mut bases = vec![whole(text), whole(cut), whole(word), whole(&text.replace(['–', '—'], "--"))];
    for base in [bases[0].clone(), bases[1].clone()] {
        bases.extend((1..=ADDED.min(base.len())).map(|added| base[..base.len() - added].to_owned()));
    }
    bases.dedup();
    bases
}

/// Tries texts until the budget is used up.
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

    /// Tries the text as it is, with one character added at the end, or with a hyphen or underscore inserted. Then
    /// tries it with the case of one letter changed.
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

    /// Tries the text with two characters added at the end, and with two underscores inserted, which Markdown removes
    /// as emphasis.
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
