//! Which men shield their king, and which squares answer a check.

use super::{Bits, Square, attacks};

/// The men among `ours` without which a rook or bishop of theirs would attack the king; a queen is both.
#[inline]
pub fn pinned(king: Square, ours: Bits, theirs: Bits, rooks: Bits, bishops: Bits) -> Bits {
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

/// Where a man that is not the king ends a check by these men: between them, or on the one that checks.
#[inline]
pub fn answers(king: Square, checkers: Bits) -> Bits {
    match checkers.first() {
        None => Bits::ALL,
        Some(_) if checkers.several() => Bits::NONE,
        Some(checker) => attacks::between(king, checker) | checker.into(),
    }
}

/// Where a man may go without giving up the shield that it is.
#[inline]
pub fn free(pinned: Bits, king: Square, from: Square) -> Bits {
    if pinned.has(from) { attacks::line(king, from) } else { Bits::ALL }
}
