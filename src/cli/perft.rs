//! `hostage perft`: counts lines of play, or checks the counts of a table.

use std::ffi::OsString;
use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::{Failure, in_range};
use crate::cli::texts;
use crate::game::{Game, Position, rules};
use crate::words;

/// Maximum depth. No count has ever gone this deep, so a larger number is a typing error.
pub const DEEPEST: u32 = 60;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut depth, mut variant, mut fen, mut epd) = (None, rules::DEFAULT.to_owned(), None, None);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("variant") => variant = super::variant(parser.value()?)?,
            Long("fen") => fen = Some(parser.value()?.string()?),
            Long("epd") => epd = Some(parser.value()?),
            Value(value) if depth.is_none() => depth = Some(value.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let depth = depth.and_then(|text| in_range(&text, 0, DEEPEST).ok());
    let depth = depth.ok_or_else(|| Failure::Usage(texts::perft_depth(DEEPEST)))?;
    match (epd, fen) {
        (Some(_), Some(_)) => Err(Failure::Usage(texts::FEN_AND_EPD.to_owned())),
        (Some(path), None) => check_table(&variant, depth, &path),
        (None, fen) => {
            let position = super::position(&variant, fen.as_deref())?;
            let mut output = io::stdout().lock();
            let mut written = Ok(());
            let total = divide(&position, depth, &mut || false, &mut |mv, count| {
                written = writeln!(output, "{mv}: {count}");
                written.is_ok()
            });
            written?;
            Ok(writeln!(output, "\nNodes searched: {}", total.unwrap_or(0))?)
        }
    }
}

/// Counts the lines of play after each move. Returns `None` if `stop` returned true or `tell` false.
pub fn divide<G: Game>(
    position: &G,
    depth: u32,
    stop: &mut dyn FnMut() -> bool,
    tell: &mut dyn FnMut(&str, u64) -> bool,
) -> Option<u64> {
    let moves = position.legal_moves();
    if depth == 0 || moves.is_empty() {
        // The game decides how a finished game is counted.
        return Some(position.perft(depth));
    }
    let mut total = 0;
    for m in moves {
        let count = position.play_unchecked(m).perft_until(depth - 1, stop)?;
        total += count;
        if !tell(&position.uci(m), count) {
            return None;
        }
    }
    Some(total)
}

/// Checks a table of `FEN ;D1 count ;D2 count ...` up to a depth.
fn check_table(variant: &str, depth: u32, path: &OsString) -> Result<(), Failure> {
    let text = super::text_of(path)?;
    let mut output = io::stdout().lock();
    let (mut checked, mut wrong) = (0_u64, 0_u64);
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (fen, counts) = line.split_once(';').unwrap_or((line, ""));
        let position = match super::position(variant, Some(fen.trim())) {
            Ok(position) => position,
            Err(Failure::Failed(faults)) => {
                wrong += 1;
                writeln!(output, "mismatch\t{}\t{}", words::quoted(fen), faults.join(" "))?;
                continue;
            }
            Err(other) => return Err(other),
        };
        for entry in counts.split(';').map(str::trim).filter(|entry| !entry.is_empty()) {
            let Some((ply, expected)) = table_entry(entry) else {
                wrong += 1;
                writeln!(output, "mismatch\t{fen}\t{}", texts::not_a_count(entry))?;
                continue;
            };
            if ply <= depth {
                let counted = position.perft(ply);
                checked += 1;
                if counted == expected {
                    writeln!(output, "ok\tD{ply} {counted}\t{fen}")?;
                } else {
                    wrong += 1;
                    writeln!(output, "mismatch\tD{ply} {counted}, not {expected}\t{fen}")?;
                }
            }
        }
    }
    writeln!(output, "{}", texts::table_checked(checked, wrong))?;
    match (checked, wrong) {
        (0, 0) => Err(Failure::Failed(vec![texts::no_counts(depth)])),
        (_, 0) => Ok(()),
        _ => Err(Failure::Told),
    }
}

/// Reads a depth and a count, such as `D3 8902`.
fn table_entry(entry: &str) -> Option<(u32, u64)> {
    let (depth, count) = entry.strip_prefix('D')?.split_once(' ')?;
    Some((depth.parse().ok()?, count.trim().parse().ok()?))
}
