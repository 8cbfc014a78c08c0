//! Arrows and circles drawn with the right button.

use super::{Gesture, Modifiers, PointerTarget};
use crate::session::note::{Ink, Shape};

/// An arrow or circle being drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Drawing {
    pub(super) id: i32,
    pub(super) shape: Shape,
}

impl Modifiers {
    /// The colour that the modifiers choose.
    pub fn ink(self) -> Ink {
        match (self.shift, self.alt) {
            (false, false) => Ink::Green,
            (true, false) => Ink::Red,
            (false, true) => Ink::Blue,
            (true, true) => Ink::Yellow,
        }
    }
}

impl Gesture {
    pub(super) fn begin_drawing(&mut self, id: i32, held: Modifiers, spot: Option<PointerTarget>) {
        let begun = spot.map(|spot| Drawing { id, shape: Shape { ink: held.ink(), from: spot.place, to: None } });
        self.drawing = begun.or(self.drawing);
    }

    pub(super) fn draw(&mut self, id: i32, under: Option<PointerTarget>) {
        if let Some(drawing) = self.drawing.as_mut().filter(|drawing| drawing.id == id) {
            let from = drawing.shape.from;
            drawing.shape.to = under.map(|spot| spot.place).filter(|&to| to != from);
        }
    }

    /// Ends the drawing of a pointer; returns the shape, unless it ends outside the board.
    pub(super) fn end_drawing(&mut self, id: i32, under: Option<PointerTarget>) -> Option<Shape> {
        self.draw(id, under);
        let drawing = self.drawing.take_if(|drawing| drawing.id == id)?;
        under.is_some().then_some(drawing.shape)
    }
}
