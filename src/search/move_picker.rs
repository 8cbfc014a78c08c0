//! Move ordering: the turn from the table first, then good captures, killers and countermove, then the rest by move score
//! and history.
//!
//! Turns are generated in stages, since a node that is cut off by a capture need not know its three hundred drops.
//!
//! CITE: <https://www.chessprogramming.org/Move_Ordering>,
//! <https://www.chessprogramming.org/Move_Generation#Staged_Move_Generation>.

mod arena;

pub use arena::{Arena, Candidate};

use arena::SortKey;

use super::history::History;
use crate::game::{Hint, Position, Stage, View};

/// Which turns a node wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// All.
    All,
    /// Captures and promotions that do not seem to lose men.
    GoodCaptures,
    /// The same, and quiet checks.
    GoodCapturesAndChecks,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    TableMove,
    ListForcing,
    GoodCaptures,
    /// The killers and the countermove: how many of them have been tried.
    Refutations(usize),
    ListQuiet,
    PickQuiet,
    ListSpare,
    PickSpare,
}

/// Hands out the turns of one node, best first.
pub struct MovePicker<'a, P: Position + 'a> {
    view: P::View<'a>,
    step: Step,
    wanted: Wanted,
    /// What was handed out before it was generated: the table's turn, the killers, the countermove.
    picked_early: [Option<P::Move>; 4],
    /// Where the candidates of this node begin, and their keys.
    start: (usize, usize),
    /// The next key, and where those of this stage begin.
    next: usize,
    stage: usize,
    sorted: bool,
    only_checks: bool,
}

/// The first turns of a stage are picked by selection, this many; if more are needed, the rest is sorted.
const PICKED: usize = 10;
/// What being a killer or the countermove adds to a quiet turn's score, where it could not be tried early.
const KILLER: i32 = 12_000;
const COUNTERMOVE: i32 = 6_000;
/// The weight of a centipawn of move score against history.
const MOVE_SCORE_WEIGHT: i32 = 24;

impl<'a, P: Position> MovePicker<'a, P> {
    /// For a node whose table entry proposes this turn.
    pub fn new(position: &'a P, arena: &Arena<P::Move>, wanted: Wanted, table: Option<P::Move>) -> Self {
        let start = (arena.candidates.len(), arena.keys.len());
        MovePicker {
            view: position.view(),
            step: Step::TableMove,
            wanted,
            picked_early: [table, None, None, None],
            start,
            next: start.1,
            stage: start.1,
            sorted: false,
            only_checks: false,
        }
    }

    /// Gives the arena back what this node took from it. To be called when the node is done.
    pub fn done(self, arena: &mut Arena<P::Move>) {
        arena.candidates.truncate(self.start.0);
        arena.keys.truncate(self.start.1);
    }

    /// From now on leaves out quiet turns that do not plainly give check; most of them are then never generated.
    pub fn only_checks(&mut self) {
        self.only_checks = true;
    }

    /// The next turn, if there is one left.
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
                        if self.wanted == Wanted::All || hint.forcing {
                            return Some(Candidate { m, hint });
                        }
                        // A quiet turn, from a deeper search. If it gives check, it comes with the checks.
                        self.picked_early[0] = None;
                    }
                }
                Step::ListForcing => {
                    self.step = Step::GoodCaptures;
                    self.list(Stage::Forcing, arena, |_, hint| hint.move_score * MOVE_SCORE_WEIGHT);
                }
                Step::GoodCaptures => {
                    // Captures that seem to lose men wait for the quiet turns.
                    if let Some(candidate) = self.pick(arena, 0) {
                        return Some(candidate);
                    }
                    self.step = match self.wanted {
                        Wanted::All => Step::Refutations(0),
                        Wanted::GoodCaptures => return None,
                        Wanted::GoodCapturesAndChecks => Step::ListQuiet,
                    };
                }
                Step::Refutations(looked_at) => {
                    let [first, second] = history.killers(ply);
                    let Some(&known) = [first, second, history.countermove(previous)].get(looked_at) else {
                        self.step = Step::ListQuiet;
                        continue;
                    };
                    self.step = Step::Refutations(looked_at + 1);
                    if let Some(candidate) = self.pick_refutation(looked_at + 1, known) {
                        return Some(candidate);
                    }
                }
                Step::ListQuiet => {
                    self.step = Step::PickQuiet;
                    let checks = self.wanted != Wanted::All || self.only_checks;
                    let stage = if checks { Stage::Checks } else { Stage::Quiet };
                    self.list_quiet(stage, arena, history, ply, previous);
                }
                Step::PickQuiet => {
                    let least = if self.wanted == Wanted::All { i32::MIN } else { 0 };
                    if let Some(candidate) = self.pick_quiet(arena, least) {
                        return Some(candidate);
                    }
                    if self.wanted != Wanted::All || self.only_checks {
                        return None;
                    }
                    self.step = Step::ListSpare;
                }
                Step::ListSpare => {
                    self.step = Step::PickSpare;
                    self.list_quiet(Stage::Spare, arena, history, ply, previous);
                }
                Step::PickSpare => return self.pick_quiet(arena, i32::MIN),
            }
        }
    }

    /// A killer or the countermove, if it is a legal quiet turn here and has not been handed out.
    fn pick_refutation(&mut self, place: usize, known: Option<P::Move>) -> Option<Candidate<P::Move>> {
        let m = known.filter(|_| !self.picked_early.contains(&known)).filter(|&m| self.view.is_plainly_legal(m))?;
        let hint = self.view.hint(m);
        if hint.forcing || self.only_checks && !hint.check {
            return None;
        }
        self.picked_early[place] = Some(m);
        Some(Candidate { m, hint })
    }

    fn list_quiet(
        &mut self,
        stage: Stage,
        arena: &mut Arena<P::Move>,
        history: &History<P::Move>,
        ply: usize,
        previous: Option<usize>,
    ) {
        let (killers, countermove) = (history.killers(ply), history.countermove(previous));
        self.list(stage, arena, |m, hint| {
            let killer = if killers.contains(&Some(m)) { KILLER } else { 0 };
            let countermove = if countermove == Some(m) { COUNTERMOVE } else { 0 };
            hint.move_score * MOVE_SCORE_WEIGHT + history.score(hint.history) + killer + countermove
        });
    }

    /// Puts the turns of a stage among the candidates that are left.
    fn list(&mut self, stage: Stage, arena: &mut Arena<P::Move>, score: impl Fn(P::Move, &Hint) -> i32) {
        let Arena { candidates, keys, list } = arena;
        (self.stage, self.sorted) = (self.next, false);
        list.clear();
        self.view.list(stage, list);
        let mut turns = list.iter();
        self.view.hints(list, &mut |hint| {
            if let Some(&m) = turns.next()
                && !self.picked_early.contains(&Some(m))
            {
                keys.push(SortKey::new(score(m, &hint), candidates.len() - self.start.0));
                candidates.push(Candidate { m, hint });
            }
        });
    }

    fn pick_quiet(&mut self, arena: &mut Arena<P::Move>, least: i32) -> Option<Candidate<P::Move>> {
        loop {
            let candidate = self.pick(arena, least)?;
            if !self.only_checks || candidate.hint.check || candidate.hint.forcing {
                return Some(candidate);
            }
            // Of the quiet turns that are left only the checks are wanted. There are few of them.
            let Arena { candidates, keys, .. } = arena;
            let mut kept = self.next;
            for i in self.next..keys.len() {
                let hint = candidates.get(self.start.0 + keys[i].place()).map(|candidate| candidate.hint);
                if hint.is_some_and(|hint| hint.check || hint.forcing) {
                    keys[kept] = keys[i];
                    kept += 1;
                }
            }
            keys.truncate(kept);
        }
    }

    /// The best turn left of this stage, if its score is at least `least`.
    fn pick(&mut self, arena: &mut Arena<P::Move>, least: i32) -> Option<Candidate<P::Move>> {
        let left = arena.keys.get_mut(self.next..)?;
        if !self.sorted && self.next >= self.stage + PICKED {
            left.sort_unstable_by(|a, b| b.cmp(a));
            self.sorted = true;
        }
        if !self.sorted {
            let best = (0..left.len()).max_by_key(|&i| left[i])?;
            left.swap(0, best);
        }
        let first = *left.first()?;
        if first.score() < least {
            return None;
        }
        self.next += 1;
        arena.candidates.get(self.start.0 + first.place()).copied()
    }
}
