//! Hints for the player, each stronger than the one before: the piece, the square, the whole move.

use super::{Play, PlayEffect, PlayNotice};
use crate::engine::{Asker, QuestionId, Reply, Request};
use crate::game::{Game, Reason, Touch};
use crate::search::Limits;
use crate::session::board;

/// Search time for a hint, in milliseconds.
const MILLIS: u32 = 1000;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    Piece,
    /// Its square; for a piece from beside the board, also its destination.
    Place,
    Move,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlayerHint<M> {
    pub id: QuestionId,
    pub depth: Depth,
    /// The proposed move, once the engine has answered.
    pub mv: Option<M>,
}

impl<G: Game> Play<G> {
    /// True if a hint is available: a person is to move.
    pub fn may_hint(&self) -> bool {
        self.outcome().is_none() && self.is_own(self.position().side_to_move())
    }

    /// The proposed move, and how much of it is revealed.
    pub fn hint(&self) -> Option<(Depth, G::Move)> {
        let hint = self.hint.as_ref()?;
        Some((hint.depth, hint.mv?))
    }

    /// The revealed part of the move's spelling: nothing, the piece, or all of it.
    pub fn hinted(&self) -> Vec<Touch> {
        let Some((depth, m)) = self.hint() else { return Vec::new() };
        let mut touches = self.board.spelled(m);
        match depth {
            Depth::Piece => touches.clear(),
            Depth::Place if matches!(touches.first(), Some(Touch::Cell(_))) => touches.truncate(1),
            Depth::Place => touches.truncate(2),
            Depth::Move => {}
        }
        touches
    }

    pub(super) fn ask_hint(&mut self, effects: &mut Vec<PlayEffect>) {
        if !self.may_hint() {
            let turn = Reason::NotYourTurn(self.position().side_to_move());
            let why = if self.outcome().is_some() { Reason::GameOver } else { turn };
            return self.board.notices.say(board::Notice::Refused(why.into()));
        }
        match &mut self.hint {
            // A double press asks once.
            Some(hint) if hint.mv.is_none() => {}
            Some(hint) => {
                hint.depth = match hint.depth {
                    Depth::Piece => Depth::Place,
                    Depth::Place | Depth::Move => Depth::Move,
                };
                self.board.say(PlayNotice::Hint);
            }
            None => {
                let (id, limits) = (self.question(Asker::Hint), Limits { millis: Some(MILLIS), ..Limits::default() });
                self.hint = Some(PlayerHint { id, depth: Depth::Piece, mv: None });
                self.board.say(PlayNotice::Hint);
                effects.push(PlayEffect::Ask(Request::Search { id, record: self.tree().game_record(), limits }));
            }
        }
    }

    /// Drops the hint and stops its search.
    pub(super) fn forget_hint(&mut self, effects: &mut Vec<PlayEffect>) {
        if let Some(PlayerHint { id, mv: None, .. }) = self.hint.take() {
            effects.push(PlayEffect::Ask(Request::Stop { id }));
        }
        self.board.notices.clear_if(|notice| *notice == board::Notice::Own(PlayNotice::Hint));
    }

    /// Takes the engine's reply to the question for a hint.
    pub(super) fn hear_hint(&mut self, reply: &Reply, effects: &mut Vec<PlayEffect>) {
        let asked = self.hint.as_ref().filter(|hint| hint.mv.is_none()).map(|hint| hint.id);
        let is_over = self.verdict().is_some();
        match reply {
            Reply::Best { id, mv } if asked == Some(*id) => {
                let mv = mv.as_deref().and_then(|text| self.position().read_uci(text).ok());
                match (&mut self.hint, mv) {
                    (Some(hint), Some(_)) => {
                        hint.mv = mv;
                        // The result of a game that is over stays. A move played from here counts as taken back anyway.
                        if !is_over && !std::mem::replace(&mut self.helped, true) {
                            effects.push(PlayEffect::Save);
                        }
                        self.board.say(PlayNotice::Hint);
                    }
                    _ => self.hint = None,
                }
            }
            Reply::Error { id, fault } if asked == Some(*id) => {
                self.hint = None;
                self.board.say(PlayNotice::NoHint(fault.clone()));
            }
            // Replies to obsolete questions, and intermediate results.
            Reply::Info { .. }
            | Reply::Best { .. }
            | Reply::Error { .. }
            | Reply::Bench { .. }
            | Reply::Ready { .. } => {}
        }
    }
}
