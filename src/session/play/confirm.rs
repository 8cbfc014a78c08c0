//! Confirmation of moves made by hand, because a finger can slip and a ransom is expensive.

use super::{Play, PlayEffect};
use crate::game::{Event, Game, Touch};
use crate::session::BoardAction;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    #[default]
    Never,
    /// Exchanges only.
    Exchanges,
    /// All moves made by hand; typed moves need no confirmation.
    Always,
}

/// A move waiting for confirmation.
#[derive(Clone, Debug)]
pub(super) struct Unconfirmed<M> {
    pub mv: Option<M>,
    confirm: Confirm,
    /// True if touching the last square again confirms the move. False for fingers, which may touch twice by accident.
    again: bool,
}

impl<M> Default for Unconfirmed<M> {
    fn default() -> Self {
        Unconfirmed { mv: None, confirm: Confirm::Never, again: false }
    }
}

impl<G: Game> Play<G> {
    /// Sets which moves need confirmation, and whether touching the last square again confirms.
    pub fn set_confirm(&mut self, confirm: Confirm, again: bool) {
        (self.unconfirmed.confirm, self.unconfirmed.again) = (confirm, again);
    }

    pub fn unconfirmed(&self) -> Option<G::Move> {
        self.unconfirmed.mv
    }

    pub(super) fn wants_confirming(&self, m: G::Move) -> bool {
        match self.unconfirmed.confirm {
            Confirm::Never => false,
            Confirm::Exchanges => self.position().events(m).iter().any(|event| matches!(event, Event::Paid(_))),
            Confirm::Always => true,
        }
    }

    pub(super) fn ask_to_confirm(&mut self, m: G::Move) {
        self.unconfirmed.mv = Some(m);
        self.board.notices.repeat();
    }

    /// Handles an action while a move waits: the move is played or cancelled. Returns the action that is left for the
    /// board.
    pub(super) fn answer_question(
        &mut self,
        action: BoardAction,
        effects: &mut Vec<PlayEffect>,
    ) -> Option<BoardAction> {
        let Some(m) = self.unconfirmed.mv.filter(|_| action != BoardAction::Flip) else { return Some(action) };
        // The move's last square.
        let ends_at =
            || self.position().spellings(m).concat().into_iter().rfind(|touch| matches!(touch, Touch::Cell(_)));
        let again = |touch| self.unconfirmed.again && ends_at() == Some(touch);
        let confirmed = match action {
            BoardAction::Tap(touch) => touch == Touch::Done || again(touch),
            _ => false,
        };
        self.unconfirmed.mv = None;
        if confirmed {
            self.play(m, effects);
        }
        let over = matches!(action, BoardAction::Back | BoardAction::LandOutside);
        (!confirmed && !over).then_some(action)
    }
}
