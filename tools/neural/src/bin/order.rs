//! Learns the order in which the search tries quiet moves, from the games of `generate`.
//!
//!     order --out FILE [--epochs 6] [--rate 0.08] [--seed 1] GAMES...

use std::error::Error;
use std::path::PathBuf;

use hostage_chess::game::hostage::eval::ordering::WEIGHTS;
use lexopt::prelude::*;
use neural::Random;
use neural::games::files;
use neural::ordering::{Choice, Learner, places, read, weights};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut out, mut paths) = (None, Vec::new());
    let (mut epochs, mut rate, mut seed) = (6_u16, 0.08_f32, 1);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("out") => out = Some(arguments.value()?),
            Long("epochs") => epochs = arguments.value()?.parse()?,
            Long("rate") => rate = arguments.value()?.parse()?,
            Long("seed") => seed = arguments.value()?.parse()?,
            Value(path) => paths.push(PathBuf::from(path)),
            other => return Err(other.unexpected().into()),
        }
    }
    let out = out.ok_or("order --out FILE GAMES...")?;
    let (mut learnt, mut aside) = (Vec::new(), Vec::new());
    for file in files(&paths)? {
        read(&file, &mut learnt, &mut aside)?;
    }
    if learnt.is_empty() || aside.is_empty() {
        return Err("there are no games to learn from".into());
    }
    println!("{} positions, {} aside", learnt.len(), aside.len());
    show("in force", &aside, &weights(WEIGHTS));
    let mut random = Random(seed);
    let mut learner = Learner::default();
    for epoch in 0..epochs {
        // The steps shrink to a sixth of the first step.
        let rate = rate * (1.0 - f32::from(epoch) / f32::from(epochs));
        let loss: f64 =
            (0..learnt.len()).map(|_| f64::from(learner.step(&learnt[random.below(learnt.len())], rate))).sum();
        let name = format!("epoch {}: loss {:.4}", epoch + 1, loss / learnt.len() as f64);
        show(&name, &aside, &learner.weights);
    }
    let file = learner.file();
    show("rounded", &aside, &weights(&file));
    Ok(std::fs::write(out, file)?)
}

/// Prints how good the weights are on the validation games.
fn show(name: &str, aside: &[Choice], weights: &[f32]) {
    let [first, ten, place] = places(aside, weights);
    println!(
        "{name}; the best move first {:.1} %, among ten {:.1} %, mean rank {place:.2}",
        100.0 * first,
        100.0 * ten
    );
}
