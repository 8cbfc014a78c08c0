//! Lines of untrusted input, which may have any length.

use std::io::{self, BufRead};

/// Maximum length of a command in bytes, enough for a game of ten thousand moves.
const LONGEST: usize = 1 << 18;

/// An item of the input.
pub enum InputLine {
    /// A command. Invalid UTF-8 has been replaced.
    Text(String),
    /// A discarded line.
    TooLong {
        /// Length in bytes.
        bytes: usize,
    },
    /// End of the input.
    End,
}

/// Splits an input into lines without storing overlong ones.
pub struct Lines<R> {
    input: R,
}

impl<R: BufRead> Lines<R> {
    /// Creates a reader of an input.
    pub fn new(input: R) -> Lines<R> {
        Lines { input }
    }

    /// Reads the next line.
    ///
    /// # Errors
    /// Any I/O error.
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
