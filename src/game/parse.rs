//! Small things that are read from text with [`str::parse`].

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Side, Style};

/// A text that is none of the few that were expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unexpected {
    expected: &'static [&'static str],
}

impl Unexpected {
    /// The texts that were expected, or descriptions of them.
    pub const fn instead_of(expected: &'static [&'static str]) -> Unexpected {
        Unexpected { expected }
    }
}

impl fmt::Display for Unexpected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected.join(" or "))
    }
}

impl Error for Unexpected {}

impl FromStr for Side {
    type Err = Unexpected;

    /// Reads a side as a FEN writes it.
    ///
    /// ```
    /// use hostage_chess::game::Side;
    /// assert_eq!("b".parse(), Ok(Side::Black));
    /// assert_eq!("x".parse::<Side>().unwrap_err().to_string(), "expected w or b");
    /// ```
    fn from_str(text: &str) -> Result<Side, Unexpected> {
        match text {
            "w" => Ok(Side::White),
            "b" => Ok(Side::Black),
            _ => Err(Unexpected::instead_of(&["w", "b"])),
        }
    }
}

impl FromStr for Style {
    type Err = Unexpected;

    /// Reads the name of a notation as the command line has it.
    fn from_str(text: &str) -> Result<Style, Unexpected> {
        match text {
            "leslie" => Ok(Style::Leslie),
            "pierce" => Ok(Style::Pierce),
            _ => Err(Unexpected::instead_of(&["leslie", "pierce"])),
        }
    }
}
