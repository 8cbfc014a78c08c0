//! Where the candidates of all nodes on the line are kept, and the scores by which they are picked.

use crate::game::Hint;

/// A turn to be tried.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The turn.
    pub m: M,
    /// What the game says of it.
    pub hint: Hint,
}

/// A candidate as it waits: 16 bytes for a turn of four, since there are hundreds and few are tried.
#[derive(Clone, Copy)]
pub(super) struct Listed<M> {
    pub m: M,
    move_score: i32,
    history: u32,
    forcing: bool,
    check: bool,
}

impl<M: Copy> Listed<M> {
    pub fn new(m: M, hint: &Hint) -> Listed<M> {
        let Hint { forcing, check, move_score, history } = *hint;
        Listed { m, move_score, history: history as u32, forcing, check }
    }

    pub fn candidate(&self) -> Candidate<M> {
        let Listed { m, move_score, history, forcing, check } = *self;
        Candidate { m, hint: Hint { forcing, check, move_score, history: history as usize } }
    }

    /// Whether it is one of those that a node wants which only wants checks.
    pub fn is_loud(&self) -> bool {
        self.check || self.forcing
    }
}

/// The candidates of all nodes on the line, one node after the other. There are positions with more than a thousand
/// turns, and lists of that size must not lie on the stack.
pub struct Arena<M> {
    pub(super) candidates: Vec<Listed<M>>,
    /// Of each candidate the score; [`GONE`] once it has been handed out.
    pub(super) scores: Vec<i32>,
    /// Candidates in order, where a node needed so many that sorting pays.
    pub(super) keys: Vec<SortKey>,
    pub(super) list: Vec<M>,
}

/// Less than any score.
pub(super) const GONE: i32 = i32::MIN;

impl<M> Arena<M> {
    /// Room for a first few nodes.
    pub fn new() -> Arena<M> {
        let (candidates, scores) = (Vec::with_capacity(8192), Vec::with_capacity(8192));
        Arena { candidates, scores, keys: Vec::with_capacity(2048), list: Vec::with_capacity(1536) }
    }

    /// Drops everything.
    pub fn clear(&mut self) {
        self.candidates.clear();
        self.scores.clear();
        self.keys.clear();
    }
}

/// Where the greatest of some scores is, the first one of equals; none if all are [`GONE`].
pub(super) fn greatest(scores: &[i32]) -> Option<usize> {
    // By chunks that are looked through several scores at a time.
    let (chunks, rest) = scores.as_chunks::<16>();
    let (mut best, mut at) = (GONE, scores.len());
    for (i, chunk) in chunks.iter().enumerate() {
        let most = chunk.iter().fold(GONE, |most, &score| most.max(score));
        if most > best {
            (best, at) = (most, i * 16);
        }
    }
    for (i, &score) in rest.iter().enumerate() {
        if score > best {
            (best, at) = (score, chunks.len() * 16 + i);
        }
    }
    let place = scores.get(at..)?.iter().position(|&score| score == best)?;
    Some(at + place)
}

/// A candidate's score and its place among those of its node. The greatest comes first; of equal scores the one that the
/// game listed first, so that the order is the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SortKey(u64);

impl SortKey {
    pub(super) fn new(score: i32, place: usize) -> SortKey {
        SortKey(u64::from(score.cast_unsigned() ^ 1 << 31) << 32 | u64::from(!(place as u32)))
    }

    pub(super) fn score(self) -> i32 {
        ((self.0 >> 32) as u32 ^ 1 << 31).cast_signed()
    }

    pub(super) fn place(self) -> usize {
        !(self.0 as u32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_the_greatest() {
        let mut seed = 1_u32;
        for length in 0..100 {
            let scores: Vec<i32> = (0..length)
                .map(|_| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    if seed >> 30 == 0 { GONE } else { (seed >> 24) as i32 % 40 - 20 }
                })
                .collect();
            let plain = (0..scores.len()).filter(|&i| scores[i] != GONE).min_by_key(|&i| (-scores[i], i));
            assert_eq!(greatest(&scores), plain, "{scores:?}");
        }
    }
}
