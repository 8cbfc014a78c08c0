//! Letters of pieces in other languages: `Sf3` is a knight move in German, `Cf3` one in French.
//!
//! English takes precedence. A letter that English does not have means the same piece in every language that has it, so
//! the language need not be known. The letters are German and Nordic (`D T L S`), French (`D T F C E`), Spanish and
//! Italian (`D T A C E`), Portuguese (`D T C E`), Dutch (`D T L`), Polish (`H W G S`), Russian (`Кр Ф Л С К п Зк Г`) and
//! Chinese (`王后车象马兵`). Two letters are shared with English ([`SharedLetters`]).

use std::borrow::Cow;

use super::plain;
use crate::game::{Game, Illegal, Reason};

/// What the letters `R` and `B` mean in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SharedLetters {
    /// The same as in English, or it is unknown. `B` may be the pawn in a move with a German letter.
    #[default]
    English,
    /// `R` is the king, in languages where `C` is the knight.
    Romance,
    /// `B` is the pawn.
    German,
}

/// Returns the English letter of a piece for a letter of another language.
const fn piece(letter: char) -> Option<char> {
    match letter {
        '\u{1}' | '王' => Some('K'),
        'S' | 'C' | 'К' | '马' | '馬' => Some('N'),
        'L' | 'F' | 'A' | 'G' | 'С' | '象' => Some('B'),
        'T' | 'W' | 'Л' | 'Т' | '车' | '車' => Some('R'),
        'D' | 'H' | 'Ф' | '后' => Some('Q'),
        'п' | 'П' | '兵' => Some('P'),
        'E' | 'Г' => Some('C'),
        '\u{2}' => Some('M'),
        _ => None,
    }
}

/// Replaces the Russian signs with two letters, for the king and the mirror-knight, by control characters.
fn with_single_signs(text: &str) -> String {
    // `str::replace` would add the search for any text to the programs for browsers.
    let mut signs = String::with_capacity(text.len());
    for letter in text.chars() {
        let sign = match (letter, signs.chars().next_back()) {
            ('р', Some('К')) => '\u{1}',
            ('к', Some('З')) => '\u{2}',
            _ => {
                signs.push(letter);
                continue;
            }
        };
        signs.pop();
        signs.push(sign);
    }
    signs
}

/// Translates a move with foreign letters to English, in plain letters. The result is empty if there are no foreign letters. It has two
/// texts if `B` may be the bishop or the German pawn.
pub fn translations(text: &str, shared: SharedLetters) -> Vec<String> {
    let text = with_single_signs(&plain(text));
    let english = |letter: char| match (letter, shared) {
        ('R', SharedLetters::Romance) => Some('K'),
        ('B', SharedLetters::German) => Some('P'),
        _ => piece(letter),
    };
    if !text.chars().any(|letter| english(letter).is_some()) {
        return Vec::new();
    }
    // Before a comma, C is the courier in German as in English.
    let is_step = text.starts_with('C') && text.contains(',');
    let letter =
        |(at, letter): (usize, char)| if is_step && at == 0 { letter } else { english(letter).unwrap_or(letter) };
    let english: String = text.char_indices().map(letter).collect();
    let german = (shared == SharedLetters::English && text.contains('B')).then(|| {
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
/// use hostage_chess::game::lookalike::SharedLetters;
/// let start = Position::start("hostage").unwrap();
/// for text in ["Nf3", "Sf3", "Cf3", "Кf3", "♘f3"] {
///     assert_eq!(start.uci(lookalike::read(&start, text, SharedLetters::English).unwrap()), "g1f3");
/// }
/// ```
pub fn read<G: Game>(position: &G, text: &str, shared: SharedLetters) -> Result<G::Move, Illegal> {
    let english = position.read_notation(text);
    let unreadable = |why: &Illegal| matches!(why.reason, Reason::Unreadable(_));
    if shared == SharedLetters::English && !english.as_ref().is_err_and(unreadable) {
        return english;
    }
    let mut found: Vec<(G::Move, String)> = Vec::new();
    let mut refused = None;
    for translation in translations(text, shared) {
        match position.read_notation(&translation) {
            Ok(m) if found.iter().any(|(other, _)| *other == m) => {}
            Ok(m) => found.push((m, translation)),
            Err(why) if unreadable(&why) => {}
            Err(why) => refused = refused.or(Some(why)),
        }
    }
    match (found.as_slice(), english) {
        // A German B is never the bishop.
        ([], Ok(m)) if shared != SharedLetters::German || refused.is_none() => Ok(m),
        ([], Ok(_)) => Err(refused.unwrap_or(Reason::Unreadable(text.to_owned()).into())),
        ([], Err(why)) => Err(refused.unwrap_or(why)),
        (&[(m, _)], _) => Ok(m),
        _ => Err(Reason::Ambiguous(text.to_owned(), found.into_iter().map(|(_, text)| text).collect()).into()),
    }
}

/// Returns the legal move that a person means by a text: in UCI or in either notation, with look-alike characters, and with
/// the letters of pieces in other languages where English has no such move.
///
/// # Errors
/// The reason why there is none, as [`Game::read_notation`] gives it. `Ambiguous` if several moves are meant.
///
/// ```
/// use hostage_chess::{AnyPosition, Game, game::read_move};
/// let start = AnyPosition::start("hostage").unwrap();
/// for text in ["g1f3", "Nf3", "♘f3", "Sf3", "Кf3", " Ng1–f3! "] {
///     assert_eq!(start.uci(read_move(&start, text)?), "g1f3");
/// }
/// assert_eq!(read_move(&start, "Ke3").unwrap_err().to_string(), "A king does not move like that.");
/// # Ok::<(), hostage_chess::Illegal>(())
/// ```
pub fn read_move<G: Game>(position: &G, text: &str) -> Result<G::Move, Illegal> {
    // Each notation includes UCI.
    read(position, text.trim(), SharedLetters::English)
}

/// Tells from the moves of a record what the shared letters mean. `reads` rejects a text that is no move of the game in
/// English. A record with a knight or queen in English letters is in English.
pub fn shared_letters<'a>(words: impl Iterator<Item = &'a str>, reads: impl Fn(&str) -> bool) -> SharedLetters {
    // True if there is a move with R, with K, with a letter that only Romance languages have, that only German has, or both.
    let [mut r, mut k, mut romance, mut german, mut both] = [false; 5];
    for word in words {
        let word: Cow<'_, str> = plain(word);
        let word = word.trim_end_matches(['+', '#', '!', '?']);
        let Some((piece, square)) = word.split_at_checked(1) else { continue };
        let mut letters = square.bytes().rev();
        let lands = matches!((letters.next(), letters.next()), (Some(b'1'..=b'8'), Some(b'a'..=b'h')));
        let fits = |letter: u8| matches!(letter, b'a'..=b'h' | b'1'..=b'8' | b'x' | b':' | b'-');
        if !lands || !letters.all(fits) {
            continue;
        }
        let sign = match piece {
            "N" | "Q" => return SharedLetters::English,
            "R" => &mut r,
            "K" => &mut k,
            "C" | "F" | "A" => &mut romance,
            "S" | "L" => &mut german,
            "T" | "D" => &mut both,
            _ => continue,
        };
        *sign = *sign || matches!(piece, "R" | "K") || !reads(word);
    }
    if !k && !german && (romance || r && both) {
        SharedLetters::Romance
    } else if !r && !romance && (german || k && both) {
        SharedLetters::German
    } else {
        SharedLetters::English
    }
}
