//! Regular moves of the side to move, after the courier's step.

use super::generate::Bundle;
use super::{Bits, CourierStep, Position, Square, attacks};
use crate::game::chess::{Wanted, castling, pins};
use crate::game::{Kind, Side};

/// Facts about a position that regular moves need, computed once.
struct Facts {
    us: Side,
    king: Square,
    occupied: Bits,
    prey: Bits,
    checkers: Bits,
    pinned: Bits,
    /// Squares to which a piece other than the king may go.
    allowed: Bits,
}

impl Facts {
    fn new(position: &Position) -> Facts {
        let us = position.turn;
        let king = position.king(us);
        let occupied = position.occupied();
        let prey = position.prey(!us);
        let checkers = position.checkers(us);
        let pinned = pins::pinned(king, position.of_side(us), position.of_side(!us), |kind| position.of_kind(kind));
        Facts {
            us,
            king,
            occupied,
            prey,
            checkers,
            pinned,
            allowed: (!occupied | prey) & pins::answers(king, checkers),
        }
    }

    fn free_of_pin(&self, from: Square) -> Bits {
        pins::free(self.pinned, self.king, from)
    }
}

/// Receiver of bundles: holds the step before them, the callback, and whether there was any bundle.
struct Emitter<'a, F> {
    step: Option<CourierStep>,
    each: &'a mut F,
    any: bool,
}

impl<F: FnMut(Bundle)> Emitter<'_, F> {
    fn walk(&mut self, from: Square, targets: Bits) {
        if targets.has_any() {
            self.any = true;
            (self.each)(Bundle::Walk(self.step, from, targets));
        }
    }

    fn promote(&mut self, from: Square, targets: Bits) {
        if targets.has_any() {
            self.any = true;
            (self.each)(Bundle::Promote(self.step, from, targets));
        }
    }
}

impl Position {
    /// Calls `each` with the requested regular moves, as parts of moves that begin with this step. Returns true if
    /// there are any.
    pub(super) fn walks<F: FnMut(Bundle)>(&self, step: Option<CourierStep>, wanted: Wanted, each: &mut F) -> bool {
        let facts = Facts::new(self);
        let mut list = Emitter { step, each, any: false };
        let mask = wanted.mask(facts.prey);
        self.king_walks(&facts, mask, &mut list);
        if wanted.quiet && facts.checkers.is_empty() {
            self.castles(&facts, &mut list);
        }
        if facts.allowed.has_any() {
            self.officer_walks(&facts, mask, &mut list);
            self.pawn_walks(&facts, wanted, &mut list);
        }
        if wanted.forcing {
            self.en_passants(&facts, &mut list);
        }
        list.any
    }

    /// Returns true if any regular move is legal.
    pub(super) fn has_walk(&self) -> bool {
        let facts = Facts::new(self);
        let mut list = Emitter { step: None, each: &mut |_| {}, any: false };
        if facts.allowed.has_any() {
            self.pawn_walks(&facts, Wanted::ALL, &mut list);
            if !list.any {
                self.officer_walks(&facts, Bits::ALL, &mut list);
            }
        }
        if !list.any {
            self.king_walks(&facts, Bits::ALL, &mut list);
        }
        // A king that can castle can also take one step towards the rook, so nobody asks about castling.
        if !list.any {
            self.en_passants(&facts, &mut list);
        }
        list.any
    }

    fn king_walks<F: FnMut(Bundle)>(&self, facts: &Facts, mask: Bits, list: &mut Emitter<'_, F>) {
        let without_king = facts.occupied ^ facts.king.into();
        let mut targets = Bits::NONE;
        for to in attacks::king(facts.king) & (!facts.occupied | facts.prey) & mask {
            if self.attackers_given(to, !facts.us, without_king | to.into()).is_empty() {
                targets |= to.into();
            }
        }
        list.walk(facts.king, targets);
    }

    fn castles<F: FnMut(Bundle)>(&self, facts: &Facts, list: &mut Emitter<'_, F>) {
        let attacked = |square| self.attackers(square, !facts.us).has_any();
        list.walk(facts.king, castling::targets(self.castling, facts.us, facts.occupied, attacked));
    }

    fn officer_walks<F: FnMut(Bundle)>(&self, facts: &Facts, mask: Bits, list: &mut Emitter<'_, F>) {
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            for from in self.of(facts.us, kind) {
                let reach = attacks::of(kind, facts.us, from, facts.occupied);
                list.walk(from, reach & facts.allowed & mask & facts.free_of_pin(from));
            }
        }
    }

    fn pawn_walks<F: FnMut(Bundle)>(&self, facts: &Facts, wanted: Wanted, list: &mut Emitter<'_, F>) {
        let us = facts.us;
        for from in self.of(us, Kind::Pawn) {
            let steps = attacks::pawn_steps(us, from, !facts.occupied);
            let take = attacks::pawn(us, from) & facts.prey;
            let allowed = facts.allowed & facts.free_of_pin(from);
            if Bits::seventh(us).has(from) {
                if wanted.forcing {
                    list.promote(from, (steps | take) & allowed);
                }
            } else {
                let quiet = if wanted.quiet { steps } else { Bits::NONE };
                let forcing = if wanted.forcing { take } else { Bits::NONE };
                list.walk(from, (quiet | forcing) & allowed);
            }
        }
    }

    /// Generates en passant captures. A courier on the square passed over prevents them (docs/rules.md 4.7).
    fn en_passants<F: FnMut(Bundle)>(&self, facts: &Facts, list: &mut Emitter<'_, F>) {
        let Some(to) = self.en_passant.filter(|&to| !facts.occupied.has(to)) else { return };
        for from in attacks::pawn(!facts.us, to) & self.of(facts.us, Kind::Pawn) {
            if self.en_passant_is_safe(from, to) {
                list.walk(from, to.into());
            }
        }
    }

    /// Returns true if an en passant capture is safe. Two pieces leave the line at once, so pins and checks are
    /// examined again.
    fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let Some(victim) = self.en_passant_victim() else { return false };
        let occupied = self.occupied() ^ from.into() ^ to.into() ^ victim.into();
        self.attackers_given(self.king(self.turn), !self.turn, occupied).is_empty()
    }

    /// Returns true if some move captures the pawn that has just moved two squares.
    pub(super) fn can_capture_en_passant(&self) -> bool {
        let Some(square) = self.en_passant else { return false };
        let takers = attacks::pawn(!self.turn, square) & self.of(self.turn, Kind::Pawn);
        let mut found = false;
        if takers.has_any() {
            self.generate(Wanted::ALL, &mut |bundle| {
                if let Bundle::Walk(_, from, targets) = bundle {
                    found |= takers.has(from) && targets.has(square);
                }
            });
        }
        found
    }
}
