//! How promising a turn looks before it is played: what the search tries first.
//!
//! The order of drops follows the inventor's hints: checks, then squares beside the king, not where a pawn can capture;
//! the cheapest payment, and hardly ever a queen for a pawn.
//!
//! CITE: <https://www.chessprogramming.org/MVV-LVA>.

use super::super::stores::KINDS;
use super::super::{Bits, Hold, Move, Position, Square, attacks};
use super::exchange::{swap_off, value};
use super::maps::pawn_attacks;
use super::material::AIRFIELD;
use super::placement;
use crate::game::{Hint, Kind, Side};

/// Walks by from and to; drops and exchanges by kind and to.
const WALKS: usize = 64 * 64;
const LANDINGS: usize = KINDS.len() * 64;
const PER_SIDE: usize = WALKS + 2 * LANDINGS;
/// Room for the history of turns.
pub const HISTORY: usize = 2 * PER_SIDE;

/// What hints want to know of a position, found once for all its turns.
pub struct Sight<'a> {
    position: &'a Position,
    us: Side,
    /// From where a man of each kind would check the enemy king.
    checks: [Bits; 6],
    /// Squares at most two steps from the enemy king.
    near: Bits,
    /// Squares beside the own king.
    home: Bits,
    their_pawns: Bits,
    cash: Hold,
}

impl<'a> Sight<'a> {
    /// Looks at a position.
    pub fn new(position: &'a Position) -> Sight<'a> {
        let us = position.turn;
        let target = position.king(!us);
        let occupied = position.occupied();
        let rook = attacks::rook(target, occupied);
        let bishop = attacks::bishop(target, occupied);
        let mut pawn = attacks::pawn(!us, target);
        if position.no_promotion(us) && position.rules == super::super::Rules::Leslie {
            pawn &= !Bits::seventh(us);
        }
        let harmless = position.harmless_pawns(!us);
        Sight {
            position,
            us,
            checks: [pawn, attacks::knight(target), bishop, rook, rook | bishop, Bits::NONE],
            near: attacks::near(target),
            home: attacks::king(position.king(us)),
            their_pawns: pawn_attacks(!us, position.of(!us, Kind::Pawn) & !harmless),
            cash: position.stores().prison(us),
        }
    }

    /// From where a man of each kind would check the enemy king.
    pub fn checks(&self) -> &[Bits; 6] {
        &self.checks
    }

    /// What can be said of a legal turn.
    pub fn hint(&self, m: Move) -> Hint {
        let history = self.us.index() * PER_SIDE + sort(m);
        match m {
            Move::Walk { from, to, promotion } => self.walk(from, to, promotion, history),
            Move::Drop { kind, to } => Hint {
                move_score: self.landing(kind, to),
                check: self.checks[kind.index()].has(to),
                forcing: false,
                history,
            },
            Move::Exchange { rescued, paid, to } => {
                let mut move_score = self.landing(rescued, to) - 20 - AIRFIELD[paid.index()] / 12;
                if self.cash.cheapest_payment_for(rescued) != Some(paid) {
                    // What the same man could be bought for more cheaply is hardly ever worth more.
                    move_score -= 40 + (value(paid) - value(rescued)).max(0) / 4;
                }
                Hint { move_score, check: self.checks[rescued.index()].has(to), forcing: false, history }
            }
        }
    }

    fn walk(&self, from: Square, to: Square, promotion: Option<Kind>, history: usize) -> Hint {
        let kind = self.position.kind_on(from).unwrap_or(Kind::Pawn);
        let en_passant = kind == Kind::Pawn && from.file() != to.file();
        let victim = self.position.kind_on(to).or(en_passant.then_some(Kind::Pawn));
        let becomes = promotion.unwrap_or(kind);
        let check = self.checks[becomes.index()].has(to);
        if victim.is_none() && promotion.is_none() {
            return Hint { forcing: false, check, move_score: self.quiet(kind, from, to, check), history };
        }
        let prize = victim.map_or(0, value);
        let gained = promotion.map_or(0, |officer| value(officer) - value(Kind::Pawn));
        let cost = value(kind);
        // Only where the taker is worth more than its prize can the swap lose.
        let net = if kind == Kind::King || prize >= cost && promotion.is_none() {
            prize
        } else {
            gained + swap_off(self.position, self.us, becomes, Some(from), to, prize)
        };
        let move_score = if net < 0 { net } else { prize + gained + 200 - cost.min(1000) / 16 + i32::from(check) * 50 };
        Hint { forcing: true, check, move_score, history }
    }

    fn quiet(&self, kind: Kind, from: Square, to: Square, check: bool) -> i32 {
        if kind == Kind::King {
            return if from.file().abs_diff(to.file()) == 2 { 60 } else { placement::gain(self.us, kind, from, to) };
        }
        let mut move_score = placement::gain(self.us, kind, from, to) + i32::from(check) * 120;
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

    fn landing(&self, kind: Kind, to: Square) -> i32 {
        let mut move_score = placement::at(self.us, kind, to) / 2;
        let check = self.checks[kind.index()].has(to);
        if check {
            move_score += 120;
        }
        if self.near.has(to) {
            move_score += 40;
        }
        if self.home.has(to) {
            move_score += 10;
        }
        if self.their_pawns.has(to) {
            move_score -= value(kind) / 3;
        } else if check || self.near.has(to) {
            // Worth a closer look: what does it cost to land there?
            move_score += swap_off(self.position, self.us, kind, None, to, 0).max(-300) / 3;
        }
        move_score
    }
}

/// The number of a turn among those of its side.
fn sort(m: Move) -> usize {
    match m {
        Move::Walk { from, to, .. } => from.index() * 64 + to.index(),
        Move::Drop { kind, to } => WALKS + kind.index() * 64 + to.index(),
        Move::Exchange { rescued, to, .. } => WALKS + LANDINGS + rescued.index() * 64 + to.index(),
    }
}
