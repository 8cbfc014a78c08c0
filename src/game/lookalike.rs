//! Look-alikes: the signs that people type, paste and print instead of the plain ones of moves, results and FENs.
//!
//! This is the one table in front of every reader: records, FENs, typed moves, links and UCI. It covers dashes, spaces,
//! signs that cannot be seen, figurines, full-width and mathematical letters, typographic quotes and slashes. Texts that
//! people wrote for people, such as comments and the values of tags, never go through it: they keep their own letters.
//!
//! Braces are left alone, for a comment ends at a plain one only; so is the full-width percent sign, which would hide a line.

mod foreign;

use std::borrow::Cow;

pub use foreign::{is_romance, read, translations};

/// What a letter stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// Itself.
    Itself,
    /// Nothing: it cannot be seen.
    Nothing,
    /// One plain letter.
    Letter(char),
    /// Several plain letters.
    Letters(&'static str),
    /// A piece: its capital letter, and whether it is drawn white.
    Piece(char, bool),
    /// A soft hyphen: it depends on what stands beside it.
    SoftHyphen,
}

/// The table.
fn look(letter: char) -> Look {
    // The letter that is as far behind the first of its kind as this one.
    let nth = |from: char, first: u8| Look::Letter(char::from(first + (letter as u32 - from as u32) as u8));
    match letter {
        '\0'..='\u{7f}' => Look::Itself,
        '\u{ad}' => Look::SoftHyphen,
        // Joiners, marks of direction, byte order marks, and the marks that choose how an emoji is drawn.
        '\u{34f}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => Look::Nothing,
        '\u{2800}' | '\u{3164}' => Look::Letter(' '),
        space if space.is_whitespace() => Look::Letter(' '),
        '‐'..='―' | '⁃' | '−' | '─' | 'ー' | '﹘' | '﹣' => Look::Letter('-'),
        '⁄' | '∕' | '╱' | '⧸' => Look::Letter('/'),
        '×' | '╳' | '✕' | '✖' | '⨯' | 'х' | 'Х' => Look::Letter('x'),
        '“'..='‟' | '«' | '»' | '″' | '〝'..='〟' => Look::Letter('"'),
        '‘'..='‛' | '′' | '´' => Look::Letter('\''),
        '٭' | '⁎' | '∗' | '✱' | '﹡' => Look::Letter('*'),
        '†' | '‡' => Look::Letter('+'),
        '≠' | '♯' | '﹟' => Look::Letter('#'),
        '∶' => Look::Letter(':'),
        '、' => Look::Letter(','),
        '。' | '｡' => Look::Letter('.'),
        '﹫' => Look::Letter('@'),
        'О' | 'Ο' => Look::Letter('O'),
        'о' | 'ο' => Look::Letter('o'),
        // A file typed on a Cyrillic keyboard.
        'а' => Look::Letter('a'),
        'с' => Look::Letter('c'),
        'е' => Look::Letter('e'),
        'ℎ' => Look::Letter('h'),
        '½' => Look::Letters("1/2"),
        '…' => Look::Letters("..."),
        '‼' => Look::Letters("!!"),
        '⁇' => Look::Letters("??"),
        '⁈' => Look::Letters("?!"),
        '⁉' => Look::Letters("!?"),
        '♔'..='♙' => piece(letter as u32 - '♔' as u32, true),
        '♚'..='♟' => piece(letter as u32 - '♚' as u32, false),
        '％' | '｛' | '｝' => Look::Itself,
        '！'..='～' => nth('！', b'!'),
        '٠'..='٩' => nth('٠', b'0'),
        '۰'..='۹' => nth('۰', b'0'),
        // Bold, slanted and other mathematical letters, as people decorate messages with them.
        '\u{1d400}'..='\u{1d6a3}' => match (letter as u32 - 0x1d400) % 52 {
            place @ 0..26 => Look::Letter(char::from(b'A' + place as u8)),
            place => Look::Letter(char::from(b'a' + (place - 26) as u8)),
        },
        '\u{1d7ce}'..='\u{1d7ff}' => Look::Letter(char::from(b'0' + ((letter as u32 - 0x1d7ce) % 10) as u8)),
        _ => Look::Itself,
    }
}

fn piece(place: u32, white: bool) -> Look {
    "KQRBNP".chars().nth(place as usize).map_or(Look::Itself, |letter| Look::Piece(letter, white))
}

/// Whether a letter is a double quote of whatever shape.
pub fn is_quote(letter: char) -> bool {
    letter == '"' || look(letter) == Look::Letter('"')
}

/// Whether nothing of a text can be seen.
pub fn is_blank(text: &str) -> bool {
    trim_start(text).is_empty()
}

/// A text from the first letter that can be seen.
pub fn trim_start(text: &str) -> &str {
    text.trim_start_matches(|letter: char| {
        letter.is_whitespace() || !letter.is_ascii() && look(letter) == Look::Nothing
    })
}

/// A move, a result, a name of rules in plain letters. A figurine of either colour is the letter of its piece.
///
/// ```
/// use hostage_chess::game::lookalike::plain;
/// assert_eq!(plain("О–О"), "O-O");
/// assert_eq!(plain("♞\u{fe0e}ｆ３"), "Nf3");
/// assert_eq!(plain("½\u{a0}–\u{200b}½"), "1/2 -1/2");
/// ```
pub fn plain(text: &str) -> Cow<'_, str> {
    replaced(text, false)
}

/// A FEN in plain letters: a figurine is the letter of its colour, and every blank is a space.
///
/// ```
/// use hostage_chess::game::lookalike::fen;
/// assert_eq!(fen("♚7∕8\tw\u{a0}– –"), "k7/8 w - -");
/// ```
pub fn fen(text: &str) -> Cow<'_, str> {
    match replaced(text, true) {
        text if text.contains(['\t', '\n', '\r']) => text.replace(['\t', '\n', '\r'], " ").into(),
        text => text,
    }
}

fn replaced(text: &str, coloured: bool) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let mut plain = String::with_capacity(text.len());
    for (at, letter) in text.char_indices() {
        push(text, at, letter, coloured, &mut plain);
    }
    plain.into()
}

/// Adds what a letter at a place of a text stands for. True if that is something else.
pub(super) fn push(text: &str, at: usize, letter: char, coloured: bool, plain: &mut String) -> bool {
    match look(letter) {
        Look::Itself => {
            plain.push(letter);
            return false;
        }
        Look::Nothing => {}
        Look::Letter(letter) => plain.push(letter),
        Look::Letters(letters) => plain.push_str(letters),
        Look::Piece(letter, white) => plain.push(if white || !coloured { letter } else { letter.to_ascii_lowercase() }),
        Look::SoftHyphen => plain.push_str(soft_hyphen(plain, &text[at + letter.len_utf8()..])),
    }
    true
}

/// A soft hyphen is seen where a line ends and nowhere else, so most were put into words by a program that sets text. One that
/// stands alone, or in a result or castling, is a hyphen that came from an old code page.
fn soft_hyphen(before: &str, behind: &str) -> &'static str {
    let (before, behind) = (before.chars().next_back(), behind.chars().next());
    let alone = |letter: Option<char>| letter.is_none_or(char::is_whitespace);
    let joins = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit() || "Oo½".contains(letter));
    if alone(before) && alone(behind) || joins(before) && joins(behind) { "-" } else { "" }
}
