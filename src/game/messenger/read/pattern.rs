//! Patterns of moves: the form of a text, before any position is consulted.

use super::super::COURIER;
use super::super::{Move, Square};
use crate::game::chess::read::{CHESS, Dialect, Implied, Walk, castling, plain, without_suffixes};

/// Strict SAN, for each of the two parts of a move.
const SAN: Dialect = Dialect { loose: false, ..CHESS };

/// Regular move, named more or less completely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkPattern {
    Castling { kingside: bool },
    Walk(Walk),
}

/// Text split into its parts. A courier is described by a `Walk` in which only the squares count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// A pawn becomes the courier.
    Place(Square),
    /// A courier leaves the board.
    Exit(Walk),
    /// A step and a regular move, either of which may be missing.
    Regular(Option<(Walk, Square)>, Option<WalkPattern>),
}

impl Pattern {
    /// Splits a text into its parts, or returns `None` if it is not a move at all.
    pub fn parse(text: &str) -> Option<Pattern> {
        let text = plain(text)?;
        let lower = text.to_ascii_lowercase();
        if let Some(Move::Exit(from)) = Move::from_uci(&text) {
            return courier(&from.to_string()).map(Pattern::Exit);
        }
        if matches!(lower.as_str(), "pass" | "-" | "--") {
            return Some(Pattern::Regular(None, None));
        }
        if let Some((piece, square)) = text.split_once(['@', '*']) {
            let is_courier = matches!(piece, "C" | "c" | "");
            return Square::from_name(without_suffixes(square)).filter(|_| is_courier).map(Pattern::Place);
        }
        let (first, second) = text.split_once([',', ';']).map_or((text.as_str(), None), |(a, b)| (a, Some(b)));
        if let Some(from) = exit(without_suffixes(first)) {
            return second.is_none_or(is_missing).then_some(Pattern::Exit(from));
        }
        match second {
            Some(second) => {
                let step = if is_missing(first) { None } else { Some(step(without_suffixes(first))?) };
                let walk = if is_missing(second) { None } else { Some(walk(without_suffixes(second))?) };
                Some(Pattern::Regular(step, walk))
            }
            None if first.starts_with('C') => Some(Pattern::Regular(Some(step(without_suffixes(first))?), None)),
            None => Some(Pattern::Regular(None, Some(walk(without_suffixes(first))?))),
        }
    }
}

fn is_missing(part: &str) -> bool {
    part.chars().all(|letter| letter == '-')
}

/// Reads the origin of a courier. A square named in full matches whatever piece stands there.
fn courier(text: &str) -> Option<Walk> {
    let mut from = Walk::default();
    from.read_origin(&CHESS, text)?;
    from.kind = (!from.names_origin()).then_some(COURIER);
    Some(from)
}

/// Reads `Coff`, `C-off`, `Ceoff`, `Ce8off`, `e8off`.
fn exit(text: &str) -> Option<Walk> {
    let head = text.len().checked_sub(3).filter(|&head| text[head..].eq_ignore_ascii_case("off"))?;
    let head = text[..head].trim_end_matches('-');
    courier(head.strip_prefix('C').or(head.strip_prefix("c").filter(|rest| rest.is_empty())).unwrap_or(head))
}

/// Reads `Ce3`, `Cde3`, `Cd2-e3`, `d2e3`.
fn step(text: &str) -> Option<(Walk, Square)> {
    let named = text.strip_prefix('C');
    let text = named.unwrap_or(text);
    let (head, square) = text.split_at_checked(text.len().checked_sub(2)?)?;
    let from = courier(head.strip_suffix('-').unwrap_or(head))?;
    (named.is_some() || from.names_origin()).then_some((from, Square::from_name(square)?))
}

fn walk(text: &str) -> Option<WalkPattern> {
    match castling(text) {
        Some(kingside) => Some(WalkPattern::Castling { kingside }),
        None => Walk::read(&SAN, text, Implied::BOTH).map(WalkPattern::Walk),
    }
}
