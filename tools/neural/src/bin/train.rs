//! Trains a net on the games of `generate`. See the README.

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use lexopt::prelude::*;
use neural::subject::Subject;
use neural::train::adam::{Adam, Rates};
use neural::train::{Net, Sample, Shape, Stream, Target, checkpoint, in_threads};
use neural::{Random, for_game};

fn usage() -> String {
    let size = size_of::<Sample>();
    format!(
        "train --out NET [options] FILE|FOLDER...

    --game hostage      the game: hostage, takeover, hole or messenger
    --epochs 12         passes through all games
    --hidden 64         hidden units per view: 16, 32, 64, 96, 128, 192 or 256
    --outputs 4,8,13    numbers of pieces off the board from which the next set of output weights is used
    --from NET          start from this net instead of random weights
    --lambda 0.25       share of the search's score in the target; the rest is what came later
    --gamma 0.9         weight of each later move's score relative to the one before it; the result comes last
    --k 400             centipawns that are worth 0.73 of a point
    --rate 0.001        learning rate; it rises first, then falls to a fiftieth
    --decay 5           weight decay
    --pull 0            pull of the differences between the places of the king to zero: makes the file smaller
    --besides 0.3       factor of the learning rate for these differences
    --step 1            rows of the file are multiples of this, at most 127: makes the file smaller
    --batch 8192        positions per step
    --block 400000      positions in memory, at {size} bytes each
    --threads 1
    --seed 1

NET and NET.state are written after each epoch. The same command continues from there."
    )
}

struct Options {
    game: String,
    epochs: u32,
    hidden: usize,
    thresholds: Vec<u8>,
    from: Option<PathBuf>,
    target: Target,
    rates: Rates,
    step: i32,
    batch: usize,
    block: usize,
    threads: usize,
    seed: u64,
    out: PathBuf,
    paths: Vec<PathBuf>,
}

impl Options {
    fn read() -> Result<Options, Box<dyn Error>> {
        let mut options = Options {
            game: String::from("hostage"),
            epochs: 12,
            hidden: 64,
            thresholds: vec![4, 8, 13],
            from: None,
            target: Target { lambda: 0.25, gamma: 0.9, k: 400.0 },
            rates: Rates::default(),
            step: 1,
            batch: 8192,
            block: 400_000,
            threads: 1,
            seed: 1,
            out: PathBuf::new(),
            paths: Vec::new(),
        };
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            match argument {
                Long("game") => options.game = arguments.value()?.string()?,
                Long("epochs") => options.epochs = arguments.value()?.parse()?,
                Long("hidden") => options.hidden = arguments.value()?.parse()?,
                Long("outputs") => {
                    let list = arguments.value()?.string()?;
                    let numbers = list.split(',').filter(|number| !number.is_empty());
                    options.thresholds = numbers.map(str::parse).collect::<Result<_, _>>()?;
                }
                Long("from") => options.from = Some(arguments.value()?.into()),
                Long("lambda") => options.target.lambda = arguments.value()?.parse()?,
                Long("gamma") => options.target.gamma = arguments.value()?.parse()?,
                Long("k") => options.target.k = arguments.value()?.parse()?,
                Long("rate") => options.rates.rate = arguments.value()?.parse()?,
                Long("decay") => options.rates.decay = arguments.value()?.parse()?,
                Long("pull") => options.rates.pull = arguments.value()?.parse()?,
                Long("besides") => options.rates.besides = arguments.value()?.parse()?,
                Long("step") => {
                    options.step = arguments.value()?.parse()?;
                    if !(1..=127).contains(&options.step) {
                        return Err(format!("--step {} is not from 1 to 127", options.step).into());
                    }
                }
                Long("batch") => options.batch = arguments.value()?.parse::<usize>()?.max(1),
                Long("block") => options.block = arguments.value()?.parse()?,
                Long("threads") => options.threads = arguments.value()?.parse::<usize>()?.max(1),
                Long("seed") => options.seed = arguments.value()?.parse()?,
                Long("out") => options.out = arguments.value()?.into(),
                Value(path) => options.paths.push(path.into()),
                other => return Err(other.unexpected().into()),
            }
        }
        if options.paths.is_empty() || options.out.as_os_str().is_empty() {
            return Err(usage().into());
        }
        Ok(options)
    }

    /// Returns the settings that must not change when a training is continued.
    fn signature(&self, games: u64) -> String {
        let Options { game, hidden, thresholds, from, target, rates, batch, seed, .. } = self;
        format!("{game} {hidden} {thresholds:?} {from:?} {target:?} {rates:?} {batch} {seed} {games}")
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::read()?;
    for_game!(options.game.as_str(), train_game(&options))
}

fn train_game<P: Subject>(options: &Options) -> Result<(), Box<dyn Error>> {
    match options.hidden {
        16 => train::<P, 16>(options),
        32 => train::<P, 32>(options),
        64 => train::<P, 64>(options),
        96 => train::<P, 96>(options),
        128 => train::<P, 128>(options),
        192 => train::<P, 192>(options),
        256 => train::<P, 256>(options),
        _ => Err(usage().into()),
    }
}

fn train<P: Subject, const H: usize>(options: &Options) -> Result<(), Box<dyn Error>> {
    let Options { target, threads, .. } = options;
    let shape = &Shape::of::<P>(options.thresholds.clone());
    let mut log = std::io::stdout();
    let mut stream = Stream::<P>::open(&options.paths, options.block, *threads, *target)?;
    let mut random = Random(options.seed);
    let net = match &options.from {
        None => Net::<H>::random(shape, &mut random),
        Some(path) => {
            Net::grown::<P>(&fs::read(path)?, shape, &mut random).ok_or("--from needs a net that is no larger")?
        }
    };
    let mut adam = Adam::new(net, shape);
    let signature = options.signature(stream.games);
    let state = PathBuf::from(format!("{}.state", options.out.display()));
    let before = checkpoint::read(&state, &mut adam, &signature)?;
    writeln!(log, "{} games, {before} of {} epochs are done", stream.games, options.epochs)?;
    let mut gradients = vec![Net::zero(shape); *threads];
    for epoch in before..options.epochs {
        let (start, mut seen, mut total) = (Instant::now(), 0, 0.0);
        // Each epoch has its own random numbers, so that a repeated epoch is the same.
        let mut random = Random(options.seed << 32 | u64::from(epoch + 1));
        stream.epoch(&mut random, |samples, [from, to]| {
            let batches = samples.len() / options.batch;
            for (i, batch) in samples.chunks_exact(options.batch).enumerate() {
                let share = from + (to - from) * i as f64 / batches as f64;
                let progress = (f64::from(epoch) + share) / f64::from(options.epochs);
                total += learn(&mut adam, batch, &mut gradients, options, progress as f32);
                seen += batch.len();
            }
        })?;
        checkpoint::write(&state, &mut adam, &signature, epoch + 1)?;
        let net = adam.net.joined();
        let (rounded, cut) = adam.net.rounded(options.step, options.rates.pull > 0.0);
        fs::write(&options.out, rounded.file())?;
        let rounded = rounded.joined();
        let loss = |net: &Net<H>, wanted: &Wanted| mean_loss(net, &stream.aside, target.k, wanted, *threads);
        let learnt = |sample: &Sample| sample.target(*target);
        let speed = seen as f64 / start.elapsed().as_secs_f64();
        writeln!(
            log,
            "epoch {}: loss {:.6}; aside {:.6}, rounded {:.6}, of scores {:.6}, of results {:.6}; \
             {cut} weights cut; {seen} positions, {speed:.0} a second",
            epoch + 1,
            total / seen as f64,
            loss(&net, &learnt),
            loss(&rounded, &learnt),
            loss(&rounded, &|sample| sample.expected(target.k)),
            loss(&rounded, &|sample| sample.points),
        )?;
    }
    Ok(())
}

/// Makes one step. Returns the sum of the losses.
fn learn<const H: usize>(
    adam: &mut Adam<H>,
    batch: &[Sample],
    gradients: &mut [Net<H>],
    options: &Options,
    progress: f32,
) -> f64 {
    let net = adam.net.joined();
    let loss = in_threads(batch, gradients, |samples, gradient| {
        samples.iter().map(|sample| net.learn(sample, options.target, gradient)).sum()
    });
    let Some((first, rest)) = gradients.split_first_mut() else { return loss };
    for other in rest {
        for (sum, other) in first.parts().into_iter().zip(other.parts()) {
            for (sum, other) in sum.iter_mut().zip(other) {
                *sum += *other;
                *other = 0.0;
            }
        }
    }
    let fall = 0.02 + 0.98 * 0.5 * (1.0 + (progress * std::f32::consts::PI).cos());
    let rise = ((adam.step + 1) as f32 / 50.0).min(1.0);
    first.parts().into_iter().flatten().for_each(|g| *g /= batch.len() as f32);
    adam.step(first, Rates { rate: options.rates.rate * fall * rise, ..options.rates });
    loss
}

/// Target value of a sample, in points.
type Wanted<'a> = dyn Fn(&Sample) -> f32 + Sync + 'a;

fn mean_loss<const H: usize>(net: &Net<H>, samples: &[Sample], k: f32, wanted: &Wanted, threads: usize) -> f64 {
    let sum = in_threads(samples, &mut vec![(); threads], |samples, ()| {
        samples.iter().map(|sample| net.loss(sample, k, wanted(sample))).sum()
    });
    sum / samples.len() as f64
}
