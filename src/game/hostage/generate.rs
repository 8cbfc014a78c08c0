//! Generator of exactly the legal moves of a position (docs/rules.md 1).
//!
//! Moves come in bundles (a piece and all its targets), so that counting needs no list: perft adds up bits.

mod bundle;
mod landings;
mod pawns;

pub use bundle::Bundle;

use super::{Bits, Move, Position, Square, attacks};
use crate::game::chess::{self, castling, pins};
use crate::game::{Kind, Side};
use bundle::{emit, emit_walk};
use landings::{answers, landings};

/// Types of moves to generate.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// Captures and promotions.
    pub forcing: bool,
    /// All other chess moves, and drops.
    pub quiet: bool,
    /// Exchanges that the cheapest possible prisoner pays for.
    pub cheap: bool,
    /// Exchanges that a more valuable prisoner pays for.
    pub dear: bool,
}

impl Wanted {
    /// No moves.
    const NONE: Wanted = Wanted { forcing: false, quiet: false, cheap: false, dear: false };
    /// Every move.
    pub const ALL: Wanted = Wanted { forcing: true, quiet: true, cheap: true, dear: true };
    /// Captures and promotions.
    pub const FORCING: Wanted = Wanted { forcing: true, ..Wanted::NONE };
    /// All moves except captures and promotions.
    pub const QUIET: Wanted = Wanted { forcing: false, ..Wanted::ALL };
    /// Quiet moves except exchanges that pay more than necessary.
    pub const SENSIBLE: Wanted = Wanted { dear: false, ..Wanted::QUIET };
    /// Exchanges that pay more than necessary.
    pub const DEAR: Wanted = Wanted { dear: true, ..Wanted::NONE };
}

/// Facts about a position that all generators need, computed once.
pub struct Facts {
    us: Side,
    king: Square,
    occupied: Bits,
    ours: Bits,
    theirs: Bits,
    checkers: Bits,
    pinned: Bits,
    /// Squares to which a piece other than the king may go. A move there answers any check and does not thaw a pawn
    /// that would then give check.
    allowed: Bits,
}

impl Facts {
    /// Collects the facts about a position.
    pub fn new(position: &Position) -> Facts {
        let us = position.turn;
        let king = position.king(us);
        let (ours, theirs) = (position.of_side(us), position.of_side(!us));
        let checkers = position.checked_by();
        let mut allowed = !ours & pins::answers(king, checkers);
        if position.pseudo_checkers(us).has_any() {
            // docs/rules.md 1.6, point 1.
            allowed &= !(theirs & !position.of_kind(Kind::Pawn));
        }
        let pinned = pins::pinned(king, ours, theirs, |kind| position.of_kind(kind));
        Facts { us, king, occupied: ours | theirs, ours, theirs, checkers, pinned, allowed }
    }
}

impl Position {
    /// Calls `each` with every requested legal move, in bundles.
    pub fn generate(&self, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        self.generate_given(&Facts::new(self), wanted, each);
    }

    /// Calls `each` with every requested legal move, given the facts.
    pub fn generate_given(&self, facts: &Facts, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        if wanted.forcing || wanted.quiet {
            let mask = chess::Wanted { forcing: wanted.forcing, quiet: wanted.quiet }.mask(facts.theirs);
            emit_walk(each, facts.king, self.king_targets(facts, mask));
            if wanted.quiet && facts.checkers.is_empty() {
                emit_walk(each, facts.king, self.castling_targets(facts));
            }
            if facts.allowed.has_any() {
                self.officer_walks(facts, mask, &[Bits::ALL; 6], each);
                self.pawn_walks(facts, wanted, each);
            }
            if wanted.forcing {
                self.en_passants(facts, each);
            }
        }
        if wanted.quiet {
            self.drops(facts, each);
        }
        if wanted.cheap || wanted.dear {
            self.exchanges(facts, wanted, each);
        }
    }

    /// Calls `each` with the quiet moves that plainly give check. `checks` holds the squares from which a piece of each
    /// kind would check the enemy king. Of several payments for the same piece, only the cheapest is used.
    pub fn generate_checks(&self, facts: &Facts, checks: &[Bits; 6], each: &mut impl FnMut(Bundle)) {
        if facts.allowed.has_any() {
            self.officer_walks(facts, !facts.theirs, checks, each);
            let squares = checks[Kind::Pawn.index()] & !facts.occupied;
            if squares.has_any() {
                let wanted = Wanted { quiet: true, ..Wanted::NONE };
                self.pawn_walks(facts, wanted, &mut |bundle| emit(each, bundle.ending_on(squares)));
            }
        }
        let mut narrowed = |bundle: Bundle| {
            if let Bundle::Drop(kind, _) | Bundle::Exchange(kind, ..) = bundle {
                emit(each, bundle.ending_on(checks[kind.index()]));
            }
        };
        self.drops(facts, &mut narrowed);
        self.exchanges(facts, Wanted { cheap: true, ..Wanted::NONE }, &mut narrowed);
    }

    /// Returns true if the generator would produce this move.
    pub fn is_legal_given(&self, facts: &Facts, m: Move) -> bool {
        match m {
            Move::Walk { from, to, promotion } => self.is_legal_walk(facts, from, to, promotion),
            Move::Drop { kind, to } => {
                self.pockets().airfield(facts.us).has(kind) && landings(kind, answers(facts, facts.checkers)).has(to)
            }
            Move::Exchange { rescued, paid, to } => {
                self.pockets().jailed(facts.us).has(rescued)
                    && self.pockets().prison(facts.us).has(paid)
                    && paid.value() >= rescued.value()
                    && landings(rescued, answers(facts, self.checkers_after_paying(facts, paid))).has(to)
            }
        }
    }

    fn is_legal_walk(&self, facts: &Facts, from: Square, to: Square, promotion: Option<Kind>) -> bool {
        let Some(kind) = self.kind_on(from).filter(|_| facts.ours.has(from)) else { return false };
        if kind == Kind::Pawn {
            if self.en_passant == Some(to) && attacks::pawn(facts.us, from).has(to) {
                return promotion.is_none() && self.en_passant_is_safe(from, to);
            }
            let (quiet, take) = self.pawn_targets(facts, from);
            let becomes = match promotion {
                Some(officer) => officer != Kind::Pawn && self.pockets().jailed(facts.us).has(officer),
                None => true,
            };
            return becomes && promotion.is_some() == Bits::seventh(facts.us).has(from) && (quiet | take).has(to);
        }
        promotion.is_none()
            && if kind == Kind::King {
                self.king_targets(facts, to.into()).has(to)
                    || facts.checkers.is_empty() && self.castling_targets(facts).has(to)
            } else {
                let reach = attacks::of(kind, facts.us, from, facts.occupied);
                (reach & facts.allowed & free_of_pin(facts, from)).has(to)
            }
    }

    /// Returns the squares of `mask` to which the king may step.
    fn king_targets(&self, facts: &Facts, mask: Bits) -> Bits {
        let harmless = self.harmless_pawns(!facts.us);
        let without_king = facts.occupied ^ facts.king.into();
        let mut targets = Bits::NONE;
        for to in attacks::king(facts.king) & !facts.ours & mask {
            // The capture of a knight, bishop, rook or queen thaws frozen pawns if the prison held none before.
            let thaws = facts.theirs.has(to) && !self.of_kind(Kind::Pawn).has(to);
            let harmless = if thaws { Bits::NONE } else { harmless };
            if self.attackers_given(to, !facts.us, without_king | to.into(), harmless).is_empty() {
                targets |= to.into();
            }
        }
        targets
    }

    /// Returns the squares to which the king may castle if it is not in check.
    fn castling_targets(&self, facts: &Facts) -> Bits {
        let attacked = |square| self.attackers(square, !facts.us).has_any();
        castling::targets(self.castling.rights(), facts.us, facts.occupied, attacked)
    }

    /// Generates moves of knights, bishops, rooks and queens that end within the mask and within the squares for their
    /// kind.
    fn officer_walks(&self, facts: &Facts, mask: Bits, by_kind: &[Bits; 6], each: &mut impl FnMut(Bundle)) {
        for kind in [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen] {
            let wanted = facts.allowed & mask & by_kind[kind.index()];
            if wanted.has_any() {
                for from in self.of(facts.us, kind) {
                    let reach = attacks::of(kind, facts.us, from, facts.occupied);
                    emit_walk(each, from, reach & wanted & free_of_pin(facts, from));
                }
            }
        }
    }
}

fn free_of_pin(facts: &Facts, from: Square) -> Bits {
    pins::free(facts.pinned, facts.king, from)
}
