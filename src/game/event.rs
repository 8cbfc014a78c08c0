//! What a turn does, as it is told and shown.

use super::message::Message;
use super::{Cell, Man, Side};

/// What there is to see of something that a turn did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Nothing that has a place on the board.
    Nothing,
    /// This man came to a cell where nobody stood.
    Appears(Man, Cell),
    /// This man, who stood on a cell, is gone.
    Vanishes(Man, Cell),
    /// Whoever stands on a cell went over to this man's side.
    ChangesSide(Man, Cell),
    /// Whoever stands on a cell became this man.
    Becomes(Man, Cell),
    /// A man went from one cell to another.
    Moves(Man, Cell, Cell),
}

impl Shown {
    /// The cells it touches.
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

    /// The man it is about, as he is afterwards.
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

/// One thing that a turn did, in the order in which they happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A man went from one square to another.
    Walked(Man, Cell, Cell),
    /// Castling; the flag says whether on the king's side.
    Castled(Side, bool),
    /// A man was captured on a square.
    Captured(Man, Cell),
    /// A man was paid out into its owner's airfield.
    Paid(Man),
    /// A man was ransomed and landed.
    Rescued(Man, Cell),
    /// A man was dropped from its airfield.
    Dropped(Man, Cell),
    /// A pawn changed places with an imprisoned man.
    Promoted(Man, Cell),
    /// The pawn on this square came back to life.
    Thawed(Man, Cell),
    /// The pawn on this square froze.
    Froze(Man, Cell),
    /// A man was put on its first square (Takeover Chess with free set-up).
    SetUp(Man, Cell),
    /// What only this game knows: how it is told, and what there is to see of it.
    Own(Message, Shown),
    /// The opponent's king stands in check.
    Check,
    /// That check is mate, in a game that mate does not end; the check is told as well.
    Mate,
    /// The opponent's king stands in pseudo-check.
    PseudoCheck,
}
