//! Move ordering: the move from the table first, then good captures, killers and countermove. The rest follows by move
//! score and history.
//!
//! Moves are generated in stages, because a node that a capture cuts off need not know its three hundred drops.
//!
//! CITE: <https://www.chessprogramming.org/Move_Ordering>,
//! <https://www.chessprogramming.org/Move_Generation#Staged_Move_Generation>.

mod arena;

pub use arena::{Arena, Candidate};

use arena::{GONE, Listed, SortKey, greatest};

use super::constants::MOVE_SCORE_WEIGHT;
use super::history::History;
use crate::game::{MoveStage, Position, View};

/// Types of moves that a node tries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WantedMoves {
    /// All moves.
    All,
    /// Captures and promotions that do not seem to lose material.
    GoodCaptures,
    /// Good captures and promotions, and quiet checks.
    GoodCapturesAndChecks,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    TableMove,
    ListForcing,
    GoodCaptures,
    /// The killers and the countermove, with the number of them that have been tried.
    Refutations(usize),
    ListQuiet,
    PickQuiet,
    ListSpare,
    PickSpare,
}

/// Yields the moves of one node, best first.
pub struct MovePicker<'a, P: Position + 'a> {
    view: P::View<'a>,
    step: Step,
    wanted: WantedMoves,
    /// Moves that were yielded before they were generated: the table's move, the killers, the countermove.
    picked_early: [Option<P::Move>; 4],
    /// The places of these moves in the history, which are compared faster than moves. Moves may share a place.
    picked_places: [usize; 4],
    /// The killers and the countermove, as they were when they were tried.
    looked_at: [Option<P::Move>; 3],
    /// Indices in the arena of this node's first candidate and first key.
    start: (usize, usize),
    /// Number of candidates of this stage that have been picked.
    picked: usize,
    /// Index of the next key, once the rest of this stage has been sorted.
    next: Option<usize>,
    only_checks: bool,
}

/// Number of moves of a stage that are picked by selection. If the node needs more, the rest is sorted.
const PICKED: usize = 60;
/// Bonus for a killer or the countermove that could not be tried early.
const KILLER: i32 = 12_000;
const COUNTERMOVE: i32 = 6_000;

impl<'a, P: Position> MovePicker<'a, P> {
    /// Creates the picker of a node whose table entry proposes this move.
    pub fn new(position: &'a P, arena: &Arena<P::Move>, wanted: WantedMoves, table: Option<P::Move>) -> Self {
        let start = (arena.candidates.len(), arena.keys.len());
        MovePicker {
            view: position.view(),
            step: Step::TableMove,
            wanted,
            picked_early: [table, None, None, None],
            picked_places: [usize::MAX; 4],
            looked_at: [None; 3],
            start,
            picked: 0,
            next: None,
            only_checks: false,
        }
    }

    /// Removes this node's candidates from the arena. Must be called when the node is done.
    pub fn done(self, arena: &mut Arena<P::Move>) {
        arena.candidates.truncate(self.start.0);
        arena.scores.truncate(self.start.0);
        arena.keys.truncate(self.start.1);
    }

    /// Returns a quiet move that mates at once, if one is found cheaply.
    pub fn mate_in_one(&self) -> Option<P::Move> {
        self.view.mate_in_one()
    }

    /// Skips all further quiet moves that do not plainly give check. Most of them are then never generated.
    pub fn only_checks(&mut self) {
        self.only_checks = true;
    }

    /// Returns the next move, or `None` if none is left.
    pub fn next(
        &mut self,
        arena: &mut Arena<P::Move>,
        history: &History<P::Move>,
        ply: usize,
        previous: Option<usize>,
    ) -> Option<Candidate<P::Move>> {
        loop {
            match self.step {
                Step::TableMove => {
                    self.step = Step::ListForcing;
                    if let Some(m) = self.picked_early[0] {
                        let hint = self.view.hint(m);
                        if self.wanted == WantedMoves::All || hint.forcing {
                            self.picked_places[0] = hint.history;
                            return Some(Candidate { m, hint });
                        }
                        // A quiet move from a deeper search. If it gives check, it is tried together with the checks.
                        self.picked_early[0] = None;
                    }
                }
                Step::ListForcing => {
                    self.step = Step::GoodCaptures;
                    self.list(MoveStage::Forcing, arena, None);
                }
                Step::GoodCaptures => {
                    // Captures that seem to lose material are tried with the quiet moves.
                    if let Some(candidate) = self.pick(arena, 0) {
                        return Some(candidate);
                    }
                    self.step = match self.wanted {
                        WantedMoves::All => Step::Refutations(0),
                        WantedMoves::GoodCaptures => return None,
                        WantedMoves::GoodCapturesAndChecks => Step::ListQuiet,
                    };
                }
                Step::Refutations(looked_at) => {
                    let [first, second] = history.killers(ply);
                    let Some(&known) = [first, second, history.countermove(previous)].get(looked_at) else {
                        self.step = Step::ListQuiet;
                        continue;
                    };
                    self.step = Step::Refutations(looked_at + 1);
                    self.looked_at[looked_at] = known;
                    if let Some(candidate) = self.pick_refutation(looked_at + 1, known) {
                        return Some(candidate);
                    }
                }
                Step::ListQuiet => {
                    self.step = Step::PickQuiet;
                    let checks = self.wanted != WantedMoves::All || self.only_checks;
                    let stage = if checks { MoveStage::Checks } else { MoveStage::Quiet };
                    self.list_quiet(stage, arena, history, ply, previous);
                }
                Step::PickQuiet => {
                    let least = if self.wanted == WantedMoves::All { i32::MIN } else { 0 };
                    if let Some(candidate) = self.pick_quiet(arena, least) {
                        return Some(candidate);
                    }
                    if self.wanted != WantedMoves::All || self.only_checks {
                        return None;
                    }
                    self.step = Step::ListSpare;
                }
                Step::ListSpare => {
                    self.step = Step::PickSpare;
                    self.list_quiet(MoveStage::Spare, arena, history, ply, previous);
                }
                Step::PickSpare => return self.pick_quiet(arena, i32::MIN),
            }
        }
    }

    /// Returns a killer or the countermove if it is a legal quiet move here and has not been yielded yet.
    fn pick_refutation(&mut self, place: usize, known: Option<P::Move>) -> Option<Candidate<P::Move>> {
        let m = known.filter(|_| !self.picked_early.contains(&known)).filter(|&m| self.view.is_plainly_legal(m))?;
        let hint = self.view.hint(m);
        if hint.forcing || self.only_checks && !hint.check {
            return None;
        }
        (self.picked_early[place], self.picked_places[place]) = (Some(m), hint.history);
        Some(Candidate { m, hint })
    }

    fn list_quiet(
        &mut self,
        stage: MoveStage,
        arena: &mut Arena<P::Move>,
        history: &History<P::Move>,
        ply: usize,
        previous: Option<usize>,
    ) {
        let first = arena.candidates.len();
        self.list(stage, arena, Some(history));
        let [one, other] = history.killers(ply);
        for (known, bonus) in [(one, KILLER), (other, KILLER), (history.countermove(previous), COUNTERMOVE)] {
            // If the early stage could have yielded it but did not, it is not in this list.
            let is_elsewhere =
                self.picked_early.contains(&known) || P::View::KNOWS_LEGAL && self.looked_at.contains(&known);
            if let Some(m) = known.filter(|_| !is_elsewhere)
                && let Some(at) = arena.candidates[first..].iter().position(|candidate| candidate.m == m)
            {
                arena.scores[first + at] += bonus;
            }
        }
    }

    /// Adds the moves of a stage to the remaining candidates, scored by the game and by history.
    fn list(&mut self, stage: MoveStage, arena: &mut Arena<P::Move>, history: Option<&History<P::Move>>) {
        let Arena { candidates, scores, keys, list } = arena;
        (self.picked, self.next) = (0, None);
        keys.truncate(self.start.1);
        self.view.rate(stage, list, &mut |m, hint, score| {
            scores.push(score * MOVE_SCORE_WEIGHT.get() + history.map_or(0, |history| history.score(hint.history)));
            candidates.push(Listed::new(m, &hint));
        });
    }

    fn pick_quiet(&mut self, arena: &mut Arena<P::Move>, least: i32) -> Option<Candidate<P::Move>> {
        loop {
            let candidate = self.pick(arena, least)?;
            if !self.only_checks || candidate.hint.check || candidate.hint.forcing {
                return Some(candidate);
            }
            self.keep_loud(arena);
        }
    }

    /// Keeps only checks and forcing moves among the remaining quiet moves. There are few of them.
    fn keep_loud(&mut self, arena: &mut Arena<P::Move>) {
        let Arena { candidates, scores, keys, .. } = arena;
        let start = self.start.0;
        if let Some(next) = self.next {
            let mut kept = next;
            for i in next..keys.len() {
                if candidates[start + keys[i].place()].is_loud() {
                    keys[kept] = keys[i];
                    kept += 1;
                }
            }
            keys.truncate(kept);
            return;
        }
        let mut kept = start;
        for i in start..candidates.len() {
            if scores[i] != GONE && candidates[i].is_loud() {
                (candidates[kept], scores[kept]) = (candidates[i], scores[i]);
                kept += 1;
            }
        }
        candidates.truncate(kept);
        scores.truncate(kept);
    }

    /// Returns the best remaining move of this stage that has not been yielded, if its score is at least `least`.
    fn pick(&mut self, arena: &mut Arena<P::Move>, least: i32) -> Option<Candidate<P::Move>> {
        loop {
            let (at, score) = self.best(arena)?;
            if score < least {
                return None;
            }
            self.picked += 1;
            arena.scores[at] = GONE;
            self.next = self.next.map(|next| next + 1);
            let candidate = arena.candidates[at].candidate();
            let [one, two, three, four] = self.picked_places.map(|place| place == candidate.hint.history);
            let may_be_early = one | two | three | four;
            if !may_be_early || !self.picked_early.contains(&Some(candidate.m)) {
                return Some(candidate);
            }
        }
    }

    /// Returns the index and the score of the best remaining move of this stage.
    #[inline]
    fn best(&mut self, arena: &mut Arena<P::Move>) -> Option<(usize, i32)> {
        let start = self.start.0;
        if self.next.is_none() && self.picked < PICKED {
            let at = start + greatest(&arena.scores[start..]);
            return Some((at, *arena.scores.get(at)?));
        }
        let next = self.next.unwrap_or_else(|| self.sort(arena));
        let key = arena.keys.get(next)?;
        Some((start + key.place(), key.score()))
    }

    /// Sorts the remaining moves of this stage. Returns the index of the first key.
    #[inline(never)]
    fn sort(&mut self, arena: &mut Arena<P::Move>) -> usize {
        let Arena { scores, keys, .. } = arena;
        let next = keys.len();
        let left = scores[self.start.0..].iter().enumerate().filter(|(_, score)| **score != GONE);
        keys.extend(left.map(|(place, &score)| SortKey::new(score, place)));
        keys[next..].sort_unstable_by(|a, b| b.cmp(a));
        self.next = Some(next);
        next
    }
}
