//! The review of a game: what the engine finds about each position of the main line, and what follows from that for the
//! turns. Plain data and what can be worked out from it; [`Analysis`](super::Analysis) asks the engine.
//!
//! In reading order: [`judge`] turns scores into chances, accuracy and verdicts, [`Review::report`] applies it to a
//! game, [`reasons`] says in facts of the rules what was wrong with a turn, [`Retry`] lets the reader do better.

pub mod judge;
pub mod reasons;
mod retry;
mod saved;

pub use retry::{Retry, RetryAction, RetryStage};
pub use saved::{SavedReview, read_score, write_score};

use self::judge::Verdict;
use self::reasons::{Case, MistakeReason};
use super::{NodeId, Tree};
use crate::engine::{Info, QuestionId};
use crate::game::{Game, Outcome, Side};
use crate::search::{Limits, Score};

/// No search gets so deep; but a search with a depth is never answered from the book.
pub(super) const DEEPEST: u32 = 100;

/// How long the review of a long game may take, in milliseconds.
const PATIENCE: u32 = 90_000;

/// A position never gets less, nor more, in milliseconds.
const SHARE: (u32, u32) = (250, 1000);

/// Nor more positions of the search than this: a fast machine is done sooner, and two of them find the same.
const NODES: u64 = 400_000;

/// How many turns of a line are kept.
const KEPT: usize = 6;

/// How much thought each position of a game gets that has this many.
///
/// ```
/// use hostage_chess::session::review::effort;
/// assert_eq!((effort(20).millis, effort(120).millis), (Some(1000), Some(750)));
/// ```
pub fn effort(positions: usize) -> Limits {
    let millis = (PATIENCE / (positions as u32).max(1)).clamp(SHARE.0, SHARE.1);
    Limits { millis: Some(millis), nodes: Some(NODES), depth: Some(DEEPEST), ..Limits::default() }
}

/// What the engine found of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What it is worth for White. A game that is won is a win in one.
    pub score: Score,
    /// The first turns of the best line as UCI text; nothing where the game is over.
    pub line: Vec<String>,
}

impl Finding {
    /// What the engine said of a position with this side to move.
    fn heard(info: &Info, side: Side) -> Finding {
        let line = info.line.iter().take(KEPT).cloned().collect();
        Finding { score: info.score.told_to(side), line }
    }

    /// Of a game that is over.
    fn over(outcome: Option<Outcome>) -> Finding {
        let winner = outcome.and_then(|outcome| outcome.winner);
        let score = winner.map_or(Score::Centipawns(0), |side| Score::Mate(1).told_to(side));
        Finding { score, line: Vec::new() }
    }
}

/// A turn that was judged. Scores are from the point of view of the side that played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JudgedMove {
    /// Where it led to.
    pub node: NodeId,
    /// Who played it.
    pub side: Side,
    /// What the position was worth before it.
    pub was: Score,
    /// What it was worth after it. The best turn loses nothing, whatever a later look says.
    pub is: Score,
    /// What is wrong with it, if anything.
    pub verdict: Option<Verdict>,
}

/// What is known of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ReviewReport {
    /// Every position of the main line with White's chances there in hundredths, as far as they are known.
    pub line: Vec<(NodeId, Option<f64>)>,
    /// The turns that could be judged, in order.
    pub moves: Vec<JudgedMove>,
    /// How accurately White and Black played, in hundredths, once everything is known.
    pub accuracy: [Option<f64>; 2],
}

impl ReviewReport {
    /// How many positions are known.
    pub fn done(&self) -> usize {
        self.line.iter().filter(|(_, known)| known.is_some()).count()
    }

    /// The bad turns of a side, in order.
    pub fn mistakes(&self, side: Side) -> impl Iterator<Item = &JudgedMove> {
        self.moves.iter().filter(move |mv| mv.side == side && mv.verdict.is_some())
    }
}

/// What was found about a game, and what the reader does with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Review {
    /// By node: whatever becomes the main line, what is known of it stays known.
    found: Vec<Option<Finding>>,
    /// It is in sight.
    pub(super) open: bool,
    /// It goes on until everything is known.
    pub(super) running: bool,
    pub(super) retry: Option<Retry>,
    /// The number of the question that the engine works on, and the node it is about.
    pub(super) asked: Option<(QuestionId, NodeId)>,
    /// What that question has brought so far.
    fresh: Option<Finding>,
}

impl Review {
    /// Whether it is in sight.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether it goes on by itself.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// Whether the engine works on one of its questions.
    pub fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// What the reader tries to find.
    pub fn retry(&self) -> Option<Retry> {
        self.retry.filter(|_| self.open)
    }

    /// Whether nothing may be said about the position because the reader is to find it out.
    pub fn hides(&self) -> bool {
        self.retry().is_some_and(|retry| retry.is_open())
    }

    /// What is known of a position.
    pub fn finding(&self, node: NodeId) -> Option<&Finding> {
        self.found.get(node)?.as_ref()
    }

    fn keep(&mut self, node: NodeId, finding: Finding) {
        if self.found.len() <= node {
            self.found.resize(node + 1, None);
        }
        self.found[node] = Some(finding);
    }

    /// Where the next question lies: where a turn of the reader led, else the last position of the main line that is
    /// not known. From the end on, what was found of later positions helps with the earlier ones.
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

    /// The engine works on this.
    pub(super) fn ask(&mut self, id: QuestionId, node: NodeId) {
        (self.asked, self.fresh) = (Some((id, node)), None);
    }

    /// The engine found something of the position that it was asked about.
    pub(super) fn hear<G: Game>(&mut self, info: &Info, tree: &Tree<G>) {
        if let Some((_, node)) = self.asked.filter(|_| info.rank == 1 && !info.line.is_empty()) {
            self.fresh = Some(Finding::heard(info, tree.at(node).side_to_move()));
        }
    }

    /// Whether the engine has found something of it.
    pub(super) fn has_heard(&self) -> bool {
        self.fresh.is_some()
    }

    /// The engine is done with its question.
    pub(super) fn settle(&mut self) {
        if let Some((_, node)) = self.asked.take() {
            // It has nothing to say only where there is nothing to play.
            let finding = self.fresh.take().unwrap_or_else(|| Finding::over(None));
            self.keep(node, finding);
        }
    }

    /// Judges the turn that leads to a node, if enough is known.
    pub fn judged<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Option<JudgedMove> {
        let (parent, _) = tree.move_to(node)?;
        let (before, after) = (self.finding(parent)?, self.finding(node)?);
        let side = tree.at(parent).side_to_move();
        let was = before.score.told_to(side);
        let is = if self.is_best(tree, node) { was } else { after.score.told_to(side) };
        Some(JudgedMove { node, side, was, is, verdict: judge::verdict(was, is) })
    }

    /// Whether a node is where the engine's best turn leads.
    pub(super) fn is_best<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> bool {
        let Some((parent, m)) = tree.move_to(node) else { return false };
        let best = self.finding(parent).and_then(|finding| finding.line.first());
        best.is_some_and(|best| *best == tree.at(parent).uci(m))
    }

    /// What is known of the main line.
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

    /// Why the turn that leads to a node was bad, if it was.
    pub fn reason<G: Game>(&self, tree: &Tree<G>, node: NodeId) -> Option<MistakeReason> {
        let JudgedMove { was, is, .. } = self.judged(tree, node).filter(|mv| mv.verdict.is_some())?;
        let (parent, mv) = tree.move_to(node)?;
        let (better, answer) = (&self.finding(parent)?.line, &self.finding(node)?.line);
        Some(reasons::reason(&Case { before: tree.at(parent), mv, was, is, better, answer }))
    }
}
