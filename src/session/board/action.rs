//! The actions of a board and their results.

use super::super::NodeId;
use crate::game::{Area, Cell, Side, Touch};

/// An action on a board, on every screen that has one: a touch by mouse, finger or key, a move in one piece, or a step
/// through the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardAction {
    /// The player tapped something or chose it by key.
    Tap(Touch),
    /// The player tapped a prison or an airfield, but no piece in it.
    TapTray(Area, Side),
    Lift(Touch),
    /// The player released the dragged piece here.
    Land(Touch),
    /// The player released the dragged piece on a prison or an airfield, but not on a piece in it.
    LandInTray(Area, Side),
    /// The player released the dragged piece outside the board.
    LandOutside,
    /// Ask which pieces can land on this square.
    Ask(Cell),
    Back,
    /// Plays the move at this index in the list of drops and exchanges.
    ChooseLanding(usize),
    Type(String),
    Undo,
    Redo,
    GoTo(NodeId),
    Flip,
}

impl BoardAction {
    /// True for input of a move. False for a step through the history, and for flipping the board.
    pub fn is_input(&self) -> bool {
        !matches!(self, BoardAction::Undo | BoardAction::Redo | BoardAction::GoTo(_) | BoardAction::Flip)
    }
}

/// The result of an action where every complete move is played at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Only the touches and the notice may have changed.
    Nothing,
    Played,
    /// Another position of the history is shown.
    Travelled,
    Flipped,
}

/// The result of an action on a board. The board itself plays no move, because its owner may want to check the move or
/// keep it for later.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Done<M> {
    /// Only the touches and the notice may have changed.
    Touched,
    /// Nothing was held, and the tap had no effect.
    Nothing,
    /// A complete legal move, to be played with `Board::play`.
    Move(M),
    Premove(Vec<Touch>),
    /// Another position of the history is shown; the board's owner reacts to it.
    Travelled,
    Flipped,
}
