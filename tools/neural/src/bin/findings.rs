//! What games of the engine with itself say of the game, as tables in Markdown: `docs/findings.md` is made so.
//!
//!     findings [--all] FILE|FOLDER...
//!
//! Of games that begin at the start, or of all.

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
