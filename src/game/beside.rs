//! What a board has beside its men: places for those who are off it, and marks on cells.

use serde::{Deserialize, Serialize};

use super::{Kind, Man, Side};

/// A place beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Area {
    /// Holds the men its owner has captured.
    Prison,
    /// Holds the owner's own men that wait to be dropped.
    Airfield,
    /// Holds the owner's own men that are still to be set up (Takeover Chess). They are touched like those on an
    /// airfield.
    Reserve,
    /// Holds any number of men of its owner, for setting up a position. No game has one.
    Box,
}

/// What a store beside the board holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Store {
    /// Prison or airfield.
    pub area: Area,
    /// Whose prison or airfield it is.
    pub owner: Side,
    /// The men in it, dearest first, one entry a kind that is there.
    pub men: Vec<Stored>,
}

/// The men of one kind in a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stored {
    /// Which man; its side is its owner's.
    pub man: Man,
    /// How many there are, at least one.
    pub count: u8,
    /// In a prison: the cheapest prisoner that would buy such a man back, if its owner holds one.
    pub price: Option<Kind>,
}

/// Something about a square that should be shown and announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The king stands in check.
    Check,
    /// A frozen pawn would attack the king: a pseudo-check.
    PseudoCheck,
    /// This man is frozen: it neither moves nor attacks.
    Frozen,
}
