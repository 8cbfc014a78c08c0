//! Generator of exactly the legal moves of a position (docs/rules.md 4).
//!
//! Moves come in bundles (a step, a piece and all its targets), so that counting them needs no list. If both parts are
//! free there are thousands of moves, so generating them neither allocates nor plays anything.

use std::cell::OnceCell;

use super::COURIER;
use super::{Bits, CourierStep, Move, Position, Square, Walk, attacks};
use crate::game::chess::{OFFICERS, Wanted};
use crate::game::{Kind, Side};

/// Moves that differ only in their target, or in the promotion.
#[derive(Clone, Copy)]
pub enum Bundle {
    /// One of these pawns becomes the courier.
    Place(Bits),
    /// A courier leaves from one of these squares.
    Exit(Bits),
    /// A step without a regular move, or a pass.
    Alone(Option<CourierStep>),
    /// An optional step, then a piece goes to one of these squares.
    Walk(Option<CourierStep>, Square, Bits),
    /// An optional step, then a pawn promotes on one of these squares.
    Promote(Option<CourierStep>, Square, Bits),
}

impl Bundle {
    /// Returns the number of moves.
    pub fn count(self) -> u64 {
        match self {
            Bundle::Place(squares) | Bundle::Exit(squares) | Bundle::Walk(_, _, squares) => squares.count().into(),
            Bundle::Alone(_) => 1,
            Bundle::Promote(_, _, squares) => u64::from(squares.count()) * OFFICERS.len() as u64,
        }
    }

    /// Calls `f` with each move.
    pub fn each(self, mut f: impl FnMut(Move)) {
        match self {
            Bundle::Place(squares) => squares.for_each(|at| f(Move::Place(at))),
            Bundle::Exit(squares) => squares.for_each(|from| f(Move::Exit(from))),
            Bundle::Alone(step) => f(Move::Regular(step, None)),
            Bundle::Walk(step, from, targets) => {
                targets.for_each(|to| f(Move::Regular(step, Some(Walk { from, to, promotion: None }))));
            }
            Bundle::Promote(step, from, targets) => {
                for to in targets {
                    for kind in OFFICERS {
                        f(Move::Regular(step, Some(Walk { from, to, promotion: Some(kind) })));
                    }
                }
            }
        }
    }
}

/// Duty of the side to move, given the state of its king (docs/rules.md 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Not in check: any step that exposes nothing, then any move.
    Free,
    /// Some step ends the check, so the step must be one of these.
    Break,
    /// Only a regular move can end the check, and the step must leave one that does.
    Help,
    /// A regular move ends the check, but not after any step, so there is no step.
    Alone,
    /// Mate: the regular pieces are frozen.
    Frozen,
}

/// Facts about the steps of a position, computed only if needed, and only once.
pub struct Steps<'a> {
    position: &'a Position,
    duty: OnceCell<Duty>,
    favourite: OnceCell<Option<CourierStep>>,
}

impl<'a> Steps<'a> {
    pub(super) fn new(position: &'a Position) -> Steps<'a> {
        Steps { position, duty: OnceCell::new(), favourite: OnceCell::new() }
    }

    fn duty(&self) -> Duty {
        *self.duty.get_or_init(|| self.position.duty())
    }

    /// Returns the favourite step, or `None` if no step is legal.
    pub(super) fn favourite(&self) -> Option<CourierStep> {
        let Steps { position, favourite, .. } = self;
        *favourite.get_or_init(|| {
            let may_step = !position.is_decided() && !position.is_waiting(position.turn);
            if may_step { position.favourite(self.duty()) } else { None }
        })
    }
}

impl Position {
    /// Returns the duty of the side to move.
    pub fn duty(&self) -> Duty {
        let attackers = self.checkers(self.turn);
        if attackers.is_empty() {
            return Duty::Free;
        }
        let (mut breaks, mut helps) = (false, false);
        self.safe_steps(attackers, &mut |_, next, left| {
            breaks |= left.is_empty();
            // Once a step is known to end the check, steps that only help are not examined.
            helps = helps || !breaks && next.has_walk();
        });
        match (breaks, helps) {
            (true, _) => Duty::Break,
            (false, true) => Duty::Help,
            (false, false) if self.has_walk() => Duty::Alone,
            (false, false) => Duty::Frozen,
        }
    }

    /// Calls `each` with every step that adds no attacker to those of the king, with the position after it and the
    /// remaining attackers.
    fn safe_steps(&self, attackers: Bits, each: &mut impl FnMut(CourierStep, &Position, Bits)) {
        let us = self.turn;
        let (king, occupied) = (self.king(us), self.occupied());
        for from in self.of(us, COURIER) {
            for to in attacks::king(from) & !occupied {
                let left = self.attackers_given(king, !us, occupied ^ from.into() ^ to.into());
                if (left & !attackers).is_empty() {
                    let step = CourierStep { from, to };
                    each(step, &self.stepped(step), left);
                }
            }
        }
    }

    /// Calls `each` with every legal step and the position after it.
    pub(super) fn each_step(&self, duty: Duty, each: &mut impl FnMut(CourierStep, &Position)) {
        if duty == Duty::Alone {
            return;
        }
        self.safe_steps(self.checkers(self.turn), &mut |step, next, left| {
            let legal = match duty {
                Duty::Free | Duty::Frozen => true,
                Duty::Break => left.is_empty(),
                Duty::Help => next.has_walk(),
                Duty::Alone => false,
            };
            if legal {
                each(step, next);
            }
        });
    }

    /// Returns the couriers that may leave the board. They are on the last rank and expose the king to no new attacker.
    /// None may leave if a step could end a check.
    pub(super) fn exits(&self, duty: Duty) -> Bits {
        let us = self.turn;
        let far = Bits::rank(if us == Side::White { 7 } else { 0 });
        let leavers = self.of(us, COURIER) & far;
        if duty == Duty::Break || leavers.is_empty() {
            return Bits::NONE;
        }
        let (king, occupied) = (self.king(us), self.occupied());
        let attackers = self.checkers(us);
        let safe = |from: &Square| (self.attackers_given(king, !us, occupied ^ (*from).into()) & !attackers).is_empty();
        leavers.filter(safe).fold(Bits::NONE, |set, from| set | from.into())
    }

    /// Calls `each` with every requested legal move, in bundles. Exits count as forcing. Captures and promotions count
    /// as forcing only after the favourite (most forward) step.
    pub fn generate(&self, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        self.generate_given(&Steps::new(self), wanted, each);
    }

    /// As [`Position::generate`], with the facts about the steps of this position.
    pub(super) fn generate_given(&self, steps: &Steps<'_>, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        if self.is_decided() {
            return;
        }
        if self.is_waiting(self.turn) {
            if wanted.quiet {
                each(Bundle::Place(self.of(self.turn, Kind::Pawn)));
            }
        } else if wanted.quiet {
            self.all_moves(steps.duty(), each);
        } else {
            self.forcing_moves(steps, each);
        }
    }

    fn all_moves(&self, duty: Duty, each: &mut impl FnMut(Bundle)) {
        let mut stepped = false;
        self.each_step(duty, &mut |step, next| {
            stepped = true;
            let moves = duty != Duty::Frozen && next.walks(Some(step), Wanted::ALL, each);
            if !moves {
                // No regular move is left, even if another step would have left one.
                each(Bundle::Alone(Some(step)));
            }
        });
        let exits = self.exits(duty);
        if exits.has_any() {
            each(Bundle::Exit(exits));
        }
        if !stepped {
            let moves = duty != Duty::Frozen && self.walks(None, Wanted::ALL, each);
            if !moves && exits.is_empty() {
                each(Bundle::Alone(None));
            }
        }
    }

    fn forcing_moves(&self, steps: &Steps<'_>, each: &mut impl FnMut(Bundle)) {
        let duty = steps.duty();
        let exits = self.exits(duty);
        if exits.has_any() {
            each(Bundle::Exit(exits));
        }
        if duty == Duty::Frozen {
            return;
        }
        match steps.favourite() {
            Some(step) => self.stepped(step).walks(Some(step), Wanted::FORCING, each),
            None => self.walks(None, Wanted::FORCING, each),
        };
    }

    /// Returns the legal step that looks best at first sight: the one closest to the far edge. Quiescence search tries
    /// each capture only once, after this step.
    pub(super) fn favourite(&self, duty: Duty) -> Option<CourierStep> {
        let us = self.turn;
        let mut best: Option<(CourierStep, i32)> = None;
        self.each_step(duty, &mut |step, _| {
            let (before, after) = (i32::from(step.from.rank_for(us)), i32::from(step.to.rank_for(us)));
            let score = 16 * (after - before) + after;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((step, score));
            }
        });
        best.map(|(step, _)| step)
    }

    /// Returns true if the side to move can do anything but pass.
    pub(super) fn has_move(&self) -> bool {
        let duty = self.duty();
        let mut any = matches!(duty, Duty::Help | Duty::Alone) || self.exits(duty).has_any();
        if !any {
            self.each_step(duty, &mut |_, _| any = true);
        }
        any || duty != Duty::Frozen && self.has_walk()
    }
}
