//! Moves in bundles, as they are generated.

use super::super::{Bits, Hold, Move, Square};
use crate::game::Kind;

/// Moves that differ only in their target, or in the promotion.
#[derive(Clone, Copy)]
pub enum Bundle {
    /// A piece goes to one of these squares.
    Walk(Square, Bits),
    /// A pawn promotes on one of these squares to a knight, bishop, rook or queen in this prison.
    Promote(Square, Bits, Hold),
    /// A piece drops on one of these squares.
    Drop(Kind, Bits),
    /// The first kind is rescued and lands on one of these squares; the second kind pays.
    Exchange(Kind, Kind, Bits),
}

impl Bundle {
    /// Returns the number of moves.
    pub fn count(self) -> u64 {
        let (targets, times) = match self {
            Bundle::Walk(_, to) | Bundle::Drop(_, to) | Bundle::Exchange(_, _, to) => (to, 1),
            Bundle::Promote(_, to, into) => (to, into.kinds().filter(|&kind| kind != Kind::Pawn).count()),
        };
        u64::from(targets.count()) * times as u64
    }

    /// Keeps the moves that end on these squares.
    #[must_use]
    pub fn ending_on(self, squares: Bits) -> Bundle {
        match self {
            Bundle::Walk(from, to) => Bundle::Walk(from, to & squares),
            Bundle::Promote(from, to, into) => Bundle::Promote(from, to & squares, into),
            Bundle::Drop(kind, to) => Bundle::Drop(kind, to & squares),
            Bundle::Exchange(rescued, paid, to) => Bundle::Exchange(rescued, paid, to & squares),
        }
    }

    /// Calls `f` with each move.
    pub fn each(self, mut f: impl FnMut(Move)) {
        match self {
            Bundle::Walk(from, targets) => targets.for_each(|to| f(Move::Walk { from, to, promotion: None })),
            Bundle::Promote(from, targets, into) => {
                for to in targets {
                    for kind in into.kinds().rev().filter(|&kind| kind != Kind::Pawn) {
                        f(Move::Walk { from, to, promotion: Some(kind) });
                    }
                }
            }
            Bundle::Drop(kind, targets) => targets.for_each(|to| f(Move::Drop { kind, to })),
            Bundle::Exchange(rescued, paid, targets) => targets.for_each(|to| f(Move::Exchange { rescued, paid, to })),
        }
    }
}

pub(super) fn emit(each: &mut impl FnMut(Bundle), bundle: Bundle) {
    let (Bundle::Walk(_, to) | Bundle::Promote(_, to, _) | Bundle::Drop(_, to) | Bundle::Exchange(_, _, to)) = bundle;
    if to.has_any() {
        each(bundle);
    }
}

pub(super) fn emit_walk(each: &mut impl FnMut(Bundle), from: Square, targets: Bits) {
    emit(each, Bundle::Walk(from, targets));
}
