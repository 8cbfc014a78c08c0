//! What turns have done elsewhere in the tree: the quiet ones that refuted something are tried early.
//!
//! CITE: chessprogramming wiki, History Heuristic (with gravity, after Stockfish), Killer Heuristic,
//! Countermove Heuristic.

use super::score::MAX_PLY;

/// No history value goes beyond this, either way.
pub const MOST: i32 = 8192;

/// Histories, killers and countermoves.
pub struct History<M> {
    quiet: Vec<i16>,
    countermoves: Vec<Option<M>>,
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy + Eq> History<M> {
    /// With room for so many sorts of turns.
    pub fn new(sorts: usize) -> History<M> {
        History { quiet: vec![0; sorts], countermoves: vec![None; sorts], killers: vec![[None; 2]; MAX_PLY + 2] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = History::new(self.quiet.len());
    }

    /// Keeps the trends, weaker, and forgets what belonged to one search.
    pub fn new_search(&mut self) {
        self.quiet.iter_mut().for_each(|value| *value /= 2);
        self.killers.fill([None; 2]);
    }

    /// How turns of this sort have done, at most [`MOST`] either way.
    pub fn score(&self, sort: usize) -> i32 {
        self.quiet.get(sort).copied().unwrap_or(0).into()
    }

    /// The two last turns that refuted something at this ply.
    pub fn killers(&self, ply: usize) -> [Option<M>; 2] {
        self.killers[ply]
    }

    /// The turn that last refuted one of this sort.
    pub fn countermove(&self, sort: Option<usize>) -> Option<M> {
        self.countermoves.get(sort?).copied().flatten()
    }

    /// A killer of a ply is of no use to the children of another node.
    pub fn forget_killers(&mut self, ply: usize) {
        self.killers[ply] = [None; 2];
    }

    /// Raises or lowers what turns of a sort are worth, the less the further they are already.
    pub fn update(&mut self, sort: usize, bonus: i32) {
        if let Some(value) = self.quiet.get_mut(sort) {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MOST).clamp(-MOST, MOST) as i16;
        }
    }

    /// Remembers a quiet turn that refuted the one before it.
    pub fn refuted(&mut self, m: M, ply: usize, previous: Option<usize>) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(m) {
            killers[1] = killers[0];
            killers[0] = Some(m);
        }
        if let Some(countermove) = previous.and_then(|sort| self.countermoves.get_mut(sort)) {
            *countermove = Some(m);
        }
    }
}
