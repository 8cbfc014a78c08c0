//! The review as plain data: the graph, each side's summary, the bad move shown, and the reader's retry.

use super::engine::{LineMove, moves_of};
use crate::game::{Game, Side};
use crate::session::glyph::sign;
use crate::session::review::judge::{Verdict, chances};
use crate::session::review::{JudgedMove, Retry, RetryStage, ReviewReport};
use crate::session::{Analysis, NodeId};
use crate::words;

/// The height of the graph in SVG units. Its width is the number of moves.
pub const HEIGHT: u32 = 200;

/// A bad move on the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dot {
    /// Number of moves up to and including it.
    pub ply: usize,
    /// The distance from the top.
    pub y: u32,
    pub verdict: Verdict,
}

/// The winning chances over the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Graph {
    /// The nodes of the main line, including the first position.
    pub nodes: Vec<NodeId>,
    /// The part of the game that is known as an SVG path.
    pub known: String,
    /// White's area as an SVG path.
    pub area: String,
    pub dots: Vec<Dot>,
    /// Number of main line moves to the position shown, or to the start of its variation.
    pub at: usize,
    /// The same place as text.
    pub said: String,
}

/// A side's summary.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideView {
    pub side: Side,
    pub name: &'static str,
    /// The accuracy in percent. None until it is known.
    pub accuracy: Option<u32>,
    /// For each verdict, the number of moves with it and the node of the next one.
    pub counts: [(Verdict, usize, Option<NodeId>); 3],
}

/// The bad move on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMove {
    pub node: NodeId,
    /// The move with its number and glyph.
    pub mv: String,
    pub verdict: Verdict,
    /// The reason, in a sentence.
    pub why: String,
    /// The better line.
    pub better: Vec<LineMove>,
}

/// The reader's retry of a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetryView {
    /// The name of the stage, for tests.
    pub stage: &'static str,
    /// The task or its result.
    pub text: String,
    /// True while the better move is still to be found.
    pub open: bool,
    /// True if the board does not show the position of the retry.
    pub away: bool,
    /// True if no mistakes are left.
    pub over: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewView {
    /// The node of the position shown.
    pub current: NodeId,
    pub running: bool,
    /// Number of evaluated positions.
    pub done: usize,
    /// Total number of positions.
    pub of: usize,
    pub graph: Graph,
    /// The summaries of White and Black.
    pub sides: [SideView; 2],
    pub bad: Option<BadMove>,
    pub retry: Option<RetryView>,
}

/// Rounds a value in percent to a whole number.
fn whole(hundredths: f64) -> u32 {
    (hundredths + 0.5) as u32
}

/// The review's glyphs at bad moves, for the list of moves. Empty while the review is hidden.
pub fn review_signs(report: Option<&ReviewReport>) -> Vec<(NodeId, u8)> {
    let moves = report.map_or(&[][..], |report| &report.moves);
    moves.iter().filter_map(|mv| Some((mv.node, mv.verdict?.glyph()))).collect()
}

/// The view of a report.
pub fn review<G: Game>(analysis: &Analysis<G>, report: &ReviewReport) -> ReviewView {
    let (review, tree) = (analysis.review(), analysis.tree());
    let colours = tree.position().layout().colours();
    let graph = graph(analysis, report);
    let sides = Side::BOTH.map(|side| SideView {
        side,
        name: words::side_name(side, colours),
        accuracy: report.accuracy[side.index()].map(whole),
        counts: Verdict::ALL.map(|verdict| {
            let (mut number, mut next, mut later) = (0, None, false);
            for mv in report.mistakes(side).filter(|mv| mv.verdict == Some(verdict)) {
                number += 1;
                // The first bad move after the position shown, or else the first of the game.
                let after = graph.nodes[graph.at + 1..].contains(&mv.node);
                if next.is_none() || (after && !later) {
                    (next, later) = (Some(mv.node), after);
                }
            }
            (verdict, number, next)
        }),
    });
    ReviewView {
        current: tree.current(),
        running: review.is_running(),
        done: report.done(),
        of: report.line.len(),
        graph,
        sides,
        bad: bad_move(analysis),
        retry: review.retry().map(|retry| retry_view(analysis, report, retry)),
    }
}

/// A move with its number and its verdict's glyph.
fn named<G: Game>(analysis: &Analysis<G>, node: NodeId, verdict: Option<Verdict>) -> String {
    let tree = analysis.tree();
    let Some((parent, _)) = tree.move_to(node) else { return words::text("first-position").to_owned() };
    let before = tree.at(parent);
    let sign = verdict.map(|verdict| sign(verdict.glyph())).unwrap_or_default();
    words::numbered_move(before.shown_number(), before.side_to_move(), tree.text(node)) + &sign
}

fn graph<G: Game>(analysis: &Analysis<G>, report: &ReviewReport) -> Graph {
    let tree = analysis.tree();
    let nodes: Vec<NodeId> = report.line.iter().map(|(node, _)| *node).collect();
    let y = |chances: f64| HEIGHT - whole(chances * f64::from(HEIGHT) / 100.0);
    let (mut area, mut drawn) = (String::new(), false);
    let mut ground = String::new();
    for (ply, known) in report.line.iter().map(|(_, known)| known.map(y)).enumerate() {
        match known {
            Some(y) if drawn => area += &format!("L{ply} {y}"),
            Some(y) => {
                area += &format!("M{ply} {HEIGHT}V{y}");
                ground += &format!("M{ply} {HEIGHT}V0");
            }
            None if drawn => {
                area += &format!("V{HEIGHT}Z");
                ground += &format!("H{}V{HEIGHT}Z", ply - 1);
            }
            None => {}
        }
        drawn = known.is_some();
    }
    if drawn {
        area += &format!("V{HEIGHT}Z");
        ground += &format!("H{}V{HEIGHT}Z", nodes.len() - 1);
    }
    let dots = report.moves.iter().filter_map(|mv| {
        let ply = nodes.iter().position(|node| *node == mv.node)?;
        Some(Dot { ply, y: y(report.line[ply].1?), verdict: mv.verdict? })
    });
    let dots: Vec<Dot> = dots.collect();
    let path = tree.path();
    let at = nodes.iter().zip(&path).take_while(|(one, other)| one == other).count() - 1;
    let verdict = dots.iter().find(|dot| dot.ply == at).map(|dot| dot.verdict);
    let chances = report.line[at].1.map(whole);
    let mv = named(analysis, nodes[at], None);
    let said = words::graph_place(&mv, verdict, chances, tree.position().layout().colours());
    Graph { nodes, known: ground, area, dots, at, said }
}

fn bad_move<G: Game>(analysis: &Analysis<G>) -> Option<BadMove> {
    let (tree, review) = (analysis.tree(), analysis.review());
    let node = analysis.spoken_of()?;
    let JudgedMove { was, is, verdict, .. } = review.judged(tree, node)?;
    let (verdict, why) = (verdict?, analysis.reason()?);
    let (parent, _) = tree.move_to(node)?;
    let before = tree.at(parent);
    let fell = (whole(chances(was)), whole(chances(is)));
    Some(BadMove {
        node,
        mv: named(analysis, node, Some(verdict)),
        verdict,
        why: words::reason(why, before.layout(), before.goal(), fell),
        better: moves_of(before, review.finding(parent).map_or(&[], |finding| &finding.line)),
    })
}

fn retry_view<G: Game>(analysis: &Analysis<G>, report: &ReviewReport, retry: Retry) -> RetryView {
    let tree = analysis.tree();
    let (stage, text) = match retry.stage {
        RetryStage::Asked => {
            let mistakes = || report.mistakes(retry.side);
            let verdict = mistakes().find(|mv| mv.node == retry.node).and_then(|mv| mv.verdict);
            let mv = named(analysis, retry.node, verdict);
            let before = mistakes().take_while(|mv| mv.node != retry.node).count();
            let place = retry.goes_on.then(|| (before + 1, mistakes().count()));
            ("asked", words::retry_ask(retry.side, &mv, place, tree.position().layout().colours()))
        }
        RetryStage::Judging(..) => ("looking", words::text("retry-looking").to_owned()),
        RetryStage::Wrong => ("wrong", words::text("retry-wrong").to_owned()),
        RetryStage::Good => ("good", words::text("retry-good").to_owned()),
        RetryStage::Solved => ("solved", words::text("retry-solved").to_owned()),
        RetryStage::Over => ("over", words::text("retry-over").to_owned()),
    };
    let base = tree.move_to(retry.node).map(|(parent, _)| parent);
    let asks = matches!(retry.stage, RetryStage::Asked | RetryStage::Wrong);
    let away = asks && base != Some(tree.current());
    RetryView { stage, text, open: retry.is_open(), away, over: retry.stage == RetryStage::Over || !retry.goes_on }
}
