//! What a pointer meets where: the picture as the hand over it knows it.

use super::{CellView, TrayMan, TrayView};
use crate::game::Touch;
use crate::session::note::Place;
use crate::shell::gesture::Spot;

impl CellView {
    /// The square under a pointer.
    pub fn spot(&self) -> Spot {
        let place = Place::Cell(self.cell);
        let touch = Some(Touch::Cell(self.cell));
        Spot { place, man: self.man, touch, arms: self.arms, goal: self.target.then_some(place) }
    }
}

impl TrayView {
    /// The tray under a pointer, or the men in it.
    pub fn spot(&self, man: Option<&TrayMan>) -> Spot {
        let &TrayView { area, owner, .. } = self;
        let tray = Place::Tray { area, owner };
        let whole = self.target.then_some(tray);
        let Some(man) = man else { return Spot { place: tray, man: None, touch: None, arms: false, goal: whole } };
        let place = Place::Men { area, owner, kind: man.man.kind };
        let goal = man.target.then_some(place).or(whole);
        Spot { place, man: Some(man.man), touch: man.touch, arms: man.arms, goal }
    }
}
