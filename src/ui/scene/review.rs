//! The review as plain data: the graph, what each side made of the game, the bad turn that is shown, the reader's own
//! try.

use super::engine::moves_of;
use crate::game::{Game, Side};
use crate::session::glyph::sign;
use crate::session::review::judge::{Verdict, chances};
use crate::session::review::{JudgedMove, Retry, RetryStage, ReviewReport};
use crate::session::{Analysis, NodeId};
use crate::words;

/// How high the graph is in its own units; it is as wide as the game has turns.
pub const HEIGHT: u32 = 200;

/// A bad turn on the graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dot {
    /// After this many turns.
    pub ply: usize,
    /// So far from the top.
    pub y: u32,
    /// How bad.
    pub verdict: Verdict,
}

/// The chances over the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Graph {
    /// The nodes of the main line, the first position included.
    pub nodes: Vec<NodeId>,
    /// White's part of it, as an SVG path.
    pub area: String,
    /// The bad turns.
    pub dots: Vec<Dot>,
    /// How many turns of the main line lead to the position shown, or to where its variation begins.
    pub at: usize,
    /// That place in words.
    pub said: String,
}

/// What a side made of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideView {
    /// Which.
    pub side: Side,
    /// How it is called.
    pub name: &'static str,
    /// How accurately it played, in hundredths, once that is known.
    pub accuracy: Option<u32>,
    /// How many turns were how bad, and where the next one of them is.
    pub counts: [(Verdict, usize, Option<NodeId>); 3],
}

/// A bad turn, looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadMove {
    /// Where it led.
    pub node: NodeId,
    /// The turn with its number and sign.
    pub mv: String,
    /// How bad.
    pub verdict: Verdict,
    /// Why, in a sentence.
    pub why: String,
    /// What would have been better: a number where one is to be shown, the notation, the UCI text.
    pub better: Vec<(Option<String>, String, String)>,
}

/// What the reader does about a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetryView {
    /// How far it is, for automation.
    pub stage: &'static str,
    /// What is to be done, or what came of it.
    pub text: String,
    /// Whether the better turn is still to be found.
    pub open: bool,
    /// Whether another position is shown than the one it is about.
    pub away: bool,
    /// Whether there are no more mistakes.
    pub over: bool,
}

/// The review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewView {
    /// Whether it goes on by itself.
    pub running: bool,
    /// How many positions are known.
    pub done: usize,
    /// Of how many.
    pub of: usize,
    /// The graph.
    pub graph: Graph,
    /// White and Black.
    pub sides: [SideView; 2],
    /// The bad turn that is shown.
    pub bad: Option<BadMove>,
    /// The reader's try, if one goes on.
    pub retry: Option<RetryView>,
}

/// Hundredths as a whole number.
fn whole(hundredths: f64) -> u32 {
    (hundredths + 0.5) as u32
}

/// The signs of the review at its bad turns, for the list of turns; none while it is out of sight.
pub fn review_signs(report: Option<&ReviewReport>) -> Vec<(NodeId, u8)> {
    let moves = report.map_or(&[][..], |report| &report.moves);
    moves.iter().filter_map(|mv| Some((mv.node, mv.verdict?.glyph()))).collect()
}

/// The review, if it is in sight, and what it is drawn from.
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
                // The first after the position shown, or else the first.
                let after = graph.nodes[graph.at + 1..].contains(&mv.node);
                if next.is_none() || (after && !later) {
                    (next, later) = (Some(mv.node), after);
                }
            }
            (verdict, number, next)
        }),
    });
    ReviewView {
        running: review.is_running(),
        done: report.done(),
        of: report.line.len(),
        graph,
        sides,
        bad: bad_move(analysis),
        retry: review.retry().map(|retry| retry_view(analysis, report, retry)),
    }
}

/// A turn with its number, and the sign of how bad it is.
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
    for (ply, known) in report.line.iter().map(|(_, known)| known.map(y)).enumerate() {
        match known {
            Some(y) if drawn => area += &format!("L{ply} {y}"),
            Some(y) => area += &format!("M{ply} {HEIGHT}V{y}"),
            None if drawn => area += &format!("V{HEIGHT}Z"),
            None => {}
        }
        drawn = known.is_some();
    }
    if drawn {
        area += &format!("V{HEIGHT}Z");
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
    Graph { nodes, area, dots, at, said }
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
            let place = (before + 1, mistakes().count());
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
    RetryView { stage, text, open: retry.is_open(), away, over: retry.stage == RetryStage::Over }
}
