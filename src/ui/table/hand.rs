//! The hand over the table: presses, drags, and the man in it.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{FINGER_SLIP, LONG_PRESS, MOUSE_SLIP, Msg, Press, Spot, Table, man_of, tap, touch_of};
use crate::game::Area;
use crate::session::TableAction;
use crate::ui::board::CELL;

/// Hears of a pointer wherever it goes.
pub(super) fn listen(ctx: &Context<Table>, name: &'static str, message: fn(PointerEvent) -> Msg) -> EventListener {
    let link = ctx.link().clone();
    EventListener::new(&gloo::utils::window(), name, move |event| {
        if let Some(event) = event.dyn_ref::<PointerEvent>() {
            link.send_message(message(event.clone()));
        }
    })
}

impl Table {
    pub(super) fn down(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if event.button() != 0 || self.press.is_some() {
            return;
        }
        let Some(spot) = self.spot_of(ctx, event.target_dyn_into()) else { return };
        let arms = match &spot {
            Spot::Cell(cell) => cell.arms,
            Spot::Man(man) => man.arms,
            Spot::Tray(..) => false,
        };
        // A slow tap where the man in hand may go is that turn, not a question.
        let empty = matches!(&spot, Spot::Cell(cell) if cell.man.is_none() && !cell.target);
        let link = ctx.link();
        let moves = listen(ctx, "pointermove", Msg::Move);
        let long = empty.then(|| {
            let link = link.clone();
            Timeout::new(LONG_PRESS, move || link.send_message(Msg::Long))
        });
        if arms {
            tap(ctx, &spot);
        }
        self.press = Some(Press {
            pointer: event.pointer_id(),
            spot,
            start: (event.client_x().into(), event.client_y().into()),
            slip: if event.pointer_type() == "mouse" { MOUSE_SLIP } else { FINGER_SLIP },
            armed: arms,
            dragging: false,
            _long: long,
            _moves: moves,
        });
    }

    /// True if the table must be drawn anew: only when a drag begins. The ghost is moved by hand.
    pub(super) fn drag(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let Some(press) = self.press.as_mut().filter(|press| press.pointer == event.pointer_id()) else { return false };
        let mut began = false;
        if !press.dragging {
            let (dx, dy) = (x - press.start.0, y - press.start.1);
            let liftable = touch_of(&press.spot).filter(|_| man_of(&press.spot).is_some());
            match liftable {
                Some(touch) if dx.hypot(dy) > press.slip => {
                    press.dragging = true;
                    press._long = None;
                    began = true;
                    ctx.props().on_action.emit(TableAction::Lift(touch));
                }
                _ => {
                    if dx.hypot(dy) > press.slip {
                        press._long = None;
                    }
                    return false;
                }
            }
        }
        self.place_ghost(x, y);
        let under = gloo::utils::document().element_from_point(x as f32, y as f32);
        let under = under.and_then(|element| element.closest(".go, .take, .stack.target, .tray.target").ok().flatten());
        self.hover(under);
        began
    }

    fn place_ghost(&self, x: f64, y: f64) {
        let Some(ghost) = self.ghost.cast::<HtmlElement>() else { return };
        let board = self.root.cast::<Element>().and_then(|root| root.query_selector(".board").ok().flatten());
        let size = board.map_or(64.0, |board| {
            let columns = board.get_attribute("viewBox").and_then(|b| b.split(' ').nth(2)?.parse::<u32>().ok());
            board.get_bounding_client_rect().width() * f64::from(CELL) / f64::from(columns.unwrap_or(8 * CELL))
        });
        let style = ghost.style();
        let [width, left, top] = [size, x - size / 2.0, y - size / 2.0].map(|length| length.round() as i32);
        // Setting a known property cannot fail.
        let _ = style.set_property("width", &format!("{width}px"));
        let _ = style.set_property("transform", &format!("translate({left}px, {top}px)"));
    }

    pub(super) fn hover(&mut self, element: Option<Element>) {
        if self.hovered == element {
            return;
        }
        // Class names without spaces cannot fail.
        if let Some(old) = self.hovered.take() {
            let _ = old.class_list().remove_1("hovered");
        }
        if let Some(new) = &element {
            let _ = new.class_list().add_1("hovered");
        }
        self.hovered = element;
    }

    pub(super) fn up(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if self.press.as_ref().is_none_or(|press| press.pointer != event.pointer_id()) {
            return;
        }
        let Some(press) = self.press.take() else { return };
        self.hover(None);
        if !press.dragging {
            if !press.armed {
                tap(ctx, &press.spot);
            }
            return;
        }
        let spot = self.spot_at(ctx, event);
        self.by_hand = true;
        let action = match &spot {
            Some(spot) => match (spot, touch_of(spot)) {
                (_, Some(touch)) => TableAction::Land(touch),
                (Spot::Tray(area, owner), _) => TableAction::LandInTray(*area, *owner),
                // A man on the opponent's airfield: the airfield is meant.
                (Spot::Man(man), None) => TableAction::LandInTray(Area::Airfield, man.man.side),
                (Spot::Cell(_), None) => TableAction::Back,
            },
            None => TableAction::LandOutside,
        };
        ctx.props().on_action.emit(action);
    }

    pub(super) fn long(&mut self, ctx: &Context<Self>) {
        if let Some(Spot::Cell(cell)) = self.press.take().map(|press| press.spot) {
            ctx.props().on_action.emit(TableAction::Ask(cell.cell));
        }
    }
}
