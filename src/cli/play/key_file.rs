//! The file that keeps the key of an engine between runs.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};

use super::crypto::{BotKey, new_key};
use super::texts::no_key;
use crate::cli::texts::{unreadable_file, unwritable_file};

/// Maximum size of the file, in bytes. A key has about 140.
const LONGEST: u64 = 1 << 10;

/// Reads the key of a file. Creates both if there is no file; only its owner can read it.
///
/// # Errors
/// The file cannot be read or written, or has no such key.
///
/// # Panics
/// The system has no random numbers.
pub fn kept_key(path: &OsString) -> Result<BotKey, String> {
    let name = path.to_string_lossy();
    let mut bytes = Vec::new();
    match File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes)) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            bytes = new_key();
            write_new(path, &bytes).map_err(|error| unwritable_file(&name, &error.to_string()))?;
        }
        Err(error) => return Err(unreadable_file(&name, &error.to_string())),
    }
    BotKey::read(&bytes).ok_or_else(|| no_key(&name))
}

/// Writes a file that did not exist. Nobody but its owner can read it.
fn write_new(path: &OsString, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    // Half a key would be refused at each start.
    file.write_all(bytes).and_then(|()| file.sync_all()).inspect_err(|_| drop(fs::remove_file(path)))
}
