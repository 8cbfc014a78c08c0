//! Number of positions that the laws have examined. `make laws` requests this number and prints a table.

use std::io::Write as _;

/// Returns the number of games as a multiple of those in `make test`: `LAWS=100`.
pub fn share() -> u64 {
    std::env::var("LAWS").ok().map_or(1, |text| text.parse().expect("LAWS is a number"))
}

/// Records the number of positions that the test of this thread has examined.
pub fn looked(variant: &str, positions: usize) {
    note("", variant, positions);
}

/// Records a count of the test of this thread.
pub fn note(what: &str, variant: &str, count: usize) {
    let Some(path) = std::env::var_os("LAWS_TABLE") else { return };
    let thread = std::thread::current();
    let line = format!("{}{what}\t{variant}\t{count}\n", thread.name().unwrap_or("?"));
    let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
    file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the count could not be written");
}
