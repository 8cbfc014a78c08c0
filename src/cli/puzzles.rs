//! `hostage puzzles`: finds puzzles in games of the engine against itself, verifies them by another method, and counts
//! them.

mod grade;
mod judge;
mod mine;
mod options;
mod pack;
mod rest;
mod tally;
mod verify;

use std::ffi::OsString;

use lexopt::Parser;

use self::judge::LONGEST_MATE;
use self::options::{PuzzlesCommand, PuzzlesOptions};
use super::Failure;
use crate::cli::texts;
use crate::game::{Game, Key};
use crate::puzzle::Puzzle;
use crate::session::puzzles::ShelfLine;
use crate::with_game;

pub fn run(parser: Parser) -> Result<(), Failure> {
    let (command, options) = options::read(parser)?;
    let PuzzlesOptions { seed, games, rare, levels, .. } = options;
    let start = super::position(&options.variant, None)?;
    // Games may begin without puzzles, and packing detects the themes of those in the folder again.
    let needs_puzzles = !matches!(command, PuzzlesCommand::Mine | PuzzlesCommand::Pack { .. });
    let lines = || -> Result<Vec<(String, ShelfLine)>, Failure> {
        let mut lines = Vec::new();
        for file in &options.files {
            let here = read(file)?;
            if needs_puzzles && here.is_empty() {
                return Err(Failure::Failed(vec![texts::no_puzzles(&super::name_of(file))]));
            }
            lines.extend(here);
        }
        Ok(lines)
    };
    let placed = || -> Result<Vec<(String, Puzzle)>, Failure> {
        Ok(lines()?.into_iter().filter_map(|(place, line)| Some((place, into_puzzle(line)?))).collect())
    };
    // Every puzzle can be played, unless the command says itself which cannot.
    let playable = || -> Result<Vec<Puzzle>, Failure> {
        let placed = placed()?;
        with_game!(&start, start => check(start, placed.iter().map(|(place, puzzle)| (place, puzzle))))?;
        Ok(placed.into_iter().map(|(_, puzzle)| puzzle).collect())
    };
    match command {
        PuzzlesCommand::Mine => {
            let known = playable()?;
            with_game!(start, start => mine::run(&start, (seed, games), rare, &known))
        }
        PuzzlesCommand::Verify => {
            let (places, puzzles): (Vec<String>, Vec<Puzzle>) = placed()?.into_iter().unzip();
            with_game!(start, start => verify::run(&start, &puzzles, &places))
        }
        PuzzlesCommand::Grade => {
            let puzzles = playable()?;
            with_game!(start, start => grade::run(&start, puzzles))
        }
        PuzzlesCommand::Tally => {
            let lines = lines()?;
            let shown = lines.iter().filter_map(|(place, line)| Some((place, line.puzzle()?)));
            with_game!(&start, start => check(start, shown))?;
            let lines: Vec<ShelfLine> = lines.into_iter().map(|(_, line)| line).collect();
            with_game!(start, start => tally::run(&start, &lines, levels))
        }
        PuzzlesCommand::Pack { out } => {
            let withdrawn = options.withdrawn.as_ref().map(positions).transpose()?.unwrap_or_default();
            let limits = pack::PackLimits { most: options.most, share: options.share, withdrawn };
            with_game!(start, start => pack::run(&start, placed()?, &limits, &out))
        }
    }
}

/// Reads a file of puzzles, each line with its place in messages, or lists its faults by line.
fn read(path: &OsString) -> Result<Vec<(String, ShelfLine)>, Failure> {
    let (text, name) = (super::text_of(path)?, super::name_of(path));
    let (mut puzzles, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
        let place = texts::line_of_file(&name, number + 1);
        match line.parse() {
            Ok(puzzle) => puzzles.push((place, puzzle)),
            Err(fault) => faults.push(texts::puzzle_fault(&place, &fault)),
        }
    }
    fail(faults).map(|()| puzzles)
}

/// Reads a file of positions, each with its place in messages.
fn positions(path: &OsString) -> Result<Vec<(String, String)>, Failure> {
    let (text, name) = (super::text_of(path)?, super::name_of(path));
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    Ok(lines.map(|(number, line)| (texts::line_of_file(&name, number + 1), line.to_owned())).collect())
}

/// The hash of a position, which covers neither its counters nor an en passant square of no use, or an invalid FEN.
type Identity = Result<Key, String>;

/// Returns what two puzzles share if they have the same position.
fn identity<G: Game>(variant: &str, fen: &str) -> Identity {
    G::from_fen(variant, fen.trim()).map(|position| position.key()).map_err(|_| fen.trim().to_owned())
}

/// Fails with these faults, if there are any.
fn fail(faults: Vec<String>) -> Result<(), Failure> {
    if faults.is_empty() { Ok(()) } else { Err(Failure::Failed(faults)) }
}

/// Lists the puzzles whose position or solution is impossible under these rules, and those that no theme describes.
fn check<'a, G: Game>(start: &G, puzzles: impl Iterator<Item = (&'a String, &'a Puzzle)>) -> Result<(), Failure> {
    let faults = puzzles.filter_map(|(place, puzzle)| match puzzle.replay::<G>(start.variant()) {
        Err(fault) => Some(texts::puzzle_fault(place, &fault)),
        Ok((positions, _)) => {
            let ends = positions.last().and_then(G::outcome)?;
            let is_long = ends.winner == Some(positions[0].side_to_move()) && puzzle.moves() > LONGEST_MATE.into();
            is_long.then(|| texts::puzzle_fault(place, &texts::mate_too_long(puzzle.moves(), LONGEST_MATE)))
        }
    });
    fail(faults.collect())
}

fn into_puzzle(line: ShelfLine) -> Option<Puzzle> {
    match line {
        ShelfLine::Offered(puzzle) | ShelfLine::Resting(puzzle) => Some(puzzle),
        ShelfLine::Withdrawn => None,
    }
}
