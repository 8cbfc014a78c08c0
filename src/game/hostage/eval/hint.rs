//! Move scores, which decide what the search tries first.
//!
//! Captures are scored by what they win, and checks by what they risk. Squares beside the king score well, squares that
//! a pawn attacks badly. The cheapest payment is best, and a queen for a pawn is hardly ever good. All other moves are
//! ranked by `ordering`.
//!
//! CITE: <https://www.chessprogramming.org/MVV-LVA>.

use std::cell::OnceCell;

use super::super::generate::Bundle;
use super::super::pockets::KINDS;
use super::super::{Bits, Hold, Move, Position, Square, attacks};
use super::exchange::{swap_off, value};
use super::maps::{Map, pawn_attacks};
use super::material::AIRFIELD;
use super::ordering::Ordering;
use super::placement;
use crate::game::{Hint, Kind, Side};

/// Offsets of the history numbers. Moves on the board come first, by origin and target. Drops and then exchanges
/// follow, by kind and target.
const DROPS: usize = 64 * 64;
const EXCHANGES: usize = DROPS + KINDS.len() * 64;
const PER_SIDE: usize = EXCHANGES + KINDS.len() * 64;
/// Size of the history table.
pub const HISTORY: usize = 2 * PER_SIDE;

/// Facts about a position that hints need, computed once for all its moves.
pub struct Sight<'a> {
    position: &'a Position,
    us: Side,
    /// Squares from which a piece of each kind would check the enemy king.
    checks: [Bits; 6],
    /// Squares at most two steps from the enemy king.
    near: Bits,
    /// Squares beside the king of the side to move.
    home: Bits,
    their_pawns: Bits,
    /// Squares that the enemy attacks, computed when first needed.
    attacked: OnceCell<Bits>,
    cash: Hold,
}

impl<'a> Sight<'a> {
    /// Collects the facts about a position.
    pub fn new(position: &'a Position) -> Sight<'a> {
        let us = position.turn;
        let target = position.king(!us);
        let occupied = position.occupied();
        let rook = attacks::rook(target, occupied);
        let bishop = attacks::bishop(target, occupied);
        let pawn = attacks::pawn(!us, target) & !position.harmless_squares(us);
        let harmless = position.harmless_pawns(!us);
        Sight {
            position,
            us,
            checks: [pawn, attacks::knight(target), bishop, rook, rook | bishop, Bits::NONE],
            near: attacks::near(target),
            home: attacks::king(position.king(us)),
            their_pawns: pawn_attacks(!us, position.of(!us, Kind::Pawn) & !harmless),
            attacked: OnceCell::new(),
            cash: position.pockets().prison(us),
        }
    }

    /// Returns the squares from which a piece of each kind would check the enemy king.
    pub fn checks(&self) -> &[Bits; 6] {
        &self.checks
    }

    /// Returns the hint for a legal move.
    pub fn hint(&self, m: Move) -> Hint {
        let history = self.history(m);
        match m {
            Move::Walk { from, to, promotion } => self.walk(from, to, promotion, history),
            Move::Drop { kind, to } => self.landing(kind, to, None, history),
            Move::Exchange { rescued, paid, to } => self.landing(rescued, to, Some(paid), history),
        }
    }

    /// Calls `each` with each move of a bundle, its [`Sight::hint`] and its move score.
    pub fn rate(&self, bundle: Bundle, each: &mut impl FnMut(Move, Hint, i32)) {
        bundle.each(|m| {
            let hint = self.hint(m);
            each(m, hint, hint.move_score);
        });
    }

    /// Calls `each` with each move of a quiet bundle, its [`Sight::hint`] and its score from `ordering`.
    pub fn rate_quiet(&self, bundle: Bundle, ordering: &Ordering, each: &mut impl FnMut(Move, Hint, i32)) {
        // The bundle's move to a1, which need not be one of its targets.
        let to = Square::from_index(0);
        let (kind, landing, to_a1, targets) = match bundle {
            Bundle::Walk(from, targets) => {
                let kind = self.position.kind_on(from).unwrap_or(Kind::Pawn);
                (kind, ordering.walk(kind, from), Move::Walk { from, to, promotion: None }, targets)
            }
            Bundle::Drop(kind, targets) => (kind, ordering.drop(kind), Move::Drop { kind, to }, targets),
            Bundle::Exchange(rescued, paid, targets) => {
                (rescued, ordering.exchange(rescued, paid), Move::Exchange { rescued, paid, to }, targets)
            }
            // Promotions are forcing.
            Bundle::Promote(..) => return,
        };
        let history = self.history(to_a1);
        let checks = self.checks[kind.index()];
        // `Bundle::each` has several loops, from which compilers call a function for each move. They inline it into one.
        for to in targets {
            let m = to_a1.with_target(to);
            let check = checks.has(to);
            let hint = if check { self.hint(m) } else { Hint { history: history + to.index(), ..Hint::default() } };
            each(m, hint, landing.score(to, check));
        }
    }

    /// Returns the index of a move in the history table.
    fn history(&self, m: Move) -> usize {
        let entry = match m {
            Move::Walk { from, to, .. } => from.index() * 64 + to.index(),
            Move::Drop { kind, to } => DROPS + kind.index() * 64 + to.index(),
            Move::Exchange { rescued, to, .. } => EXCHANGES + rescued.index() * 64 + to.index(),
        };
        self.us.index() * PER_SIDE + entry
    }

    /// Returns the penalty in the move score of an exchange for the piece that pays.
    fn cost(&self, rescued: Kind, paid: Kind) -> i32 {
        let mut cost = 20 + AIRFIELD[paid.index()] / 12;
        if self.cash.cheapest_payment_for(rescued) != Some(paid) {
            // Paying more than necessary is hardly ever better.
            cost += 40 + (value(paid) - value(rescued)).max(0) / 4;
        }
        cost
    }

    fn walk(&self, from: Square, to: Square, promotion: Option<Kind>, history: usize) -> Hint {
        let kind = self.position.kind_on(from).unwrap_or(Kind::Pawn);
        let en_passant = kind == Kind::Pawn && from.file() != to.file();
        let victim = self.position.kind_on(to).or(en_passant.then_some(Kind::Pawn));
        let becomes = promotion.unwrap_or(kind);
        let check = self.checks[becomes.index()].has(to);
        if victim.is_none() && promotion.is_none() {
            let move_score = if check { self.walked_check(kind, from, to) } else { 0 };
            return Hint { forcing: false, check, move_score, history };
        }
        let prize = victim.map_or(0, value);
        let gained = promotion.map_or(0, |officer| value(officer) - value(Kind::Pawn));
        let cost = value(kind);
        // Captures can lose material only if the capturing piece is worth more than the captured one.
        let net = if kind == Kind::King || prize >= cost && promotion.is_none() {
            prize
        } else {
            gained + swap_off(self.position, self.us, becomes, Some(from), to, prize)
        };
        let move_score = if net < 0 { net } else { prize + gained + 200 - cost.min(1000) / 16 + i32::from(check) * 50 };
        Hint { forcing: true, check, move_score, history }
    }

    fn walked_check(&self, kind: Kind, from: Square, to: Square) -> i32 {
        let mut move_score = 120 + placement::gain(self.us, kind, from, to);
        if kind != Kind::Pawn {
            if self.their_pawns.has(to) {
                move_score -= value(kind) / 3;
            }
            if self.their_pawns.has(from) {
                move_score += value(kind) / 4;
            }
        }
        if self.near.has(to) {
            move_score += 20;
        }
        move_score
    }

    /// Returns the hint for a piece that lands, with the payment in an exchange.
    fn landing(&self, kind: Kind, to: Square, paid: Option<Kind>, history: usize) -> Hint {
        let check = self.checks[kind.index()].has(to);
        let move_score = if check { self.landed_check(kind, to, paid) } else { 0 };
        Hint { move_score, check, forcing: false, history }
    }

    fn landed_check(&self, kind: Kind, to: Square, paid: Option<Kind>) -> i32 {
        let cost = paid.map_or(0, |paid| self.cost(kind, paid));
        let mut move_score = 120 + placement::at(self.us, kind, to) / 2 - cost;
        move_score += 40 * i32::from(self.near.has(to)) + 10 * i32::from(self.home.has(to));
        if self.their_pawns.has(to) {
            move_score -= value(kind) / 3;
        } else if self.attacked().has(to) {
            // Promising enough to examine the cost of landing there.
            move_score += swap_off(self.position, self.us, kind, None, to, 0).max(-300) / 3;
        }
        move_score
    }

    fn attacked(&self) -> Bits {
        *self.attacked.get_or_init(|| Map::new(self.position, !self.us).all)
    }
}
