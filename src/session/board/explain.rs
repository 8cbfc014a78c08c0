//! Explanations of touches that had no effect: every refused attempt gets a reason.

use super::{Access, Board, Done, Notice};
use crate::game::{Game, Illegal, Reason, Touch};

impl<G: Game, N> Board<G, N> {
    /// Refuses an attempt with a reason, and puts the held piece back.
    pub(super) fn refuse(&mut self, why: impl Into<Illegal>) -> Done<G::Move> {
        self.notices.say(Notice::Refused(why.into()));
        self.spring_back();
        Done::Touched
    }

    /// The reason that the board is closed; none if it is open.
    pub(super) fn closed(&self) -> Option<Reason> {
        match &self.access {
            Access::Closed(reason) => Some(reason.clone()),
            Access::ToMove | Access::Premove(_) => None,
        }
    }

    /// Explains why no move continues with `touch` after `before`.
    pub(super) fn explain(&mut self, before: &[Touch], touch: Touch) -> Done<G::Move> {
        let mut touches = before.to_vec();
        touches.push(touch);
        match self.touched().map(|position| position.why_not(&touches)) {
            Some(why) => self.refuse(why),
            None => self.refuse(Reason::NotYourTurn(self.position().side_to_move())),
        }
    }

    /// Explains a first touch. Tapping an empty square with an empty hand is not an attempt to move, so it gets no
    /// answer.
    pub(super) fn explain_own(&mut self, touch: Touch) -> Done<G::Move> {
        if self.is_empty(touch) {
            return Done::Nothing;
        }
        let before = self.input.taken().to_vec();
        self.explain(&before, touch)
    }

    pub(super) fn is_empty(&self, touch: Touch) -> bool {
        matches!(touch, Touch::Cell(cell) if self.position().piece_at(cell).is_none())
    }
}
