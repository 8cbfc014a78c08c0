//! Move scores: exits first, then captures, then steps forward.

use super::super::COURIER;
use super::super::generate::{Bundle, Steps};
use super::super::{Bits, CourierStep, Move, Position, Square, Walk, attacks};
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
    /// Collects the facts about a position, given those about its steps.
    pub fn new(position: &'a Position, steps: &Steps<'_>) -> Sight<'a> {
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
        Sight {
            position,
            us,
            favourite: steps.favourite(),
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
            Move::Regular(step, None) => {
                let squares = step.map_or(0, |step| squares(step.from, step.to));
                let Step { way, worth, .. } = self.step(step);
                Hint { forcing: false, check: false, move_score: worth, history: way + squares }
            }
            Move::Regular(step, Some(walk)) => self.walk(&self.step(step), self.walker(walk.from), walk),
        }
    }

    /// Returns what rates bundles of moves.
    pub fn rater(&self) -> Rater<'_> {
        let busy = self.position.of_side(!self.us) | self.their_pawns | self.in_their_way;
        Rater { sight: self, busy, step: None, facts: self.step(None) }
    }

    /// Returns the facts about a step, or about its absence.
    fn step(&self, step: Option<CourierStep>) -> Step {
        let is_favourite = step == self.favourite;
        let base = self.us.index() * PER_SIDE;
        let Some(CourierStep { from, to }) = step else { return Step { is_favourite, way: base, worth: 0 } };
        let (before, after) = (from.rank_for(self.us), to.rank_for(self.us));
        let gained = (self.route.moves(from).min(12) as i32) - self.route.moves(to).min(12) as i32;
        let direction = (after + 1).saturating_sub(before);
        let worth = 40 * gained + 4 * i32::from(direction);
        Step { is_favourite, way: base + usize::from(direction).min(2) * WALKS, worth }
    }

    fn walker(&self, from: Square) -> Kind {
        self.position.kind_on(from).unwrap_or(Kind::Pawn)
    }

    /// Returns the hint for a move whose step has these facts, and whose regular move is made by a piece of this kind.
    fn walk(&self, step: &Step, kind: Kind, Walk { from, to, promotion }: Walk) -> Hint {
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
        let takes = victim.is_some() || promotion.is_some();
        let plain = step.plain(from, to);
        Hint { forcing: takes && step.is_favourite, check, move_score: plain.move_score + move_score, ..plain }
    }
}

/// Rates moves in bundles. Consecutive bundles have the same step, so the facts about it are kept.
pub struct Rater<'a> {
    sight: &'a Sight<'a>,
    /// Squares where a hint depends on more than the step, whatever goes there.
    busy: Bits,
    step: Option<CourierStep>,
    facts: Step,
}

impl Rater<'_> {
    /// Calls `each` with every move of a bundle and its [`Sight::hint`].
    pub fn rate(&mut self, bundle: Bundle, each: &mut impl FnMut(Move, Hint)) {
        let Bundle::Walk(step, from, targets) = bundle else {
            return bundle.each(|m| each(m, self.sight.hint(m)));
        };
        if step != self.step {
            (self.step, self.facts) = (step, self.sight.step(step));
        }
        let Rater { sight, busy, ref facts, .. } = *self;
        let kind = sight.walker(from);
        // Where a pawn captures en passant, there is no piece.
        let captures = if kind == Kind::Pawn { attacks::pawn(sight.us, from) } else { Bits::NONE };
        let checks = sight.checks.get(kind.index()).copied().unwrap_or(Bits::NONE);
        let plain = !(busy | captures | checks);
        targets.for_each(|to| {
            let walk = Walk { from, to, promotion: None };
            let hint = if plain.has(to) { facts.plain(from, to) } else { sight.walk(facts, kind, walk) };
            each(Move::Regular(step, Some(walk)), hint);
        });
    }
}

/// Facts about a step.
struct Step {
    is_favourite: bool,
    /// Where the table of the history has the moves that begin with a step in this direction: back, aside or ahead.
    way: usize,
    worth: i32,
}

impl Step {
    /// Returns the hint for a move with this step whose regular move neither captures, checks nor meets anything.
    fn plain(&self, from: Square, to: Square) -> Hint {
        Hint { forcing: false, check: false, move_score: self.worth, history: self.way + squares(from, to) }
    }
}

/// Index of two squares in the table of the history.
fn squares(from: Square, to: Square) -> usize {
    from.index() * 64 + to.index()
}
