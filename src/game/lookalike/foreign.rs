//! The letters of pieces in other languages: `Sf3` is a knight's move in German, `Cf3` one in French.
//!
//! English is always read first. Letters that English does not have mean the same piece in all the languages that have
//! them: German and the Nordic languages (`D T L S`), French (`D T F C`), Spanish and Italian (`D T A C`), Portuguese
//! (`D T C`), Dutch (`D T L`), Polish (`H W G S`), Russian (`Ф Л С К`). So the language need not be known. Two letters are
//! shared with English: `R` is the king where knights are `C` ([`is_romance`]), and beside a German letter `B` may be the pawn.

use std::borrow::Cow;

use super::plain;
use crate::game::{Game, Illegal, Reason};

/// The piece that a letter means in other languages, by its English letter.
const fn piece(letter: char) -> Option<char> {
    match letter {
        'S' | 'C' | 'К' => Some('N'),
        'L' | 'F' | 'A' | 'G' | 'С' => Some('B'),
        'T' | 'W' | 'Л' | 'Т' => Some('R'),
        'D' | 'H' | 'Ф' => Some('Q'),
        _ => None,
    }
}

/// What a move means in English letters if it has letters of other languages: usually one text, two where `B` may be the bishop
/// or the German pawn. `romance` says that `R` is the king.
pub fn translations(text: &str, romance: bool) -> Vec<String> {
    let text = text.replace("Кр", "\u{1}");
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

/// The legal move that a text means by the game's notation, in English letters or, where English has no such move, in those of
/// another language.
///
/// # Errors
/// Why there is none; `Ambiguous` if it may mean two.
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

/// Whether the moves of a record are written in a Romance language, in which `R` is the king: a piece with the letter of one
/// of those languages goes somewhere, and `reads` does not know it as a move of the game.
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
