//! Words of records other than moves: results, resignations and marks.

use crate::game::{Side, lookalike};

/// Words between the moves that are ignored.
pub(super) const ASIDES: [&str; 8] = ["mate", "checkmate", "check", "ch", "e.p", "ep", "(e.p.)", "(ep)"];

/// Punctuation that may follow a result or a word about the end of the game.
const STOPS: [char; 3] = ['.', ',', '!'];

/// Converts a title in the tag `Variant` to the form of a rule set's name.
///
/// `Takeover Chess` is the game of its inventor, on 41 squares.
pub(super) fn variant_name(tag: &str) -> String {
    let mut name = String::new();
    for word in lookalike::plain(tag).split([' ', '_', '-']).filter(|word| !word.is_empty()) {
        if !name.is_empty() {
            name.push('-');
        }
        name += &word.to_ascii_lowercase();
    }
    let short = name.strip_suffix("chess").map(|short| short.trim_end_matches('-')).filter(|short| !short.is_empty());
    match short.unwrap_or(&name) {
        "takeover" => "takeover-41",
        name => name,
    }
    .to_owned()
}

/// Returns true if a tag names ordinary chess. Its moves are also legal in Hostage Chess, except promotions to a piece
/// that is not in prison.
pub(super) fn names_chess(tag: &str) -> bool {
    let name = variant_name(tag);
    ["standard", "chess", "normal", "orthodox", "classical", "from-position"].contains(&name.as_str())
}

/// Returns the result that a word means, in standard form.
pub(crate) fn written_result(word: &str) -> Option<&'static str> {
    let word = if word.len() > 1 { word.trim_end_matches(STOPS) } else { word };
    match word {
        "*" => Some("*"),
        "1/2" => Some("1/2-1/2"),
        _ if is_word(word, &["draw", "drawn"]) => Some("1/2-1/2"),
        _ => points(word).filter(|(_, behind)| behind.is_empty()).map(|(result, _)| result),
    }
}

/// Returns the result if it is written in digits, and not as a word or left open.
pub(super) fn result_in_digits(word: &str) -> Option<&'static str> {
    written_result(word).filter(|_| !word.starts_with(['*', 'd', 'D']))
}

/// Returns the length of the result at the start of a text. A lone half point also counts.
pub(super) fn result_length(text: &str) -> Option<usize> {
    let found = points(text).or_else(|| text.strip_prefix("1/2").map(|behind| ("", behind)));
    let ends = |rest: &str| rest.chars().next().is_none_or(|c| c.is_whitespace() || "{[;$()".contains(c));
    let behind = found.map(|(_, behind)| behind.trim_start_matches(STOPS));
    behind.filter(|behind| ends(behind)).map(|behind| text.len() - behind.len())
}

/// Returns true if a line ends with a result.
pub(super) fn ends_with_result(line: &str) -> bool {
    let line = line.trim_end().trim_end_matches(STOPS);
    // The longest result is `1/2 - 1/2`, possibly with more spaces.
    let far = line.len().saturating_sub(16);
    line.ends_with(['0', '1', '2', '5', '*'])
        && (far..line.len()).filter(|&at| line.is_char_boundary(at)).any(|at| {
            let (before, word) = line.split_at(at);
            before.chars().next_back().is_none_or(char::is_whitespace)
                && written_result(word).is_some_and(|_| word != "1/2")
        })
}

/// Reads the points of both sides with a hyphen or colon between them. Returns the result and the rest.
fn points(text: &str) -> Option<(&'static str, &str)> {
    let side = |text: &'_ str| ["1/2", "0.5", "1", "0"].into_iter().find(|points| text.starts_with(points));
    let white = side(text)?;
    let between = text[white.len()..].trim_start_matches([' ', '\t']);
    let black = between.strip_prefix(['-', ':'])?.trim_start_matches([' ', '\t']);
    let behind = &black[side(black)?.len()..];
    match (white, side(black)?) {
        ("1", "0") => Some(("1-0", behind)),
        ("0", "1") => Some(("0-1", behind)),
        ("1/2", "1/2") | ("0.5", "0.5") => Some(("1/2-1/2", behind)),
        _ => None,
    }
}

pub(in crate::game) fn is_resignation(word: &str) -> bool {
    is_word(word, &["resigns", "resign", "resigned"])
}

/// Returns true for the word that follows the name of the winner.
pub(super) fn is_win(word: &str) -> bool {
    is_word(word, &["wins", "won"])
}

/// Returns the side that a word names.
pub(super) fn named_side(word: &str) -> Option<Side> {
    let names = [(Side::White, ["white", "yellow"]), (Side::Black, ["black", "red"])];
    names.into_iter().find(|(_, names)| is_word(word, names)).map(|(side, _)| side)
}

fn is_word(word: &str, words: &[&str]) -> bool {
    let word = word.trim_end_matches(STOPS);
    words.iter().any(|text| text.eq_ignore_ascii_case(word))
}

/// Returns true for the letters of all languages, after look-alikes are replaced. Unicode keeps nearly all signs in
/// blocks of their own, so ranges are enough. The standard library's table of letters would add 1.4 KiB to the npm
/// package.
pub(super) const fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphabetic() || is_other_letter(letter)
}

pub(super) const fn is_other_letter(letter: char) -> bool {
    matches!(letter, '\u{c0}'..='\u{1fff}' | '\u{2c00}'..='\u{2dff}' | '\u{3040}'..='\u{1efff}' | '\u{20000}'..)
}

/// Returns true for a character that may be a mark, or punctuation after a move: everything other than letters, digits
/// and signs with a meaning of their own.
pub(super) fn is_mark(letter: char) -> bool {
    !(is_letter(letter) || letter.is_ascii_digit() || letter.is_control() || "()[]{}*@".contains(letter))
}

/// Returns true if a word consists only of marks that judge a move or a position. A comma is part of the move `-,-`, and
/// `<!--` begins a comment of HTML.
pub(super) fn is_glyph(word: &str) -> bool {
    word == "," || word.chars().all(|c| !matches!(c, ',' | '<') && is_mark(c)) && !is_dashes(word)
}

/// Returns true for hyphens, which are moves only in Messenger Chess.
pub(super) fn is_dashes(word: &str) -> bool {
    word.bytes().all(|byte| byte == b'-')
}

/// Returns true if a sign may announce a move that was not played: `∆ Nd5`.
pub(super) fn announces(sign: &str) -> bool {
    sign.chars().any(|sign| matches!(sign, '>' | '~' | '∆' | '⌓' | '→' | '⇒' | '⟶' | '⟹' | '➔'..='➾'))
}

/// Glyphs that are written as marks, with their numbers. The first mark of a number is the one to show.
const GLYPHS: [(&str, u8); 33] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("+--", 18),
    ("--+", 19),
    ("⨀", 22),
    ("⟲", 32),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("=∞", 44),
    ("⇆", 132),
    ("⊕", 138),
    ("∆", 140),
    ("⌓", 142),
];

/// Returns the number of a glyph that is written as a mark, if it has one.
pub(super) fn glyph_number(word: &str) -> Option<u8> {
    GLYPHS.iter().find(|(text, _)| *text == word).map(|&(_, number)| number)
}

/// Returns the mark of a glyph, if it has one.
pub fn glyph_mark(number: u8) -> Option<&'static str> {
    match number {
        // Black in zugzwang has the mark of White. The mark of a novelty is also a letter of moves.
        23 => Some("⨀"),
        146 => Some("N"),
        _ => GLYPHS.iter().find(|(_, known)| *known == number).map(|&(text, _)| text),
    }
}

/// Splits the mark that judges the position from the end of a move: `Nf3+/-`. Returns the move and the number.
pub(super) fn split_glyph(word: &str) -> (&str, Option<u8>) {
    let marks = GLYPHS.iter().filter(|(text, number)| *number > 6 && word.ends_with(text));
    let longest = marks.max_by_key(|(text, _)| text.len());
    let split = longest.map(|&(text, number)| (&word[..word.len() - text.len()], Some(number)));
    // After the last rank, an equals sign belongs to a promotion.
    split.filter(|(mv, number)| *number != Some(10) || !mv.ends_with(['1', '8'])).unwrap_or((word, None))
}
