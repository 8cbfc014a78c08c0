//! Additions to a board besides its pieces: areas for pieces off the board, and marks on cells.

use super::{Kind, Piece, Side};

/// Area beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Area {
    /// Prison: holds the pieces its owner has captured.
    Prison,
    /// Airfield: holds the owner's pieces that wait to be dropped.
    Airfield,
    /// Reserve: holds the owner's pieces that are still to be set up (Takeover Chess). Players touch them like pieces
    /// on an airfield.
    Reserve,
    /// Box of the editor: holds any number of its owner's pieces. No game has one.
    Box,
}

/// Contents of an area beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pocket {
    /// The area.
    pub area: Area,
    /// Owner of the area.
    pub owner: Side,
    /// Pieces in it, most valuable first, with one entry per kind.
    pub pieces: Vec<Stack>,
}

/// Pieces of one kind in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The piece; in a prison, its side is the captor's opponent.
    pub piece: Piece,
    /// Number of pieces, at least one.
    pub count: u8,
    /// In a prison, the cheapest prisoner that would ransom a piece of this kind, if the piece's owner holds one.
    pub price: Option<Kind>,
}

/// Mark on a square, both shown and announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The king is in check.
    Check,
    /// A frozen pawn would attack the king: a pseudo-check.
    PseudoCheck,
    /// The piece is frozen: it neither moves nor attacks.
    Frozen,
}

impl Mark {
    /// Returns the name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Check => "check",
            Mark::PseudoCheck => "pseudo-check",
            Mark::Frozen => "frozen",
        }
    }
}
