//! Lines of input of any length, read without trusting it.

use std::io::{self, BufRead};

/// The longest line that counts as a command, in bytes: a game of ten thousand turns is shorter.
const LONGEST: usize = 1 << 18;

/// What came in.
pub enum InputLine {
    /// A command. What is not UTF-8 in it has been replaced.
    Text(String),
    /// A line that was discarded.
    TooLong {
        /// Its length.
        bytes: usize,
    },
    /// The input has ended.
    End,
}

/// Cuts an input into lines and keeps no more of each than a command can need.
pub struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    /// The lines of an input.
    pub fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    /// The next line.
    ///
    /// # Errors
    /// What the input reports.
    pub fn next(&mut self) -> io::Result<InputLine> {
        let mut line = Vec::new();
        let mut bytes = 0;
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                other => other?,
            };
            let end = chunk.iter().position(|&byte| byte == b'\n');
            let (length, used) = end.map_or((chunk.len(), chunk.len()), |end| (end, end + 1));
            if used == 0 && bytes == 0 {
                return Ok(InputLine::End);
            }
            let room = LONGEST.saturating_sub(line.len());
            line.extend_from_slice(&chunk[..length.min(room)]);
            bytes += length;
            self.input.consume(used);
            if end.is_some() || used == 0 {
                return Ok(match bytes {
                    0..=LONGEST => InputLine::Text(String::from_utf8_lossy(&line).into_owned()),
                    _ => InputLine::TooLong { bytes },
                });
            }
        }
    }
}
