//! Pins and answers to checks.

use super::{Bits, Square, attacks};
use crate::game::Kind;

/// Returns the pieces among `ours` that shield the king from a rook, bishop or queen of `theirs`. `of_kind` returns the
/// pieces of a kind.
#[inline]
pub fn pinned(king: Square, ours: Bits, theirs: Bits, of_kind: impl Fn(Kind) -> Bits) -> Bits {
    let queens = of_kind(Kind::Queen);
    let (rooks, bishops) = (of_kind(Kind::Rook) | queens, of_kind(Kind::Bishop) | queens);
    let snipers = (attacks::rook(king, theirs) & rooks | attacks::bishop(king, theirs) & bishops) & theirs;
    let mut pinned = Bits::NONE;
    for sniper in snipers {
        let shields = attacks::between(king, sniper) & ours;
        if !shields.several() {
            pinned |= shields;
        }
    }
    pinned
}

/// Returns the squares on which a piece other than the king ends a check by `checkers`. These are the squares between a
/// single checker and the king, and the square of the checker.
#[inline]
pub fn answers(king: Square, checkers: Bits) -> Bits {
    match checkers.first() {
        None => Bits::ALL,
        Some(_) if checkers.several() => Bits::NONE,
        Some(checker) => attacks::between(king, checker) | checker.into(),
    }
}

/// Returns the squares to which a piece may go without breaking its pin.
#[inline]
pub fn free(pinned: Bits, king: Square, from: Square) -> Bits {
    if pinned.has(from) { attacks::line(king, from) } else { Bits::ALL }
}
