//! Small neural nets that evaluate positions. Each game says what its net sees ([`Scheme`]); this module does the rest.
//!
//! Each side sees the position from its point of view as a short list of inputs. Each input adds a row of weights to
//! that side's hidden units. The units of both sides are clipped, squared, weighted and added up. All numbers are
//! integers, so that every machine computes the same result.
//!
//! A search evaluates one position after another that differ in a few pieces. So the sums of the last position are
//! kept, and only the rows of changed inputs are added and subtracted. This affects only the speed, because sums of
//! integers do not depend on their order.
//!
//! CITE: <https://www.chessprogramming.org/NNUE> (two views with shared weights, king buckets, squared clipped units,
//! output buckets, accumulators kept per king bucket, which Stockfish calls Finny tables).

pub mod board;
mod weigh;

use std::marker::PhantomData;

use super::Game;
use weigh::weigh;

/// Integer that represents 1.0 as a weight of a row. With it, common weights and differences fit into eight bits each.
pub const ROW_UNIT: i32 = 510;
/// Integer that represents an activation of 1.0: half of `ROW_UNIT`, so that its product with an output weight fits
/// into 16 bits.
pub const UNIT: i32 = ROW_UNIT / 2;
/// Integer that represents an output weight of 1.0.
pub const OUTPUT_UNIT: i32 = 256;
/// Centipawns of an output of 1.0.
pub const SCALE: i32 = 400;

/// Input numbers of every bit of every word.
pub type InputNumbers<const WORDS: usize> = [[u16; 64]; WORDS];

/// A position from the points of view of the side to move and of its opponent.
pub struct Views<const WORDS: usize> {
    /// Inputs. The pieces are on their real squares; [`Scheme::numbers`] turns the board.
    pub words: [u64; WORDS],
    /// Orientations for the side to move and for its opponent.
    pub orientations: [usize; 2],
}

/// What the net of a game sees. Inputs are single bits in 64-bit words, which distinguish White and Black. A table for
/// each orientation converts them to the point of view of one side.
pub trait Scheme<const WORDS: usize>: 'static {
    /// Number of inputs.
    const INPUTS: usize;
    /// Number of places with separate weights: of a king, or of other differences between positions.
    const PLACES: usize;
    /// Number of orientations. Each belongs to one side and one place.
    const ORIENTATIONS: usize;

    /// Returns the inputs' numbers in an orientation, and its place.
    fn numbers(orientation: usize) -> (&'static InputNumbers<WORDS>, usize);
}

impl<const WORDS: usize> Views<WORDS> {
    /// Returns the rows of all active inputs in an orientation.
    fn rows<S: Scheme<WORDS>>(&self, orientation: usize) -> impl Iterator<Item = usize> {
        let (numbers, place) = S::numbers(orientation);
        self.words.iter().zip(numbers).flat_map(move |(&word, numbers)| {
            let bits = (0..64).filter(move |bit| word >> bit & 1 != 0);
            bits.map(move |bit: usize| place * S::INPUTS + usize::from(numbers[bit]))
        })
    }

    /// Returns the rows of the inputs that the side to move and its opponent see.
    pub fn both_rows<S: Scheme<WORDS>>(&self) -> [Vec<usize>; 2] {
        self.orientations.map(|orientation| self.rows::<S>(orientation).collect())
    }
}

/// A game whose evaluation contains a net, as training sees it.
pub trait Learnt: Game {
    /// Number of inputs.
    const INPUTS: usize;
    /// Number of places with separate weights.
    const PLACES: usize;
    /// Number of hidden units of each view.
    const HIDDEN: usize;

    /// Returns the rows of the inputs that the side to move and its opponent see.
    fn net_rows(&self) -> [Vec<usize>; 2];

    /// Returns the number that selects the set of output weights: of pieces that have left the board.
    fn pieces_off(&self) -> usize;

    /// Returns the value to which that of the net is added, for the side to move, in centipawns.
    fn worth_without_net(&self) -> i32;

    /// Returns true if the net evaluates positions like this one.
    fn is_learnt(&self) -> bool {
        true
    }

    /// Returns the file of the net that is built into the program, if there is one.
    fn net_file() -> Option<&'static [u8]>;
}

/// Adds numbers to weights. All nets share this function, which keeps the program small.
#[cold]
#[inline(never)]
fn add(weights: &mut [i16], numbers: &mut dyn Iterator<Item = i16>) {
    weights.iter_mut().zip(numbers).for_each(|(weight, number)| *weight += number);
}

/// Row of weights, or the sums of a view. Its size and alignment are those of cache lines.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Row<const HIDDEN: usize>([i16; HIDDEN]);

/// Net in memory, ready for use. It has this many hidden units a view, and this many sets of output weights.
///
/// Its file begins with the number of hidden units of a view, divided by eight, and the number of output sets. For each
/// set except the first, a byte gives the number of pieces off the board from which the set is used. Then come 8-bit
/// integers. For every input, there is the row shared by all places. For each place, there are then the differences of
/// every row. The output weights come last. The file ends with the biases of the hidden units and of the outputs, as
/// 16-bit integers, low byte first.
///
/// Most of the differences are zero or small, so the file compresses well.
pub struct Net<S, const WORDS: usize, const HIDDEN: usize, const OUTPUTS: usize> {
    scheme: PhantomData<S>,
    rows: Box<[Row<HIDDEN>]>,
    bias: Row<HIDDEN>,
    /// Output weights of each set: for the units of the side to move, and for those of its opponent.
    out: [[Row<HIDDEN>; 2]; OUTPUTS],
    out_bias: [i32; OUTPUTS],
    /// For each set, the number of pieces off the board from which it is used.
    from: [u8; OUTPUTS],
}

/// Sums of the last position seen in one orientation.
#[derive(Clone)]
struct Seen<const WORDS: usize, const HIDDEN: usize> {
    words: [u64; WORDS],
    sums: Row<HIDDEN>,
    /// Number of the evaluation that computed these sums.
    number: u64,
}

/// Memory of one thread for one net.
pub struct Accumulators<const WORDS: usize, const HIDDEN: usize> {
    seen: Vec<Seen<WORDS, HIDDEN>>,
    evaluated: u64,
    changes: Changes<WORDS>,
}

/// Inputs that differ between two positions.
struct Changes<const WORDS: usize> {
    /// Bits of the words that differ.
    words: u32,
    added: List<WORDS>,
    gone: List<WORDS>,
}

/// List of inputs, as bit numbers counted across all words.
struct List<const WORDS: usize> {
    bits: [[u16; 64]; WORDS],
    length: usize,
}

impl<const WORDS: usize> List<WORDS> {
    const EMPTY: List<WORDS> = List { bits: [[0; 64]; WORDS], length: 0 };

    /// Writes the set bits of a word behind `length` others, and returns how many there are now. The caller must pass each
    /// word at most once. The length is not a field here, so that it stays in a register.
    #[inline]
    fn write(&mut self, mut length: usize, word: usize, mut set: u64) -> usize {
        // Most sets have no or one bit, so the first is written without a branch.
        let mut write = |set: u64| {
            if let Some(bit) = self.bits.as_flattened_mut().get_mut(length) {
                *bit = (word * 64) as u16 | (set.trailing_zeros() & 63) as u16;
            }
            length += usize::from(set != 0);
            set & set.wrapping_sub(1)
        };
        set = write(set);
        while set != 0 {
            set = write(set);
        }
        length
    }

    fn bits(&self) -> &[u16] {
        &self.bits.as_flattened()[..self.length]
    }
}

impl<const WORDS: usize> Changes<WORDS> {
    /// Finds the added and the removed inputs.
    #[inline]
    fn find(&mut self, old: &[u64; WORDS], new: &[u64; WORDS]) {
        const { assert!(WORDS <= 32) };
        // First finds the words that differ, without a branch for each of them.
        let mut differ = 0_u32;
        for (word, (old, new)) in old.iter().zip(new).enumerate() {
            differ |= u32::from(old != new) << word;
        }
        self.words = differ;
        let (mut added, mut gone) = (0, 0);
        while differ != 0 {
            let word = differ.trailing_zeros() as usize;
            differ &= differ - 1;
            if let (Some(&old), Some(&new)) = (old.get(word), new.get(word)) {
                added = self.added.write(added, word, new & !old);
                gone = self.gone.write(gone, word, old & !new);
            }
        }
        (self.added.length, self.gone.length) = (added, gone);
    }

    /// Copies the words that differ. They are few, so this is faster than to copy all.
    #[inline]
    fn copy(&self, old: &mut [u64; WORDS], new: &[u64; WORDS]) {
        let mut differ = self.words;
        while differ != 0 {
            let word = differ.trailing_zeros() as usize;
            differ &= differ - 1;
            if let (Some(old), Some(&new)) = (old.get_mut(word), new.get(word)) {
                *old = new;
            }
        }
    }
}

impl<S: Scheme<WORDS>, const WORDS: usize, const HIDDEN: usize, const OUTPUTS: usize> Net<S, WORDS, HIDDEN, OUTPUTS> {
    /// Length of the file in bytes.
    pub const SIZE: usize =
        1 + OUTPUTS + (1 + S::PLACES) * S::INPUTS * HIDDEN + OUTPUTS * 2 * HIDDEN + 2 * HIDDEN + 2 * OUTPUTS;

    /// Reads a file. Returns `None` if it is not the file of a net of this shape.
    pub fn read(file: &[u8]) -> Option<Self> {
        let shape = [usize::from(*file.first()?) * 8, usize::from(*file.get(1)?)];
        (shape == [HIDDEN, OUTPUTS] && file.len() == Self::SIZE).then(|| Self::of_file(file))
    }

    /// Reads a file that is known to be of this shape. Missing numbers count as zero.
    #[cold]
    #[inline(never)]
    pub fn of_file(file: &[u8]) -> Self {
        let (head, file) = file.split_at((1 + OUTPUTS).min(file.len()));
        let (weights, biases) = file.split_at(file.len().saturating_sub(2 * HIDDEN + 2 * OUTPUTS));
        let mut weights = weights.iter().map(|&byte| i16::from(byte as i8));
        let mut biases = biases.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        // A row begins with the weights of another, or with zeros.
        let row = |mut row: Row<HIDDEN>, numbers: &mut dyn Iterator<Item = i16>| {
            add(&mut row.0, numbers);
            row
        };
        let zero = Row([0; HIDDEN]);
        let common: Vec<Row<HIDDEN>> = (0..S::INPUTS).map(|_| row(zero, &mut weights)).collect();
        Net {
            scheme: PhantomData,
            rows: (0..S::PLACES * S::INPUTS).map(|i| row(common[i % S::INPUTS], &mut weights)).collect(),
            out: std::array::from_fn(|_| std::array::from_fn(|_| row(zero, &mut weights))),
            bias: row(zero, &mut biases),
            out_bias: std::array::from_fn(|_| i32::from(biases.next().unwrap_or(0))),
            from: std::array::from_fn(|set| if set == 0 { 0 } else { head.get(1 + set).copied().unwrap_or(0) }),
        }
    }

    /// Returns the memory that a thread needs to evaluate positions.
    #[cold]
    #[inline(never)]
    pub fn accumulators(&self) -> Accumulators<WORDS, HIDDEN> {
        Accumulators {
            seen: vec![Seen { words: [0; WORDS], sums: self.bias, number: 0 }; S::ORIENTATIONS],
            evaluated: 0,
            changes: Changes { words: 0, added: List::EMPTY, gone: List::EMPTY },
        }
    }

    /// Updates the sums of an orientation.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    fn update(&self, sums: &mut Row<HIDDEN>, orientation: usize, changes: &Changes<WORDS>) {
        let (numbers, place) = S::numbers(orientation);
        let (numbers, first) = (numbers.as_flattened(), place * S::INPUTS);
        let row = |&input: &u16| &self.rows[first + usize::from(numbers[usize::from(input)])];
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

    /// Returns the value of a position for the side to move, in centipawns.
    #[inline]
    pub fn worth(&self, memory: &mut Accumulators<WORDS, HIDDEN>, views: &Views<WORDS>, pieces_off: usize) -> i32 {
        let Accumulators { seen, evaluated, changes } = memory;
        let output = self.from[1..].iter().filter(|&&from| pieces_off >= usize::from(from)).count();
        *evaluated += 1;
        let mut found = None;
        let ways = views.orientations.iter().zip(&self.out[output]);
        let sum: i32 = ways
            .map(|(&orientation, weights)| {
                let seen = &mut seen[orientation];
                // Usually both sides last saw the same position, so the changes are the same.
                if found != Some(seen.number) {
                    changes.find(&seen.words, &views.words);
                    found = Some(seen.number);
                }
                self.update(&mut seen.sums, orientation, changes);
                changes.copy(&mut seen.words, &views.words);
                seen.number = *evaluated;
                weigh(&seen.sums, weights)
            })
            .sum();
        // Converts the sum of squares times weights back to centipawns.
        (i64::from(sum) * i64::from(SCALE) / i64::from(UNIT * UNIT * OUTPUT_UNIT)) as i32 + self.out_bias[output]
    }
}
