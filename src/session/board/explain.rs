//! Why a touch did nothing: no attempt is refused without a reason.

use super::{Access, Board, Done, Notice};
use crate::game::{Game, Illegal, Reason, Touch};

impl<G: Game, N> Board<G, N> {
    /// Says why an attempt is refused, and lets the man in hand go back.
    pub(super) fn refuse(&mut self, why: impl Into<Illegal>) -> Done<G::Move> {
        self.notices.say(Notice::Refused(why.into()));
        self.spring_back();
        Done::Touched
    }

    /// Why nothing can be touched now, if nothing can.
    pub(super) fn closed(&self) -> Option<Reason> {
        match &self.access {
            Access::Closed(reason) => Some(reason.clone()),
            Access::ToMove | Access::Premove(_) => None,
        }
    }

    /// Why no turn goes on with a touch after others.
    pub(super) fn explain(&mut self, before: &[Touch], touch: Touch) -> Done<G::Move> {
        let mut touches = before.to_vec();
        touches.push(touch);
        match self.touched().map(|position| position.why_not(&touches)) {
            Some(why) => self.refuse(why),
            None => self.refuse(Reason::NotYourTurn(self.position().side_to_move())),
        }
    }

    /// Tapping an empty square with nothing in hand is no attempt, and needs no answer.
    pub(super) fn explain_own(&mut self, touch: Touch) -> Done<G::Move> {
        if self.is_empty(touch) {
            return Done::Nothing;
        }
        let before = self.input.taken().to_vec();
        self.explain(&before, touch)
    }

    /// Whether this is a square with nobody on it.
    pub(super) fn is_empty(&self, touch: Touch) -> bool {
        matches!(touch, Touch::Cell(cell) if self.position().piece_at(cell).is_none())
    }
}
