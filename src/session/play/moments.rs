//! What there is to take along from a game that a coach has watched: where the reader threw most away, and one thing done
//! well. Nothing is asked anew: the positions were valued while the game went on.

use super::Play;
use crate::game::Game;
use crate::session::review::JudgedMove;
use crate::session::review::judge::chances;
use crate::session::review::reasons::MistakeReason;
use crate::sorted::sorted;

/// How many there are at most.
const MOST: usize = 3;

/// How much of the chances the opponent must have given away, in hundredths, for the answer to be worth a word.
const GIFT: f64 = 10.0;

/// How much of them the answer may let go.
const CRUMB: f64 = 3.0;

/// Something to take along.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    /// The turn.
    pub judged: JudgedMove,
    /// What was wrong with it; none if it was done well.
    pub reason: Option<MistakeReason>,
}

fn cost(mv: &JudgedMove) -> f64 {
    chances(mv.was) - chances(mv.is)
}

impl<G: Game> Play<G> {
    /// At most three moments of this game in the order in which they came, turns that were taken back included.
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
