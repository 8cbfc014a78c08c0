//! Patterns of moves: the form of a text, before any position is consulted.

use super::super::{Move, Square};
use crate::game::Kind;
use crate::game::chess::read::{CHESS, Implied, Walk, castling, plain, without_suffixes};

/// Text split into its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Castling.
    Castling {
        /// True for the king's side.
        kingside: bool,
    },
    /// A drop or an exchange, which the text names completely.
    Landing(Move),
    /// A chess move, named more or less completely.
    Walk(Walk),
}

impl Pattern {
    /// Splits a text into its parts, or returns `None` if it is not a move at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        let text = plain(text)?;
        let body = without_suffixes(&text);
        if body.contains(['*', '@']) {
            return landing(body).map(Pattern::Landing);
        }
        match castling(body) {
            Some(kingside) => Some(Pattern::Castling { kingside }),
            None => Walk::read(&CHESS, body, Implied::BOTH).map(Pattern::Walk),
        }
    }
}

/// Returns the kind for a letter, if such a piece can be in a prison or on an airfield.
fn stored(letter: char) -> Option<Kind> {
    (CHESS.piece)(letter).filter(|&kind| kind != Kind::King)
}

/// Reads `N*c7`, `*g3`, `(B)N*c7`, `(R)*g3`, `(B-N)N@c7`, `(P-P)@g2`, `N-B)B@d6`, and UCI's `N#B@c7`.
fn landing(text: &str) -> Option<Move> {
    let (pieces, square) = text.split_once(['*', '@'])?;
    let to = Square::from_name(square)?;
    let (brackets, letters): (String, String) = pieces.chars().partition(|letter| matches!(letter, '(' | ')'));
    if !matches!(brackets.as_str(), "" | "(" | ")" | "()") {
        return None;
    }
    let mut letters = letters.chars();
    let (first, second, third, fourth) = (letters.next(), letters.next(), letters.next(), letters.next());
    if letters.next().is_some() {
        return None;
    }
    let bracketed = !brackets.is_empty();
    match (first, second, third, fourth) {
        (None, ..) if !bracketed => Some(Move::Drop { kind: Kind::Pawn, to }),
        (Some(kind), None, ..) if !bracketed => Some(Move::Drop { kind: stored(kind)?, to }),
        // Leslie: the payment in brackets, then the piece that lands, by default a pawn.
        (Some(paid), None, ..) => Some(Move::Exchange { rescued: Kind::Pawn, paid: stored(paid)?, to }),
        (Some(paid), Some(rescued), None, _) if bracketed => {
            Some(Move::Exchange { rescued: stored(rescued)?, paid: stored(paid)?, to })
        }
        (Some(rescued), Some('#'), Some(paid), None) if !bracketed => {
            Some(Move::Exchange { rescued: stored(rescued)?, paid: stored(paid)?, to })
        }
        // Pierce: the payment and the rescued piece, then again the piece that lands.
        (Some(paid), Some('-'), Some(rescued), lands) => {
            let (rescued, lands) = (stored(rescued)?, lands.map(stored));
            lands.is_none_or(|kind| kind == Some(rescued)).then_some(Move::Exchange {
                rescued,
                paid: stored(paid)?,
                to,
            })
        }
        _ => None,
    }
}
