//! The data of gestures: inputs, places under pointers, and effects.

use super::{FINGER_SLIP, MOUSE_SLIP};
use crate::game::{Piece, Touch};
use crate::session::BoardAction;
use crate::session::note::{Place, Shape};

/// A point in the window, in pixels.
pub type Point = (f64, f64);

/// The target under a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerTarget {
    /// A square, the pieces of one kind in a tray, or a tray.
    pub place: Place,
    /// The piece shown there; the first if there are several.
    pub piece: Option<Piece>,
    /// The touch for the side to move; none for a tray or a piece in the opponent's airfield.
    pub touch: Option<Touch>,
    /// True if a press picks up the piece instead of continuing the move.
    pub arms: bool,
    /// The place where the held piece may be dropped. For a target on a piece in a tray, this may be the tray.
    pub goal: Option<Place>,
}

/// The type of a pointer; a finger is less precise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    Mouse,
    /// A finger or a pen.
    Finger,
}

impl Pointer {
    /// Distance in pixels after which its movement is a drag.
    pub fn slip(self) -> f64 {
        match self {
            Pointer::Mouse => MOUSE_SLIP,
            Pointer::Finger => FINGER_SLIP,
        }
    }
}

/// The button of a pointer; a finger has only the main one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    /// The left button, or a finger.
    Main,
    /// The right button.
    Second,
    /// Any other button, which is ignored.
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Modifiers {
    /// Shift or Ctrl.
    pub shift: bool,
    pub alt: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Input {
    /// A finger or button was pressed on the board.
    Down {
        id: i32,
        pointer: Pointer,
        button: Button,
        /// Modifier keys held during the press.
        held: Modifiers,
        at: Point,
        spot: Option<PointerTarget>,
    },
    Move {
        id: i32,
        at: Point,
        spot: Option<PointerTarget>,
    },
    /// The pointer was released.
    Up {
        id: i32,
        spot: Option<PointerTarget>,
    },
    /// The browser cancelled the pointer.
    Cancel {
        id: i32,
    },
    /// A pointer is over the window with no button pressed, so a release may have been missed.
    Idle {
        id: Option<i32>,
        pointer: Pointer,
    },
    LongPress(u32),
    /// A context menu was requested: by the right button, a key, or the browser's own long press.
    Menu(Pointer, Option<PointerTarget>),
    /// The target was activated by the keyboard or an assistive tool.
    Press(PointerTarget),
    /// The wheel was turned over the board.
    Wheel(f64),
    /// The held piece was put back, by Esc or because the position changed.
    CalledOff,
    /// The window lost the focus or the tab was hidden, so no move is played.
    Left,
}

#[derive(Clone, PartialEq, Debug)]
pub enum GestureEffect {
    Act(BoardAction),
    Draw(Shape),
    /// One step through the history; true for forward.
    Step(bool),
    /// Send [`Input::LongPress`] with this number after [`LONG_PRESS`](super::LONG_PRESS) milliseconds.
    Wait(u32),
    StopWaiting,
    /// Draw the held piece here.
    Carry(Point),
    /// Highlight this place as the only target of the held piece.
    Hover(Option<Place>),
    /// A piece was put down by hand, so it appears in its place without sliding.
    PutDown,
}
