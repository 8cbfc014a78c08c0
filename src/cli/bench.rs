//! `hostage bench`: the node count of fixed positions, and the speed of the search.

use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::{Failure, in_range};
use crate::cli::texts;
use crate::engine::bench;
use crate::engine::clock::NativeClock;
use crate::words;

/// Maximum depth. Even this depth would never finish.
const DEEPEST: u32 = 30;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut depth = None;
    while let Some(argument) = parser.next()? {
        match argument {
            Value(value) if depth.is_none() => depth = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let depth = depth.map_or(Ok(bench::DEPTH), |text| in_range(&text, 1, DEEPEST));
    let depth = depth.map_err(|_| Failure::Usage(texts::bench_depth(DEEPEST)))?;
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
    // OpenBench reads this form.
    Ok(writeln!(output, "{}", words::bench(end.nodes, end.speed()))?)
}
