//! `Display` and `Error` for what a conversion between dialects leaves out.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use crate::game::dialect::{DialectFault, DialectLoss, DialectReason};
use crate::words::quoted;

impl Display for DialectFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let DialectFault { line, column, text, reason } = self;
        write!(f, "line {line}, column {column}: ")?;
        match reason {
            DialectReason::Position(fault) => write!(f, "{fault}"),
            DialectReason::Move(why) => write!(f, "{}: {why}", quoted(text)),
            DialectReason::Record(fault) => write!(f, "{fault}"),
            DialectReason::Label(there) => write!(f, "{}: the piece on that square is {there}.", quoted(text)),
            DialectReason::Expected(what) => write!(f, "found {}, expected {what}.", quoted(text)),
            DialectReason::Lost(loss) => write!(f, "{loss}"),
        }
    }
}

impl Error for DialectFault {}

impl Display for DialectLoss {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DialectLoss::UnmovedKing => "The mark E of a king that has not moved is lost: the other program has none.",
            DialectLoss::Variations => "The variations are lost: the other program has none.",
            DialectLoss::Rules => "The other program knows no variant but Hostage Chess.",
            DialectLoss::Position => "The other program has no known form for a position with prisons and airfields.",
        })
    }
}
