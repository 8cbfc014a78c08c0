//! Events of a move, which are described in words and shown on the board.

use super::message::Message;
use super::{Cell, Piece, Side};

/// Visible effect of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// No visible effect on the board.
    Nothing,
    /// This piece appeared on an empty cell.
    Appears(Piece, Cell),
    /// This piece disappeared from a cell.
    Vanishes(Piece, Cell),
    /// The piece on this cell changed sides and became this piece.
    ChangesSide(Piece, Cell),
    /// The piece on this cell became this piece.
    Becomes(Piece, Cell),
    /// A piece went from one cell to another.
    Moves(Piece, Cell, Cell),
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
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Shown::Nothing => None,
            Shown::Appears(piece, _)
            | Shown::Vanishes(piece, _)
            | Shown::ChangesSide(piece, _)
            | Shown::Becomes(piece, _)
            | Shown::Moves(piece, ..) => Some(piece),
        }
    }
}

/// One thing that a move did. A move has its events in the order in which they happen.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event {
    /// A piece went from one square to another.
    Walked(Piece, Cell, Cell),
    /// A king castled; the flag is true for the king's side.
    Castled(Side, bool),
    /// A piece was captured on a square.
    Captured(Piece, Cell),
    /// A piece was paid and went to its owner's airfield.
    Paid(Piece),
    /// A piece was ransomed and landed.
    Rescued(Piece, Cell),
    /// A piece was dropped from its airfield.
    Dropped(Piece, Cell),
    /// A pawn changed places with an imprisoned piece.
    Promoted(Piece, Cell),
    /// The pawn on this square thawed.
    Thawed(Piece, Cell),
    /// The pawn on this square froze.
    Froze(Piece, Cell),
    /// A piece was put on its first square (Takeover Chess with free set-up).
    SetUp(Piece, Cell),
    /// An event specific to this game: its message and its visible effect.
    Own(Message, Shown),
    /// The opponent's king is in check.
    Check,
    /// Checkmate. In a game that goes on after it, the move has the event [`Event::Check`] as well. Where it ends the
    /// game, only the history of a game knows that, and replaces the check by it.
    Mate,
    /// The opponent's king is in pseudo-check.
    PseudoCheck,
}

/// Returns true if a move of `us` with these events captures a piece, takes it over or pulls it off the board.
pub(crate) fn takes(events: &[Event], us: Side) -> bool {
    events.iter().any(|event| match event {
        Event::Captured(..) => true,
        Event::Own(_, Shown::ChangesSide(piece, _)) => piece.side == us,
        Event::Own(_, Shown::Vanishes(piece, _)) => piece.side != us,
        _ => false,
    })
}

/// Returns the piece that a move with these events captures, with its cell.
pub(crate) fn captured(events: &[Event]) -> Option<(Piece, Cell)> {
    events.iter().find_map(|event| if let Event::Captured(piece, at) = event { Some((*piece, *at)) } else { None })
}
