//! Success of quiet moves elsewhere in the tree: moves that caused cutoffs are tried early.
//!
//! CITE: <https://www.chessprogramming.org/History_Heuristic> (with gravity, after Stockfish),
//! <https://www.chessprogramming.org/Killer_Heuristic>, <https://www.chessprogramming.org/Countermove_Heuristic>.

use super::score::MAX_PLY;

/// Maximum size of a history value, positive or negative.
pub const MOST: i32 = 8192;

/// Histories, killers and countermoves.
pub struct History<M> {
    quiet: Vec<i16>,
    countermoves: Vec<Option<M>>,
    killers: Vec<[Option<M>; 2]>,
}

impl<M: Copy + Eq> History<M> {
    /// Creates an empty history for this many history numbers; see
    /// [`Position::HISTORY`](crate::game::Position::HISTORY).
    pub fn new(sorts: usize) -> History<M> {
        History { quiet: vec![0; sorts], countermoves: vec![None; sorts], killers: vec![[None; 2]; MAX_PLY + 2] }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = History::new(self.quiet.len());
    }

    /// Prepares for a new search: halves each history value and drops the killers.
    pub fn new_search(&mut self) {
        self.quiet.iter_mut().for_each(|value| *value /= 2);
        self.killers.fill([None; 2]);
    }

    /// Returns the success of moves with this history number, between -[`MOST`] and [`MOST`].
    pub fn score(&self, sort: usize) -> i32 {
        self.quiet.get(sort).copied().unwrap_or(0).into()
    }

    /// Returns the last two quiet moves that caused a cutoff at this ply.
    pub fn killers(&self, ply: usize) -> [Option<M>; 2] {
        self.killers[ply]
    }

    /// Returns the quiet move that last caused a cutoff in reply to a move with this history number.
    pub fn countermove(&self, sort: Option<usize>) -> Option<M> {
        self.countermoves.get(sort?).copied().flatten()
    }

    /// Clears the killers of a ply: those found below one node do not help the children of another.
    pub fn clear_killers(&mut self, ply: usize) {
        self.killers[ply] = [None; 2];
    }

    /// Raises or lowers a history value. The change shrinks as the value approaches its limit.
    pub fn update(&mut self, sort: usize, bonus: i32) {
        if let Some(value) = self.quiet.get_mut(sort) {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MOST).clamp(-MOST, MOST) as i16;
        }
    }

    /// Remembers a quiet move that caused a cutoff, as a killer and as the countermove to the previous move.
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
