//! Generator of pawn moves: steps, captures, promotions, en passant.

use super::super::{Bits, Position, Square, attacks};
use super::bundle::{Bundle, emit, emit_walk};
use super::{Facts, Wanted, free_of_pin};
use crate::game::Kind;

impl Position {
    /// Returns the squares to which a pawn may step, and those on which it may capture, without en passant.
    pub(super) fn pawn_targets(&self, facts: &Facts, from: Square) -> (Bits, Bits) {
        let us = facts.us;
        let steps = attacks::pawn_steps(us, from, !facts.occupied);
        let take = attacks::pawn(us, from) & facts.theirs;
        let allowed = facts.allowed & free_of_pin(facts, from);
        (steps & allowed, take & allowed)
    }

    pub(super) fn pawn_walks(&self, facts: &Facts, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        let pawns = self.of(facts.us, Kind::Pawn);
        let last_step = Bits::seventh(facts.us);
        let jailed = self.pockets().jailed(facts.us);
        if wanted.forcing && jailed.has_officer() {
            for from in pawns & last_step {
                let (quiet, take) = self.pawn_targets(facts, from);
                emit(each, Bundle::Promote(from, quiet | take, jailed));
            }
        }
        for from in pawns & !last_step {
            let (quiet, take) = self.pawn_targets(facts, from);
            let quiet = if wanted.quiet { quiet } else { Bits::NONE };
            emit_walk(each, from, quiet | if wanted.forcing { take } else { Bits::NONE });
        }
    }

    pub(super) fn en_passants(&self, facts: &Facts, each: &mut impl FnMut(Bundle)) {
        if let Some(to) = self.en_passant {
            for from in attacks::pawn(!facts.us, to) & self.of(facts.us, Kind::Pawn) {
                if self.en_passant_is_safe(from, to) {
                    emit_walk(each, from, to.into());
                }
            }
        }
    }

    /// Returns true if an en passant capture is safe. Two pieces leave the line at once, so pins and checks are
    /// examined again. Capturing a pawn thaws no pawn.
    pub(super) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let Some(victim) = self.en_passant_victim() else { return false };
        let us = self.turn;
        let occupied = self.occupied() ^ from.into() ^ to.into() ^ victim.into();
        self.attackers_given(self.king(us), !us, occupied, self.harmless_pawns(!us)).is_empty()
    }

    /// Returns true if the pawn that has just moved two squares can be captured en passant.
    pub(in crate::game::hostage) fn can_capture_en_passant(&self) -> bool {
        self.en_passant.is_some_and(|to| {
            let takers = attacks::pawn(!self.turn, to) & self.of(self.turn, Kind::Pawn);
            takers.into_iter().any(|from| self.en_passant_is_safe(from, to))
        })
    }
}
