//! How quiet turns have done elsewhere in the tree: those that caused cutoffs are tried early.
//!
//! CITE: <https://www.chessprogramming.org/History_Heuristic> (with gravity, after Stockfish),
//! <https://www.chessprogramming.org/Killer_Heuristic>, <https://www.chessprogramming.org/Countermove_Heuristic>.

use super::score::MAX_PLY;

/// No history value is greater than this, or less than its negative.
pub const MOST: i32 = 8192;

/// Histories, killers and countermoves.
pub struct History<M> {
    quiet: Vec<i16>,
    countermoves: Vec<Option<M>>,
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy + Eq> History<M> {
    /// An empty one for this many history numbers; see [`Position::HISTORY`](crate::game::Position::HISTORY).
    pub fn new(sorts: usize) -> History<M> {
        History { quiet: vec![0; sorts], countermoves: vec![None; sorts], killers: vec![[None; 2]; MAX_PLY + 2] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = History::new(self.quiet.len());
    }

    /// Before a new search: keeps half of each history value and drops the killers.
    pub fn new_search(&mut self) {
        self.quiet.iter_mut().for_each(|value| *value /= 2);
        self.killers.fill([None; 2]);
    }

    /// How turns of this history number have done, between -[`MOST`] and [`MOST`].
    pub fn score(&self, sort: usize) -> i32 {
        self.quiet.get(sort).copied().unwrap_or(0).into()
    }

    /// The last two quiet turns that caused a cutoff at this ply.
    pub fn killers(&self, ply: usize) -> [Option<M>; 2] {
        self.killers[ply]
    }

    /// The quiet turn that last caused a cutoff in reply to one of this history number.
    pub fn countermove(&self, sort: Option<usize>) -> Option<M> {
        self.countermoves.get(sort?).copied().flatten()
    }

    /// The children of a node do not profit from killers found below another one.
    pub fn clear_killers(&mut self, ply: usize) {
        self.killers[ply] = [None; 2];
    }

    /// Raises or lowers a history value, by less the nearer it is to its limit.
    pub fn update(&mut self, sort: usize, bonus: i32) {
        if let Some(value) = self.quiet.get_mut(sort) {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MOST).clamp(-MOST, MOST) as i16;
        }
    }

    /// Remembers a quiet turn that caused a cutoff, as a killer and as the countermove of the turn before it.
    pub fn store_refutation(&mut self, m: M, ply: usize, previous: Option<usize>) {
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
