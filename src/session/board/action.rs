//! What can be done at a board, and what comes of it.

use super::super::NodeId;
use crate::game::{Area, Cell, Side, Touch};

/// What a hand does at the table, on every screen that has one: taps, drags, keys, questions about a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableAction {
    /// Something was tapped, or chosen by key.
    Tap(Touch),
    /// A prison or an airfield was tapped, not a man in it.
    TapTray(Area, Side),
    /// A man was picked up.
    Lift(Touch),
    /// The man that was picked up was let go over something.
    Land(Touch),
    /// The man that was picked up was let go over a prison or an airfield, not over a man in it.
    LandInTray(Area, Side),
    /// The man that was picked up was let go beside the table.
    LandOutside,
    /// What can be done with this square: who could land there.
    Ask(Cell),
    /// One step back: Esc, or a tap outside.
    Back,
}

/// What can happen to a board: a hand at the table, or a walk through the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardAction {
    /// A hand does something at the table.
    Table(TableAction),
    /// Play this turn of the list of drops and exchanges.
    ChooseLanding(usize),
    /// Play the turn that this text means.
    Type(String),
    /// Take back one ply.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show this position of the history.
    GoTo(NodeId),
    /// Turn the table.
    Flip,
}

impl From<TableAction> for BoardAction {
    fn from(action: TableAction) -> BoardAction {
        BoardAction::Table(action)
    }
}

/// What came of an action where every turn that is spelled is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// At most the touches and the line of words are new.
    Nothing,
    /// A turn was played.
    Played,
    /// Another position of the history is shown.
    Travelled,
    /// The table was turned.
    Flipped,
}

/// What an action at the board calls for. The board itself plays no turn: its owner may want to see what it is
/// first, or to keep it for later.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Done<M> {
    /// At most the touches and the line of words are new.
    Touched,
    /// There was nothing in the hand to be put back, nor was anything meant by the tap.
    Nothing,
    /// This legal turn was spelled in full, to be played by `Board::play`.
    Move(M),
    /// A turn was spelled in full ahead of time, by these touches.
    Premove(Vec<Touch>),
    /// Another position of the history is shown; the owner of the board reacts to it.
    Travelled,
    /// The table was turned.
    Flipped,
}
