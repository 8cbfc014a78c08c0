//! Turns in the manner of SAN, read leniently: first what a text says by itself ([`Dialect`], [`Walk`]), then which legal
//! turn it means ([`choose`]).

mod meaning;
mod walk;

pub use meaning::{choose, weight};
pub use walk::{Implied, Walk};

use crate::game::{Kind, lookalike};

/// How a game's turns are written, as far as games differ.
#[derive(Clone, Copy)]
pub struct Dialect {
    /// The piece that a letter before a square stands for.
    pub piece: fn(char) -> Option<Kind>,
    /// What a pawn becomes by a letter behind its last square.
    pub promotion: fn(char) -> Option<Kind>,
    /// How many files and ranks the board spans.
    pub board: (u8, u8),
    /// Whether SAN may be bent: `exd`, `KxR`, `N(b)d7`.
    pub loose: bool,
}

/// The dialect of a game on the ordinary board with the pieces of chess. A small b is a file, never a bishop.
pub const CHESS: Dialect = Dialect {
    piece: |letter| Kind::from_letter(letter).filter(|_| letter != 'b'),
    promotion: Kind::from_letter,
    board: (8, 8),
    loose: true,
};

/// The longest spelling of one turn, with every glyph, stays far below this.
const LONGEST: usize = 60;

/// What may stand behind a part of a turn and changes nothing. Longer ones first.
const SUFFIXES: [&str; 14] =
    ["checkmate", "(e.p.)", "check", "e.p.", "(ep)", "mate", "e.p", "ep", "ch", "+", "#", "!", "?", "."];

/// The text in plain letters ([`lookalike`]) and without spaces; none if it is too long or other letters remain.
pub fn plain(text: &str) -> Option<String> {
    // Look-alikes take up to four bytes each.
    if text.len() > 4 * LONGEST {
        return None;
    }
    let text: String = lookalike::plain(text).chars().filter(|letter| !letter.is_whitespace()).collect();
    (text.len() <= LONGEST && text.bytes().all(|byte| byte.is_ascii_graphic())).then_some(text)
}

/// The text without signs and words that only comment on the turn.
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

/// Whether a text is castling, and on the king's side: `O-O`, `0-0-0`, `O O`, `oo`.
pub fn castling(text: &str) -> Option<bool> {
    if text.starts_with('-') || text.ends_with('-') || text.contains("--") {
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
