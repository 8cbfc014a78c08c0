//! What a small neural net makes of a position.
//!
//! Each side looks at the position with its own eyes (`view`) and sees a short list of inputs. Each input adds a row of
//! weights to that side's hidden units; the units of both are clipped, squared, weighed and added up. Whole numbers
//! only, so that every machine comes to the same result.
//!
//! A search looks at one position after another that differ in a few men. So the sums of the last position seen are
//! kept, and only the rows of what has changed are added and taken away. This is a matter of speed alone: sums of whole
//! numbers don't depend on the way they came about.
//!
//! CITE: <https://www.chessprogramming.org/NNUE> (two views with shared weights, king buckets, squared clipped units,
//! output buckets, accumulators kept per king bucket, which Stockfish calls Finny tables).

mod view;
mod weigh;

use std::cell::RefCell;
use std::sync::LazyLock;

pub use view::{INPUTS, PLACES, Views};
use view::{ORIENTATIONS, WORDS, rows_by_bit};
use weigh::weigh;

use super::super::Position;

/// What a weight of a row of one is in whole numbers: with it, all weights fit eight bits.
pub const ROW_UNIT: i32 = 510;
/// What an activation of one is; half of `ROW_UNIT`, so that its product with an output weight fits 16 bits.
pub const UNIT: i32 = ROW_UNIT / 2;
/// What an output weight of one is.
pub const OUTPUT_UNIT: i32 = 256;
/// What an output of one is, in centipawns.
pub const SCALE: i32 = 400;

/// What a file of a net holds, in order. Its head: the hidden units of a view, in eights; the number of output sets; for
/// each set but the first, from how many men off the board on it is used. Then in whole numbers of 8 bits: for every input
/// the row that all places of the king have in common, for each place what every row has besides, and the output weights.
/// Last the bias of the hidden units and of the outputs, in numbers of 16 bits, low byte first.
///
/// Most of what the places have besides is little or nothing, so that the file packs well.
const FILE: &[u8] = include_bytes!("net.bin");
const HEAD: usize = 1 + OUTPUTS;

/// Hidden units of each view.
pub const HIDDEN: usize = FILE[0] as usize * 8;
/// Sets of output weights, by how many men are off the board.
pub const OUTPUTS: usize = FILE[1] as usize;
/// The size of the file.
const SIZE: usize = HEAD + (1 + PLACES) * INPUTS * HIDDEN + OUTPUTS * 2 * HIDDEN + 2 * HIDDEN + 2 * OUTPUTS;
const _: () = assert!(OUTPUTS > 0 && FILE.len() == SIZE);

/// A row of weights, or the sums of a view. Its size is that of some cache lines, and so is where it lies.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row([i16; HIDDEN]);

/// The net, ready for use.
struct Net {
    rows: Box<[Row]>,
    bias: Row,
    /// For each number of men off the board: what the own view's units weigh, and the other's.
    out: [[Row; 2]; OUTPUTS],
    out_bias: [i32; OUTPUTS],
}

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(FILE));

/// The sums of the last position that was seen in some way.
#[derive(Clone)]
struct Seen {
    words: [u64; WORDS],
    sums: Row,
    /// Which position that was, counted by those evaluated.
    number: u64,
}

/// What a thread has seen.
struct Memory {
    seen: Vec<Seen>,
    evaluated: u64,
    changes: Changes,
}

/// The inputs that are there in one position and not in another: bits of the words, one word after the other.
struct Changes {
    added: List,
    gone: List,
}

/// A list of bits of words.
struct List {
    bits: [u16; WORDS * 64],
    length: usize,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::new(Memory {
        seen: vec![Seen { words: [0; WORDS], sums: NET.bias, number: 0 }; ORIENTATIONS],
        evaluated: 0,
        changes: Changes { added: List::EMPTY, gone: List::EMPTY },
    });
}

impl List {
    const EMPTY: List = List { bits: [0; WORDS * 64], length: 0 };

    /// Takes up the bits of a word. The caller sees to it that no word comes twice.
    #[inline]
    fn extend(&mut self, word: usize, mut set: u64) {
        while set != 0 {
            if let Some(bit) = self.bits.get_mut(self.length) {
                *bit = (word * 64) as u16 | set.trailing_zeros() as u16;
                self.length += 1;
            }
            set &= set - 1;
        }
    }

    fn bits(&self) -> &[u16] {
        &self.bits[..self.length]
    }
}

impl Changes {
    /// Finds what has come and what has gone.
    #[inline]
    fn find(&mut self, old: &[u64; WORDS], new: &[u64; WORDS]) {
        self.added.length = 0;
        self.gone.length = 0;
        for (word, (&old, &new)) in old.iter().zip(new).enumerate() {
            let changed = old ^ new;
            if changed != 0 {
                self.added.extend(word, new & changed);
                self.gone.extend(word, old & changed);
            }
        }
    }
}

impl Net {
    fn read(file: &[u8]) -> Net {
        let (_, file) = file.split_at(HEAD.min(file.len()));
        let weights = (1 + PLACES) * INPUTS * HIDDEN + OUTPUTS * 2 * HIDDEN;
        let (weights, biases) = file.split_at(weights.min(file.len()));
        let mut weights = weights.iter().map(|&byte| i16::from(byte as i8));
        let mut biases = biases.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let row = |numbers: &mut dyn Iterator<Item = i16>| Row(std::array::from_fn(|_| numbers.next().unwrap_or(0)));
        let common: Vec<Row> = (0..INPUTS).map(|_| row(&mut weights)).collect();
        let mut joined = |i: usize| {
            let Row(besides) = row(&mut weights);
            Row(std::array::from_fn(|unit| common[i % INPUTS].0[unit] + besides[unit]))
        };
        Net {
            rows: (0..PLACES * INPUTS).map(&mut joined).collect(),
            out: std::array::from_fn(|_| std::array::from_fn(|_| row(&mut weights))),
            bias: row(&mut biases),
            out_bias: std::array::from_fn(|_| i32::from(biases.next().unwrap_or(0))),
        }
    }

    /// Brings the sums of a way to see a board up to date.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn update(&self, sums: &mut Row, orientation: usize, changes: &Changes) {
        let (rows, first) = rows_by_bit(orientation);
        let row = |&input: &u16| &self.rows[first + usize::from(rows[usize::from(input)])];
        let mut all = *sums;
        for Row(weights) in changes.added.bits().iter().map(row) {
            for (sum, weight) in all.0.iter_mut().zip(weights) {
                *sum = sum.wrapping_add(*weight);
            }
        }
        for Row(weights) in changes.gone.bits().iter().map(row) {
            for (sum, weight) in all.0.iter_mut().zip(weights) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        *sums = all;
    }
}

/// The worth of a position for the side to move, in centipawns. Bare kings are worth nothing: the net never saw any.
pub fn worth(position: &Position) -> i32 {
    if position.occupied().count() == 2 && position.stores().is_empty() {
        return 0;
    }
    let net = &*NET;
    let output = output(position);
    let views = Views::new(position);
    let sum: i32 = MEMORY.with_borrow_mut(|Memory { seen, evaluated, changes }| {
        *evaluated += 1;
        let mut found = None;
        let ways = views.orientations.iter().zip(&net.out[output]);
        ways.map(|(&orientation, weights)| {
            let seen = &mut seen[orientation];
            // Mostly both sides have last seen the same position, and what has changed is the same.
            if found != Some(seen.number) {
                changes.find(&seen.words, &views.words);
                found = Some(seen.number);
            }
            net.update(&mut seen.sums, orientation, changes);
            seen.words = views.words;
            seen.number = *evaluated;
            weigh(&seen.sums, weights)
        })
        .sum()
    });
    // A unit's square times its weight, back to ones.
    (i64::from(sum) * i64::from(SCALE) / i64::from(UNIT * UNIT * OUTPUT_UNIT)) as i32 + net.out_bias[output]
}

/// Which set of output weights a position is for.
fn output(position: &Position) -> usize {
    let off = men_off(position);
    FILE[2..HEAD].iter().filter(|&&from| off >= usize::from(from)).count()
}

/// How many men are off the board.
pub fn men_off(position: &Position) -> usize {
    32 - position.occupied().count() as usize
}
