//! Key moments of a game: one side's worst mistakes, and one good move. No new search is needed, because a coach or a
//! review has scored the positions.

use super::judge::{chances, is_win};
use super::reasons::MistakeReason;
use super::{JudgedMove, Review};
use crate::game::{Cell, Event, Game, Kind, Side};
use crate::search::Score;
use crate::session::{NodeId, Tree};
use crate::sorted::sorted;

const MOST: usize = 3;

/// Winning chances that the opponent must have given away, in percent, for the reply to count as a good move.
const GIFT: f64 = 10.0;

/// Winning chances that the good move may lose, in percent.
const CRUMB: f64 = 3.0;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    pub judged: JudgedMove,
    pub kind: MomentKind,
    /// What the best reply to a mistake does. Empty for other moves, and if no reply is known.
    pub reply: Vec<Event>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MomentKind {
    Mistake(MistakeReason),
    /// A drop or a ransom that won the game: the piece, where it landed, and whether the game ended with it.
    Parachute(Kind, Cell, bool),
    /// Any other good move: it used a slip of the opponent.
    Well,
}

impl MomentKind {
    pub const fn is_good(&self) -> bool {
        !matches!(self, MomentKind::Mistake(_))
    }
}

fn cost(mv: &JudgedMove) -> f64 {
    chances(mv.was) - chances(mv.is)
}

/// At most three moments among the moves to these nodes by one's own sides, in the order of the nodes. Empty if no move
/// was judged. `won` is the last node of a game that was won, and its winner.
pub fn key_moments<G: Game>(
    review: &Review,
    tree: &Tree<G>,
    nodes: &[NodeId],
    won: Option<(NodeId, Side)>,
    own: impl Fn(Side) -> bool,
) -> Vec<KeyMoment> {
    let judged = |node: NodeId| review.judged(tree, node);
    let moves: Vec<JudgedMove> =
        nodes.iter().filter_map(|&node| judged(node)).filter(|judged| own(judged.side)).collect();
    if moves.is_empty() {
        return Vec::new();
    }
    let won = won.filter(|(_, winner)| own(*winner));
    let good = won.and_then(|won| parachute(tree, &moves, won)).or_else(|| {
        let gift =
            |mv: &JudgedMove| tree.move_to(mv.node).and_then(|(before, _)| judged(before)).map_or(0.0, |it| cost(&it));
        let well = moves.iter().filter(|mv| cost(mv) <= CRUMB && gift(mv) >= GIFT);
        let well = well.max_by(|a, b| gift(a).total_cmp(&gift(b)))?;
        Some(KeyMoment { judged: *well, kind: MomentKind::Well, reply: Vec::new() })
    });
    let bad = moves.into_iter().filter(|mv| mv.verdict.is_some());
    let bad = sorted(bad, |a, b| cost(a) > cost(b)).into_iter().filter_map(|judged| {
        let kind = MomentKind::Mistake(review.reason(tree, judged.node)?);
        Some(KeyMoment { judged, kind, reply: review.reply_events(tree, judged.node) })
    });
    let chosen: Vec<KeyMoment> = bad.take(MOST - usize::from(good.is_some())).chain(good).collect();
    let place = |moment: &KeyMoment| nodes.iter().position(|&node| node == moment.judged.node);
    sorted(chosen, |a, b| place(a) < place(b))
}

/// The drop or ransom that won: the one that ended the game, or else the first that made a forced win.
fn parachute<G: Game>(tree: &Tree<G>, moves: &[JudgedMove], (end, winner): (NodeId, Side)) -> Option<KeyMoment> {
    let moment = |judged: JudgedMove, ends| {
        let (kind, at) = landing(tree, judged.node)?;
        Some(KeyMoment { judged, kind: MomentKind::Parachute(kind, at, ends), reply: Vec::new() })
    };
    // The end of the game needs no search, so a coach has not judged it.
    let last = JudgedMove { node: end, side: winner, was: Score::Mate(1), is: Score::Mate(1), verdict: None };
    let is_mate = tree.at(end).outcome().is_some_and(|outcome| outcome.winner == Some(winner));
    let ended = is_mate.then(|| moment(last, true)).flatten();
    // Moves that were taken back won nothing.
    let line = tree.path_to(end);
    let wins = |mv: &&JudgedMove| mv.side == winner && line.contains(&mv.node) && is_win(mv.is) && !is_win(mv.was);
    let first = || moves.iter().filter(wins).filter(|mv| mv.verdict.is_none()).find_map(|mv| moment(*mv, false));
    ended.or_else(first)
}

/// The piece that the move to a node dropped or ransomed, and its square.
fn landing<G: Game>(tree: &Tree<G>, node: NodeId) -> Option<(Kind, Cell)> {
    let (before, m) = tree.move_to(node)?;
    tree.at(before).events(m).into_iter().find_map(|event| match event {
        Event::Rescued(piece, at) | Event::Dropped(piece, at) => Some((piece.kind, at)),
        _ => None,
    })
}
