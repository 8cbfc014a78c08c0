//! The review of a game in an analysis: the questions to the engine, and the reader's attempts to find better moves.

use super::{Analysis, AnalysisEffect, NodeId};
use crate::engine::{Asker, Reply, Request};
use crate::game::{Game, Side};
use crate::session::Tab;
use crate::session::review::judge;
use crate::session::review::{JudgedMove, Retry, RetryAction, RetryStage, effort};

impl<G: Game> Analysis<G> {
    /// The node of the move that is explained: the one shown, or a mistake whose better move was found. None while the
    /// reader still has to find the better move.
    pub fn spoken_of(&self) -> Option<NodeId> {
        match self.review.retry() {
            Some(retry) if retry.is_open() => None,
            Some(Retry { node, stage: RetryStage::Good | RetryStage::Solved, .. }) => Some(node),
            _ => Some(self.tree().current()),
        }
    }

    /// Explains the move at [`Analysis::spoken_of`], unless the explanation is known.
    pub(super) fn tell(&mut self) {
        let Some(node) = self.spoken_of().filter(|_| self.review.is_open()) else { return self.told = None };
        if self.told.as_ref().is_none_or(|(told, _)| *told != node) {
            self.told = self.review.reason(self.tree(), node).map(|reason| (node, reason));
        }
    }

    /// Continues the reader's attempt to find a better move in a newer state of the same analysis, if it has the moves.
    pub(super) fn go_on_retrying(&mut self, before: &Analysis<G>) {
        let place = |node: NodeId| self.tree().counterpart(before.tree(), node);
        let found = before.review.retry().filter(|_| self.review.open).and_then(|retry| {
            let stage = match retry.stage {
                RetryStage::Judging(tried, made) => {
                    place(tried).map_or(RetryStage::Asked, |tried| RetryStage::Judging(tried, made))
                }
                stage => stage,
            };
            Some(Retry { node: place(retry.node)?, stage, ..retry })
        });
        let here = place(before.tree().current());
        if self.review.open && before.review.open {
            self.review.story = before.review.story;
        }
        self.review.retry = found;
        if let (Some(_), Some(here)) = (found, here) {
            self.go_to(here);
        }
    }

    pub(super) fn review_step(&mut self, step: RetryAction, effects: &mut Vec<AnalysisEffect>) {
        match step {
            RetryAction::Start => {
                self.fault = None;
                (self.review.open, self.review.running, self.tab) = (true, true, Tab::Review);
                self.review.story = true;
            }
            RetryAction::Pause => self.review.running = false,
            RetryAction::Close => {
                (self.review.open, self.review.running, self.review.retry) = (false, false, None);
                self.tab = Tab::Moves;
            }
            RetryAction::Better(node, moves) => self.play_better(node, moves, effects),
            RetryAction::Retry(side) => {
                self.board.set_orientation(side);
                self.retry_after(side, 0);
            }
            RetryAction::Find(node) => {
                if let Some((before, _)) = self.tree().move_to(node) {
                    let side = self.tree().at(before).side_to_move();
                    self.board.set_orientation(side);
                    self.review.retry = Some(Retry { side, node, stage: RetryStage::Asked, goes_on: false });
                    self.go_back();
                }
            }
            RetryAction::Story => self.review.story = true,
            RetryAction::Look(node) => {
                self.go_to(node);
                self.review.story = false;
            }
            RetryAction::Next => {
                if let Some(Retry { side, node, .. }) = self.review.retry {
                    self.retry_after(side, node);
                }
            }
            RetryAction::Back => self.go_back(),
            RetryAction::Solve => {
                if let Some(Retry { node, .. }) = self.review.retry {
                    self.set_stage(RetryStage::Solved);
                    self.play_better(node, 1, effects);
                }
            }
            RetryAction::EndRetry => (self.review.retry, self.review.story) = (None, true),
        }
        effects.push(AnalysisEffect::Save);
        // The reader's progress decides whether the live engine may show its lines.
        self.ask_anew(effects);
    }

    /// Plays the first moves of the line that was better than the move to `node`.
    fn play_better(&mut self, node: NodeId, moves: usize, effects: &mut Vec<AnalysisEffect>) {
        let Some((parent, _)) = self.tree().move_to(node) else { return };
        let Some(finding) = self.review.finding(parent) else { return };
        let line: Vec<String> = finding.line.iter().take(moves).cloned().collect();
        self.go_to(parent);
        self.play_line(&line, effects);
    }

    /// Asks for a better move at the side's first mistake in the main line after `node`. Node 0 is the first position.
    fn retry_after(&mut self, side: Side, node: NodeId) {
        let report = self.review.report(self.tree());
        let mut later = report.mistakes(side).map(|mv| mv.node).skip_while(|&other| node != 0 && other != node);
        let next = if node == 0 { later.next() } else { later.nth(1) };
        let stage = if next.is_some() { RetryStage::Asked } else { RetryStage::Over };
        self.review.retry = Some(Retry { side, node: next.unwrap_or(node), stage, goes_on: true });
        if next.is_some() {
            self.go_back();
        }
    }

    fn set_stage(&mut self, stage: RetryStage) {
        self.review.retry = self.review.retry.map(|retry| Retry { stage, ..retry });
    }

    /// Goes to the position in which the reader has to find a better move.
    fn go_back(&mut self) {
        let before = self.review.retry.and_then(|retry| self.tree().move_to(retry.node));
        if let Some((parent, _)) = before {
            self.go_to(parent);
        }
    }

    /// Takes the reader's move as an attempt, if a better move is wanted. `made` is true if the move is new in the
    /// tree.
    pub(super) fn try_move(&mut self, made: bool) {
        let Some(Retry { node, stage: RetryStage::Asked | RetryStage::Wrong, .. }) = self.review.retry() else {
            return;
        };
        let (tree, tried) = (self.tree(), self.tree().current());
        if tree.move_to(tried).map(|(parent, _)| parent) == tree.move_to(node).map(|(parent, _)| parent) {
            self.set_stage(RetryStage::Judging(tried, made));
        }
    }

    /// Judges the reader's attempt once its score is known.
    fn judge_try(&mut self, effects: &mut Vec<AnalysisEffect>) {
        let Some(Retry { node, stage: RetryStage::Judging(tried, made), .. }) = self.review.retry else { return };
        let tree = self.tree();
        let best = self.review.is_best(tree, tried);
        let good = match self.review.judged(tree, tried) {
            // The attempt must also be better than the move that was played.
            Some(JudgedMove { was, is, verdict, .. }) => {
                let played = self.review.judged(tree, node).and_then(|played| played.verdict);
                verdict < played && judge::is_good(was, is)
            }
            None if best => true,
            None => return,
        };
        self.set_stage(if good { RetryStage::Good } else { RetryStage::Wrong });
        if !good && self.tree().current() == tried {
            self.go_back();
            if made {
                self.board.edit(|tree| tree.delete(tried).is_some());
            }
        }
        if good {
            self.ask_anew(effects);
        }
    }

    /// Asks the engine only what the review still needs, and stops what it no longer needs.
    pub(super) fn go_on_with_review(&mut self, effects: &mut Vec<AnalysisEffect>) {
        self.judge_try(effects);
        let ran = self.review.is_running();
        let mut wanted = self.review.next(self.board.tree());
        // A move that ends the game needs no search.
        self.judge_try(effects);
        if !self.shown || self.fault.is_some() {
            wanted = None;
        }
        if let Some((id, node)) = self.review.asked
            && wanted != Some(node)
        {
            self.review.asked = None;
            effects.push(AnalysisEffect::Ask(Request::Stop { id }));
        }
        if let (Some(node), None) = (wanted, self.review.asked) {
            if let Some((id, _)) = self.asked.take() {
                effects.push(AnalysisEffect::Ask(Request::Stop { id }));
            }
            let id = self.question(Asker::Review);
            self.review.ask(id, node);
            let (record, limits) = (self.tree().record_to(node), effort(self.tree().main_line().len()));
            effects.push(AnalysisEffect::Ask(Request::Search { id, record, limits }));
        }
        if ran && !self.review.is_running() {
            effects.push(AnalysisEffect::Save);
            self.ask_anew(effects);
        }
    }

    pub(super) fn hear_for_review(&mut self, reply: &Reply, effects: &mut Vec<AnalysisEffect>) {
        let Some((asked, _)) = self.review.asked else { return };
        match reply {
            Reply::Info { id, info } if *id == asked => self.review.hear(info, self.board.tree()),
            Reply::Best { id, .. } if *id == asked => {
                self.review.settle();
                effects.push(AnalysisEffect::Save);
            }
            Reply::Error { id, fault } if *id == asked => {
                (self.review.asked, self.review.running) = (None, false);
                self.fault = Some(fault.clone());
                // Otherwise the review would start by itself when the page is opened again.
                effects.push(AnalysisEffect::Save);
            }
            // Replies to obsolete questions.
            Reply::Info { .. }
            | Reply::Best { .. }
            | Reply::Error { .. }
            | Reply::Bench { .. }
            | Reply::Ready { .. } => {}
        }
    }

    /// True if the main line has the same positions as `line`. Variations do not matter.
    pub fn is_of(&self, line: &crate::game::GameRecord) -> bool {
        let end = self.tree().main_line().last().copied().unwrap_or_default();
        self.tree().record_to(end) == *line
    }
}
