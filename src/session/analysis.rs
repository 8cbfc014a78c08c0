//! Analysis of a game: a pure reducer over its history, in which the reader moves for both sides. It navigates, extends
//! and annotates the tree. While a position is shown, it asks the engine about that position.

mod action;
mod engine;
mod history;
mod review;
mod saved;
mod views;

pub use action::{AnalysisAction, AnalysisEffect};
pub use engine::Evaluation;
pub use saved::SavedAnalysis;
pub use views::{Tab, ThreatView, ThreatViews};

use std::collections::BTreeMap;

use super::notation::RESULT;
use super::note::tidy;
use super::review::Review;
use super::review::reasons::MistakeReason;
use super::{Board, BoardAction, Change, CutBranch, NodeId, Players, Tree};
use crate::engine::{EngineFault, Info, QuestionId};
use crate::game::pgn::Tag;
use crate::game::{Ending, Game, Outcome, Side};
use crate::search::Score;

/// Maximum number of lines that the engine shows.
pub const MOST_LINES: u32 = 5;

/// Delay between showing a position and asking the engine about it, in milliseconds. Stepping through moves quickly
/// then starts no searches.
pub const SETTLE: u32 = 150;

#[derive(Clone, Debug)]
pub struct Analysis<G: Game> {
    board: Board<G>,
    engine: bool,
    lines: u32,
    explorer: bool,
    threats: ThreatViews,
    tab: Tab,
    shown: bool,
    /// True if the reader has gone to another position since the analysis was saved.
    moved: bool,
    /// The question that the engine is working on, and its node.
    asked: Option<(QuestionId, NodeId)>,
    questions: u32,
    /// Number of the latest delay before a search; earlier delays are obsolete.
    delay: u32,
    /// Evaluations by node, kept for when the reader comes back.
    found: BTreeMap<NodeId, Evaluation>,
    /// Opening book moves by node. `leafing` collects the moves for the current question.
    book: BTreeMap<NodeId, Vec<Info>>,
    leafing: Option<(QuestionId, NodeId, Vec<Info>)>,
    /// Findings of the running search. They replace the known ones once they reach the same depth.
    fresh: Evaluation,
    fault: Option<EngineFault>,
    cut: Option<CutBranch>,
    review: Review,
    /// The explanation of the move at [`Analysis::spoken_of`], with its node. Stored so that drawing does not compute
    /// it again.
    told: Option<(NodeId, MistakeReason)>,
    /// Id in the library and in other tabs; none until one is assigned.
    id: Option<u64>,
    /// Number of moves in the link or record that it was opened from, if there is one.
    given: Option<usize>,
    /// Digest of the moves and annotations of that link or record.
    opened: Option<u32>,
    /// Who played, if that is known. Only the reader counts as a person.
    players: Option<Players>,
    /// PGN tags of the game that is analysed, with its result.
    tags: Vec<Tag>,
}

impl<G: Game> Analysis<G> {
    /// Creates an analysis of a tree, seen from `orientation`. It does not ask the engine until it is shown.
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
            moved: false,
            asked: None,
            questions: 0,
            delay: 0,
            found: BTreeMap::new(),
            book: BTreeMap::new(),
            leafing: None,
            fresh: Evaluation::default(),
            fault: None,
            cut: None,
            review: Review::default(),
            told: None,
            id: None,
            given: None,
            opened: None,
            players: None,
            tags: Vec::new(),
        }
    }

    /// Marks the analysis as opened from a link or record, which can open it again as long as nothing is changed.
    pub fn opened(mut self) -> Analysis<G> {
        self.given = Some(self.tree().walk().len() - 1);
        self.opened = saved::digest(&self.save().game);
        self
    }

    /// Notes who played, if that is known. Only the reader counts as a person.
    pub fn set_players(&mut self, players: Option<Players>) {
        self.players = players;
    }

    /// Notes the PGN tags of the game that is analysed, with its result.
    pub fn set_tags(&mut self, tags: Vec<Tag>) {
        self.tags = tags;
    }

    /// PGN tags of the game that is analysed, with its result. Empty if it began here.
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// How the game that is analysed ended: by its last position, or else by the result in its tags. That result has no
    /// reason, so a win counts as a resignation and a draw as agreed.
    pub fn verdict(&self) -> Option<Outcome> {
        let end = self.tree().main_line().last().copied().unwrap_or_default();
        let won = |side| Outcome::win(side, Ending::Resignation);
        let written = || {
            let (_, result) = self.tags.iter().find(|(name, _)| name == RESULT)?;
            let known = [won(Side::White), won(Side::Black), Outcome::draw(Ending::Agreement)];
            known.into_iter().find(|outcome| outcome.result() == result)
        };
        self.tree().outcome_at(end).or_else(written)
    }

    /// Who played, if that is known. Only the reader counts as a person.
    pub fn players(&self) -> Option<Players> {
        self.players
    }

    /// Replaces another analysis and keeps its engine settings and views. Also continues its numbering, so that late
    /// replies to the old analysis are not mistaken for replies to this one.
    pub fn follow(&mut self, other: &Analysis<G>) {
        self.board.notices.number_after(&other.board.notices);
        self.questions = self.questions.max(other.questions);
        self.delay = self.delay.max(other.delay);
        (self.engine, self.lines, self.threats) = (other.engine, other.lines, other.threats);
        self.explorer = other.explorer;
        // This analysis has no review yet.
        self.tab = if other.tab == Tab::Threats { Tab::Threats } else { Tab::Moves };
    }

    /// Replaces an older state of the same analysis, which the reader has on screen. The tab stays open, and an attempt
    /// to find a better move goes on.
    pub fn succeed(&mut self, before: &Analysis<G>) {
        self.follow(before);
        self.tab = before.tab;
        self.go_on_retrying(before);
    }

    /// Id in the library and in other tabs; none until one is assigned.
    pub fn id(&self) -> Option<u64> {
        self.id
    }

    /// Sets the id, unless the analysis has one.
    pub fn set_id(&mut self, id: u64) {
        self.id = self.id.or(Some(id));
    }

    pub fn board(&self) -> &Board<G> {
        &self.board
    }

    pub fn tree(&self) -> &Tree<G> {
        self.board.tree()
    }

    pub fn engine(&self) -> bool {
        self.engine
    }

    /// Number of lines to show.
    pub fn lines(&self) -> u32 {
        self.lines
    }

    /// True if the explorer is shown, which lists how known games continued from here.
    pub fn explorer(&self) -> bool {
        self.explorer
    }

    pub fn threats(&self) -> ThreatViews {
        self.threats
    }

    /// The open tab. Games without threats never show the threats tab.
    pub fn tab(&self) -> Tab {
        if self.tab == Tab::Threats && self.board.position().threats().is_none() { Tab::Moves } else { self.tab }
    }

    /// The opening book's moves in the position shown, best first.
    pub fn book(&self) -> &[Info] {
        let found = self.book.get(&self.tree().current()).filter(|_| !self.review.hides());
        found.map_or(&[], Vec::as_slice)
    }

    /// True if the engine is working on the position or on the review.
    pub fn is_thinking(&self) -> bool {
        self.asked.is_some() || self.review.is_asking()
    }

    pub fn review(&self) -> &Review {
        &self.review
    }

    /// The explanation of the move at [`Analysis::spoken_of`], if that move is bad.
    pub fn reason(&self) -> Option<&MistakeReason> {
        self.told.as_ref().map(|(_, reason)| reason)
    }

    /// The engine's error.
    pub fn fault(&self) -> Option<&EngineFault> {
        self.fault.as_ref()
    }

    /// True if a branch that was cut can be restored.
    pub fn can_restore(&self) -> bool {
        self.cut.is_some()
    }

    /// The evaluation of the position shown. None while the engine is off or the reader has to find the move.
    pub fn evaluation(&self) -> Option<&Evaluation> {
        let found = self.found.get(&self.tree().current())?;
        (self.engine && !self.review.hides()).then_some(found)
    }

    /// The score of the position shown for White, from the engine's lines or else from the review.
    pub fn score(&self) -> Option<Score> {
        let current = self.tree().current();
        let best = self.evaluation().and_then(|found| found.lines.first());
        let lines = best.map(|best| best.score.told_to(self.board.position().side_to_move()));
        let review = self.review.finding(current).filter(|_| self.review.is_open() && !self.review.hides());
        lines.or(review.map(|finding| finding.score))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

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
            // A glyph at the first position would not judge any move, and records have no place for it.
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
                (self.lines, self.fault) = (lines.clamp(1, MOST_LINES), None);
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
            AnalysisAction::PlayDrawn(moves) => self.play_line(&moves, &mut effects),
            AnalysisAction::Propose(mv) => self.play_line(&[mv], &mut effects),
            AnalysisAction::Review(step) => self.review_step(step, &mut effects),
            AnalysisAction::Show(shown) => {
                self.shown = shown;
                self.ask_anew(&mut effects);
            }
            AnalysisAction::Settled(number) if number == self.delay => {
                // An analysis without moves is not worth storing. What another tab has stored is not stored again, because
                // the tabs, which differ in their views, would then answer each other without end.
                if (self.moved || self.id.is_none()) && self.tree().len() > 1 {
                    effects.push(AnalysisEffect::Save);
                }
                self.ask(&mut effects);
            }
            AnalysisAction::Settled(_) => {}
        }
        if self.tree().nodes() != size {
            self.cut = None;
        }
        // Who steps through the moves wants to see the board.
        self.review.story &= self.tree().current() == before;
        if played && self.tree().current() != before {
            self.try_move(self.tree().nodes() > size);
        }
        self.go_on_with_review(&mut effects);
        if self.tree().current() != before {
            // An engine that failed gets another try.
            (self.moved, self.fault) = (true, None);
            self.ask_anew(&mut effects);
        }
        self.moved &= !effects.contains(&AnalysisEffect::Save);
        self.tell();
        effects
    }

    /// Updates the board; true if a move was played. Steps through the history are not saved one by one.
    fn at_board(&mut self, action: BoardAction, effects: &mut Vec<AnalysisEffect>) -> bool {
        let change = self.board.play_freely(action);
        match change {
            Change::Nothing | Change::Travelled => {}
            Change::Played | Change::Flipped => effects.push(AnalysisEffect::Save),
        }
        change == Change::Played
    }
}
