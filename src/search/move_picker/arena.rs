//! Storage for the candidates of all nodes on the line, and for the scores by which they are picked.

use crate::game::Hint;

/// Move to try.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The move itself.
    pub m: M,
    /// Hints of the game about the move.
    pub hint: Hint,
}

/// Candidate as stored in the list: 16 bytes for a four-byte move, because a node lists hundreds and tries few.
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

    /// Returns true if the move is a check or forcing.
    pub fn is_loud(&self) -> bool {
        self.check || self.forcing
    }
}

/// Candidates of all nodes on the line, one node after another. A position can have more than a thousand moves, and
/// lists of that size must not be on the stack.
pub struct Arena<M> {
    pub(super) candidates: Vec<Listed<M>>,
    /// Score of each candidate, or [`GONE`] once it has been yielded.
    pub(super) scores: Vec<i32>,
    /// Sorted candidates of nodes that needed so many moves that sorting paid off.
    pub(super) keys: Vec<SortKey>,
    pub(super) list: Vec<M>,
}

/// Score below all real scores.
pub(super) const GONE: i32 = i32::MIN;

impl<M> Arena<M> {
    /// Creates an arena with room for the first few nodes.
    pub fn new() -> Arena<M> {
        let (candidates, scores) = (Vec::with_capacity(8192), Vec::with_capacity(8192));
        Arena { candidates, scores, keys: Vec::with_capacity(2048), list: Vec::with_capacity(1536) }
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.candidates.clear();
        self.scores.clear();
        self.keys.clear();
    }
}

/// Returns the index of the greatest score, the first of several. If all are [`GONE`], the index is beyond the end. (An
/// `Option` would be returned through memory in WebAssembly.)
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn greatest(scores: &[i32]) -> usize {
    // In chunks, so that several scores are compared at a time.
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
    let Some(from) = scores.get(at..).filter(|_| best != GONE) else { return scores.len() };
    at + from.iter().position(|&score| score == best).unwrap_or(from.len())
}

/// Returns the same with vector instructions of WebAssembly. Compilers generate none here, and it took twice as long.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
pub(super) fn greatest(scores: &[i32]) -> usize {
    use std::arch::wasm32::{i32x4, i32x4_bitmask, i32x4_eq, i32x4_extract_lane, i32x4_max, i32x4_splat};
    let (chunks, rest) = scores.as_chunks::<8>();
    let halves = |&[a, b, c, d, e, f, g, h]: &[i32; 8]| [i32x4(a, b, c, d), i32x4(e, f, g, h)];
    let mut most = i32x4_splat(GONE);
    for chunk in chunks {
        let [low, high] = halves(chunk);
        most = i32x4_max(most, i32x4_max(low, high));
    }
    let [one, two] = [i32x4_extract_lane::<0>(most), i32x4_extract_lane::<1>(most)];
    let [three, four] = [i32x4_extract_lane::<2>(most), i32x4_extract_lane::<3>(most)];
    let best = rest.iter().fold(one.max(two).max(three.max(four)), |best, &score| best.max(score));
    if best == GONE {
        return scores.len();
    }
    let wanted = i32x4_splat(best);
    for (i, chunk) in chunks.iter().enumerate() {
        let [low, high] = halves(chunk).map(|scores| u32::from(i32x4_bitmask(i32x4_eq(scores, wanted))));
        let found = low | high << 4;
        if found != 0 {
            return 8 * i + found.trailing_zeros() as usize;
        }
    }
    8 * chunks.len() + rest.iter().position(|&score| score == best).unwrap_or(rest.len())
}

/// Sort key of a candidate: its score and its index in the node. The greatest score comes first. Among equal scores,
/// the move listed first by the game comes first, so that the order is the same on every machine.
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
    fn finds_the_first_of_the_greatest_scores() {
        let mut seed = 1_u32;
        for length in 0..100 {
            let scores: Vec<i32> = (0..length)
                .map(|_| {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    if seed >> 30 == 0 { GONE } else { (seed >> 24) as i32 % 40 - 20 }
                })
                .collect();
            let plain = (0..scores.len()).filter(|&i| scores[i] != GONE).min_by_key(|&i| (-scores[i], i));
            assert_eq!(greatest(&scores), plain.unwrap_or(scores.len()), "{scores:?}");
        }
    }
}
