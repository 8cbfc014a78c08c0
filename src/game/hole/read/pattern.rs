//! What a text says a turn looks like, before any position is asked.

use super::super::Square;
use super::super::board::{FILES, RANKS};
use crate::game::Kind;
use crate::game::chess::read::{Dialect, Implied, Walk, plain, without_suffixes};

/// What a text says of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pattern {
    /// What it says of action 1.
    pub walk: Walk,
    /// Who is pulled.
    pub pull: Option<Square>,
}

/// Capitals only mean men, for a small `b` or `d` is a file; a promotion may be small.
const DIALECT: Dialect = Dialect {
    man,
    promotion: |letter| man(letter.to_ascii_uppercase()),
    board: (FILES as u8, RANKS as u8),
    loose: true,
};

impl Pattern {
    /// Takes a text apart; none if it is no turn at all.
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

    /// Whether it says where the man goes; if not, it stands still.
    pub fn names_target(&self) -> bool {
        self.walk.to_file.is_some() || self.walk.to_rank.is_some() || self.walk.victim.is_some()
    }
}

/// What stands before a pull: no pawn's turn, and perhaps the man alone, `Q`.
fn action_1(text: &str) -> Option<Walk> {
    let mut letters = text.chars();
    let kind = man(letters.next()?);
    match letters.next() {
        None if kind.is_some() => Some(Walk { kind, ..Walk::default() }),
        _ => Walk::read(&DIALECT, text, Implied { pawn: false, file: true }),
    }
}

/// The man a letter means. A `D` is a PS-bishop.
fn man(letter: char) -> Option<Kind> {
    match letter {
        'D' => Some(Kind::Bishop),
        'A'..='Z' => Kind::from_letter(letter),
        _ => None,
    }
}
