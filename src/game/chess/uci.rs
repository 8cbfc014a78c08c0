//! Chess moves in UCI text.

use std::fmt::{self, Display, Formatter};

use super::Square;
use crate::game::Kind;

/// Reads the squares and the promotion of a move such as `e2e4` or `g7g8q`. A pawn promotes to one of `officers`.
pub fn read(text: &str, officers: &[Kind]) -> Option<(Square, Square, Option<Kind>)> {
    let (from, rest) = text.split_at_checked(2)?;
    let (to, letter) = rest.split_at_checked(2)?;
    let named = |kind: &&Kind| kind.letter().to_ascii_lowercase().to_string() == letter;
    let promotion = if letter.is_empty() { None } else { Some(*officers.iter().find(named)?) };
    Some((Square::from_name(from)?, Square::from_name(to)?, promotion))
}

/// Writes the squares and the promotion of a move.
pub fn write(f: &mut Formatter<'_>, from: impl Display, to: impl Display, promotion: Option<Kind>) -> fmt::Result {
    write!(f, "{from}{to}")?;
    promotion.map_or(Ok(()), |kind| write!(f, "{}", kind.letter().to_ascii_lowercase()))
}
