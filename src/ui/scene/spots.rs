//! The pointer targets that the gesture code sees in the parts of the scene.

use super::{CellView, TrayPiece, TrayView};
use crate::game::Touch;
use crate::session::note::Place;
use crate::shell::gesture::PointerTarget;

impl CellView {
    /// The target for a square.
    pub fn spot(&self) -> PointerTarget {
        let place = Place::Cell(self.cell);
        let touch = Some(Touch::Cell(self.cell));
        PointerTarget { place, piece: self.piece, touch, arms: self.arms, goal: self.target.then_some(place) }
    }
}

impl TrayView {
    /// The target for a tray, or for the pieces in it.
    pub fn spot(&self, piece: Option<&TrayPiece>) -> PointerTarget {
        let &TrayView { area, owner, .. } = self;
        let tray = Place::Tray { area, owner };
        let whole = self.target.then_some(tray);
        let Some(piece) = piece else {
            return PointerTarget { place: tray, piece: None, touch: None, arms: false, goal: whole };
        };
        let place = Place::Pieces { area, owner, kind: piece.piece.kind };
        let goal = piece.target.then_some(place).or(whole);
        PointerTarget { place, piece: Some(piece.piece), touch: piece.touch, arms: piece.arms, goal }
    }
}
