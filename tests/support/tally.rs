//! How much the laws have looked at. `make laws` asks for it and makes a table of it.

use std::io::Write as _;

/// How many times as many games as `make test` plays: `LAWS=100`.
pub fn share() -> u64 {
    std::env::var("LAWS").ok().map_or(1, |text| text.parse().expect("LAWS is a number"))
}

/// Notes how many positions the test of this thread has looked at.
pub fn looked(variant: &str, positions: usize) {
    note("", variant, positions);
}

/// Notes how many of something the test of this thread has looked at.
pub fn note(what: &str, variant: &str, count: usize) {
    let Some(path) = std::env::var_os("LAWS_TABLE") else { return };
    let thread = std::thread::current();
    let line = format!("{}{what}\t{variant}\t{count}\n", thread.name().unwrap_or("?"));
    let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
    file.and_then(|mut file| file.write_all(line.as_bytes())).expect("the table can be written");
}
