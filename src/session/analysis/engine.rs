//! The engine in an analysis: its questions and the use of its replies.

use super::{Analysis, AnalysisEffect};
use crate::engine::{Asker, Info, QuestionId, Reply, Request, book};
use crate::game::Game;
use crate::search::Limits;

/// The engine's findings on a position: its lines, best first, at most one for each rank.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evaluation {
    pub lines: Vec<Info>,
}

impl Evaluation {
    /// Depth of the best line.
    pub fn depth(&self) -> u32 {
        self.lines.first().map_or(0, |info| info.depth)
    }

    /// Adds a line. If the same line had another rank before, that entry is removed.
    fn hear(&mut self, info: Info) {
        self.lines.retain(|old| old.rank != info.rank && old.line.first() != info.line.first());
        let place = self.lines.partition_point(|old| old.rank < info.rank);
        self.lines.insert(place, info);
    }
}

impl<G: Game> Analysis<G> {
    /// Stops the running search, and asks the engine again once the reader stays at a position.
    pub(super) fn ask_anew(&mut self, effects: &mut Vec<AnalysisEffect>) {
        if let Some((id, _)) = self.asked.take() {
            effects.push(AnalysisEffect::Ask(Request::Stop { id }));
        }
        self.delay += 1;
        effects.push(AnalysisEffect::Settle(self.delay));
    }

    pub(super) fn ask(&mut self, effects: &mut Vec<AnalysisEffect>) {
        if !self.shown || self.asked.is_some() || self.outcome().is_some() || self.fault.is_some() {
            return;
        }
        // Only one question runs at a time, and the engine must not reveal a move that the reader has to find.
        if self.review.is_asking() || self.review.hides() {
            return;
        }
        self.ask_book(effects);
        if !self.engine {
            return;
        }
        let id = self.question(Asker::Analysis);
        self.asked = Some((id, self.tree().current()));
        self.fresh = Evaluation::default();
        let limits =
            Limits { depth: Some(Limits::DEEPEST), lines: Some(self.lines), shortest: true, ..Limits::default() };
        effects.push(AnalysisEffect::Ask(Request::Search { id, record: self.tree().game_record(), limits }));
    }

    /// Asks the opening book unless its answer is known. The answer comes before a search begins.
    fn ask_book(&mut self, effects: &mut Vec<AnalysisEffect>) {
        let (record, node) = (self.tree().game_record(), self.tree().current());
        let fits = record.variant == book::VARIANT && record.start.is_none() && record.moves.len() < book::PLIES;
        if fits && !self.book.contains_key(&node) {
            let id = self.question(Asker::Book);
            self.leafing = Some((id, node, Vec::new()));
            effects.push(AnalysisEffect::Ask(Request::Book { id, record }));
        }
    }

    fn hear_of_book(&mut self, reply: Reply) {
        let Some((asked, node, found)) = &mut self.leafing else { return };
        match reply {
            Reply::Info { id, info } if id == *asked => {
                // A new worker begins its answer anew.
                found.truncate((info.rank as usize).saturating_sub(1));
                found.push(info);
            }
            Reply::Best { id, .. } if id == *asked => {
                self.book.insert(*node, std::mem::take(found));
                self.leafing = None;
            }
            // Replies to obsolete questions.
            _ => {}
        }
    }

    pub(super) fn question(&mut self, asker: Asker) -> QuestionId {
        self.questions += 1;
        QuestionId { asker, number: self.questions }
    }

    pub(super) fn hear(&mut self, reply: Reply, effects: &mut Vec<AnalysisEffect>) {
        if reply.question().is_some_and(|id| id.asker == Asker::Review) {
            return self.hear_for_review(&reply, effects);
        }
        if reply.question().is_some_and(|id| id.asker == Asker::Book) {
            return self.hear_of_book(reply);
        }
        let Some((asked, node)) = self.asked else { return };
        match reply {
            Reply::Info { id, info } if id == asked && info.rank <= self.lines && !info.line.is_empty() => {
                self.fresh.hear(info);
                let known = self.found.entry(node).or_default();
                let (had, has) = (known.lines.len(), self.fresh.lines.len());
                let deeper = self.fresh.depth() >= known.depth() && has == had;
                if deeper || has > had || had > self.lines as usize {
                    known.clone_from(&self.fresh);
                }
            }
            Reply::Best { id, .. } if id == asked => self.asked = None,
            Reply::Error { id, fault } if id == asked => {
                self.asked = None;
                self.fault = Some(fault);
            }
            // Replies to obsolete questions.
            Reply::Info { .. }
            | Reply::Best { .. }
            | Reply::Error { .. }
            | Reply::Bench { .. }
            | Reply::Ready { .. } => {}
        }
    }
}
