//! `hostage bench`: how many nodes fixed positions cost, and how many are searched in a second.

use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::engine::bench;
use crate::engine::clock::NativeClock;
use crate::words;

/// The greatest depth. Already this would not end in a lifetime.
const DEEPEST: u32 = 30;

/// Runs the command.
pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut depth = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) if depth.is_none() => depth = Some(value.parse::<u32>()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let depth = depth.unwrap_or(bench::DEPTH);
    if !(1..=DEEPEST).contains(&depth) {
        return Err(Failure::Usage(texts::bench_depth(DEEPEST)));
    }
    let mut output = io::stdout();
    let mut positions = bench::positions();
    let mut written = Ok(());
    let mut before = 0;
    let end = bench::run(depth, &NativeClock::default(), &mut |progress| {
        if let (Some((variant, fen)), Ok(())) = (positions.next(), &written) {
            written = writeln!(output, "{:>9}  {variant}  {fen}", progress.nodes - before);
            before = progress.nodes;
        }
    });
    written?;
    // The form that OpenBench reads.
    Ok(writeln!(output, "{}", words::bench(end.nodes, end.speed()))?)
}
