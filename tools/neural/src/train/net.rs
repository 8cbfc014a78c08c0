//! The net in floating point, and its file.

use hostage_chess::game::net::{Learnt, OUTPUT_UNIT, ROW_UNIT, SCALE};

use super::{Sample, Target, sigmoid};
use crate::Random;

/// The parts of a net that differ between nets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Number of inputs.
    pub inputs: usize,
    /// Number of places with separate weights.
    pub places: usize,
    /// For each set of output weights except the first, the number of pieces off the board from which it is used.
    pub thresholds: Vec<u8>,
}

impl Shape {
    /// Creates the shape of a game's net with these thresholds.
    #[must_use]
    pub fn of<P: Learnt>(thresholds: Vec<u8>) -> Shape {
        Shape { inputs: P::INPUTS, places: P::PLACES, thresholds }
    }

    /// Returns the number of rows, the common ones included.
    #[must_use]
    pub fn rows(&self) -> usize {
        (1 + self.places) * self.inputs
    }

    /// Returns the place whose rows the file stores as the common rows, unless it is thrifty.
    #[must_use]
    pub fn common_place(&self) -> usize {
        self.places / 2
    }

    /// Returns the number of sets of output weights.
    #[must_use]
    pub fn outputs(&self) -> usize {
        1 + self.thresholds.len()
    }

    /// Returns the index of the set to use.
    #[must_use]
    pub fn output(&self, pieces_off: u8) -> usize {
        self.thresholds.iter().filter(|&&from| pieces_off >= from).count()
    }
}

/// Content of a file. The format is described in `game::net`.
pub struct FileParts<'a> {
    /// Hidden units of a view.
    pub hidden: usize,
    /// Thresholds of the output weights.
    pub shape: Shape,
    /// 8-bit numbers: common rows, differences for each place of the king, outputs.
    pub weights: &'a [u8],
    /// 16-bit numbers, low byte first: biases of the hidden units and of the outputs.
    biases: &'a [u8],
}

impl FileParts<'_> {
    /// Splits the file of a game's net. Returns `None` if it has another format.
    #[must_use]
    pub fn of<P: Learnt>(file: &[u8]) -> Option<FileParts<'_>> {
        let hidden = 8 * usize::from(*file.first()?);
        let (thresholds, rest) = file[1..].split_at_checked(usize::from(*file.get(1)?))?;
        let shape = Shape::of::<P>(thresholds.get(1..)?.to_vec());
        let outputs = shape.outputs();
        let (weights, biases) = rest.split_at_checked(hidden * (shape.rows() + 2 * outputs))?;
        (hidden > 0 && biases.len() == 2 * (hidden + outputs)).then_some(FileParts { hidden, shape, weights, biases })
    }

    /// Returns the number of biases.
    #[must_use]
    pub fn biases(&self) -> usize {
        self.biases.len() / 2
    }

    /// Returns a bias: those of the hidden units come first, then those of the outputs.
    #[must_use]
    pub fn bias(&self, at: usize) -> i16 {
        i16::from_le_bytes([self.biases[2 * at], self.biases[2 * at + 1]])
    }
}

/// A net with `H` hidden units per view. Also used for gradients and for the moments of Adam.
#[derive(Clone)]
pub struct Net<const H: usize> {
    /// Thresholds of the output weights.
    pub shape: Shape,
    /// Differences of the rows from the common rows, for each place of the king. In gradients, the whole rows.
    pub rows: Vec<[f32; H]>,
    /// Common rows of all places of the king.
    pub common: Vec<[f32; H]>,
    bias: [f32; H],
    /// Output weights of the units of the mover's view and of the opponent's view.
    out: Vec<[[f32; H]; 2]>,
    out_bias: Vec<f32>,
}

impl<const H: usize> Net<H> {
    /// Creates a net of zeros.
    #[must_use]
    pub fn zero(shape: &Shape) -> Net<H> {
        Net {
            rows: vec![[0.0; H]; shape.places * shape.inputs],
            common: vec![[0.0; H]; shape.inputs],
            bias: [0.0; H],
            out: vec![[[0.0; H]; 2]; shape.outputs()],
            out_bias: vec![0.0; shape.outputs()],
            shape: shape.clone(),
        }
    }

    /// Creates an untrained net.
    #[must_use]
    pub fn random(shape: &Shape, random: &mut Random) -> Net<H> {
        let mut net = Net::zero(shape);
        net.common.as_flattened_mut().iter_mut().for_each(|w| *w = (random.unit() - 0.5) * 0.2);
        net.bias.iter_mut().for_each(|w| *w = 0.2 + random.unit() * 0.2);
        let mut out = [[0.0; H]; 2];
        out.as_flattened_mut().iter_mut().for_each(|w| *w = (random.unit() - 0.5) * 0.4);
        net.out.fill(out);
        net
    }

    /// Returns all weights: differences, common rows, biases, outputs, output biases.
    pub fn parts(&mut self) -> [&mut [f32]; 5] {
        [
            self.rows.as_flattened_mut(),
            self.common.as_flattened_mut(),
            &mut self.bias,
            self.out.as_flattened_mut().as_flattened_mut(),
            &mut self.out_bias,
        ]
    }

    /// Returns the net with the common rows added, as it is evaluated.
    #[must_use]
    pub fn joined(&self) -> Net<H> {
        let mut net = self.clone();
        for (i, row) in net.rows.iter_mut().enumerate() {
            for (w, c) in row.iter_mut().zip(&self.common[i % self.shape.inputs]) {
                *w += c;
            }
        }
        net
    }

    /// Returns the value in units of `SCALE` centipawns, and the sums of the hidden units. The net must be joined.
    fn forward(&self, sample: &Sample) -> (f32, [[f32; H]; 2]) {
        let sums = [0, 1].map(|view| {
            let mut sum = self.bias;
            for &row in sample.rows(view) {
                for (s, w) in sum.iter_mut().zip(&self.rows[usize::from(row)]) {
                    *s += w;
                }
            }
            sum
        });
        let output = self.shape.output(sample.pieces_off);
        let mut value = self.out_bias[output] + sample.base / SCALE as f32;
        for (sum, out) in sums.iter().zip(&self.out[output]) {
            for (s, w) in sum.iter().zip(out) {
                let x = s.clamp(0.0, 1.0);
                value += x * x * w;
            }
        }
        (value, sums)
    }

    /// Returns the value of a position in centipawns. The net must be joined.
    #[must_use]
    pub fn worth(&self, sample: &Sample) -> f32 {
        self.forward(sample).0 * SCALE as f32
    }

    /// Returns the squared error in points. `k` centipawns are worth 0.73 of a point. The net must be joined.
    #[must_use]
    pub fn loss(&self, sample: &Sample, k: f32, wanted: f32) -> f64 {
        f64::from(sigmoid(self.worth(sample) / k) - wanted).powi(2)
    }

    /// Adds the gradient of a sample to `gradient`, all of it to the rows. Returns the loss. The net must be joined.
    pub fn learn(&self, sample: &Sample, target: Target, gradient: &mut Net<H>) -> f64 {
        let (value, sums) = self.forward(sample);
        let p = sigmoid(value * SCALE as f32 / target.k);
        let error = p - sample.target(target);
        let d = 2.0 * error * p * (1.0 - p) * SCALE as f32 / target.k;
        let output = self.shape.output(sample.pieces_off);
        gradient.out_bias[output] += d;
        for (view, sum) in sums.iter().enumerate() {
            let (out, gradient_out) = (&self.out[output][view], &mut gradient.out[output][view]);
            let mut back = [0.0; H];
            for j in 0..H {
                let s = sum[j];
                let x = s.clamp(0.0, 1.0);
                gradient_out[j] += d * x * x;
                let open = if s > 0.0 && s < 1.0 { 1.0 } else { 0.0 };
                back[j] = d * out[j] * 2.0 * x * open;
            }
            for (g, b) in gradient.bias.iter_mut().zip(&back) {
                *g += b;
            }
            for &row in sample.rows(view) {
                for (g, b) in gradient.rows[usize::from(row)].iter_mut().zip(&back) {
                    *g += b;
                }
            }
        }
        f64::from(error * error)
    }

    /// Rounds the weights to integers, rows to multiples of `step`, which is from 1 to 127. Also returns the number of
    /// differences that did not fit into eight bits. Where a common weight does not fit, its differences make up for
    /// it.
    ///
    /// If `thrifty`, the differences are rounded separately, so that small ones become zero. Otherwise the sums are
    /// rounded, which is more exact, and the rows of one place become the common rows. This mode compresses best if few
    /// differences are zero.
    #[must_use]
    pub fn rounded(&self, step: i32, thrifty: bool) -> (Net<H>, usize) {
        let mut net = self.clone();
        let round = |w: f32, unit: f32, most: f32| (w * unit).round().clamp(-most, most) / unit;
        // Not every step divides `ROW_UNIT`.
        let (unit, most) = (ROW_UNIT as f32 / step as f32, (127 / step) as f32);
        let fit = |w: f32| w.clamp(-most / unit, most / unit);
        if !thrifty {
            for (common, row) in net.common.iter_mut().zip(&self.rows[self.shape.common_place() * self.shape.inputs..])
            {
                common.iter_mut().zip(row).for_each(|(c, w)| *c += w);
            }
        }
        net.common.as_flattened_mut().iter_mut().for_each(|w| *w = round(*w, unit, most));
        let mut cut = 0;
        for (i, row) in net.rows.iter_mut().enumerate() {
            let input = i % self.shape.inputs;
            let common = net.common[input].iter().zip(&self.common[input]);
            for (w, (c, exact)) in row.iter_mut().zip(common) {
                let difference = if thrifty { *w + exact - fit(*exact) } else { *w + exact - c };
                cut += usize::from(difference.abs() * unit > most + 0.5);
                *w = round(difference, unit, most);
            }
        }
        let whole = |w: &mut f32, unit: i32, most: f32| *w = round(*w, unit as f32, most);
        net.bias.iter_mut().for_each(|w| whole(w, ROW_UNIT, 32_767.0));
        net.out.as_flattened_mut().as_flattened_mut().iter_mut().for_each(|w| whole(w, OUTPUT_UNIT, 127.0));
        net.out_bias.iter_mut().for_each(|w| whole(w, SCALE, 32_767.0));
        (net, cut)
    }

    /// Returns the file of a rounded net, as the engine reads it.
    #[must_use]
    pub fn file(&self) -> Vec<u8> {
        let mut bytes = vec![(H / 8) as u8, self.shape.outputs() as u8];
        bytes.extend(&self.shape.thresholds);
        let whole = |w: &f32, unit: i32| (w * unit as f32).round();
        bytes.extend(self.common.as_flattened().iter().map(|w| whole(w, ROW_UNIT) as i8 as u8));
        bytes.extend(self.rows.as_flattened().iter().map(|w| whole(w, ROW_UNIT) as i8 as u8));
        bytes.extend(self.out.as_flattened().as_flattened().iter().map(|w| whole(w, OUTPUT_UNIT) as i8 as u8));
        bytes.extend(self.bias.iter().flat_map(|w| (whole(w, ROW_UNIT) as i16).to_le_bytes()));
        bytes.extend(self.out_bias.iter().flat_map(|w| (whole(w, SCALE) as i16).to_le_bytes()));
        bytes
    }

    /// Starts from the net of a file, which may have fewer hidden units and different outputs. New units are random and
    /// have zero weight, so that the values do not change. Returns `None` if the file has another format.
    #[must_use]
    pub fn grown<P: Learnt>(file: &[u8], shape: &Shape, random: &mut Random) -> Option<Net<H>> {
        let parts = FileParts::of::<P>(file)?;
        let old = parts.hidden;
        if old > H {
            return None;
        }
        let weight = |byte: &u8, unit: i32| f32::from(*byte as i8) / unit as f32;
        let bias = |at: usize, unit: i32| f32::from(parts.bias(at)) / unit as f32;
        let mut net = Net::random(shape, random);
        net.out.as_flattened_mut().as_flattened_mut().fill(0.0);
        let rows = parts.weights.chunks_exact(old);
        for (row, new) in rows.clone().zip(net.common.iter_mut().chain(&mut net.rows)) {
            new.iter_mut().zip(row).for_each(|(w, byte)| *w = weight(byte, ROW_UNIT));
        }
        let out: Vec<&[u8]> = rows.skip(shape.rows()).collect();
        for output in 0..shape.outputs() {
            let first = output.checked_sub(1).map_or(0, |at| shape.thresholds[at]);
            let old_output = parts.shape.output(first);
            for (view, new) in net.out[output].iter_mut().enumerate() {
                let row = out[2 * old_output + view];
                new.iter_mut().zip(row).for_each(|(w, byte)| *w = weight(byte, OUTPUT_UNIT));
            }
            net.out_bias[output] = bias(old + old_output, SCALE);
        }
        (0..old).for_each(|unit| net.bias[unit] = bias(unit, ROW_UNIT));
        Some(net)
    }
}
