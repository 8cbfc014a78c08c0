//! Collects statistics of the game from games of the engine against itself. Prints them as tables in Markdown for
//! `docs/findings.md`, and writes the same figures to a file for the page `#/findings`.
//!
//!     findings [--all] [--openings FILE] [--out FILE] FILE|FOLDER...
//!
//! Counts the games from the start position, or all games. The lines of the page come from the openings.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use hostage_chess::opening::Openings;
use lexopt::prelude::*;
use neural::findings::Findings;
use neural::games::{Games, files};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut all, mut paths, mut openings, mut out) = (false, Vec::new(), None, None);
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("all") => all = true,
            Long("openings") => openings = Some(PathBuf::from(arguments.value()?)),
            Long("out") => out = Some(PathBuf::from(arguments.value()?)),
            Value(path) => paths.push(PathBuf::from(path)),
            other => return Err(other.unexpected().into()),
        }
    }
    let mut findings = Findings::default();
    for file in files(&paths)? {
        for game in Games::read(BufReader::new(File::open(file)?))? {
            let game = game?;
            if all || game.opening == 2 {
                findings.add(&game)?;
            }
        }
    }
    let mut figures = findings.figures();
    if let Some(openings) = openings {
        figures.take_lines(&Openings::read(&fs::read_to_string(openings)?)?);
    }
    if let Some(out) = out {
        fs::write(out, figures.to_string())?;
    }
    Ok(write!(io::stdout(), "{}", figures.tables()?.join("\n"))?)
}
