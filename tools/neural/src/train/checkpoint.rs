//! Checkpoints, from which an interrupted training continues.
//!
//! The first line of text contains the options and the numbers of epochs and steps. All numbers of [`Adam`] follow, 32
//! bits each, low byte first.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;

use super::adam::Adam;

fn wrong(what: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what)
}

/// Writes a checkpoint, or leaves the existing one unchanged on failure.
///
/// # Errors
/// Any I/O error.
pub fn write<const H: usize>(path: &Path, adam: &mut Adam<H>, options: &str, epochs: u32) -> io::Result<()> {
    let part = path.with_extension("part");
    let mut file = BufWriter::new(File::create(&part)?);
    writeln!(file, "{epochs} {} {options}", adam.step)?;
    for number in adam.parts().flatten() {
        file.write_all(&number.to_le_bytes())?;
    }
    file.into_inner()?.sync_all()?;
    fs::rename(part, path)
}

/// Reads a checkpoint, if there is one. Returns its number of epochs.
///
/// # Errors
/// Any I/O error, or a checkpoint with other options.
pub fn read<const H: usize>(path: &Path, adam: &mut Adam<H>, options: &str) -> io::Result<u32> {
    let file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        file => file?,
    };
    let mut file = BufReader::new(file);
    let mut line = String::new();
    file.read_line(&mut line)?;
    let mut words = line.trim_end().splitn(3, ' ');
    let mut number = || words.next().and_then(|word| word.parse::<u32>().ok());
    let (Some(epochs), Some(step)) = (number(), number()) else { return Err(wrong("not a checkpoint".to_owned())) };
    if words.next() != Some(options) {
        return Err(wrong(format!("{} is of another training: delete it, or give the same options", path.display())));
    }
    let mut bytes = [0; 4];
    for number in adam.parts().flatten() {
        file.read_exact(&mut bytes)?;
        *number = f32::from_le_bytes(bytes);
    }
    adam.step = step as i32;
    Ok(epochs)
}
