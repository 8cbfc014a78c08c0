//! Move scores: exits first, then captures, then steps forward.

use super::super::COURIER;
use super::super::generate::Duty;
use super::super::{Bits, CourierStep, Move, Position, Walk, attacks};
use super::route::Route;
use super::value;
use crate::game::{Hint, Kind, Side};

/// Number of regular moves by origin and target. Each counts three times: the courier steps ahead, aside or back.
const WALKS: usize = 64 * 64;
const PER_SIDE: usize = 3 * WALKS;
/// Size of the history table.
pub const HISTORY: usize = 2 * PER_SIDE;

/// Facts about a position that hints need, computed once for all its moves.
pub struct Sight<'a> {
    position: &'a Position,
    us: Side,
    favourite: Option<CourierStep>,
    route: Route,
    /// Squares from which a piece of each kind would check the enemy king.
    checks: [Bits; 6],
    their_pawns: Bits,
    /// Squares beside and ahead of the enemy couriers, where a piece blocks their way.
    in_their_way: Bits,
}

impl<'a> Sight<'a> {
    /// Collects the facts about a position.
    pub fn new(position: &'a Position) -> Sight<'a> {
        let us = position.turn;
        let (king, occupied) = (position.king(!us), position.occupied());
        let (rook, bishop) = (attacks::rook(king, occupied), attacks::bishop(king, occupied));
        let mut their_pawns = Bits::NONE;
        for pawn in position.of(!us, Kind::Pawn) {
            their_pawns |= attacks::pawn(!us, pawn);
        }
        let mut in_their_way = Bits::NONE;
        for courier in position.of(!us, COURIER) {
            in_their_way |= attacks::pawn(!us, courier) | Bits::from(courier).ahead(!us);
        }
        let ready = !position.is_decided() && !position.is_waiting(us);
        let duty = if ready { position.duty() } else { Duty::Free };
        Sight {
            position,
            us,
            favourite: if ready { position.favourite(duty) } else { None },
            route: Route::new(position, us),
            checks: [attacks::pawn(!us, king), attacks::knight(king), bishop, rook, rook | bishop, Bits::NONE],
            their_pawns,
            in_their_way,
        }
    }

    /// Returns the hint for a legal move. Captures and promotions count as forcing only after the favourite step. The
    /// others differ only in the step, and would make quiescence search ten times larger.
    pub fn hint(&self, m: Move) -> Hint {
        let base = self.us.index() * PER_SIDE;
        match m {
            Move::Exit(from) => Hint { forcing: true, check: false, move_score: 30_000, history: base + from.index() },
            Move::Place(at) => {
                // In the middle, a courier soon has several ways.
                let move_score = 10 * i32::from(at.file().min(7 - at.file()));
                Hint { forcing: false, check: false, move_score, history: base + at.index() }
            }
            Move::Regular(step, walk) => {
                let (ahead, way) = step.map_or((0, 0), |step| self.step(step));
                let squares = |from: super::super::Square, to: super::super::Square| from.index() * 64 + to.index();
                let kind = match (step, walk) {
                    (_, Some(walk)) => squares(walk.from, walk.to),
                    (Some(step), None) => squares(step.from, step.to),
                    (None, None) => 0,
                };
                let Walked { takes, check, move_score } = walk.map_or(Walked::default(), |walk| self.walk(walk));
                Hint {
                    forcing: takes && step == self.favourite,
                    check,
                    move_score: move_score + way,
                    history: base + ahead * WALKS + kind,
                }
            }
        }
    }

    /// Returns the direction of a step, back (0), aside (1) or ahead (2), and its score.
    fn step(&self, CourierStep { from, to }: CourierStep) -> (usize, i32) {
        let (before, after) = (from.rank_for(self.us), to.rank_for(self.us));
        let gained = (self.route.moves(from).min(12) as i32) - self.route.moves(to).min(12) as i32;
        let direction = (after + 1).saturating_sub(before);
        (usize::from(direction).min(2), 40 * gained + 4 * i32::from(direction))
    }

    fn walk(&self, Walk { from, to, promotion }: Walk) -> Walked {
        let kind = self.position.kind_on(from).unwrap_or(Kind::Pawn);
        let en_passant = kind == Kind::Pawn && from.file() != to.file();
        // A piece of the same side there is the courier, which has stepped away.
        let enemy = self.position.of_side(!self.us).has(to);
        let taken = if enemy { self.position.kind_on(to) } else { None };
        let victim = taken.or(en_passant.then_some(Kind::Pawn));
        let check = self.checks.get(promotion.unwrap_or(kind).index()).is_some_and(|squares| squares.has(to));
        let mut move_score = if check { 60 } else { 0 };
        if let Some(victim) = victim {
            move_score += 100 + value(victim) - value(kind) / 8;
        }
        if let Some(officer) = promotion {
            move_score += value(officer);
        }
        if self.their_pawns.has(to) && victim.is_none_or(|victim| value(victim) < value(kind)) {
            move_score -= value(kind) / 2;
        }
        if self.in_their_way.has(to) {
            move_score += 25;
        }
        Walked { takes: victim.is_some() || promotion.is_some(), check, move_score }
    }
}

/// Hint for a regular move.
#[derive(Clone, Copy, Default)]
struct Walked {
    takes: bool,
    check: bool,
    move_score: i32,
}
