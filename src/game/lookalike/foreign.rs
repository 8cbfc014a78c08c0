//! Letters of pieces in other languages: `Sf3` is a knight move in German, `Cf3` one in French.
//!
//! English takes precedence. A letter that English does not have means the same piece in every language that has it, so
//! the language need not be known. The letters are German and Nordic (`D T L S`), French (`D T F C E`), Spanish and
//! Italian (`D T A C E`), Portuguese (`D T C E`), Dutch (`D T L`), Polish (`H W G S`), Russian (`Кр Ф Л С К п Зк Г`) and
//! Chinese (`王后车象马兵`). Some letters are shared with English ([`SharedLetters`]).

use std::borrow::Cow;

use super::plain;
use crate::game::{Game, Illegal, Reason};

/// What the letters that English shares with other languages mean in a record: `R`, `B`, and `D` in Hole Chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SharedLetters {
    /// The same as in English. `B` may be the pawn in a move with a German letter.
    #[default]
    English,
    /// It is unknown: the same as in English if that is legal.
    Unknown,
    /// The letters are not English, but the language is unknown. `D` is the queen, `B` may be bishop or pawn, and `P` before
    /// a square pawn or knight.
    Foreign,
    /// `R` is the king, in languages where `C` is the knight.
    Romance,
    /// `B` is the pawn, and `P` is as in `Foreign`.
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

/// Returns true if the letter at this place of a move is the new owner after a takeover, `=We5`, instead of a piece.
pub fn is_owner(text: &str, at: usize) -> bool {
    text[..at].ends_with('=') && matches!(text.as_bytes()[at..], [b'W' | b'B', b'a'..=b'h', ..])
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

/// Translates a move with foreign letters to English. The result is empty if there are no foreign letters. `B` may be the
/// bishop or the German pawn, and `P` the pawn or the Dutch knight, so there may be two texts.
pub fn translations(text: &str, shared: SharedLetters) -> Vec<String> {
    let text = with_single_signs(&plain(text));
    // Before a comma, C is the courier in German as in English.
    let is_step = text.starts_with('C') && text.contains(',');
    let english = |at, letter, other: Option<(char, char)>| match (letter, shared) {
        _ if is_step && at == 0 || is_owner(&text, at) => None,
        ('R', SharedLetters::Romance) => Some('K'),
        ('B', SharedLetters::German) => Some('P'),
        _ => other.filter(|(from, _)| *from == letter).map(|(_, to)| to).or(piece(letter)),
    };
    let translate = |other| {
        let mut is_foreign = false;
        let letters = text.char_indices().map(|(at, letter)| {
            let english = english(at, letter, other);
            is_foreign |= english.is_some();
            english.unwrap_or(letter)
        });
        let translation: String = letters.collect();
        is_foreign.then_some(translation)
    };
    let usual = translate(None);
    let may_be_german = match shared {
        SharedLetters::English | SharedLetters::Unknown => usual.is_some(),
        SharedLetters::Foreign => true,
        SharedLetters::Romance | SharedLetters::German => false,
    };
    let may_be_dutch = matches!(shared, SharedLetters::Foreign | SharedLetters::German);
    let other = if may_be_dutch && text.starts_with('P') && !text.contains(['*', '@']) {
        translate(Some(('P', 'N')))
    } else if may_be_german && text.contains('B') {
        translate(Some(('B', 'P')))
    } else {
        None
    };
    let usual = usual.or_else(|| other.is_some().then_some(text));
    usual.into_iter().chain(other).collect()
}

/// Reads a move in the game's notation, with English letters. If English has no such move, foreign letters are tried.
/// They come first if the shared letters are known not to be English.
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
    let counts = match shared {
        SharedLetters::English => !english.as_ref().is_err_and(unreadable),
        SharedLetters::Unknown => english.is_ok(),
        SharedLetters::Foreign => english.is_ok() && !text.contains(['D', 'B', 'P']),
        SharedLetters::Romance | SharedLetters::German => false,
    };
    if counts {
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

/// Tells from the moves of a record what the shared letters mean, by the letters of moves, drops and payments. `reads`
/// rejects a text that is no move of the game in English. A record with a knight or queen in English letters is in English.
pub fn shared_letters<'a>(words: impl Iterator<Item = &'a str>, reads: impl Fn(&str) -> bool) -> SharedLetters {
    // True if there is a move with R, with K, with a letter that only Romance languages have, that only German has, or both,
    // or with S, which English problemists write too.
    let [mut r, mut k, mut romance, mut german, mut both, mut s] = [false; 6];
    for word in words {
        let word: Cow<'_, str> = plain(word);
        let word = word.trim_end_matches(['+', '#', '!', '?']);
        // A courier's step before the regular move counts only in Romance languages, and a promotion not at all.
        let mv = word.rsplit(',').next().unwrap_or(word).trim_start();
        let mv = mv.split('=').next().unwrap_or(mv);
        let file = mv.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let lands = file.len() < mv.len() && file.ends_with(|letter| matches!(letter, 'a'..='h'));
        let fits = |byte: u8| matches!(byte, b'a'..=b'h' | b'0'..=b'9' | b'A'..=b'Z') || b"x:-@*/()".contains(&byte);
        if !lands || !mv.bytes().all(fits) {
            continue;
        }
        romance |= word.starts_with('E') && word.contains(',');
        for piece in mv.bytes() {
            let sign = match piece {
                b'N' | b'Q' => return SharedLetters::English,
                b'R' => &mut r,
                b'K' => &mut k,
                b'C' | b'F' | b'A' => &mut romance,
                b'L' => &mut german,
                b'S' => &mut s,
                b'T' | b'D' => &mut both,
                _ => continue,
            };
            *sign = *sign || matches!(piece, b'R' | b'K') || !reads(word);
        }
    }
    if !k && !german && !s && (romance || r && both) {
        SharedLetters::Romance
    } else if !r && !romance && german {
        SharedLetters::German
    } else if romance || german || both || s {
        SharedLetters::Foreign
    } else {
        SharedLetters::Unknown
    }
}
