//! A press with the main button or a finger: a tap, a long press, or a drag.

use super::{Gesture, GestureEffect, Point, Pointer, PointerTarget, ask, land, tap};
use crate::session::BoardAction;
use crate::session::note::Place;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Press {
    pub(super) id: i32,
    pub(super) spot: PointerTarget,
    start: Point,
    slip: f64,
    pub(super) dragging: bool,
    /// Number of the wait for a long press.
    wait: Option<u32>,
}

impl Press {
    pub(super) fn new(id: i32, pointer: Pointer, start: Point, spot: PointerTarget) -> Press {
        Press { id, spot, start, slip: pointer.slip(), dragging: false, wait: None }
    }

    /// True if a pointer at this point has moved far enough for a drag.
    fn slips(&self, (x, y): Point) -> bool {
        let (dx, dy) = (x - self.start.0, y - self.start.1);
        dx * dx + dy * dy > self.slip * self.slip
    }

    /// True if a long press may ask which pieces can land there. A slow tap on a target of the held piece is a move,
    /// not a question.
    fn may_ask(&self) -> bool {
        matches!(self.spot.place, Place::Cell(_)) && self.spot.piece.is_none() && self.spot.goal.is_none()
    }
}

impl Gesture {
    /// Starts a press. A second finger is ignored.
    pub(super) fn press(&mut self, mut press: Press, effects: &mut Vec<GestureEffect>) {
        if self.press.is_some() {
            return;
        }
        if press.may_ask() {
            self.waits = self.waits.wrapping_add(1);
            press.wait = Some(self.waits);
            effects.push(GestureEffect::Wait(self.waits));
        }
        if press.spot.arms {
            effects.push(GestureEffect::Act(tap(&press.spot)));
        }
        self.press = Some(press);
    }

    pub(super) fn drag(&mut self, id: i32, at: Point, under: Option<PointerTarget>, effects: &mut Vec<GestureEffect>) {
        let Some(press) = self.press.as_mut().filter(|press| press.id == id) else { return };
        if !press.dragging {
            if !press.slips(at) {
                return;
            }
            if press.wait.take().is_some() {
                effects.push(GestureEffect::StopWaiting);
            }
            let Some(touch) = press.spot.touch.filter(|_| press.spot.piece.is_some()) else { return };
            press.dragging = true;
            effects.push(GestureEffect::Act(BoardAction::Lift(touch)));
        }
        effects.push(GestureEffect::Carry(at));
        self.hover(under.and_then(|spot| spot.goal), effects);
    }

    pub(super) fn release(&mut self, id: i32, under: Option<PointerTarget>, effects: &mut Vec<GestureEffect>) {
        let Some(press) = self.press.take_if(|press| press.id == id) else { return };
        self.hover(None, effects);
        if press.wait.is_some() {
            effects.push(GestureEffect::StopWaiting);
        }
        if press.dragging {
            effects.push(GestureEffect::PutDown);
            effects.push(GestureEffect::Act(under.as_ref().map_or(BoardAction::LandOutside, land)));
        } else if !press.spot.arms {
            // If the press itself picked up the piece, the release does not count as a second tap.
            effects.push(GestureEffect::Act(tap(&press.spot)));
        }
    }

    pub(super) fn cancel(&mut self, id: i32, effects: &mut Vec<GestureEffect>) {
        let Some(press) = self.press.take_if(|press| press.id == id) else { return };
        if press.wait.is_some() {
            effects.push(GestureEffect::StopWaiting);
        }
        self.hover(None, effects);
        // A press that has picked up nothing ends without a trace: going back answers questions and drops plans.
        if press.dragging || press.spot.arms {
            effects.push(GestureEffect::Act(BoardAction::Back));
        }
    }

    /// Cancels a drag, and puts the piece back. A press that has not become a drag continues.
    pub(super) fn call_off(&mut self, effects: &mut Vec<GestureEffect>) {
        if self.press.take_if(|press| press.dragging).is_some() {
            self.hover(None, effects);
        }
    }

    /// Handles the end of a wait, unless another press has started one since.
    pub(super) fn long_press(&mut self, wait: u32) -> Option<GestureEffect> {
        let press = self.press.take_if(|press| press.wait == Some(wait))?;
        ask(press.spot)
    }
}
