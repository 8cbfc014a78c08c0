//! Writes the mean of several nets.
//!
//!     mean [--game hostage] --out NET NET NET...

use std::error::Error;
use std::fs;

use lexopt::prelude::*;
use neural::for_game;
use neural::mean::mean;
use neural::subject::Subject;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut game, mut out, mut nets) = (String::from("hostage"), None, Vec::new());
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = arguments.value()?.string()?,
            Long("out") => out = Some(arguments.value()?),
            Value(file) => nets.push(fs::read(file)?),
            other => return Err(other.unexpected().into()),
        }
    }
    let out = out.ok_or("mean [--game hostage] --out NET NET NET...")?;
    Ok(fs::write(out, for_game!(game.as_str(), mean_of(&nets))?)?)
}

fn mean_of<P: Subject>(nets: &[Vec<u8>]) -> Result<Vec<u8>, Box<dyn Error>> {
    Ok(mean::<P>(nets)?)
}
