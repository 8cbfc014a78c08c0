//! Turns read leniently.
use super::{Move, Position};
use crate::game::{Game, Illegal};
/// Reads.
pub fn read(position: &Position, text: &str) -> Result<Move, Illegal> {
    position.read_uci(text)
}
