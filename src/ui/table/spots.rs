//! Maps elements of the page to squares, pieces and trays, and back.

use web_sys::{Element, PointerEvent};

use crate::game::{Area, Side};
use crate::session::note::Place;
use crate::shell::gesture::PointerTarget;
use crate::ui::event_fields::point;
use crate::ui::scene::{CellView, Scene, TrayPiece, TrayView};
use crate::ui::tray::area_name;

/// The target that an element belongs to.
pub(super) fn spot_of(scene: &Scene, element: &Element) -> Option<PointerTarget> {
    if let Some(cell) = cell_of(scene, element) {
        return Some(cell.spot());
    }
    let (tray, piece) = tray_of(scene, element)?;
    Some(tray.spot(piece))
}

/// The target under a pointer. None outside this table: the page may have several.
pub(super) fn spot_at(scene: &Scene, root: &Element, event: &PointerEvent) -> Option<PointerTarget> {
    let (x, y) = point(event)?;
    let element = gloo::utils::document().element_from_point(x as f32, y as f32)?;
    if root.contains(Some(&element)) { spot_of(scene, &element) } else { None }
}

/// The cell that an element belongs to.
pub(super) fn cell_of<'a>(scene: &'a Scene, element: &Element) -> Option<&'a CellView> {
    let name = element.closest("[data-square]").ok()??.get_attribute("data-square")?;
    scene.rows.iter().flatten().find(|view| view.name == name)
}

/// The tray that an element belongs to, and the piece in it.
fn tray_of<'a>(scene: &'a Scene, element: &Element) -> Option<(&'a TrayView, Option<&'a TrayPiece>)> {
    let near = |selector: &str, name: &str| element.closest(selector).ok()??.get_attribute(name);
    let (area, owner) = (near("[data-tray]", "data-tray")?, near("[data-tray]", "data-owner")?);
    let mut trays = scene.trays.iter();
    let tray = trays.find(|view| (area_name(view.area), view.owner.name()) == (area.as_str(), owner.as_str()))?;
    let letter = near("[data-man]", "data-man");
    let is_of = |letter: &str, piece: &TrayPiece| letter.chars().eq([piece.piece.kind.letter().to_ascii_lowercase()]);
    Some((tray, letter.and_then(|letter| tray.pieces.iter().find(|piece| is_of(&letter, piece)))))
}

/// The element that shows a place.
pub(super) fn element_of(scene: &Scene, root: &Element, place: Place) -> Option<Element> {
    let tray =
        |area: Area, owner: Side| format!("[data-tray=\"{}\"][data-owner=\"{}\"]", area_name(area), owner.name());
    let selector = match place {
        Place::Cell(cell) => {
            let view = scene.rows.iter().flatten().find(|view| view.cell == cell)?;
            format!("[data-square=\"{}\"]", view.name)
        }
        Place::Tray { area, owner } => tray(area, owner),
        Place::Pieces { area, owner, kind } => {
            format!("{} [data-man=\"{}\"]", tray(area, owner), kind.letter().to_ascii_lowercase())
        }
    };
    root.query_selector(&selector).ok().flatten()
}
