//! `hostage book`: makes the opening book with the engine's own search, breadth first, and writes it.

use std::collections::HashSet;
use std::io::{self, Write};

use lexopt::Parser;
use lexopt::prelude::*;

use super::Failure;
use crate::cli::texts;
use crate::engine::Info;
use crate::engine::book::{NARROW, VARIANT};
use crate::engine::clock::NativeClock;
use crate::engine::local::LocalEngine;
use crate::game::any::AnyPosition;
use crate::game::{GameRecord, Position as _};
use crate::search::{Limits, Score};

/// How many turns are kept in a position, at the start and later.
const KEPT: [usize; 6] = [4, 4, 3, 3, 2, 2];

/// Runs the command.
pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut nodes = 2_000_000;
    let mut plies = KEPT.len();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("nodes") => nodes = parser.value()?.parse()?,
            Long("plies") => plies = parser.value()?.parse::<usize>()?.min(KEPT.len()),
            other => return Err(other.unexpected().into()),
        }
    }
    let mut output = io::stdout();
    writeln!(output, "{}", texts::book_head(nodes, NARROW))?;
    let mut lines = vec![Vec::new()];
    let mut known = HashSet::new();
    for &kept in &KEPT[..plies] {
        let mut longer = Vec::new();
        for turns in lines {
            let record = GameRecord { variant: VARIANT.to_owned(), start: None, turns };
            let Ok(replay) = record.follow::<AnyPosition>() else { continue };
            if !known.insert(replay.last().key()) {
                continue;
            }
            let found = search(&record, nodes, kept);
            let texts: Vec<String> = found.iter().map(|(turn, centipawns)| format!("{turn} {centipawns}")).collect();
            if !texts.is_empty() {
                writeln!(output, "{}: {}", record.turns.join(" "), texts.join(", "))?;
                output.flush()?;
            }
            longer.extend(found.into_iter().map(|(turn, _)| [record.turns.clone(), vec![turn]].concat()));
        }
        lines = longer;
    }
    Ok(())
}

/// The turns at the end of a game that are nearly as good as the best one, best first.
fn search(record: &GameRecord, nodes: u64, kept: usize) -> Vec<(String, i32)> {
    let limits = Limits { nodes: Some(nodes), lines: Some(kept as u32), ..Limits::default() };
    let mut last: Vec<Info> = Vec::new();
    let mut depth = Vec::new();
    // Lines can only be compared at the same depth: the greatest that all of them have reached.
    let mut tell = |info: Info| {
        if depth.first().is_some_and(|first: &Info| first.depth != info.depth) {
            depth.clear();
        }
        depth.retain(|known: &Info| known.rank != info.rank);
        depth.push(info);
        if depth.len() == kept {
            last.clone_from(&depth);
        }
    };
    if LocalEngine::new(NativeClock::default()).search(record, &limits, &mut || false, &mut tell).is_err() {
        return Vec::new();
    }
    let mut turns: Vec<(String, i32)> = last
        .into_iter()
        .filter_map(|info| match info.score {
            Score::Centipawns(centipawns) => Some((info.line.into_iter().next()?, centipawns)),
            Score::Mate(_) => None,
        })
        .collect();
    turns.sort_by_key(|(_, centipawns)| std::cmp::Reverse(*centipawns));
    let best = turns.first().map_or(0, |(_, centipawns)| *centipawns);
    turns.retain(|(_, centipawns)| *centipawns >= best - NARROW);
    turns
}
