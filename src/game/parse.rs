//! Small types that are read from text with [`str::parse`].

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::{Side, Style};

/// Error for a text that is not one of the few expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unexpected {
    expected: &'static [&'static str],
}

impl Unexpected {
    /// Creates the error from the expected texts, or descriptions of them.
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

    /// Reads a side as in a FEN.
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

    /// Reads the name of a notation as on the command line.
    fn from_str(text: &str) -> Result<Style, Unexpected> {
        match text {
            "leslie" => Ok(Style::Leslie),
            "pierce" => Ok(Style::Pierce),
            _ => Err(Unexpected::instead_of(&["leslie", "pierce"])),
        }
    }
}
