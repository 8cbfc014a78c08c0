//! A position as one side sees it: the board turned so that its king stands at home, on the files e to h.
//!
//! Inputs are bits, there or not, in words of 64: twelve for the men on the board (own pawns up to the king, then the
//! enemy's), one for the stores, one for what cannot be seen from where the men are at a glance: whose pawns are frozen,
//! who can be bought, who may castle.

use super::super::super::stores::KINDS;
use super::super::super::{Hold, Position};
use crate::game::{Kind, Side};

/// Words of inputs.
pub const WORDS: usize = 14;
/// The words of the stores and of the rest.
const STORES: usize = 12;
const REST: usize = 13;
/// Inputs of one store: for each kind, whether there is at least one, two and so on.
const STORE: usize = 8 + 2 + 2 + 2 + 1;
/// How many inputs there are.
pub const INPUTS: usize = STORES * 64 + 4 * STORE + 2 + 2 * 5 + 2 * 2;
/// Places of the own king that have weights of their own.
pub const PLACES: usize = 4;
/// Ways to see a board: by side, turned left to right or not, by the king's place.
pub const ORIENTATIONS: usize = 2 * 2 * PLACES;

/// What one side sees.
pub struct View {
    /// The inputs; the men stand on the board's own squares, which [`View::row`] turns.
    pub words: [u64; WORDS],
    /// Which way of seeing this is, below [`ORIENTATIONS`].
    pub orientation: usize,
    flip: usize,
    first_row: usize,
}

/// The place of a king as its side sees it: castled, at home, on the second rank, abroad.
fn place(square: usize) -> usize {
    match (square >> 3, square & 7) {
        (0, 6 | 7) => 0,
        (0, _) => 1,
        (1, _) => 2,
        _ => 3,
    }
}

impl View {
    /// A position as a side sees it.
    pub fn of(position: &Position, own: Side) -> View {
        let king = position.king(own).index();
        let turned = king & 7 < 4;
        let flip = 56 * own.index() ^ if turned { 7 } else { 0 };
        let place = place(king ^ flip);
        let mut words = [0; WORDS];
        for (men, side) in words.chunks_exact_mut(6).zip([own, !own]) {
            for (word, kind) in men.iter_mut().zip(Kind::ALL) {
                *word = position.of(side, kind).0;
            }
        }
        let stores = position.stores();
        let holds = [stores.airfield(own), stores.airfield(!own), stores.prison(own), stores.prison(!own)];
        words[STORES] = holds.into_iter().rev().fold(0, |word, hold| word << STORE | counts(hold));
        words[REST] = [own, !own].into_iter().rev().fold(0, |word, side| word << 8 | rest(position, side));
        View {
            words,
            orientation: (own.index() * 2 + usize::from(turned)) * PLACES + place,
            flip,
            first_row: place * INPUTS,
        }
    }

    /// The row of weights of an input.
    pub fn row(&self, word: usize, bit: u32) -> usize {
        let bit = bit as usize;
        self.first_row
            + match word {
                REST => STORES * 64 + 4 * STORE + bit,
                STORES => STORES * 64 + bit,
                _ => word * 64 + (bit ^ self.flip),
            }
    }

    /// The rows of all inputs that are there.
    pub fn rows(&self) -> impl Iterator<Item = usize> {
        let bits = |word: u64| (0..64).filter(move |bit| word >> bit & 1 != 0);
        self.words.iter().enumerate().flat_map(move |(i, &word)| bits(word).map(move |bit| self.row(i, bit)))
    }
}

/// For each kind as many bits as there are men.
fn counts(hold: Hold) -> u64 {
    if hold.is_empty() {
        return 0;
    }
    let ones = |kind, room: u8| (1 << hold.count(kind).min(room)) - 1;
    ones(Kind::Pawn, 8)
        | ones(Kind::Knight, 2) << 8
        | ones(Kind::Bishop, 2) << 10
        | ones(Kind::Rook, 2) << 12
        | ones(Kind::Queen, 1) << 14
}

/// Whether a side's pawns are frozen, whom it could buy, and where it may castle.
fn rest(position: &Position, side: Side) -> u64 {
    let stores = position.stores();
    let (jailed, cash) = (stores.jailed(side), stores.prison(side));
    let mut bits = u64::from(position.no_promotion(side));
    if !jailed.is_empty() && !cash.is_empty() {
        for kind in KINDS {
            let can = jailed.has(kind) && cash.payments_for(kind).next().is_some();
            bits |= u64::from(can) << (1 + kind.index());
        }
    }
    bits | u64::from(position.castling.right(side, true)) << 6 | u64::from(position.castling.right(side, false)) << 7
}
