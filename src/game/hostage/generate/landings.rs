//! Generator of moves that land a piece: drops and exchanges.

use super::super::{Bits, Position, Rules};
use super::bundle::{Bundle, emit};
use super::{Facts, Wanted};
use crate::game::Kind;
use crate::game::chess::pins;

impl Position {
    pub(super) fn drops(&self, facts: &Facts, each: &mut impl FnMut(Bundle)) {
        let targets = answers(facts, facts.checkers);
        for kind in self.pockets().airfield(facts.us).kinds() {
            emit(each, Bundle::Drop(kind, landings(kind, targets)));
        }
    }

    pub(super) fn exchanges(&self, facts: &Facts, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        let (prison, jailed) = (self.pockets().prison(facts.us), self.pockets().jailed(facts.us));
        if prison.is_empty() || jailed.is_empty() {
            return;
        }
        for paid in prison.kinds() {
            let targets = answers(facts, self.checkers_after_paying(facts, paid));
            for rescued in jailed.kinds().filter(|&kind| kind.value() <= paid.value()) {
                let cheap = prison.cheapest_payment_for(rescued) == Some(paid);
                if if cheap { wanted.cheap } else { wanted.dear } {
                    emit(each, Bundle::Exchange(rescued, paid, landings(rescued, targets)));
                }
            }
        }
    }

    /// Returns the pieces that still give check after a payment, which can turn a pawn's check into a pseudo-check
    /// (docs/rules.md 1.6, point 2).
    pub(super) fn checkers_after_paying(&self, facts: &Facts, paid: Kind) -> Bits {
        if facts.checkers.is_empty()
            || self.rules == Rules::Pierce
            || self.pockets().prison(facts.us).without(paid).has_officer()
        {
            return facts.checkers;
        }
        facts.checkers & !(self.of_kind(Kind::Pawn) & Bits::seventh(!facts.us))
    }
}

/// Returns the empty squares on which a piece that lands answers these checks.
pub(super) fn answers(facts: &Facts, checkers: Bits) -> Bits {
    !facts.occupied & pins::answers(facts.king, checkers)
}

/// Returns the squares of a set of empty squares on which a piece of this kind may land. A pawn never lands on the
/// first or last rank.
pub(super) fn landings(kind: Kind, squares: Bits) -> Bits {
    if kind == Kind::Pawn { squares & !Bits::EDGES } else { squares }
}
