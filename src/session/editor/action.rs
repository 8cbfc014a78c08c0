//! The actions and notices of the editor.

use super::super::BoardAction;
use crate::game::{Area, Cell, Fault, Piece, Side, Touch};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorAction {
    /// Typed moves and lists of moves have no effect here.
    Board(BoardAction),
    /// Picks up this piece, to place any number of copies. Picking up the same piece again puts it back.
    Take(Piece),
    Erase,
    Remove(Touch),
    Turn(Side),
    Right(char),
    /// Sets the cell that a pawn has just passed.
    EnPassant(Option<Cell>),
    Rules(&'static str),
    JailRest,
    Clear,
    Start,
    Fen(String),
    Tell(String),
}

impl From<BoardAction> for EditorAction {
    fn from(action: BoardAction) -> EditorAction {
        EditorAction::Board(action)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorPlace {
    Cell(Cell),
    /// An area beside the board, and its owner.
    Tray(Area, Side),
}

/// The content of the hand between taps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A piece from the box: each tap puts down another.
    Piece(Piece),
    /// A piece to be moved from its place.
    Taken(Touch),
    /// The eraser: each tap removes a piece.
    Eraser,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorNotice {
    /// The new content of the hand; none if it is empty.
    InHand(Option<Hand>, Option<Piece>),
    /// A piece was put down from the box, replacing another if there was one.
    Came(Piece, EditorPlace, Option<Piece>),
    Left(Piece, EditorPlace),
    /// A piece moved from one place to another, replacing a third piece if there was one.
    Went(Piece, EditorPlace, EditorPlace, Option<Piece>),
    /// This area holds only pieces of the other side.
    WrongSide(Piece, Area, Side),
    /// This area cannot hold a piece of this kind.
    WrongKind(Piece, Area),
    Turn(Side),
    /// A castling right was given (true) or removed.
    Right(char, bool),
    EnPassant(Option<Cell>),
    /// The variant was changed; true if the pieces stayed.
    Rules(&'static str, bool),
    Jailed(usize),
    Cleared,
    Start,
    Read,
    Faulty,
    /// The text is not a FEN at all; the position stays.
    Unreadable(String, Vec<Fault>),
    Undone,
    Redone,
    Told(String),
}
