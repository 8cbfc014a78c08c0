//! Events of a move, as they are told and shown.

use super::message::Message;
use super::{Cell, Man, Side};

/// Visible effect of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// No visible effect on the board.
    Nothing,
    /// This piece appeared on an empty cell.
    Appears(Man, Cell),
    /// This piece disappeared from a cell.
    Vanishes(Man, Cell),
    /// The piece on this cell changed sides and became this piece.
    ChangesSide(Man, Cell),
    /// The piece on this cell became this piece.
    Becomes(Man, Cell),
    /// A piece went from one cell to another.
    Moves(Man, Cell, Cell),
}

impl Shown {
    /// Returns the cells of the effect.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let cells = match self {
            Shown::Nothing => [None, None],
            Shown::Appears(_, at) | Shown::Vanishes(_, at) | Shown::ChangesSide(_, at) | Shown::Becomes(_, at) => {
                [Some(at), None]
            }
            Shown::Moves(_, from, to) => [Some(from), Some(to)],
        };
        cells.into_iter().flatten()
    }

    /// Returns the piece after the effect; for a piece that disappeared, the piece itself.
    pub const fn man(self) -> Option<Man> {
        match self {
            Shown::Nothing => None,
            Shown::Appears(man, _)
            | Shown::Vanishes(man, _)
            | Shown::ChangesSide(man, _)
            | Shown::Becomes(man, _)
            | Shown::Moves(man, ..) => Some(man),
        }
    }
}

/// One thing that a move did. A move has its events in the order in which they happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A piece went from one square to another.
    Walked(Man, Cell, Cell),
    /// A king castled; the flag is true for the king's side.
    Castled(Side, bool),
    /// A piece was captured on a square.
    Captured(Man, Cell),
    /// A piece was paid and went to its owner's airfield.
    Paid(Man),
    /// A piece was ransomed and landed.
    Rescued(Man, Cell),
    /// A piece was dropped from its airfield.
    Dropped(Man, Cell),
    /// A pawn changed places with an imprisoned piece.
    Promoted(Man, Cell),
    /// The pawn on this square thawed.
    Thawed(Man, Cell),
    /// The pawn on this square froze.
    Froze(Man, Cell),
    /// A piece was put on its first square (Takeover Chess with free set-up).
    SetUp(Man, Cell),
    /// An event specific to this game: its message and its visible effect.
    Own(Message, Shown),
    /// The opponent's king is in check.
    Check,
    /// The check is mate, in a game that does not end with mate. The check has an event as well.
    Mate,
    /// The opponent's king is in pseudo-check.
    PseudoCheck,
}
