//! Patterns of moves: the form of a text, before any position is consulted.

use super::super::Square;
use super::super::board::{FILES, RANKS};
use crate::game::Kind;
use crate::game::chess::read::{Dialect, Implied, Walk, plain, without_suffixes};

/// Text split into its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pattern {
    /// Part about action 1.
    pub walk: Walk,
    /// Square of the pulled piece.
    pub pull: Option<Square>,
}

/// Only capital letters mean pieces, because `b` and `d` are files. A promotion may be a small letter.
const DIALECT: Dialect = Dialect {
    piece,
    promotion: |letter| piece(letter.to_ascii_uppercase()),
    board: (FILES as u8, RANKS as u8),
    loose: true,
};

impl Pattern {
    /// Splits a text into its parts, or returns `None` if it is not a move at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        let text = plain(text)?;
        let body = without_suffixes(&text);
        match body.split_once('@') {
            None => Some(Pattern { walk: Walk::read(&DIALECT, body, Implied::BOTH)?, pull: None }),
            Some((walk, target)) => {
                let walk = action_1(without_suffixes(walk.strip_suffix('/').unwrap_or(walk)))?;
                Some(Pattern { walk, pull: Some(Square::from_name(target)?) })
            }
        }
    }

    /// Returns true if the text names a target; otherwise the piece stays.
    pub fn names_target(&self) -> bool {
        self.walk.to_file.is_some() || self.walk.to_rank.is_some() || self.walk.victim.is_some()
    }
}

/// Reads the part before a pull. It never means a pawn, and may consist of the piece alone, as in `Q`.
fn action_1(text: &str) -> Option<Walk> {
    let mut letters = text.chars();
    let kind = piece(letters.next()?);
    match letters.next() {
        None if kind.is_some() => Some(Walk { kind, ..Walk::default() }),
        _ => Walk::read(&DIALECT, text, Implied { pawn: false, file: true }),
    }
}

/// Returns the kind for a letter. `D` is a PS-bishop.
fn piece(letter: char) -> Option<Kind> {
    match letter {
        'D' => Some(Kind::Bishop),
        'A'..='Z' => Kind::from_letter(letter),
        _ => None,
    }
}
