//! Lenient reading of moves in a form of SAN. A text is first parsed by itself ([`Dialect`], [`Walk`]). Then the legal
//! move that it means is found ([`choose`]).

mod meaning;
mod walk;

pub use meaning::{choose, common_squares, weight};
pub use walk::{Implied, Walk};

use crate::game::{Kind, lookalike};

/// Differences between the games in how moves are written.
#[derive(Clone, Copy)]
pub struct Dialect {
    /// Returns the kind for a letter before a square.
    pub piece: fn(char) -> Option<Kind>,
    /// Returns the kind to which a pawn promotes, for a letter after the last square.
    pub promotion: fn(char) -> Option<Kind>,
    /// Number of files and ranks of the board.
    pub board: (u8, u8),
    /// True if loose forms of SAN are accepted: `exd`, `KxR`, `N(b)d7`.
    pub loose: bool,
}

/// Dialect of a game with the ordinary board and the pieces of chess. A small b is a file, never a bishop.
pub const CHESS: Dialect = Dialect {
    piece: |letter| Kind::from_letter(letter).filter(|_| letter != 'b'),
    promotion: Kind::from_letter,
    board: (8, 8),
    loose: true,
};

/// Maximum length of a move in bytes. The longest spelling of a move, with every glyph, is much shorter.
const LONGEST: usize = 60;

/// Suffixes that do not change the meaning of a move, longer ones first.
const SUFFIXES: [&str; 16] = [
    "checkmate",
    "(e.p.)",
    "check",
    "/e.p.",
    "e.p.",
    "(ep)",
    "mate",
    "/ep",
    "e.p",
    "ep",
    "ch",
    "+",
    "#",
    "!",
    "?",
    ".",
];

/// Returns the text in plain letters ([`lookalike`]) and without spaces, or `None` if it is too long or not plain
/// ASCII.
pub fn plain(text: &str) -> Option<String> {
    // Look-alikes take up to four bytes each.
    if text.len() > 4 * LONGEST {
        return None;
    }
    let text: String = lookalike::plain(text).chars().filter(|letter| !letter.is_whitespace()).collect();
    (text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic())).then_some(text)
}

/// Returns the text without the signs and words at its end that only comment on the move.
pub fn without_suffixes(mut text: &str) -> &str {
    loop {
        let suffix = SUFFIXES.into_iter().find(|suffix| {
            let start = text.len().saturating_sub(suffix.len());
            text[start..].eq_ignore_ascii_case(suffix)
        });
        match suffix {
            Some(suffix) => text = &text[..text.len() - suffix.len()],
            None => return text,
        }
    }
}

/// Reads castling, such as `O-O`, `0-0-0`, `O O` or `oo`. Returns true for the king's side.
pub fn castling(text: &str) -> Option<bool> {
    if text.starts_with('-') || text.ends_with('-') || text.as_bytes().windows(2).any(|two| two == b"--") {
        return None;
    }
    let letters: String = text.chars().filter(|&letter| letter != '-').collect();
    let castles = letters.chars().all(|letter| matches!(letter, 'O' | 'o' | '0'));
    match letters.len() {
        2 if castles => Some(true),
        3 if castles => Some(false),
        _ => None,
    }
}
