//! Look-alikes: characters that people type, paste and print in place of plain ones in moves, results and FENs.
//!
//! All readers share this table: records, FENs, typed moves, links and UCI. It covers dashes, spaces, invisible
//! characters, figurines, full-width and mathematical letters, typographic quotes and slashes. Comments and values of
//! tags keep their characters, because they are meant for human readers.
//!
//! Braces are not replaced, because only a plain brace ends a comment. The full-width percent sign is not replaced
//! either, because a plain one would hide a line.

mod foreign;

use std::borrow::Cow;

pub use foreign::{SharedLetters, is_owner, read, read_move, shared_letters, translations};

/// The replacement of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// The character itself.
    Itself,
    /// Nothing, for invisible characters.
    Nothing,
    /// One plain character.
    Letter(char),
    /// Several plain characters.
    Letters(&'static str),
    /// A piece: its capital letter, and true if it is drawn white.
    Piece(char, bool),
    /// Depends on the neighbours, for soft hyphens.
    SoftHyphen,
}

/// Looks a character up in the table.
fn look(letter: char) -> Look {
    // Returns the character with the same offset in the plain alphabet.
    let nth = |from: char, first: u8| Look::Letter(char::from(first + (letter as u32 - from as u32) as u8));
    match letter {
        '\0'..='\u{7f}' => Look::Itself,
        '\u{ad}' => Look::SoftHyphen,
        // Joiners, direction marks, byte order marks, and emoji variation selectors.
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
        '△' | '▵' => Look::Letter('∆'),
        '、' => Look::Letter(','),
        '。' | '｡' => Look::Letter('.'),
        '﹫' => Look::Letter('@'),
        'О' | 'Ο' => Look::Letter('O'),
        'о' | 'ο' => Look::Letter('o'),
        // Letters typed on a Cyrillic keyboard.
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
        // Bold, italic and other mathematical letters, which people use as decoration.
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

/// Returns true for double quotes of any shape.
pub fn is_quote(letter: char) -> bool {
    letter == '"' || look(letter) == Look::Letter('"')
}

/// Returns true if a text has no visible character.
pub fn is_blank(text: &str) -> bool {
    trim_start(text).is_empty()
}

/// Removes leading whitespace and invisible characters.
pub fn trim_start(text: &str) -> &str {
    text.trim_start_matches(|letter: char| {
        letter.is_whitespace() || !letter.is_ascii() && look(letter) == Look::Nothing
    })
}

/// Replaces the look-alikes in a move, a result or the name of a rule set. Figurines of both colours become capital
/// letters.
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

/// Replaces the look-alikes in a FEN. Figurines become letters of their colour, and all whitespace becomes spaces.
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

/// Returns the FEN in a text that people copied from elsewhere, in the form of [`fen`]: without the label or the tag around
/// it, quotes, final punctuation and the operations of EPD. Its bracket may follow a space, and the side to move may be a
/// capital.
///
/// ```
/// use hostage_chess::game::lookalike::pasted_fen;
/// assert_eq!(pasted_fen("[FEN \"4k3/8 [#Nb] W\"]"), "4k3/8[#Nb] w");
/// assert_eq!(pasted_fen("fen: 4k3/8 w - - bm Nf3;"), "4k3/8 w - -");
/// assert_eq!(pasted_fen("4k3/8 w - - 5 20;"), "4k3/8 w - - 5 20");
/// ```
pub fn pasted_fen(text: &str) -> String {
    let quotes = ['"', '\'', '`', ' '];
    let text = fen(text);
    let text = text.trim();
    let text = text.strip_prefix('[').map_or(text, |tag| tag.strip_suffix(']').unwrap_or(tag).trim());
    let label = text.get(..3).filter(|label| label.eq_ignore_ascii_case("fen"));
    let text = label.map_or(text, |label| text[label.len()..].trim_start_matches([':', '=', ' ']));
    let text = text.trim_matches(quotes);
    // Operations of EPD end with a semicolon. Only counters may stand before them.
    let is_epd = text.ends_with(';');
    let is_field = |(at, word): &(usize, &str)| !is_epd || *at < 4 || word.bytes().all(|byte| byte.is_ascii_digit());
    let ends = |letter: char| quotes.contains(&letter) || matches!(letter, '.' | ',' | ';' | '!' | '?' | ')' | '>');
    let mut plain = String::with_capacity(text.len());
    for (_, word) in text.trim_end_matches(ends).split_whitespace().enumerate().take_while(is_field) {
        if !plain.is_empty() && !word.starts_with('[') {
            plain.push(' ');
        }
        plain += match word {
            "W" => "w",
            "B" => "b",
            word => word,
        };
    }
    plain
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

/// Appends the replacement of a character. Returns true if it differs from the character.
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

/// Soft hyphens are visible only at the end of a line, and most come from typesetting programs. A soft hyphen that
/// stands alone, or within a result or castling, is a real hyphen from an old code page.
fn soft_hyphen(before: &str, behind: &str) -> &'static str {
    let (before, behind) = (before.chars().next_back(), behind.chars().next());
    let alone = |letter: Option<char>| letter.is_none_or(char::is_whitespace);
    let joins = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit() || "Oo½".contains(letter));
    if alone(before) && alone(behind) || joins(before) && joins(behind) { "-" } else { "" }
}
