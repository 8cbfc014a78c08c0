//! In which order the turns of a node are tried: the table's, winning captures, then the rest by promise and history.
//!
//! Turns are made in stages, because a node that is refuted by a capture need not know its three hundred drops.
//! CITE: chessprogramming wiki, Move Ordering, Staged Move Generation.

use super::history::History;
use crate::game::{Hint, Position};

/// A turn waiting to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The turn.
    pub m: M,
    /// The higher, the earlier.
    pub score: i32,
    /// What the game says of it.
    pub hint: Hint,
}

/// The candidates of all nodes on the line, one after the other: positions with more than a thousand turns exist, and
/// lists of that size must not lie on the stack.
pub struct Arena<M> {
    candidates: Vec<Candidate<M>>,
    list: Vec<M>,
}

impl<M> Arena<M> {
    /// Room for a first few nodes.
    pub fn new() -> Arena<M> {
        Arena { candidates: Vec::with_capacity(8192), list: Vec::with_capacity(1536) }
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.candidates.clear();
    }
}

/// Which turns a node wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// All.
    Every,
    /// Those that seem to win men.
    Gains,
    /// Those, and quiet checks.
    GainsAndChecks,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Table,
    Forcing,
    Gains,
    Rest,
}

/// Hands out the turns of one node, best first.
pub struct Picker<M> {
    stage: Stage,
    wanted: Wanted,
    table: Option<M>,
    start: usize,
    next: usize,
    sorted: bool,
}

/// So many turns are picked one by one; those after them, if it comes to that, are sorted.
const PICKED: usize = 10;
/// What being a killer or an answer adds to a quiet turn's score.
const KILLER: i32 = 12_000;
const ANSWER: i32 = 6_000;
/// How much a centipawn of promise weighs against history.
const PROMISE: i32 = 24;

impl<M: Copy + Eq> Picker<M> {
    /// For a node whose table entry proposes this turn.
    pub fn new(arena: &Arena<M>, wanted: Wanted, table: Option<M>) -> Picker<M> {
        let start = arena.candidates.len();
        Picker { stage: Stage::Table, wanted, table, start, next: start, sorted: false }
    }

    /// Gives the arena back what this node took from it; to be called when the node is done.
    pub fn done(self, arena: &mut Arena<M>) {
        arena.candidates.truncate(self.start);
    }

    /// The next turn, if there is one left.
    pub fn next<P: Position<Move = M>>(
        &mut self,
        position: &P,
        arena: &mut Arena<M>,
        history: &History<M>,
        ply: usize,
        before: Option<usize>,
    ) -> Option<Candidate<M>> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::Forcing;
                    if let Some(m) = self.table {
                        let candidate = Candidate { m, score: i32::MAX, hint: position.hint(m) };
                        if self.wanted == Wanted::Every || candidate.hint.forcing {
                            arena.candidates.push(candidate);
                            self.next += 1;
                            return Some(candidate);
                        }
                        // A quiet turn from deeper searches; if it is a check, it comes with those.
                        self.table = None;
                    }
                }
                Stage::Forcing => {
                    self.stage = Stage::Gains;
                    arena.list.clear();
                    position.forcing_moves(&mut arena.list);
                    self.take(position, arena, |_, hint| hint.promise * PROMISE);
                }
                Stage::Gains => {
                    if let Some(candidate) = self.pick(arena, 0) {
                        return Some(candidate);
                    }
                    if self.wanted == Wanted::Gains {
                        return None;
                    }
                    self.stage = Stage::Rest;
                    self.sorted = false;
                    arena.list.clear();
                    if self.wanted == Wanted::Every {
                        position.quiet_moves(&mut arena.list);
                    } else {
                        position.quiet_checks(&mut arena.list);
                    }
                    let (killers, answer) = (history.killers(ply), history.answer(before));
                    self.take(position, arena, |m, hint| {
                        let killer = if killers.contains(&Some(m)) { KILLER } else { 0 };
                        let answer = if answer == Some(m) { ANSWER } else { 0 };
                        hint.promise * PROMISE + history.of(hint.history) + killer + answer
                    });
                }
                Stage::Rest => {
                    let least = if self.wanted == Wanted::Every { i32::MIN } else { 0 };
                    return self.pick(arena, least);
                }
            }
        }
    }

    /// Puts the turns of the list among the candidates.
    fn take<P: Position<Move = M>>(&self, position: &P, arena: &mut Arena<M>, score: impl Fn(M, &Hint) -> i32) {
        let Arena { candidates, list } = arena;
        let mut turns = list.iter();
        position.hints(list, &mut |hint| {
            if let Some(&m) = turns.next()
                && self.table != Some(m)
            {
                candidates.push(Candidate { m, score: score(m, &hint), hint });
            }
        });
    }

    /// The best of those left, if its score is at least this.
    fn pick(&mut self, arena: &mut Arena<M>, least: i32) -> Option<Candidate<M>> {
        let left = arena.candidates.get_mut(self.next..)?;
        if !self.sorted && self.next >= self.start + PICKED {
            // Stable, so that equals keep the game's order on every machine.
            left.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
            self.sorted = true;
        }
        if !self.sorted {
            // The first of the best; `max_by_key` would take the last.
            let best = (0..left.len()).rev().max_by_key(|&i| left[i].score)?;
            left.swap(0, best);
        }
        let first = *left.first()?;
        if first.score < least {
            return None;
        }
        self.next += 1;
        Some(first)
    }
}
