//! `hostage puzzles`: finds puzzles in games of the engine against itself, verifies them by another method, and counts
//! them.

mod grade;
mod judge;
mod mine;
mod pack;
mod tally;
mod verify;

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::puzzle::Puzzle;
use crate::with_game;

/// Maximum size of a file, in bytes.
const LARGEST: u64 = 1 << 26;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let what = match parser.next()? {
        Some(Value(what)) => what.string()?,
        _ => return Err(Failure::Usage(texts::PUZZLES_USAGE.to_owned())),
    };
    let (mut variant, mut seed, mut games, mut files) = ("hostage".to_owned(), 1, u64::MAX, Vec::new());
    let (mut out, mut most) = (None, usize::MAX);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("variant") => variant = super::variant(parser.value()?)?,
            Long("seed") => seed = parser.value()?.parse::<u64>()?,
            Long("games") => games = parser.value()?.parse::<u64>()?,
            Long("out") => out = Some(parser.value()?),
            Long("most") => most = parser.value()?.parse::<usize>()?,
            Value(file) => files.push(file),
            other => return Err(other.unexpected().into()),
        }
    }
    let start = super::position(&variant, None)?;
    let read = || -> Result<Vec<Puzzle>, Failure> {
        let mut puzzles = Vec::new();
        for file in &files {
            puzzles.extend(parse(&super::text_of(file, LARGEST)?)?);
        }
        Ok(puzzles)
    };
    match what.as_str() {
        "mine" => with_game!(start, start => mine::run(&start, seed, games)),
        "verify" => with_game!(start, start => verify::run(&start, &read()?)),
        "tally" => with_game!(start, start => tally::run(&start, &read()?)),
        "pack" => match out {
            Some(out) => with_game!(start, start => pack::run(&start, read()?, most, &out)),
            None => Err(Failure::Usage(texts::PUZZLES_USAGE.to_owned())),
        },
        _ => Err(Failure::Usage(texts::PUZZLES_USAGE.to_owned())),
    }
}

/// Reads a file of puzzles, or lists its faults by line.
fn parse(text: &str) -> Result<Vec<Puzzle>, Failure> {
    let (mut puzzles, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
        match line.parse() {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(fault) => faults.push(texts::puzzle_fault(number + 1, &fault)),
        }
    }
    if faults.is_empty() { Ok(puzzles) } else { Err(Failure::Failed(faults)) }
}
