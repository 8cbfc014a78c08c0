//! Faults of a conversion: what could not be read, and what the other program cannot express.

use crate::game::pgn::PgnFault;
use crate::game::{Fault, Illegal};

/// Part of a text that was not converted completely. `Display` writes it as a sentence with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DialectFault {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// The text at fault.
    pub text: String,
    /// What is wrong with it.
    pub reason: DialectReason,
}

/// Reason of a [`DialectFault`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DialectReason {
    /// A position cannot be read.
    Position(Fault),
    /// A move cannot be read or is illegal.
    Move(Illegal),
    /// A part of a record cannot be read.
    Record(Box<PgnFault>),
    /// The letter before a move names another piece than the one that moves; the letter of that piece follows.
    Label(char),
    /// Something else was expected.
    Expected(&'static str),
    /// It was read, but cannot be written for the other program.
    Lost(DialectLoss),
}

/// What a dialect cannot express.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DialectLoss {
    /// The mark of a king that has not moved and has no castling right.
    UnmovedKing,
    /// Variations of a record.
    Variations,
    /// The rule set: the other program knows only Hostage Chess.
    Rules,
    /// A position: no form with prisons and airfields is known.
    Position,
}

impl DialectFault {
    /// Creates a fault of a whole line.
    pub(super) fn of_line(line: usize, text: &str, reason: DialectReason) -> DialectFault {
        DialectFault { line, column: 1, text: text.to_owned(), reason }
    }
}

/// Returns the column of the part of a line that starts at a byte.
pub(super) fn column(line: &str, at: usize) -> usize {
    line[..at].chars().count() + 1
}
