//! A game that is looked at, not played: a pure reducer over the history of a game that two people make at one board.
//! It walks, writes and draws in the tree, and asks an engine about the position shown for as long as it is shown.

mod action;
mod engine;
mod history;
mod review;
mod saved;

pub use action::{AnalysisAction, AnalysisEffect};
pub use engine::Evaluation;
pub use saved::SavedAnalysis;

use std::collections::BTreeMap;

use super::note::tidy;
use super::review::Review;
use super::review::reasons::MistakeReason;
use super::{Board, BoardAction, Change, CutBranch, NodeId, Tab, ThreatViews, Tree};
use crate::engine::{Info, QuestionId};
use crate::game::{Game, Outcome, Side};
use crate::search::Score;

/// The most lines that can be asked for.
pub const MOST_LINES: u32 = 5;

/// How long a position must be shown before the engine is asked about it, in milliseconds, so that stepping fast does not
/// start a search at each step.
pub const SETTLE: u32 = 150;

/// A game that is looked at.
#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    board: Board<G>,
    engine: bool,
    lines: u32,
    explorer: bool,
    threats: ThreatViews,
    tab: Tab,
    shown: bool,
    /// The question that the engine works on, and the node it is about.
    asked: Option<(QuestionId, NodeId)>,
    questions: u32,
    /// Grows with every position that is shown.
    ticket: u32,
    /// What was found, by node: still there when one comes back.
    found: BTreeMap<NodeId, Evaluation>,
    /// What the opening book proposes, by node; what it is just being asked about comes with the question.
    book: BTreeMap<NodeId, Vec<Info>>,
    leafing: Option<(QuestionId, NodeId, Vec<Info>)>,
    /// What the running search has found is kept apart until it is as deep as what was known.
    fresh: Evaluation,
    fault: Option<String>,
    cut: Option<CutBranch>,
    review: Review,
    /// What was wrong with the turn that is spoken of: looked for once, not whenever the page is drawn.
    told: Option<(NodeId, MistakeReason)>,
    /// What the library and other tabs know it by; 0 if nobody does yet.
    id: u64,
    /// Number of moves it was opened with, if it came from a link or a record.
    given: Option<usize>,
}

impl<G: Game> Analysis<G> {
    /// An analysis of a tree, seen from this side. Nothing happens before it is shown.
    pub fn new(tree: Tree<G>, orientation: Side) -> Analysis<G> {
        Analysis::over(Board::new(tree, orientation), false, 1, ThreatViews::default())
    }

    fn over(board: Board<G>, engine: bool, lines: u32, threats: ThreatViews) -> Analysis<G> {
        Analysis {
            board,
            engine,
            lines: lines.clamp(1, MOST_LINES),
            explorer: false,
            threats,
            tab: Tab::default(),
            shown: false,
            asked: None,
            questions: 0,
            ticket: 0,
            found: BTreeMap::new(),
            book: BTreeMap::new(),
            leafing: None,
            fresh: Evaluation::default(),
            fault: None,
            cut: None,
            review: Review::default(),
            told: None,
            id: 0,
            given: None,
        }
    }

    /// Marks it as opened from a link or a record, which can open it again as long as nothing is changed.
    pub fn opened(mut self) -> Analysis<G> {
        self.given = Some(self.tree().walk().len() - 1);
        self
    }

    /// Takes the place of another analysis: goes on with its engine and views, and with its numbers, so that late
    /// answers to that one are not mistaken.
    pub fn follow(&mut self, other: &Analysis<G>) {
        self.board.notices.number_after(&other.board.notices);
        self.questions = self.questions.max(other.questions);
        self.ticket = self.ticket.max(other.ticket);
        (self.engine, self.lines, self.threats) = (other.engine, other.lines, other.threats);
        self.explorer = other.explorer;
        // There is no review of this one yet.
        self.tab = if other.tab == Tab::Threats { Tab::Threats } else { Tab::Moves };
    }

    /// What the library and other tabs know it by; 0 if nobody does yet.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Gives it a number, if it has none yet.
    pub fn number(&mut self, id: u64) {
        self.id = if self.id == 0 { id } else { self.id };
    }

    /// The board that it is looked at on.
    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    /// The history.
    pub fn tree(&self) -> &Tree<G> {
        self.board.tree()
    }

    /// Whether the engine is switched on.
    pub fn engine(&self) -> bool {
        self.engine
    }

    /// How many lines are wanted.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// Whether it is shown how games went on from here.
    pub fn explorer(&self) -> bool {
        self.explorer
    }

    /// Which threats are shown.
    pub fn threats(&self) -> ThreatViews {
        self.threats
    }

    /// What lies open; the threats only in games that have them.
    pub fn tab(&self) -> Tab {
        if self.tab == Tab::Threats && self.board.position().threats().is_none() { Tab::Moves } else { self.tab }
    }

    /// What the opening book proposes in the position shown, best first.
    pub fn book(&self) -> &[Info] {
        let found = self.book.get(&self.tree().current()).filter(|_| !self.review.hides());
        found.map_or(&[], Vec::as_slice)
    }

    /// Whether the engine is at work.
    pub fn is_thinking(&self) -> bool {
        self.asked.is_some() || self.review.is_asking()
    }

    /// What is known of the game as a whole.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// What was wrong with the turn that is [spoken of](Analysis::spoken_of), if it is a bad one.
    pub fn reason(&self) -> Option<&MistakeReason> {
        self.told.as_ref().map(|(_, reason)| reason)
    }

    /// Why the engine could not answer.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Whether something that was cut off can be put back.
    pub fn can_restore(&self) -> bool {
        self.cut.is_some()
    }

    /// What is known of the position shown; nothing while the engine is off, or the reader is to find it out.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let found = self.found.get(&self.tree().current())?;
        (self.engine && !self.review.hides()).then_some(found)
    }

    /// What the position shown is worth for White, by the engine's lines or else by the review.
    pub fn score(&self) -> Option<Score> {
        let current = self.tree().current();
        let best = self.evaluation().and_then(|found| found.lines.first());
        let lines = best.map(|best| best.score.told_to(self.board.position().side_to_move()));
        let review = self.review.finding(current).filter(|_| self.review.is_open() && !self.review.hides());
        lines.or(review.map(|finding| finding.score))
    }

    /// How the game stands.
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    /// Changes the analysis.
    pub fn update(&mut self, action: impl Into<AnalysisAction>) -> Vec<AnalysisEffect> {
        let (action, mut effects) = (action.into(), Vec::new());
        let (before, size) = (self.tree().current(), self.tree().nodes());
        let mut played = false;
        match action {
            AnalysisAction::Board(action) => played = self.at_board(action, &mut effects),
            AnalysisAction::Reply(reply) => self.hear(reply, &mut effects),
            AnalysisAction::Tell(text) => self.board.tell(text),
            AnalysisAction::Start => self.go_to(0),
            AnalysisAction::End => {
                let end = self.tree().line().last().copied().unwrap_or_default();
                self.go_to(end);
            }
            AnalysisAction::Sibling(next) => self.step_aside(next),
            AnalysisAction::Promote(node) => self.edit(&mut effects, |tree| tree.promote(node)),
            AnalysisAction::MakeMain(node) => self.edit(&mut effects, |tree| tree.make_main_line(node)),
            AnalysisAction::Delete(node) => {
                let mut cut = None;
                self.edit(&mut effects, |tree| {
                    cut = tree.delete(node);
                    cut.is_some()
                });
                self.cut = cut;
            }
            AnalysisAction::Restore => {
                if let Some(cut) = self.cut {
                    self.edit(&mut effects, |tree| tree.restore(cut));
                }
                self.cut = None;
            }
            AnalysisAction::Comment(node, text) => {
                self.edit_note(node, &mut effects, |note| note.comment = tidy(&text))
            }
            // A sign at the first position would judge no turn, and records have no place for it.
            AnalysisAction::Glyph(0, _) => {}
            AnalysisAction::Glyph(node, glyph) => self.edit_note(node, &mut effects, |note| note.toggle_glyph(glyph)),
            AnalysisAction::Draw(shape) => self.edit_note(before, &mut effects, |note| note.draw(shape)),
            AnalysisAction::ClearShapes => self.edit_note(before, &mut effects, |note| note.shapes.clear()),
            AnalysisAction::Engine(wanted) => {
                (self.engine, self.fault) = (wanted, None);
                effects.push(AnalysisEffect::Save);
                self.ask_anew(&mut effects);
            }
            AnalysisAction::Lines(lines) => {
                self.lines = lines.clamp(1, MOST_LINES);
                effects.push(AnalysisEffect::Save);
                self.ask_anew(&mut effects);
            }
            AnalysisAction::Explorer(wanted) => {
                self.explorer = wanted;
                effects.push(AnalysisEffect::Save);
            }
            AnalysisAction::Tab(tab) => {
                self.tab = tab;
                effects.push(AnalysisEffect::Save);
            }
            AnalysisAction::Threats(view) => {
                self.threats = self.threats.toggled(view);
                self.tab = Tab::Threats;
                effects.push(AnalysisEffect::Save);
            }
            AnalysisAction::Follow(rank, moves) => self.follow_line(rank, moves, &mut effects),
            AnalysisAction::Propose(mv) => self.play_line(&[mv], &mut effects),
            AnalysisAction::Review(step) => self.review_step(step, &mut effects),
            AnalysisAction::Show(shown) => {
                self.shown = shown;
                self.ask_anew(&mut effects);
            }
            AnalysisAction::Settled(ticket) if ticket == self.ticket => {
                // Of an analysis without a turn there is nothing to find again.
                if self.tree().len() > 1 {
                    effects.push(AnalysisEffect::Save);
                }
                self.ask(&mut effects);
            }
            AnalysisAction::Settled(_) => {}
        }
        if self.tree().nodes() != size {
            self.cut = None;
        }
        if played && self.tree().current() != before {
            self.try_move(self.tree().nodes() > size);
        }
        self.go_on_with_review(&mut effects);
        if self.tree().current() != before {
            self.ask_anew(&mut effects);
        }
        self.tell();
        effects
    }

    /// Something is done at the board. True if a turn was played. Walking alone is stored when the walk is over.
    fn at_board(&mut self, action: BoardAction, effects: &mut Vec<AnalysisEffect>) -> bool {
        let change = self.board.play_freely(action);
        match change {
            Change::Nothing | Change::Travelled => {}
            Change::Played | Change::Flipped => effects.push(AnalysisEffect::Save),
        }
        change == Change::Played
    }
}
