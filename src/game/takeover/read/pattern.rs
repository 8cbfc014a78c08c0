//! Patterns of moves: the form of a text, before any position is consulted.

use super::super::Move;
use super::super::pieces::{OFFICERS, kind_of};
use crate::game::chess::Square;
use crate::game::chess::read::{Dialect, Implied, Walk, castling, plain, without_suffixes};
use crate::game::{Kind, Side};

/// Text split into its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Castling.
    Castling {
        /// True for the king's side.
        kingside: bool,
    },
    /// A piece is set up; the text names the whole move.
    Placing(Move),
    /// Any other move, named more or less completely, with the new owner of a square.
    Walk(Walk, Option<(Side, Square)>),
}

/// A small b is a file, never a bishop.
const DIALECT: Dialect = Dialect {
    piece: |letter| kind_of(letter).filter(|_| letter != 'b'),
    promotion: |letter| kind_of(letter).filter(|kind| OFFICERS.contains(kind)),
    board: (8, 8),
    loose: true,
};

/// Words of the inventor's example, and the letters that they stand for: `Pawn d4 - f6 = White on e5`.
const WORDS: [(&str, &str); 9] = [
    ("Mirror-Knight", "M"),
    ("Pawn", "P"),
    ("Knight", "N"),
    ("Bishop", "B"),
    ("Rook", "R"),
    ("Queen", "Q"),
    ("King", "K"),
    ("Whiteon", "W"),
    ("Blackon", "B"),
];

impl Pattern {
    /// Splits a text into its parts, or returns `None` if it is not a move at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        let text = WORDS.into_iter().fold(plain(text)?, |text, (word, short)| text.replace(word, short));
        let body = without_suffixes(&text);
        if let Some((piece, square)) = body.split_once(['@', '*']) {
            let mut letters = piece.chars();
            let kind = letters.next().map_or(Some(Kind::Pawn), kind_of)?;
            let to = Square::from_name(square)?;
            return letters.next().is_none().then_some(Pattern::Placing(Move::Place { kind, to }));
        }
        if let Some(kingside) = castling(body) {
            return Some(Pattern::Castling { kingside });
        }
        let (text, over) = split_takeover(body);
        let walk = Walk::read(&DIALECT, text, Implied { pawn: true, file: over.is_none() })?;
        Some(Pattern::Walk(walk, over))
    }
}

/// Splits off the takeover at the end of a text: `=We5`, `(=We5)`.
fn split_takeover(text: &str) -> (&str, Option<(Side, Square)>) {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let found = (|| {
        let split = inner.len().checked_sub(4)?;
        let (head, tail) = (inner.get(..split)?, inner.get(split..)?);
        let side = match tail.strip_prefix('=')?.chars().next()? {
            'W' | 'w' => Side::White,
            'B' | 'b' => Side::Black,
            _ => return None,
        };
        let head = if inner.len() < text.len() { head.strip_suffix('(')? } else { head };
        Some((head, (side, Square::from_name(&tail[2..])?)))
    })();
    found.map_or((text, None), |(head, over)| (head, Some(over)))
}
