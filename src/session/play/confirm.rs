//! A turn that was spelled by hand and is played only when it is confirmed: fingers slip, and a ransom is dear.

use super::{Play, PlayEffect};
use crate::game::{Event, Game, Touch};
use crate::session::{BoardAction, TableAction};

/// Which turns are confirmed before they are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// None.
    #[default]
    Never,
    /// Those that pay a ransom.
    Exchanges,
    /// All that are made by hand; who writes a turn means it.
    Always,
}

/// A turn that waits to be confirmed.
#[derive(Clone, Debug)]
pub(super) struct Unconfirmed<M> {
    pub mv: Option<M>,
    confirm: Confirm,
    /// Whether a second touch of the last square confirms: not by a finger, which stutters.
    again: bool,
}

impl<M> Default for Unconfirmed<M> {
    fn default() -> Self {
        Unconfirmed { mv: None, confirm: Confirm::Never, again: false }
    }
}

impl<G: Game> Play<G> {
    /// Which turns are confirmed from now on, and whether a second touch of the square where one ends confirms it.
    pub fn set_confirm(&mut self, confirm: Confirm, again: bool) {
        (self.unconfirmed.confirm, self.unconfirmed.again) = (confirm, again);
    }

    /// The turn that waits to be confirmed.
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

    /// What is done while a turn waits: it is played, or called off by whatever else is done. What the board is still to do.
    pub(super) fn answer_question(
        &mut self,
        action: BoardAction,
        effects: &mut Vec<PlayEffect>,
    ) -> Option<BoardAction> {
        let Some(m) = self.unconfirmed.mv.filter(|_| action != BoardAction::Flip) else { return Some(action) };
        // Where it ends.
        let ends_at =
            || self.position().spellings(m).concat().into_iter().rfind(|touch| matches!(touch, Touch::Cell(_)));
        let again = |touch| self.unconfirmed.again && ends_at() == Some(touch);
        let confirmed = match action {
            BoardAction::Table(TableAction::Tap(touch)) => touch == Touch::Done || again(touch),
            _ => false,
        };
        self.unconfirmed.mv = None;
        if confirmed {
            self.play(m, effects);
        }
        let over = matches!(action, BoardAction::Table(TableAction::Back | TableAction::LandOutside));
        (!confirmed && !over).then_some(action)
    }
}
