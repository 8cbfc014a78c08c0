//! Measures the duration of an evaluation: `pace FILE`, with a file from `generate`.

use std::error::Error;
use std::fs::File;
use std::hint::black_box;
use std::io::{self, BufReader, Write};
use std::time::Instant;

use hostage_chess::game::hostage::Position;
use hostage_chess::game::hostage::eval::{evaluate, net};
use neural::games::Games;

type Way = fn(&Position) -> i32;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("pace FILE")?;
    let mut positions = Vec::new();
    for game in Games::<Position, _>::read(BufReader::new(File::open(path)?))? {
        positions.extend(game?.positions()?.into_iter().map(|(position, _)| position));
    }
    positions.truncate(20_000);
    let ways: [(&str, Way); 2] = [
        ("views", |position| net::views(position).words.iter().fold(0, |a, b| a ^ *b as i32)),
        ("evaluation", evaluate),
    ];
    let mut best = [f64::INFINITY; 2];
    for _ in 0..20 {
        for (best, (_, way)) in best.iter_mut().zip(ways) {
            let start = Instant::now();
            let sum: i64 = positions.iter().map(|position| i64::from(way(black_box(position)))).sum();
            black_box(sum);
            *best = best.min(start.elapsed().as_nanos() as f64 / positions.len() as f64);
        }
    }
    for (best, (name, _)) in best.iter().zip(ways) {
        writeln!(io::stdout(), "{name}: {best:.0} ns")?;
    }
    Ok(())
}
