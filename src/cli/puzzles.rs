//! `hostage puzzles`: finds puzzles in games of the engine against itself, verifies them by another method, and counts
//! them.

mod grade;
mod judge;
mod mine;
mod pack;
mod rest;
mod tally;
mod verify;

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::puzzle::Puzzle;
use crate::session::puzzles::ShelfLine;
use crate::with_game;

/// Maximum size of a file, in bytes.
const LARGEST: u64 = 1 << 26;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let what = match parser.next()? {
        Some(Value(what)) => what.string()?,
        _ => return Err(Failure::Usage(texts::PUZZLES_USAGE.to_owned())),
    };
    let (mut variant, mut seed, mut games, mut files) = ("hostage".to_owned(), 1, u64::MAX, Vec::new());
    let (mut out, mut most, mut share, mut faulty, mut levels, mut rare) = (None, usize::MAX, 100, None, false, false);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("variant") => variant = super::variant(parser.value()?)?,
            Long("seed") => seed = parser.value()?.parse::<u64>()?,
            Long("games") => games = parser.value()?.parse::<u64>()?,
            Long("out") => out = Some(parser.value()?),
            Long("most") => most = parser.value()?.parse::<usize>()?,
            Long("share") => share = parser.value()?.parse::<usize>()?.min(100),
            Long("levels") => levels = true,
            Long("rare") => rare = true,
            Long("withdraw") => faulty = Some(parser.value()?),
            Value(file) => files.push(file),
            other => return Err(other.unexpected().into()),
        }
    }
    let start = super::position(&variant, None)?;
    let lines = || -> Result<Vec<ShelfLine>, Failure> {
        let mut lines = Vec::new();
        for file in &files {
            lines.extend(parse(&super::text_of(file, LARGEST)?)?);
        }
        Ok(lines)
    };
    let read = || Ok::<Vec<Puzzle>, Failure>(lines()?.iter().filter_map(ShelfLine::puzzle).cloned().collect());
    match what.as_str() {
        "mine" => with_game!(start, start => mine::run(&start, (seed, games), rare, &read()?)),
        "verify" => with_game!(start, start => verify::run(&start, &read()?)),
        "grade" => with_game!(start, start => grade::run(&start, read()?)),
        "tally" => with_game!(start, start => tally::run(&start, &lines()?, levels)),
        "pack" => match out {
            Some(out) => {
                let withdrawn = faulty.map(|file| super::text_of(&file, LARGEST)).transpose()?.unwrap_or_default();
                let limits =
                    pack::PackLimits { most, share, withdrawn: withdrawn.lines().map(str::to_owned).collect() };
                with_game!(start, start => pack::run(&start, read()?, &limits, &out))
            }
            None => Err(Failure::Usage(texts::PUZZLES_USAGE.to_owned())),
        },
        _ => Err(Failure::Usage(texts::PUZZLES_USAGE.to_owned())),
    }
}

/// Reads a file of puzzles, or lists its faults by line.
fn parse(text: &str) -> Result<Vec<ShelfLine>, Failure> {
    let (mut puzzles, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
        match line.parse() {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(fault) => faults.push(texts::puzzle_fault(number + 1, &fault)),
        }
    }
    if faults.is_empty() { Ok(puzzles) } else { Err(Failure::Failed(faults)) }
}
