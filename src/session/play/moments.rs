//! Key moments of a game that a coach has watched: the reader's worst mistakes, and one good move. No new search is
//! needed, because the positions were scored during the game.

use super::Play;
use crate::game::Game;
use crate::session::review::JudgedMove;
use crate::session::review::judge::chances;
use crate::session::review::reasons::MistakeReason;
use crate::sorted::sorted;

const MOST: usize = 3;

/// Winning chances that the opponent must have given away, in percent, for the reply to count as a good move.
const GIFT: f64 = 10.0;

/// Winning chances that the good move may lose, in percent.
const CRUMB: f64 = 3.0;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    pub judged: JudgedMove,
    /// The reason for a mistake; none for a good move.
    pub reason: Option<MistakeReason>,
}

fn cost(mv: &JudgedMove) -> f64 {
    chances(mv.was) - chances(mv.is)
}

impl<G: Game> Play<G> {
    /// At most three moments in the order of the game, including moves that were taken back.
    pub fn moments(&self) -> Vec<KeyMoment> {
        let (tree, found) = (self.tree(), &self.coach.found);
        let judged = |node| found.judged(tree, node);
        let own: Vec<JudgedMove> =
            tree.walk().into_iter().filter_map(judged).filter(|it| self.is_own(it.side)).collect();
        let gift =
            |mv: &JudgedMove| tree.move_to(mv.node).and_then(|(before, _)| judged(before)).map_or(0.0, |it| cost(&it));
        let well = own.iter().filter(|mv| cost(mv) <= CRUMB && gift(mv) >= GIFT);
        let well = well.max_by(|a, b| gift(a).total_cmp(&gift(b))).copied();
        let bad = own.iter().filter(|mv| mv.verdict.is_some()).copied();
        let bad = sorted(bad, |a, b| cost(a) > cost(b)).into_iter().take(MOST - usize::from(well.is_some()));
        let all = sorted(bad.chain(well), |a, b| a.node < b.node);
        all.into_iter().map(|judged| KeyMoment { judged, reason: found.reason(tree, judged.node) }).collect()
    }
}
