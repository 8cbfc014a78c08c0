//! Writes statistics of the game as tables in Markdown, from games of the engine against itself. It generates
//! `docs/findings.md`.
//!
//!     findings [--all] FILE|FOLDER...
//!
//! Counts the games from the start position, or all games.

use std::error::Error;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use lexopt::prelude::*;
use neural::findings::Findings;
use neural::games::{Games, files};

fn main() -> Result<(), Box<dyn Error>> {
    let (mut all, mut paths) = (false, Vec::new());
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("all") => all = true,
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
    Ok(write!(io::stdout(), "{}", findings.report()?)?)
}
