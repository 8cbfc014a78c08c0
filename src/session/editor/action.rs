//! What can be done to a position being set up, and what is said of it.

use super::super::TableAction;
use crate::game::{Area, Cell, Fault, Piece, Side, Touch};

/// What can happen to a position being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorAction {
    /// A hand does something at the table.
    Table(TableAction),
    /// Take such a man into the hand, to put down as many as wanted; the same again puts him back.
    Take(Piece),
    /// Take up the eraser, or put it down.
    Erase,
    /// Remove the man who is there.
    Remove(Touch),
    /// Say whose turn it is.
    Turn(Side),
    /// Give or take the castling right of this letter.
    Right(char),
    /// Say over which cell a pawn has just stepped.
    EnPassant(Option<Cell>),
    /// Other rules.
    Rules(&'static str),
    /// Everybody who is missing goes to the captor's prison.
    JailRest,
    /// Nobody anywhere.
    Clear,
    /// The start position of the rules.
    Start,
    /// Read a FEN.
    Fen(String),
    /// Turn the table.
    Flip,
    /// Take the last step back.
    Undo,
    /// Do again what was taken back.
    Redo,
    /// Say something that has nothing to do with the position, such as that a link was copied.
    Tell(String),
}

impl From<TableAction> for EditorAction {
    fn from(action: TableAction) -> EditorAction {
        EditorAction::Table(action)
    }
}

/// A place for men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorPlace {
    /// A cell of the board.
    Cell(Cell),
    /// A place beside the board, and whose.
    Tray(Area, Side),
}

/// What the hand holds from one tap to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A man out of the box: each tap puts down another.
    Piece(Piece),
    /// The man who is to move from where he is.
    Taken(Touch),
    /// Each tap takes a man away.
    Eraser,
}

/// What the line of words says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditorNotice {
    /// This is in the hand now; none: it is empty.
    InHand(Option<Hand>, Option<Piece>),
    /// A man was put somewhere out of the box, in place of another.
    Came(Piece, EditorPlace, Option<Piece>),
    /// A man was taken away.
    Left(Piece, EditorPlace),
    /// A man went from one place to another, in place of another man.
    Went(Piece, EditorPlace, EditorPlace, Option<Piece>),
    /// A man of this side cannot be in that place: it holds the other's.
    WrongSide(Piece, Area, Side),
    /// Such a man cannot be in that place.
    WrongKind(Piece, Area),
    /// Whose turn it is.
    Turn(Side),
    /// A castling right was given or taken.
    Right(char, bool),
    /// Over which cell a pawn has just stepped.
    EnPassant(Option<Cell>),
    /// Other rules; whether the men stayed.
    Rules(&'static str, bool),
    /// This many men went to prison.
    Jailed(usize),
    /// Nobody is left.
    Cleared,
    /// The start position.
    Start,
    /// A FEN was read without fault.
    Read,
    /// A FEN was read, with faults.
    Faulty,
    /// This text was no FEN at all; the position stays.
    Unreadable(String, Vec<Fault>),
    /// A step was taken back.
    Undone,
    /// A step was done again.
    Redone,
    /// Something said from outside.
    Told(String),
}
