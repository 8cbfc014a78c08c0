//! Trains a net on the positions that `generate` wrote.
//!
//!     train EPOCHS NET FILE...      prints the losses, writes NET

use std::io::{BufRead, BufReader};
use std::time::Instant;

use hostage_chess::game::hostage::eval::net;
use hostage_chess::game::hostage::eval::net::{HIDDEN, INPUTS, OUTPUTS, PLACES, SCALE};
use hostage_chess::game::hostage::{Position, Rules};
use neural::Random;

const ROWS: usize = PLACES * INPUTS;
/// The most inputs of a view: one for each man at most, and up to sixteen others.
const MOST: usize = 96;
const BATCH: usize = 8192;
const THREADS: usize = 2;

#[derive(Clone)]
struct Sample {
    views: [[u16; MOST]; 2],
    counts: [u8; 2],
    output: u8,
    target: f32,
}

fn env(name: &str, default: f32) -> f32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

fn read(line: &str, k: f32, lambda: f32) -> Option<Sample> {
    let mut fields = line.split(';');
    let position = Position::from_fen(Rules::Leslie, fields.next()?).ok()?;
    let score: f32 = fields.next()?.parse().ok()?;
    let points: f32 = fields.next()?.parse().ok()?;
    let mut sample = Sample {
        views: [[0; MOST]; 2],
        counts: [0; 2],
        output: net::output(&position) as u8,
        target: lambda * sigmoid(score / k) + (1.0 - lambda) * points / 2.0,
    };
    for (i, view) in net::View::both(&position).iter().enumerate() {
        for row in view.rows() {
            sample.views[i][usize::from(sample.counts[i])] = row as u16;
            sample.counts[i] += 1;
        }
    }
    Some(sample)
}

/// A net in floating point. Also used for gradients and for the moments of Adam.
#[derive(Clone)]
struct Net {
    rows: Vec<[f32; HIDDEN]>,
    /// Added to the rows of all places of the king: what they have in common.
    common: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    out: [[f32; 2 * HIDDEN]; OUTPUTS],
    out_bias: [f32; OUTPUTS],
}

impl Net {
    fn zero() -> Net {
        Net {
            rows: vec![[0.0; HIDDEN]; ROWS],
            common: vec![[0.0; HIDDEN]; INPUTS],
            bias: [0.0; HIDDEN],
            out: [[0.0; 2 * HIDDEN]; OUTPUTS],
            out_bias: [0.0; OUTPUTS],
        }
    }

    fn parts(&mut self) -> [&mut [f32]; 5] {
        [
            self.rows.as_flattened_mut(),
            self.common.as_flattened_mut(),
            &mut self.bias,
            self.out.as_flattened_mut(),
            &mut self.out_bias,
        ]
    }

    /// The net with `common` added to `rows`, as it is used.
    fn joined(&self) -> Net {
        let mut net = self.clone();
        for (i, row) in net.rows.iter_mut().enumerate() {
            for (w, c) in row.iter_mut().zip(&self.common[i % INPUTS]) {
                *w += c;
            }
        }
        net
    }

    fn hidden(&self, list: &[u16]) -> [f32; HIDDEN] {
        let mut sum = self.bias;
        for &row in list {
            for (s, w) in sum.iter_mut().zip(&self.rows[usize::from(row)]) {
                *s += w;
            }
        }
        sum
    }

    /// The value, in `SCALE` centipawns, and the sums of the hidden layer.
    fn forward(&self, sample: &Sample) -> (f32, [[f32; HIDDEN]; 2]) {
        let sums = [0, 1].map(|v| self.hidden(&sample.views[v][..usize::from(sample.counts[v])]));
        let o = usize::from(sample.output);
        let mut value = self.out_bias[o];
        for (v, sum) in sums.iter().enumerate() {
            let out = &self.out[o][v * HIDDEN..(v + 1) * HIDDEN];
            for (s, w) in sum.iter().zip(out) {
                let x = s.clamp(0.0, 1.0);
                value += x * x * w;
            }
        }
        (value, sums)
    }

    /// Adds the gradient of a sample to `grad`. Returns the loss.
    fn learn(&self, sample: &Sample, k: f32, grad: &mut Net) -> f32 {
        let (value, sums) = self.forward(sample);
        let p = sigmoid(value * SCALE as f32 / k);
        let error = p - sample.target;
        // The derivative is in units of k, so that steps do not depend on it.
        let d = 2.0 * error * p * (1.0 - p) * SCALE as f32 / k;
        let o = usize::from(sample.output);
        grad.out_bias[o] += d;
        for (v, sum) in sums.iter().enumerate() {
            let out = &self.out[o][v * HIDDEN..(v + 1) * HIDDEN];
            let grad_out = &mut grad.out[o][v * HIDDEN..(v + 1) * HIDDEN];
            let mut back = [0.0; HIDDEN];
            for j in 0..HIDDEN {
                let s = sum[j];
                let x = s.clamp(0.0, 1.0);
                grad_out[j] += d * x * x;
                let open = if s > 0.0 && s < 1.0 { 1.0 } else { 0.0 };
                back[j] = d * out[j] * 2.0 * x * open;
            }
            for (g, b) in grad.bias.iter_mut().zip(&back) {
                *g += b;
            }
            for &row in &sample.views[v][..usize::from(sample.counts[v])] {
                for (g, b) in grad.rows[usize::from(row)].iter_mut().zip(&back) {
                    *g += b;
                }
            }
        }
        error * error
    }
}

/// One step of Adam with decoupled weight decay.
///
/// CITE: Diederik Kingma, Jimmy Ba, "Adam: A Method for Stochastic Optimization" (2014),
/// <https://arxiv.org/abs/1412.6980>.
/// CITE: Ilya Loshchilov, Frank Hutter, "Decoupled Weight Decay Regularization" (2017),
/// <https://arxiv.org/abs/1711.05101>.
fn adam(net: &mut Net, grad: &mut Net, m: &mut Net, v: &mut Net, step: i32, rate: f32, decay: f32) {
    let (b1, b2) = (0.9f32, 0.999f32);
    let (c1, c2) = (1.0 - b1.powi(step), 1.0 - b2.powi(step));
    for (i, (((w, g), m), v)) in net.parts().into_iter().zip(grad.parts()).zip(m.parts()).zip(v.parts()).enumerate() {
        let decay = if i < 2 { decay } else { 0.0 };
        let limit = if i == 3 { 127.0 / net::OUTPUT_UNIT as f32 } else { 100.0 };
        for (((w, g), m), v) in w.iter_mut().zip(g.iter_mut()).zip(m.iter_mut()).zip(v.iter_mut()) {
            *m = b1 * *m + (1.0 - b1) * *g;
            *v = b2 * *v + (1.0 - b2) * *g * *g;
            *w -= rate * (*m / c1 / ((*v / c2).sqrt() + 1e-8) + decay * *w);
            *w = w.clamp(-limit, limit);
            *g = 0.0;
        }
    }
}

fn mean_loss(net: &Net, samples: &[Sample], k: f32) -> f32 {
    let part = samples.len().div_ceil(THREADS);
    let sum: f64 = std::thread::scope(|scope| {
        let handles: Vec<_> = samples
            .chunks(part)
            .map(|part| {
                scope.spawn(move || {
                    part.iter()
                        .map(|s| f64::from(sigmoid(net.forward(s).0 * SCALE as f32 / k) - s.target).powi(2))
                        .sum::<f64>()
                })
            })
            .collect();
        handles.into_iter().map(|h| h.join().expect("a thread that ends")).sum()
    });
    (sum / samples.len() as f64) as f32
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (epochs, path, files) = (arguments[0].parse::<usize>().expect("epochs"), &arguments[1], &arguments[2..]);
    let (k, lambda) = (env("K", 400.0), env("LAMBDA", 0.75));
    let (rate, decay) = (env("RATE", 0.001), env("DECAY", 6.0));
    let most = env("MOST", 1e9) as usize;
    let start = Instant::now();
    let mut lines: Vec<String> = Vec::new();
    for file in files {
        let file = std::fs::File::open(file).expect("a file to read");
        lines.extend(BufReader::new(file).lines().map_while(Result::ok));
    }
    lines.truncate(most);
    let part = lines.len().div_ceil(THREADS);
    let mut samples: Vec<Sample> = std::thread::scope(|scope| {
        let handles: Vec<_> = lines
            .chunks(part)
            .map(|part| scope.spawn(move || part.iter().filter_map(|l| read(l, k, lambda)).collect::<Vec<_>>()))
            .collect();
        handles.into_iter().flat_map(|h| h.join().expect("a thread that ends")).collect()
    });
    drop(lines);
    // Positions of one game stand together, so that a block at the end holds other games: it is kept for testing.
    let held_out = (samples.len() / 20).clamp(1000, 60_000);
    let tests = samples.split_off(samples.len() - held_out);
    println!("{} samples, {} kept aside, read in {:?}", samples.len(), tests.len(), start.elapsed());
    let mut random = Random(env("SEED", 1.0) as u64);
    let mut net = Net::zero();
    for row in &mut net.common {
        row.iter_mut().for_each(|w| *w = (random.unit() - 0.5) * 0.2);
    }
    net.bias.iter_mut().for_each(|w| *w = 0.2 + random.unit() * 0.2);
    for o in 0..OUTPUTS {
        for j in 0..2 * HIDDEN {
            net.out[o][j] = if o == 0 { (random.unit() - 0.5) * 0.4 } else { net.out[0][j] };
        }
    }
    let (mut m, mut v) = (Net::zero(), Net::zero());
    let mut grads = vec![Net::zero(); THREADS];
    let steps = epochs * (samples.len() / BATCH);
    let mut step = 0;
    for epoch in 1..=epochs {
        let mut total = 0.0f64;
        for i in (1..samples.len()).rev() {
            let j = random.below(i + 1);
            samples.swap(i, j);
        }
        for batch in samples.chunks_exact(BATCH) {
            step += 1;
            let now = net.joined();
            let loss: f32 = std::thread::scope(|scope| {
                let handles: Vec<_> = batch
                    .chunks(BATCH / THREADS)
                    .zip(&mut grads)
                    .map(|(part, grad)| {
                        let now = &now;
                        scope.spawn(move || part.iter().map(|s| now.learn(s, k, grad)).sum::<f32>())
                    })
                    .collect();
                handles.into_iter().map(|h| h.join().expect("a thread that ends")).sum()
            });
            total += f64::from(loss) / BATCH as f64;
            let (first, rest) = grads.split_at_mut(1);
            for other in rest {
                for (a, b) in first[0].parts().into_iter().zip(other.parts()) {
                    for (a, b) in a.iter_mut().zip(b) {
                        *a += *b;
                        *b = 0.0;
                    }
                }
            }
            let grad = &mut first[0];
            for part in grad.parts() {
                part.iter_mut().for_each(|g| *g /= BATCH as f32);
            }
            for (i, row) in grad.rows.iter().enumerate() {
                for (c, g) in grad.common[i % INPUTS].iter_mut().zip(row) {
                    *c += g;
                }
            }
            let done = step as f32 / steps as f32;
            let now_rate = rate
                * (0.02 + 0.98 * 0.5 * (1.0 + (done * std::f32::consts::PI).cos()))
                * (step as f32 / 50.0).min(1.0);
            adam(&mut net, grad, &mut m, &mut v, step, now_rate, decay);
        }
        let batches = samples.len() / BATCH;
        let test = mean_loss(&net.joined(), &tests, k);
        println!("epoch {epoch}: {:.6}, aside {test:.6}, {:?}", total / batches as f64, start.elapsed());
    }
    let net = rounded(net.joined());
    println!("rounded: {:.6}", mean_loss(&net, &tests, k));
    write(&net, path);
}

/// The net with its weights rounded to what whole numbers can say.
fn rounded(mut net: Net) -> Net {
    let round = |w: &mut f32, unit: i32, most: f32| *w = (*w * unit as f32).round().clamp(-most, most) / unit as f32;
    let past = net.rows.iter().flatten().filter(|w| w.abs() * net::ROW_UNIT as f32 > 127.5).count();
    println!("weights cut short: {past}");
    net.rows.iter_mut().flatten().for_each(|w| round(w, net::ROW_UNIT, 127.0));
    net.bias.iter_mut().for_each(|w| round(w, net::ROW_UNIT, 32_767.0));
    net.out.iter_mut().flatten().for_each(|w| round(w, net::OUTPUT_UNIT, 127.0));
    net.out_bias.iter_mut().for_each(|w| round(w, SCALE, 32_767.0));
    net
}

/// Writes a net as `net.rs` reads it.
fn write(net: &Net, path: &str) {
    let mut bytes = Vec::new();
    let whole = |w: &f32, unit: i32| (w * unit as f32).round();
    bytes.extend(net.rows.iter().flatten().map(|w| whole(w, net::ROW_UNIT) as i8 as u8));
    bytes.extend(net.out.iter().flatten().map(|w| whole(w, net::OUTPUT_UNIT) as i8 as u8));
    bytes.extend(net.bias.iter().flat_map(|w| (whole(w, net::ROW_UNIT) as i16).to_le_bytes()));
    bytes.extend(net.out_bias.iter().flat_map(|w| (whole(w, SCALE) as i16).to_le_bytes()));
    std::fs::write(path, bytes).expect("a file to write to");
}
