//! Arrows and circles by the right button, and where the places are between which they go.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::{Msg, Props, Table, cell_of, tray_of};
use crate::session::note::{Ink, Place, Shape};
use crate::ui::scene::{Stroke, TrayView, ink_class};
use crate::ui::shapes::Middles;

/// An arrow or circle on its way.
pub(super) struct Drawing {
    pointer: i32,
    shape: Shape,
    _listeners: [EventListener; 3],
}

impl Table {
    /// The right button goes down. True if something is begun.
    pub(super) fn begin_drawing(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let Some(from) = self.place_under(ctx, event) else { return false };
        let ink = match (event.shift_key() || event.ctrl_key(), event.alt_key()) {
            (false, false) => Ink::Green,
            (true, false) => Ink::Red,
            (false, true) => Ink::Blue,
            (true, true) => Ink::Yellow,
        };
        let window = gloo::utils::window();
        let listen = |name: &'static str, message: fn(PointerEvent) -> Msg| {
            let link = ctx.link().clone();
            EventListener::new(&window, name, move |event| {
                if let Some(event) = event.dyn_ref::<PointerEvent>() {
                    link.send_message(message(event.clone()));
                }
            })
        };
        self.drawing = Some(Drawing {
            pointer: event.pointer_id(),
            shape: Shape { ink, from, to: None },
            _listeners: [
                listen("pointermove", |event| Msg::Draw(event, false)),
                listen("pointerup", |event| Msg::Draw(event, true)),
                listen("pointercancel", |_| Msg::DrawNothing),
            ],
        });
        true
    }

    /// The pointer moves on or is let go.
    pub(super) fn draw(&mut self, ctx: &Context<Self>, event: &PointerEvent, done: bool) -> bool {
        let place = self.place_under(ctx, event);
        let Some(drawing) = self.drawing.as_mut().filter(|drawing| drawing.pointer == event.pointer_id()) else {
            return false;
        };
        let shape = Shape { to: place.filter(|&to| to != drawing.shape.from), ..drawing.shape };
        let changed = shape != drawing.shape;
        drawing.shape = shape;
        if done {
            self.drawing = None;
            if let (Some(on_draw), Some(_)) = (&ctx.props().on_draw, place) {
                on_draw.emit(shape);
            }
        }
        changed || done
    }

    pub(super) fn stroke(&self) -> Option<Stroke> {
        let shape = self.drawing.as_ref()?.shape;
        Some(Stroke { shape, class: ink_class(shape.ink) })
    }

    fn place_under(&self, ctx: &Context<Self>, event: &PointerEvent) -> Option<Place> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let element = gloo::utils::document().element_from_point(x, y)?;
        place_of(ctx.props(), &element).filter(|_| self.root.get().is_some_and(|root| root.contains(Some(&element))))
    }

    /// Whether arrows go to places beside the board.
    pub(super) fn needs_middles(&self, props: &Props) -> bool {
        let beside = |place: Place| !matches!(place, Place::Cell(_));
        let mut strokes = props.overlay.strokes.iter().copied().chain(self.stroke());
        props.overlay.marks.iter().any(|mark| beside(mark.at))
            || strokes.any(|stroke| beside(stroke.shape.from) || stroke.shape.to.is_some_and(beside))
    }

    /// Where the trays and the men in them are, in units of the board.
    pub(super) fn measure(&self, props: &Props) -> Middles {
        let mut middles = Middles::new();
        let Some(root) = self.root.cast::<Element>() else { return middles };
        let Ok(Some(board)) = root.query_selector(".board") else { return middles };
        let frame = board.get_bounding_client_rect();
        let unit = frame.width() / (f64::from(u32::from(props.scene.size.0) * super::super::board::CELL));
        let Ok(found) = root.query_selector_all("[data-tray], [data-tray] [data-man]") else { return middles };
        for index in 0..found.length() {
            let Some(element) = found.item(index).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
            let (Some(place), rect) = (place_of(props, &element), element.get_bounding_client_rect()) else { continue };
            // Whole units: a shiver of the layout is no reason to draw anew.
            let x = ((rect.left() + rect.width() / 2.0 - frame.left()) / unit).round() as i32;
            let y = ((rect.top() + rect.height() / 2.0 - frame.top()) / unit).round() as i32;
            middles.push((place, (x, y)));
        }
        middles
    }
}

/// The place that an element belongs to.
fn place_of(props: &Props, element: &Element) -> Option<Place> {
    if let Some(cell) = cell_of(&props.scene, element) {
        return Some(Place::Cell(cell.cell));
    }
    let (&TrayView { area, owner, .. }, man) = tray_of(&props.scene, element)?;
    Some(man.map_or(Place::Tray { area, owner }, |man| Place::Men { area, owner, kind: man.man.kind }))
}
