//! One question at a time to the engine.

use crate::engine::{Asker, QuestionId, Reply, Request};
use crate::game::GameRecord;
use crate::search::{Limits, Score};

/// The last question and the engine's findings so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Consultation {
    asked: u32,
    open: bool,
    score: Option<Score>,
    line: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The best move as UCI text. None if there is no legal move, or if the engine could not answer.
    pub mv: Option<String>,
    /// The score for the side to move, if the engine gave one.
    pub score: Option<Score>,
    /// The expected line, as UCI text.
    pub line: Vec<String>,
}

impl Consultation {
    /// Asks for the best move at the end of this game.
    pub fn ask(&mut self, record: GameRecord, limits: Limits) -> Request {
        let asked = self.asked + 1;
        *self = Consultation { asked, open: true, ..Consultation::default() };
        let id = QuestionId { asker: Asker::Puzzle, number: asked };
        Request::Search { id, record, limits }
    }

    /// Ignores any further reply to the question.
    pub fn drop_question(&mut self) {
        self.open = false;
    }

    /// Takes a reply; returns the advice once the engine is done.
    pub fn hear(&mut self, reply: Reply) -> Option<Advice> {
        if !self.open || reply.question().is_none_or(|id| id.number != self.asked) {
            return None;
        }
        let mv = match reply {
            Reply::Info { info, .. } => {
                (self.score, self.line) = (Some(info.score), info.line);
                return None;
            }
            Reply::Best { mv, .. } => mv,
            Reply::Error { .. } => None,
            Reply::Ready { .. } | Reply::Bench { .. } => return None,
        };
        self.open = false;
        Some(Advice { mv, score: self.score, line: std::mem::take(&mut self.line) })
    }
}
