//! Generator of exactly the legal moves of a position (docs/rules.md 3). Check does not restrict them.

use super::board::Ground;
use super::{Bits, Move, Position, Square, lines};
use crate::game::chess::Wanted;
use crate::game::{Kind, Side};

/// Kinds to which a pawn promotes, most valuable first.
pub const OFFICERS: [Kind; 3] = [Kind::Queen, Kind::Rook, Kind::Bishop];

/// Rank on which a pawn must promote, counted from its side's edge: the opponent's third.
pub const LAST_RANK: i8 = 7;
/// Rank on which pawns start and from which they may move two squares, counted from their side's edge.
pub const FIRST_RANK: i8 = 2;

/// Facts about a position that the generators need, computed once.
struct Facts {
    us: Side,
    occupied: Bits,
    ours: Bits,
    theirs: Bits,
    /// Squares on which action 1 may end.
    mask: Bits,
    wanted: Wanted,
}

impl Position {
    /// Calls `each` with every requested legal move. Captures, pulls and promotions are forcing. There is no move once
    /// a king is gone.
    pub fn generate(&self, wanted: Wanted, each: &mut impl FnMut(Move)) {
        if self.is_decided() {
            return;
        }
        let us = self.turn;
        let (ours, theirs) = (self.of_side(us), self.of_side(!us));
        let mut mask = if wanted.forcing { theirs } else { Bits::NONE };
        if wanted.quiet {
            mask |= !(ours | theirs);
        }
        let facts = Facts { us, occupied: ours | theirs, ours, theirs, mask, wanted };
        for kind in OFFICERS {
            for from in self.of(us, kind) {
                self.officer(&facts, kind, from, each);
            }
        }
        for from in self.of(us, Kind::Pawn) {
            self.pawn(&facts, from, each);
        }
        for from in self.of(us, Kind::King) {
            (lines::king(from) & mask).for_each(|to| each(Move::walk(from, to)));
        }
    }

    /// Generates action 1, action 2 and both together.
    fn officer(&self, facts: &Facts, kind: Kind, from: Square, each: &mut impl FnMut(Move)) {
        let pull = facts.wanted.forcing;
        if pull {
            self.pulls(facts, kind, Move::walk(from, from), facts.occupied, each);
        }
        let king = self.of(!facts.us, Kind::King);
        for to in lines::reach(kind, from, facts.occupied) & !facts.ours {
            let walk = Move::walk(from, to);
            if facts.mask.has(to) {
                each(walk);
            }
            // An action 1 that captures the king ends the move.
            if pull && !king.has(to) {
                let occupied = facts.occupied & !Bits::from(from) | to.into();
                self.pulls(facts, kind, walk, occupied, each);
            }
        }
    }

    fn pulls(&self, facts: &Facts, kind: Kind, walk: Move, occupied: Bits, each: &mut impl FnMut(Move)) {
        for target in lines::across(kind, walk.to, occupied) & facts.theirs {
            each(Move { pull: Some(target), ..walk });
        }
    }

    fn pawn(&self, facts: &Facts, from: Square, each: &mut impl FnMut(Move)) {
        let us = facts.us;
        let empty = |ground| match ground {
            Ground::Square(square) if !facts.occupied.has(square) => Some(square),
            _ => None,
        };
        // A pawn in front of a hole never advances, neither one step nor two.
        let one = empty(from.ahead(us, 1));
        let two = one.filter(|_| from.rank_for(us) == FIRST_RANK).and_then(|_| empty(from.ahead(us, 2)));
        let mut targets = lines::pawn(us, from) & facts.theirs;
        if let Some(to) = self.en_passant {
            targets |= lines::pawn(us, from) & to.into();
        }
        let last_step = from.rank_for(us) >= LAST_RANK - 1;
        if last_step {
            targets |= one.map_or(Bits::NONE, Bits::from);
        } else if facts.wanted.quiet {
            for to in one.into_iter().chain(two) {
                each(Move::walk(from, to));
            }
        }
        if facts.wanted.forcing {
            for to in targets {
                match last_step {
                    true => OFFICERS.into_iter().for_each(|kind| {
                        each(Move { promotion: Some(kind), ..Move::walk(from, to) });
                    }),
                    false => each(Move::walk(from, to)),
                }
            }
        }
    }
}
