//! What somebody wants to know of the engine who learns: one question at a time, and the same thought on every machine.

use crate::engine::{Asker, QuestionId, Reply, Request};
use crate::game::GameRecord;
use crate::search::{Limits, Score};

/// Who asks, and what was heard about the last question so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Consultation {
    asked: u32,
    open: bool,
    score: Option<Score>,
    line: Vec<String>,
}

/// What came of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Advice {
    /// The best turn as UCI text; none if there is no legal one, or if the engine could not answer.
    pub mv: Option<String>,
    /// What the position is worth for the side to move, if the engine has said so.
    pub score: Option<Score>,
    /// The line that it expects.
    pub line: Vec<String>,
}

impl Consultation {
    /// The question what is best at the end of this game, with so many nodes to think about it.
    pub fn ask(&mut self, record: GameRecord, nodes: u64) -> Request {
        let asked = self.asked + 1;
        *self = Consultation { asked, open: true, ..Consultation::default() };
        let id = QuestionId { asker: Asker::Puzzle, number: asked };
        Request::Search { id, record, limits: Limits { nodes: Some(nodes), ..Limits::default() } }
    }

    /// Whatever comes now is too late.
    pub fn drop_question(&mut self) {
        self.open = false;
    }

    /// What the engine said: something to go by once it is done.
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
