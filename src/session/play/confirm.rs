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
pub(in crate::session) struct Unconfirmed<M> {
    pub mv: Option<M>,
    confirm: Confirm,
    /// True if touching the last square again confirms the move. False for fingers, which may touch twice by accident.
    again: bool,
}

/// Answer to the question whether a move is meant.
pub(in crate::session) enum Answer<M> {
    Confirmed(M),
    CalledOff,
    /// Nothing was asked, or the move is called off by this action, which is left for the board.
    Left(BoardAction),
}

impl<M> Default for Unconfirmed<M> {
    fn default() -> Self {
        Unconfirmed { mv: None, confirm: Confirm::Never, again: false }
    }
}

impl<M: Copy> Unconfirmed<M> {
    /// Sets which moves need confirmation, and whether touching the last square again confirms.
    pub fn set(&mut self, confirm: Confirm, again: bool) {
        (self.confirm, self.again) = (confirm, again);
    }

    /// True if a move made by hand needs confirmation.
    pub fn wants<G: Game<Move = M>>(&self, position: &G, mv: M) -> bool {
        match self.confirm {
            Confirm::Never => false,
            Confirm::Exchanges => position.events(mv).iter().any(|event| matches!(event, Event::Paid(_))),
            Confirm::Always => true,
        }
    }

    /// Takes an action as the answer while a move waits.
    pub fn answer<G: Game<Move = M>>(&mut self, position: &G, action: BoardAction) -> Answer<M> {
        let Some(mv) = self.mv.filter(|_| action != BoardAction::Flip) else { return Answer::Left(action) };
        self.mv = None;
        let is_confirmed = match action {
            BoardAction::Tap(Touch::Done) => true,
            // The last square of the move. Castling has two: the king's target, and the rook's square.
            BoardAction::Tap(touch) if self.again => position
                .spellings(mv)
                .iter()
                .any(|spelling| spelling.iter().rfind(|it| matches!(it, Touch::Cell(_))) == Some(&touch)),
            _ => false,
        };
        match action {
            _ if is_confirmed => Answer::Confirmed(mv),
            BoardAction::Back | BoardAction::LandOutside => Answer::CalledOff,
            action => Answer::Left(action),
        }
    }
}

impl<G: Game> Play<G> {
    /// Sets which moves need confirmation, and whether touching the last square again confirms.
    pub fn set_confirm(&mut self, confirm: Confirm, again: bool) {
        self.unconfirmed.set(confirm, again);
    }

    pub fn unconfirmed(&self) -> Option<G::Move> {
        self.unconfirmed.mv
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
        match self.unconfirmed.answer(self.board.position(), action) {
            Answer::Confirmed(m) => self.play(m, effects),
            Answer::CalledOff => {}
            Answer::Left(action) => return Some(action),
        }
        None
    }
}
