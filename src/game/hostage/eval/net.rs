//! Evaluation of a position by a small neural net.
//!
//! Each side sees the position from its point of view (`view`) as a short list of inputs. Each input adds a row of
//! weights to that side's hidden units. The units of both sides are clipped, squared, weighted and added up. All
//! numbers are integers, so that every machine computes the same result.
//!
//! A search evaluates one position after another that differ in a few pieces. So the sums of the last position are
//! kept, and only the rows of changed inputs are added and subtracted. This affects only the speed, because sums of
//! integers do not depend on their order.
//!
//! CITE: <https://www.chessprogramming.org/NNUE> (two views with shared weights, king buckets, squared clipped units,
//! output buckets, accumulators kept per king bucket, which Stockfish calls Finny tables).

mod view;
mod weigh;

use std::cell::RefCell;
use std::sync::LazyLock;

pub use view::{INPUTS, NetViews, PLACES};
use view::{ORIENTATIONS, WORDS, rows_by_bit};
use weigh::weigh;

use super::super::Position;

/// Integer that represents 1.0 as a weight of a row. With it, all weights fit into eight bits.
pub const ROW_UNIT: i32 = 510;
/// Integer that represents an activation of 1.0: half of `ROW_UNIT`, so that its product with an output weight fits
/// into 16 bits.
pub const UNIT: i32 = ROW_UNIT / 2;
/// Integer that represents an output weight of 1.0.
pub const OUTPUT_UNIT: i32 = 256;
/// Centipawns of an output of 1.0.
pub const SCALE: i32 = 400;

/// File of the net. It begins with the number of hidden units of a view, divided by eight, and the number of output
/// sets. For each set except the first, a byte gives the number of pieces off the board from which the set is used.
/// Then come 8-bit integers. For every input, there is the row shared by all places of the king. For each place, there
/// are then the differences of every row. The output weights come last. The file ends with the biases of the hidden
/// units and of the outputs, as 16-bit integers, low byte first.
///
/// Most of the differences are zero or small, so the file compresses well.
const FILE: &[u8] = include_bytes!("net.bin");
const HEAD: usize = 1 + OUTPUTS;

/// Number of hidden units of each view.
pub const HIDDEN: usize = FILE[0] as usize * 8;
/// Number of sets of output weights; the number of pieces off the board selects one.
pub const OUTPUTS: usize = FILE[1] as usize;
/// Size of the file in bytes.
const SIZE: usize = HEAD + (1 + PLACES) * INPUTS * HIDDEN + OUTPUTS * 2 * HIDDEN + 2 * HIDDEN + 2 * OUTPUTS;
const _: () = assert!(OUTPUTS > 0 && FILE.len() == SIZE);

/// Row of weights, or the sums of a view. Its size and alignment are those of cache lines.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row([i16; HIDDEN]);

/// Net in memory, ready for use.
struct Net {
    rows: Box<[Row]>,
    bias: Row,
    /// Output weights of each set: for the units of the side to move, and for those of its opponent.
    out: [[Row; 2]; OUTPUTS],
    out_bias: [i32; OUTPUTS],
}

static NET: LazyLock<Net> = LazyLock::new(|| Net::read(FILE));

/// Sums of the last position seen in one orientation.
#[derive(Clone)]
struct Seen {
    words: [u64; WORDS],
    sums: Row,
    /// Number of the evaluation that computed these sums.
    number: u64,
}

/// Cache of one thread.
struct Accumulators {
    seen: Vec<Seen>,
    evaluated: u64,
    changes: Changes,
}

/// Inputs that differ between two positions.
struct Changes {
    added: List,
    gone: List,
}

/// List of inputs, as bit numbers counted across all words.
struct List {
    bits: [u16; WORDS * 64],
    length: usize,
}

thread_local! {
    static MEMORY: RefCell<Accumulators> = RefCell::new(Accumulators {
        seen: vec![Seen { words: [0; WORDS], sums: NET.bias, number: 0 }; ORIENTATIONS],
        evaluated: 0,
        changes: Changes { added: List::EMPTY, gone: List::EMPTY },
    });
}

impl List {
    const EMPTY: List = List { bits: [0; WORDS * 64], length: 0 };

    /// Appends the set bits of a word. The caller must pass each word at most once.
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
    /// Finds the added and the removed inputs.
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

    /// Updates the sums of an orientation.
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

/// Returns the value of a position for the side to move, in centipawns. Bare kings are worth zero, because the net
/// never saw any.
pub fn worth(position: &Position) -> i32 {
    if position.occupied().count() == 2 && position.pockets().is_empty() {
        return 0;
    }
    let net = &*NET;
    let output = output(position);
    let views = NetViews::new(position);
    let sum: i32 = MEMORY.with_borrow_mut(|Accumulators { seen, evaluated, changes }| {
        *evaluated += 1;
        let mut found = None;
        let ways = views.orientations.iter().zip(&net.out[output]);
        ways.map(|(&orientation, weights)| {
            let seen = &mut seen[orientation];
            // Usually both sides last saw the same position, so the changes are the same.
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
    // Converts the sum of squares times weights back to centipawns.
    (i64::from(sum) * i64::from(SCALE) / i64::from(UNIT * UNIT * OUTPUT_UNIT)) as i32 + net.out_bias[output]
}

/// Returns the index of the output set for a position.
fn output(position: &Position) -> usize {
    let off = pieces_off(position);
    FILE[2..HEAD].iter().filter(|&&from| off >= usize::from(from)).count()
}

/// Counts the pieces off the board.
pub fn pieces_off(position: &Position) -> usize {
    32 - position.occupied().count() as usize
}
