//! Turns written as the inventor or as Andy Pierce would.
use super::{Move, Position};
use crate::game::Style;
/// Writes.
pub fn write(_position: &Position, m: Move, _style: Style) -> String {
    m.to_string()
}
