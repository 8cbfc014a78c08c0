//! Letters of pieces in other languages: `Sf3` is a knight move in German, `Cf3` one in French.
//!
//! English takes precedence. A letter that English does not have means the same piece in every language that has it, so
//! the language need not be known. The letters are German and Nordic (`D T L S`), French (`D T F C`), Spanish and
//! Italian (`D T A C`), Portuguese (`D T C`), Dutch (`D T L`), Polish (`H W G S`) and Russian (`Ф Л С К`). Two letters
//! are shared with English. `R` is the king in languages where `C` is the knight ([`is_romance`]). `B` may be the pawn
//! in a move with a German letter.

use std::borrow::Cow;

use super::plain;
use crate::game::{Game, Illegal, Reason};

/// Returns the English letter of a piece for a letter of another language.
const fn piece(letter: char) -> Option<char> {
    match letter {
        'S' | 'C' | 'К' => Some('N'),
        'L' | 'F' | 'A' | 'G' | 'С' => Some('B'),
        'T' | 'W' | 'Л' | 'Т' => Some('R'),
        'D' | 'H' | 'Ф' => Some('Q'),
        _ => None,
    }
}

/// Replaces the Russian sign of the king, the only one with two letters, by a control character.
fn with_one_sign_for_king(text: &str) -> String {
    // `str::replace` would add the search for any text to the programs for browsers.
    let mut signs = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == 'р' && signs.ends_with('К') {
            signs.pop();
            signs.push('\u{1}');
        } else {
            signs.push(letter);
        }
    }
    signs
}

/// Translates a move with foreign letters to English. The result is empty if there are no foreign letters. It has two
/// texts if `B` may be the bishop or the German pawn. `romance` is true if `R` is the king.
pub fn translations(text: &str, romance: bool) -> Vec<String> {
    let text = with_one_sign_for_king(text);
    if !text.chars().any(|letter| letter == '\u{1}' || piece(letter).is_some() || romance && letter == 'R') {
        return Vec::new();
    }
    let english: String = text
        .chars()
        .map(|letter| match letter {
            '\u{1}' => 'K',
            'R' if romance => 'K',
            _ => piece(letter).unwrap_or(letter),
        })
        .collect();
    let german = text.contains('B').then(|| {
        let letters = text.chars().zip(english.chars());
        letters.map(|(own, english)| if own == 'B' { 'P' } else { english }).collect()
    });
    std::iter::once(english).chain(german).collect()
}

/// Reads a move in the game's notation, with English letters. If English has no such move, foreign letters are tried.
///
/// # Errors
/// The reason why there is no such move, or `Ambiguous` if there are two.
///
/// ```
/// use hostage_chess::game::{Game, hostage::Position, lookalike};
/// let start = Position::start("hostage").unwrap();
/// for text in ["Nf3", "Sf3", "Cf3", "Кf3", "♘f3"] {
///     assert_eq!(start.uci(lookalike::read(&start, text, false).unwrap()), "g1f3");
/// }
/// ```
pub fn read<G: Game>(position: &G, text: &str, romance: bool) -> Result<G::Move, Illegal> {
    let english = position.read_notation(text);
    let unreadable = |why: &Illegal| matches!(why.reason, Reason::Unreadable(_));
    if !romance && !english.as_ref().is_err_and(unreadable) {
        return english;
    }
    let mut found: Vec<(G::Move, String)> = Vec::new();
    let mut refused = None;
    for translation in translations(text, romance) {
        match position.read_notation(&translation) {
            Ok(m) if found.iter().any(|(other, _)| *other == m) => {}
            Ok(m) => found.push((m, translation)),
            Err(why) if unreadable(&why) => {}
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    match (found.as_slice(), english) {
        ([], Ok(m)) => Ok(m),
        ([], Err(why)) => Err(refused.unwrap_or(why)),
        (&[(m, _)], _) => Ok(m),
        _ => Err(Reason::Ambiguous(text.to_owned(), found.into_iter().map(|(_, text)| text).collect()).into()),
    }
}

/// Returns true if the moves of a record are written in a Romance language, where `R` is the king. In such a record, a
/// piece with a letter of these languages moves, but `reads` rejects the text as a move of the game.
pub fn is_romance(record: &str, reads: impl Fn(&str) -> bool) -> bool {
    record.split_ascii_whitespace().any(|word| {
        let word: Cow<'_, str> = plain(word);
        let word = word.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        let word = word.trim_end_matches(['+', '#', '!', '?']);
        let Some((piece, square)) = word.split_at_checked(1).filter(|(piece, _)| matches!(*piece, "C" | "F" | "A"))
        else {
            return false;
        };
        let mut letters = square.bytes().rev();
        let lands = matches!((letters.next(), letters.next()), (Some(b'1'..=b'8'), Some(b'a'..=b'h')));
        let fits = |letter: u8| matches!(letter, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-');
        !piece.is_empty() && lands && letters.all(fits) && !reads(word)
    })
}
