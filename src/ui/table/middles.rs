//! The centres of the places beside the board, where arrows may start or end.

use wasm_bindgen::JsCast;
use web_sys::Element;

use super::spots::spot_of;
use super::{Props, Table};
use crate::session::note::Place;
use crate::ui::board::CELL;
use crate::ui::shapes::Middles;

impl Table {
    /// True if an arrow or mark refers to a place beside the board.
    pub(super) fn needs_middles(&self, props: &Props) -> bool {
        let beside = |place: Place| !matches!(place, Place::Cell(_));
        let mut strokes = props.overlay.shapes.iter().copied().chain(self.stroke());
        props.overlay.marks.iter().any(|mark| beside(mark.at))
            || strokes.any(|stroke| beside(stroke.shape.from) || stroke.shape.to.is_some_and(beside))
    }

    /// The centres of the trays and the pieces in them, in units of the board.
    pub(super) fn measure(&self, props: &Props) -> Middles {
        let mut middles = Middles::new();
        let Some(root) = self.root.cast::<Element>() else { return middles };
        let Ok(Some(board)) = root.query_selector(".board") else { return middles };
        let frame = board.get_bounding_client_rect();
        let unit = frame.width() / f64::from(u32::from(props.scene.size.columns) * CELL);
        let Ok(found) = root.query_selector_all("[data-tray], [data-tray] [data-man]") else { return middles };
        for index in 0..found.length() {
            let Some(element) = found.item(index).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
            let (Some(spot), rect) = (spot_of(&props.scene, &element), element.get_bounding_client_rect()) else {
                continue;
            };
            // Rounded, because tiny layout changes need no redraw.
            let x = ((rect.left() + rect.width() / 2.0 - frame.left()) / unit).round() as i32;
            let y = ((rect.top() + rect.height() / 2.0 - frame.top()) / unit).round() as i32;
            middles.push((spot.place, (x, y)));
        }
        middles
    }
}
