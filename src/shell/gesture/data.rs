//! What happens over a table, what lies there, and what is to be done: plain data.

use super::{FINGER_SLIP, MOUSE_SLIP};
use crate::game::{Piece, Touch};
use crate::session::TableAction;
use crate::session::note::{Place, Shape};

/// A point of the window, in pixels.
pub type Point = (f64, f64);

/// What lies under a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerTarget {
    /// A square, the men of one kind in a tray, or a tray.
    pub place: Place,
    /// The man who can be seen there, or the first of them.
    pub piece: Option<Piece>,
    /// What touching it means for the side to move. A tray is no touch, nor a man on the opponent's airfield.
    pub touch: Option<Touch>,
    /// A press picks up the man, rather than going on with a turn that was begun.
    pub arms: bool,
    /// The man in hand may be put down there; for a man in a tray, it may be the tray that takes him.
    pub goal: Option<Place>,
}

/// What sort of pointer it is: a finger is less exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger, or a pen.
    Finger,
}

impl Pointer {
    /// How far it goes before it drags, in pixels.
    pub fn slip(self) -> f64 {
        match self {
            Pointer::Mouse => MOUSE_SLIP,
            Pointer::Finger => FINGER_SLIP,
        }
    }
}

/// Which button of a pointer. A finger has the main one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    /// The left button, a finger.
    Main,
    /// The right button.
    Second,
    /// Any other; it does nothing.
    Other,
}

/// The keys that are held down while an arrow is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Shift or Ctrl.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

/// What happens over the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Input {
    /// A finger or button goes down on the table.
    Down {
        /// The pointer's number.
        id: i32,
        /// Its sort.
        pointer: Pointer,
        /// Its button.
        button: Button,
        /// Keys held meanwhile.
        held: Modifiers,
        /// Where.
        at: Point,
        /// On what.
        spot: Option<PointerTarget>,
    },
    /// It moves.
    Move {
        /// The pointer's number.
        id: i32,
        /// To where.
        at: Point,
        /// Over what.
        spot: Option<PointerTarget>,
    },
    /// It is lifted.
    Up {
        /// The pointer's number.
        id: i32,
        /// Over what.
        spot: Option<PointerTarget>,
    },
    /// The browser took the pointer away.
    Cancel {
        /// The pointer's number.
        id: i32,
    },
    /// The wait of this number is over.
    LongPress(u32),
    /// The page was asked for its menu: by the right button, a key, or a long press of its own.
    Menu(Pointer, Option<PointerTarget>),
    /// Something was pressed by key or by an assistive tool.
    Press(PointerTarget),
    /// The wheel turns over the board.
    Wheel(f64),
    /// There is nobody in the hand any more: Esc, or the position has changed.
    CalledOff,
    /// The window lost the focus, or the tab was hidden. Nothing is played.
    Left,
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum GestureEffect {
    /// This happens to the board.
    Act(TableAction),
    /// This was drawn.
    Draw(Shape),
    /// One step through the record: whether forward.
    Step(bool),
    /// After [`LONG_PRESS`](super::LONG_PRESS), [`Input::LongPress`] with this number.
    Wait(u32),
    /// That wait is not wanted any more.
    StopWaiting,
    /// The man in hand is seen here.
    Carry(Point),
    /// This is seen to take the man in hand; nothing else is.
    Hover(Option<Place>),
    /// A man was put down by hand: he stands where he is at once, instead of sliding there.
    PutDown,
}
