//! How long an evaluation takes: `pace FILE`, with a file that `generate` wrote.

use std::hint::black_box;
use std::time::Instant;

use hostage_chess::game::hostage::eval::{evaluate, net};
use hostage_chess::game::hostage::{Position, Rules};

type Way = fn(&Position) -> i32;

fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).expect("FILE")).expect("a file to read");
    let positions: Vec<Position> = text
        .lines()
        .take(20_000)
        .filter_map(|line| Position::from_fen(Rules::Leslie, line.split(';').next()?).ok())
        .collect();
    let ways: [(&str, Way); 2] = [
        ("views", |position| {
            net::View::both(position).iter().map(|view| view.words.iter().fold(0, |a, b| a ^ *b as i32)).sum()
        }),
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
        println!("{name}: {best:.0} ns");
    }
}
