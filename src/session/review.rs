//! The review of a game: the engine's findings for each position of the main line, and the judgement of the moves. It
//! only stores and evaluates data; [`Analysis`](super::Analysis) asks the engine.
//!
//! In reading order: [`judge`] turns scores into winning chances, accuracy and verdicts. [`Review::report`] applies it
//! to a game. [`reasons`] explains a mistake in terms of the rules, and [`Retry`] lets the reader find a better move.

pub mod judge;
mod moments;
pub mod reasons;
mod retry;
mod saved;

pub use moments::{KeyMoment, MomentKind, key_moments};
pub use retry::{Retry, RetryAction, RetryStage};
pub use saved::{SavedReview, read_score, write_score};

use self::judge::Verdict;
use self::reasons::{Case, MistakeReason};
use super::{NodeId, Tree};
use crate::engine::{Info, QuestionId};
use crate::game::{Event, Game, Outcome, Side};
use crate::search::{Limits, Score};

/// Maximum time for the review of a long game, in milliseconds.
const BUDGET: u32 = 90_000;

/// Minimum and maximum time per position, in milliseconds.
const SHARE: (u32, u32) = (250, 1000);

/// Maximum nodes per position. Fast machines reach it early, and all of them find the same.
const NODES: u64 = 400_000;

/// Number of moves kept of each line.
const KEPT: usize = 6;

/// The search limits per position in a game of this many positions.
///
/// ```
/// use hostage_chess::session::review::effort;
/// assert_eq!((effort(20).millis, effort(120).millis), (Some(1000), Some(750)));
/// ```
pub fn effort(positions: usize) -> Limits {
    let millis = (BUDGET / (positions as u32).max(1)).clamp(SHARE.0, SHARE.1);
    Limits {
        millis: Some(millis),
        nodes: Some(NODES),
        depth: Some(Limits::DEEPEST),
        shortest: true,
        ..Limits::default()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Score for White. A game that is won counts as a win in one.
    pub score: Score,
    /// The first moves of the best line, as UCI text; empty if the game is over.
    pub line: Vec<String>,
}

impl Finding {
    /// Converts the engine's information on a position with this side to move.
    fn heard(info: &Info, side: Side) -> Finding {
        let line = info.line.iter().take(KEPT).cloned().collect();
        Finding { score: info.score.told_to(side), line }
    }

    /// The finding for a finished game.
    fn over(outcome: Option<Outcome>) -> Finding {
        let winner = outcome.and_then(|outcome| outcome.winner);
        let score = winner.map_or(Score::Centipawns(0), |side| Score::Mate(1).told_to(side));
        Finding { score, line: Vec::new() }
    }
}

/// A judged move. Scores are from the point of view of the side that played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JudgedMove {
    /// The node that it led to.
    pub node: NodeId,
    pub side: Side,
    /// Score before the move.
    pub was: Score,
    /// Score after the move. The best move loses nothing, whatever a later search says.
    pub is: Score,
    /// The verdict; none for a good move.
    pub verdict: Option<Verdict>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewReport {
    /// The nodes of the main line with White's winning chances in percent, where known.
    pub line: Vec<(NodeId, Option<f64>)>,
    /// The moves that could be judged, in order.
    pub moves: Vec<JudgedMove>,
    /// Accuracy of White and Black in percent, once every position is known.
    pub accuracy: [Option<f64>; 2],
}

impl ReviewReport {
    /// Number of positions known.
    pub fn done(&self) -> usize {
        self.line.iter().filter(|(_, known)| known.is_some()).count()
    }

    pub fn mistakes(&self, side: Side) -> impl Iterator<Item = &JudgedMove> {
        self.moves.iter().filter(move |mv| mv.side == side && mv.verdict.is_some())
    }
}

/// The findings about a game, and the reader's attempts to find better moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Review {
    /// By node: findings stay valid when the main line changes.
    found: Vec<Option<Finding>>,
    /// True if the review is shown.
    pub(super) open: bool,
    /// True if the review continues until every position is known.
    pub(super) running: bool,
    /// True if the key moments are shown instead of the board, where there is no room for both.
    pub(super) story: bool,
    pub(super) retry: Option<Retry>,
    /// The question that the engine is working on, and its node.
    pub(super) asked: Option<(QuestionId, NodeId)>,
    /// The latest finding of that question.
    fresh: Option<Finding>,
}

impl Review {
    /// True if the review is shown.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// True if the review continues by itself.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// True if the key moments are shown instead of the board, where there is no room for both.
    pub fn tells_story(&self) -> bool {
        self.open && self.story && self.retry.is_none()
    }

    /// True if the engine is working on one of its questions.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// The reader's attempt to find a better move.
    pub fn retry(&self) -> Option<Retry> {
        self.retry.filter(|_| self.open)
    }

    /// True if evaluations must be hidden, because the reader has to find the move.
    pub fn hides(&self) -> bool {
        self.retry().is_some_and(|retry| retry.is_open())
    }

    pub fn finding(&self, node: NodeId) -> Option<&Finding> {
        self.found.get(node)?.as_ref()
    }

    fn keep(&mut self, node: NodeId, finding: Finding) {
        if self.found.len() <= node {
            self.found.resize(node + 1, None);
        }
        self.found[node] = Some(finding);
    }

    /// The node of the next question: the reader's attempt, or else the last unknown position of the main line. Going
    /// backwards, the findings on later positions help with earlier ones.
    pub(super) fn next<G: Game>(&mut self, tree: &Tree<G>) -> Option<NodeId> {
        let tried = match self.retry().map(|retry| retry.stage) {
            Some(RetryStage::Judging(node, _)) => Some(node),
            _ => None,
        };
        let line = if self.running { tree.main_line() } else { Vec::new() };
        for node in tried.into_iter().chain(line.into_iter().rev()) {
            if self.finding(node).is_some() {
                continue;
            }
            if self.asked.is_some_and(|(_, about)| about == node) {
                return Some(node);
            }
            let outcome = tree.outcome_at(node);
            if outcome.is_none() {
                return Some(node);
            }
            self.keep(node, Finding::over(outcome));
        }
        self.running = false;
        None
    }

    /// Records that the engine is working on this node.
    pub(super) fn ask(&mut self, id: QuestionId, node: NodeId) {
        (self.asked, self.fresh) = (Some((id, node)), None);
    }

    /// Takes the engine's information for the current question.
    pub(super) fn hear<G: Game>(&mut self, info: &Info, tree: &Tree<G>) {
        if let Some((_, node)) = self.asked.filter(|_| info.rank == 1 && !info.line.is_empty()) {
            self.fresh = Some(Finding::heard(info, tree.at(node).side_to_move()));
        }
    }

    /// True if the engine has found something for the current question.
    pub(super) fn has_heard(&self) -> bool {
        self.fresh.is_some()
    }

    /// Ends the current question.
    pub(super) fn settle(&mut self) {
        if let Some((_, node)) = self.asked.take() {
            // The engine finds nothing only where the game is over.
            let finding = self.fresh.take().unwrap_or_else(|| Finding::over(None));
            self.keep(node, finding);
        }
    }

    /// Judges the move that leads to a node, if enough is known.
    pub fn judged<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Option<JudgedMove> {
        let (parent, _) = tree.move_to(node)?;
        let (before, after) = (self.finding(parent)?, self.finding(node)?);
        let side = tree.at(parent).side_to_move();
        let was = before.score.told_to(side);
        let is = if self.is_best(tree, node) { was } else { after.score.told_to(side) };
        Some(JudgedMove { node, side, was, is, verdict: judge::verdict(was, is) })
    }

    /// True if the engine's best move leads to this node.
    pub(super) fn is_best<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> bool {
        let Some((parent, m)) = tree.move_to(node) else { return false };
        let best = self.finding(parent).and_then(|finding| finding.line.first());
        best.is_some_and(|best| *best == tree.at(parent).uci(m))
    }

    pub fn report<G: Game>(&self, tree: &Tree<G>) -> ReviewReport {
        let nodes = tree.main_line();
        let chances = |node: &NodeId| self.finding(*node).map(|finding| judge::chances(finding.score));
        let line: Vec<(NodeId, Option<f64>)> = nodes.iter().map(|node| (*node, chances(node))).collect();
        let moves: Vec<JudgedMove> = nodes.iter().filter_map(|&node| self.judged(tree, node)).collect();
        let mut accuracy = [None; 2];
        let known: Vec<f64> = line.iter().filter_map(|(_, known)| *known).collect();
        if known.len() == line.len() {
            let each = |mv: &JudgedMove| (mv.side, judge::accuracy(judge::chances(mv.was), judge::chances(mv.is)));
            accuracy = judge::game_accuracy(&known, &moves.iter().map(each).collect::<Vec<_>>());
        }
        ReviewReport { line, moves, accuracy }
    }

    /// The explanation of the move that leads to a node; none if it was not bad.
    pub fn reason<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Option<MistakeReason> {
        self.judged(tree, node).filter(|mv| mv.verdict.is_some())?;
        self.explained(tree, node)
    }

    /// The best reply to the move that leads to a node, if it is known.
    pub(super) fn best_reply<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Option<G::Move> {
        tree.at(node).read_uci(self.finding(node)?.line.first()?).ok()
    }

    /// What the best reply does. Empty if it is unknown.
    pub(super) fn reply_events<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Vec<Event> {
        self.best_reply(tree, node).map_or_else(Vec::new, |m| tree.at(node).events(m))
    }

    /// The explanation of the move that leads to a node, whatever its verdict.
    pub(super) fn explained<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Option<MistakeReason> {
        let JudgedMove { was, is, .. } = self.judged(tree, node)?;
        let (parent, mv) = tree.move_to(node)?;
        let (better, answer) = (&self.finding(parent)?.line, &self.finding(node)?.line);
        Some(reasons::reason(&Case { before: tree.at(parent), mv, was, is, better, answer }))
    }
}
