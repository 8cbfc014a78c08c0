//! Pointer gestures over a board, as a pure reducer: presses, drags, long presses, arrows drawn with the right button,
//! the wheel. The page reports the pointers and what lies under them, and receives the effects.

mod data;
mod draw;
mod press;

pub use data::{Button, GestureEffect, Input, Modifiers, Point, Pointer, PointerTarget};

use draw::Drawing;
use press::Press;

use crate::game::{Area, Side, Touch};
use crate::session::BoardAction;
use crate::session::note::{Place, Shape};

/// Distance in pixels after which a mouse movement is a drag.
pub const MOUSE_SLIP: f64 = 3.0;
/// Distance in pixels after which a finger movement is a drag.
pub const FINGER_SLIP: f64 = 8.0;
/// Duration of a press on an empty square that asks what can land there, in milliseconds.
pub const LONG_PRESS: u32 = 500;
/// Wheel movement for one step, in the browser's units: one notch of a mouse is about 100.
pub const NOTCH: f64 = 60.0;

/// The state of all pointers over one board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gesture {
    press: Option<Press>,
    /// The pointer that was pressed last.
    down: Option<(i32, Pointer)>,
    drawing: Option<Drawing>,
    hovered: Option<Place>,
    /// Wheel movement since the last step.
    turned: f64,
    /// Number of the last wait.
    waits: u32,
    draws: bool,
}

impl Gesture {
    /// Sets whether the right button draws; otherwise it asks which pieces can land on a square.
    pub fn set_draws(&mut self, draws: bool) {
        self.draws = draws;
    }

    pub fn update(&mut self, input: Input) -> Vec<GestureEffect> {
        let mut effects = Vec::new();
        self.forget_lost(input, &mut effects);
        match input {
            Input::Down { id, button: Button::Second, held, spot, .. } if self.draws => {
                self.begin_drawing(id, held, spot)
            }
            Input::Down { id, pointer, button: Button::Main, at, spot: Some(spot), .. } => {
                self.press(Press::new(id, pointer, at, spot), &mut effects);
            }
            Input::Down { .. } => {}
            Input::Move { id, at, spot } => {
                self.draw(id, spot);
                self.drag(id, at, spot, &mut effects);
            }
            Input::Up { id, spot } => {
                effects.extend(self.end_drawing(id, spot).map(GestureEffect::Draw));
                self.release(id, spot, &mut effects);
            }
            Input::Cancel { id } => self.take_away(id, &mut effects),
            Input::Idle { id, pointer } => self.cancel_idle(id, pointer, &mut effects),
            Input::LongPress(wait) => effects.extend(self.long_press(wait)),
            // A context menu cancels a drag.
            Input::Menu(..) if self.carried().is_some() => self.leave(&mut effects),
            // A long press asks this on every screen.
            Input::Menu(Pointer::Mouse, _) if self.draws => {}
            Input::Menu(_, spot) => effects.extend(spot.and_then(ask)),
            Input::Press(spot) => effects.push(GestureEffect::Act(tap(&spot))),
            Input::Wheel(delta) => effects.extend(self.wheel(delta)),
            Input::CalledOff => self.call_off(&mut effects),
            Input::Left => self.leave(&mut effects),
        }
        effects
    }

    /// Cancels a press whose release was lost, when its pointer goes down again.
    fn forget_lost(&mut self, input: Input, effects: &mut Vec<GestureEffect>) {
        if let Input::Down { id, pointer, .. } = input {
            self.take_away(id, effects);
            self.down = Some((id, pointer));
        }
    }

    /// Cancels the press of a pointer that has no button pressed. A passing mouse does not cancel the press of a
    /// finger.
    fn cancel_idle(&mut self, idle: Option<i32>, pointer: Pointer, effects: &mut Vec<GestureEffect>) {
        let Some((id, pressed)) = self.down else { return };
        let mice = (pressed, pointer) == (Pointer::Mouse, Pointer::Mouse);
        if mice || idle == Some(id) {
            self.take_away(id, effects);
        }
    }

    /// Cancels the press or drawing of a pointer.
    fn take_away(&mut self, id: i32, effects: &mut Vec<GestureEffect>) {
        self.drawing.take_if(|drawing| drawing.id == id);
        self.cancel(id, effects);
    }

    /// Cancels every press and drawing.
    fn leave(&mut self, effects: &mut Vec<GestureEffect>) {
        self.drawing = None;
        if let Some(press) = self.press {
            self.cancel(press.id, effects);
        }
    }

    /// True if a pointer has to be followed outside the board too.
    pub fn is_busy(&self) -> bool {
        self.press.is_some() || self.drawing.is_some()
    }

    /// The piece being dragged.
    pub fn carried(&self) -> Option<&PointerTarget> {
        self.press.as_ref().filter(|press| press.dragging).map(|press| &press.spot)
    }

    /// The arrow or circle being drawn.
    pub fn stroke(&self) -> Option<Shape> {
        self.drawing.as_ref().map(|drawing| drawing.shape)
    }

    fn hover(&mut self, goal: Option<Place>, effects: &mut Vec<GestureEffect>) {
        if self.hovered != goal {
            self.hovered = goal;
            effects.push(GestureEffect::Hover(goal));
        }
    }

    fn wheel(&mut self, delta: f64) -> Option<GestureEffect> {
        self.turned = if self.turned * delta < 0.0 { delta } else { self.turned + delta };
        if self.turned.abs() < NOTCH {
            return None;
        }
        Some(GestureEffect::Step(std::mem::take(&mut self.turned) > 0.0))
    }
}

fn tap(spot: &PointerTarget) -> BoardAction {
    match tray_of(spot) {
        Ok(touch) => BoardAction::Tap(touch),
        Err((area, owner)) => BoardAction::TapTray(area, owner),
    }
}

fn land(spot: &PointerTarget) -> BoardAction {
    match tray_of(spot) {
        Ok(touch) => BoardAction::Land(touch),
        Err((area, owner)) => BoardAction::LandInTray(area, owner),
    }
}

/// Asks which pieces can land in this place, if it is a square.
fn ask(spot: PointerTarget) -> Option<GestureEffect> {
    match spot.place {
        Place::Cell(cell) => Some(GestureEffect::Act(BoardAction::Ask(cell))),
        Place::Pieces { .. } | Place::Tray { .. } => None,
    }
}

/// The touch of a place, or else its tray. A piece in the opponent's airfield stands for the airfield.
fn tray_of(spot: &PointerTarget) -> Result<Touch, (Area, Side)> {
    match (spot.touch, spot.place, spot.piece) {
        (Some(touch), ..) => Ok(touch),
        (None, Place::Cell(cell), _) => Ok(Touch::Cell(cell)),
        (None, Place::Tray { area, owner }, _) => Err((area, owner)),
        (None, Place::Pieces { owner, .. }, piece) => Err((Area::Airfield, piece.map_or(owner, |piece| piece.side))),
    }
}
