//! Writes the mean of several nets.
//!
//!     mean --out NET NET NET...

use std::error::Error;
use std::fs;

use lexopt::prelude::*;
use neural::mean::mean;

fn main() -> Result<(), Box<dyn Error>> {
    let (mut out, mut nets) = (None, Vec::new());
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("out") => out = Some(arguments.value()?),
            Value(file) => nets.push(fs::read(file)?),
            other => return Err(other.unexpected().into()),
        }
    }
    let out = out.ok_or("mean --out NET NET NET...")?;
    Ok(fs::write(out, mean(&nets)?)?)
}
