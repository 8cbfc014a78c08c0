//! Every legal turn of a position (docs/rules.md 4), and nothing else.
//!
//! Turns come in bundles (one step, one man and all its targets), so that counting them needs no list. Where both parts
//! are free there are thousands, so nothing is allocated and nothing is played to make them.

use super::COURIER;
use super::{Bits, Move, Position, Square, Step, Walk, attacks};
use crate::game::{Kind, Side};

/// What a pawn can become, best first.
pub const OFFICERS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

/// Turns that differ only in where they end.
#[derive(Clone, Copy)]
pub enum Bundle {
    /// One of these pawns becomes the courier.
    Place(Bits),
    /// A courier leaves from one of these squares.
    Exit(Bits),
    /// A step with no move after it, or a pass.
    Alone(Option<Step>),
    /// Perhaps a step, then a man moves to one of these squares.
    Walk(Option<Step>, Square, Bits),
    /// Perhaps a step, then a pawn promotes on one of these squares.
    Promote(Option<Step>, Square, Bits),
}

impl Bundle {
    /// How many turns this is.
    pub fn count(self) -> u64 {
        match self {
            Bundle::Place(squares) | Bundle::Exit(squares) | Bundle::Walk(_, _, squares) => squares.count().into(),
            Bundle::Alone(_) => 1,
            Bundle::Promote(_, _, squares) => u64::from(squares.count()) * OFFICERS.len() as u64,
        }
    }

    /// Calls back with each turn.
    pub fn each(self, mut f: impl FnMut(Move)) {
        match self {
            Bundle::Place(squares) => squares.for_each(|at| f(Move::Place(at))),
            Bundle::Exit(squares) => squares.for_each(|from| f(Move::Exit(from))),
            Bundle::Alone(step) => f(Move::Turn(step, None)),
            Bundle::Walk(step, from, targets) => {
                targets.for_each(|to| f(Move::Turn(step, Some(Walk { from, to, promotion: None }))));
            }
            Bundle::Promote(step, from, targets) => {
                for to in targets {
                    for kind in OFFICERS {
                        f(Move::Turn(step, Some(Walk { from, to, promotion: Some(kind) })));
                    }
                }
            }
        }
    }
}

/// Which regular moves are wanted.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// Captures and promotions.
    pub forcing: bool,
    /// All others.
    pub quiet: bool,
}

impl Wanted {
    /// Every move.
    pub const ALL: Wanted = Wanted { forcing: true, quiet: true };
    /// Captures and promotions.
    pub const FORCING: Wanted = Wanted { forcing: true, quiet: false };

    pub(super) fn mask(self, prey: Bits) -> Bits {
        (if self.forcing { prey } else { Bits::NONE }) | if self.quiet { !prey } else { Bits::NONE }
    }
}

/// What the state of the own king demands of a turn (docs/rules.md 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// No check: any step that exposes nothing, then any move.
    Free,
    /// A step can end the check, so one must.
    Break,
    /// Only a regular move can end the check, and the step must leave it one that does.
    Help,
    /// A regular move ends the check, but after no step: so none is taken.
    Alone,
    /// Mate: the regular men are frozen.
    Frozen,
}

impl Position {
    /// What the check, if there is one, demands.
    pub fn duty(&self) -> Duty {
        let attackers = self.checkers(self.turn);
        if attackers.is_empty() {
            return Duty::Free;
        }
        let (mut breaks, mut helps) = (false, false);
        self.safe_steps(attackers, &mut |_, next, left| {
            breaks |= left.is_empty();
            // Once a step is known to break the check, nobody asks who would help.
            helps = helps || !breaks && next.has_walk();
        });
        match (breaks, helps) {
            (true, _) => Duty::Break,
            (false, true) => Duty::Help,
            (false, false) if self.has_walk() => Duty::Alone,
            (false, false) => Duty::Frozen,
        }
    }

    /// Calls back with every step that adds no attacker to these of the own king, with the position after it and the
    /// attackers that are left.
    fn safe_steps(&self, attackers: Bits, each: &mut impl FnMut(Step, &Position, Bits)) {
        let us = self.turn;
        let (king, occupied) = (self.king(us), self.occupied());
        for from in self.of(us, COURIER) {
            for to in attacks::king(from) & !occupied {
                let left = self.attackers_given(king, !us, occupied ^ from.into() ^ to.into());
                if (left & !attackers).is_empty() {
                    let step = Step { from, to };
                    each(step, &self.stepped(step), left);
                }
            }
        }
    }

    /// Calls back with every legal step, with the position after it.
    pub(super) fn each_step(&self, duty: Duty, each: &mut impl FnMut(Step, &Position)) {
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

    /// The couriers that may leave the board: from the last rank, exposing the king to nobody new, and not where a step
    /// could end a check.
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

    /// Calls back with every wanted legal turn, in bundles. Exits count as forcing, and so do of the captures and
    /// promotions only those after the favourite (most forward) step.
    pub fn generate(&self, wanted: Wanted, each: &mut impl FnMut(Bundle)) {
        if self.is_decided() {
            return;
        }
        if self.is_waiting(self.turn) {
            if wanted.quiet {
                each(Bundle::Place(self.of(self.turn, Kind::Pawn)));
            }
            return;
        }
        let duty = self.duty();
        if wanted.quiet {
            self.all_turns(duty, each);
        } else {
            self.forcing_turns(duty, each);
        }
    }

    fn all_turns(&self, duty: Duty, each: &mut impl FnMut(Bundle)) {
        let mut stepped = false;
        self.each_step(duty, &mut |step, next| {
            stepped = true;
            let moves = duty != Duty::Frozen && next.walks(Some(step), Wanted::ALL, each);
            if !moves {
                // No move is left, even if another step would have left one.
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

    fn forcing_turns(&self, duty: Duty, each: &mut impl FnMut(Bundle)) {
        let exits = self.exits(duty);
        if exits.has_any() {
            each(Bundle::Exit(exits));
        }
        if duty == Duty::Frozen {
            return;
        }
        match self.favourite(duty) {
            Some(step) => self.stepped(step).walks(Some(step), Wanted::FORCING, each),
            None => self.walks(None, Wanted::FORCING, each),
        };
    }

    /// The legal step that looks best at a glance: the one that comes nearest to the far edge. A search that follows
    /// captures only follows each but once, after this step.
    pub(super) fn favourite(&self, duty: Duty) -> Option<Step> {
        let us = self.turn;
        let mut best: Option<(Step, i32)> = None;
        self.each_step(duty, &mut |step, _| {
            let (before, after) = (i32::from(step.from.rank_for(us)), i32::from(step.to.rank_for(us)));
            let score = 16 * (after - before) + after;
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((step, score));
            }
        });
        best.map(|(step, _)| step)
    }

    /// Whether the side to move has anything to play but a pass.
    pub(super) fn has_turn(&self) -> bool {
        let duty = self.duty();
        let mut any = matches!(duty, Duty::Help | Duty::Alone) || self.exits(duty).has_any();
        if !any {
            self.each_step(duty, &mut |_, _| any = true);
        }
        any || duty != Duty::Frozen && self.has_walk()
    }
}
