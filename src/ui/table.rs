//! The table: the board with its four trays, and the hand over it. Mouse, finger and keys all become the same
//! [`TableAction`]s here.

mod draw;
mod hand;
mod keys;

use std::rc::Rc;

use draw::Drawing;
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, WheelEvent};
use yew::prelude::*;

use super::board::Board;
use super::men::{colours_class, figure, side_word};
use super::picker::Picker;
use super::scene::{CellView, Overlay, Pick, Scene, TrayMan, TrayView};
use super::shapes::{Middles, Shapes};
use super::trace::{Standing, trace};
use super::tray::{Tray, area_name};
use crate::game::{Area, Cell, Man, Side, Touch};
use crate::session::TableAction;
use crate::session::note::Shape;

/// How far a wheel turns for one step, in its own units: a notch of a mouse is about a hundred.
const NOTCH: f64 = 60.0;
/// How far a mouse or a finger goes before it drags, in pixels.
const MOUSE_SLIP: f64 = 3.0;
const FINGER_SLIP: f64 = 8.0;
/// How long a press on an empty square must last to ask what could land there, in milliseconds.
const LONG_PRESS: u32 = 500;

/// What the table is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The picture.
    pub scene: Rc<Scene>,
    /// What the player does.
    pub on_action: Callback<TableAction>,
    /// One of the turns is chosen that are listed for a square.
    #[prop_or_default]
    pub on_landing: Callback<usize>,
    /// What lies over it.
    #[prop_or_default]
    pub overlay: Overlay,
    /// Arrows and circles are drawn by the right button, which otherwise asks who can land on a square.
    #[prop_or_default]
    pub on_draw: Option<Callback<Shape>>,
    /// The wheel over the board: whether forward.
    #[prop_or_default]
    pub on_wheel: Option<Callback<bool>>,
}

/// What lies under a pointer.
#[derive(Clone, Debug, PartialEq)]
enum Spot {
    Cell(CellView),
    Man(TrayMan),
    Tray(Area, Side),
}

/// A finger or button that is down.
struct Press {
    pointer: i32,
    spot: Spot,
    start: (f64, f64),
    slip: f64,
    /// The press itself has picked up the man, so the release is no second tap.
    armed: bool,
    dragging: bool,
    _long: Option<Timeout>,
    _moves: EventListener,
}

/// What happens to the table.
pub enum Msg {
    /// A button or finger goes down.
    Down(PointerEvent),
    /// It moves.
    Move(PointerEvent),
    /// It is lifted.
    Up(PointerEvent),
    /// The browser took the pointer away.
    Cancel,
    /// A press lasted.
    Long,
    /// The right button.
    Menu(MouseEvent),
    /// A click that did not come from a pointer.
    Click(MouseEvent),
    /// A key.
    Key(KeyboardEvent),
    /// A man in a tray was pressed by key.
    Press(TrayMan),
    /// A question was answered.
    Pick(Pick),
    /// A question was not answered.
    Back,
    /// What is being drawn goes on, or is done.
    Draw(PointerEvent, bool),
    /// What is being drawn is called off.
    DrawNothing,
    /// The wheel turns over the board.
    Wheel(f64),
    /// The places beside the board are here now.
    Measured(Middles),
    /// The window has another size.
    Resize,
}

/// The board with its four trays.
pub struct Table {
    root: NodeRef,
    ghost: NodeRef,
    standing: Vec<Standing>,
    next_id: u32,
    press: Option<Press>,
    hovered: Option<Element>,
    focus: Cell,
    /// A hand has just put a man down.
    by_hand: bool,
    /// The men stand where they are at once instead of sliding there.
    instant: bool,
    refocus: bool,
    /// The last thing on the board was done by key, so that the focus must be seen to go somewhere.
    by_key: bool,
    /// They are there before any press: while the page is busy, one may be over before it is dealt with.
    _releases: [EventListener; 2],
    drawing: Option<Drawing>,
    middles: Middles,
    /// How far the wheel has turned since the last step.
    turned: f64,
    _listeners: Vec<EventListener>,
}

impl Component for Table {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Table {
        let mut table = Table {
            root: NodeRef::default(),
            ghost: NodeRef::default(),
            standing: Vec::new(),
            next_id: 0,
            press: None,
            hovered: None,
            focus: ctx.props().scene.rows.last().and_then(|row| row.first()).map_or(Cell(0), |cell| cell.cell),
            by_hand: false,
            instant: false,
            refocus: false,
            by_key: false,
            _releases: [hand::listen(ctx, "pointerup", Msg::Up), hand::listen(ctx, "pointercancel", |_| Msg::Cancel)],
            drawing: None,
            middles: Middles::new(),
            turned: 0.0,
            _listeners: Vec::new(),
        };
        table.follow(&ctx.props().scene, &[]);
        table
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let (now, before) = (&ctx.props().scene, &old.scene);
        if now.fen != before.fen {
            self.follow(now, &before.turned);
        }
        // A hand that has put the man down, or a turned table: nothing slides.
        let by_hand = std::mem::take(&mut self.by_hand);
        if now.fen != before.fen || now.orientation != before.orientation {
            self.instant = now.orientation != before.orientation || by_hand;
        }
        // A drag that was called off, by Esc or because the position changed, leaves nobody in the hand.
        if before.dragging && !now.dragging && self.press.as_ref().is_some_and(|press| press.dragging) {
            self.press = None;
            self.hover(None);
        }
        if let (None, Some(picker)) = (&before.picker, &now.picker) {
            self.focus = picker.cell;
        }
        let answered = before.picker.is_some() && now.picker.is_none() && self.by_key;
        // Turning the table moves the squares within the page, and what is moved loses the focus.
        self.refocus = answered || now.orientation != before.orientation && self.has_focus();
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Down(event) if event.button() == 2 && ctx.props().on_draw.is_some() => {
                return self.begin_drawing(ctx, &event);
            }
            Msg::Draw(event, done) => return self.draw(ctx, &event, done),
            Msg::DrawNothing => self.drawing = None,
            Msg::Measured(middles) => self.middles = middles,
            Msg::Resize => {}
            Msg::Wheel(delta) => {
                self.turned = if self.turned * delta < 0.0 { delta } else { self.turned + delta };
                if let (Some(on_wheel), true) = (&ctx.props().on_wheel, self.turned.abs() >= NOTCH) {
                    on_wheel.emit(self.turned > 0.0);
                    self.turned = 0.0;
                }
                return false;
            }
            Msg::Down(event) => {
                self.by_key = false;
                self.down(ctx, &event);
            }
            Msg::Move(event) => return self.drag(ctx, &event),
            Msg::Up(_) | Msg::Cancel if self.press.is_none() => return false,
            Msg::Up(event) => self.up(ctx, &event),
            Msg::Cancel => {
                self.press = None;
                self.hover(None);
                ctx.props().on_action.emit(TableAction::Back);
            }
            Msg::Long => self.long(ctx),
            Msg::Menu(event) => {
                event.prevent_default();
                // A long press asks on every screen.
                let mouse = event.dyn_ref::<PointerEvent>().is_none_or(|event| event.pointer_type() == "mouse");
                if mouse && ctx.props().on_draw.is_some() {
                    return false;
                }
                if let Some(Spot::Cell(cell)) = self.spot_of(ctx, event.target_dyn_into()) {
                    ctx.props().on_action.emit(TableAction::Ask(cell.cell));
                }
            }
            Msg::Click(event) => {
                if event.detail() == 0
                    && let Some(Spot::Cell(cell)) = self.spot_of(ctx, event.target_dyn_into())
                {
                    ctx.props().on_action.emit(TableAction::Tap(Touch::Cell(cell.cell)));
                }
                return false;
            }
            Msg::Key(event) => {
                self.by_key = true;
                return self.key(ctx, &event);
            }
            Msg::Press(man) => {
                self.by_key = true;
                tap(ctx, &Spot::Man(man));
            }
            Msg::Pick(Pick::Touch(touch)) => ctx.props().on_action.emit(TableAction::Tap(touch)),
            Msg::Pick(Pick::Landing(index)) => ctx.props().on_landing.emit(index),
            Msg::Back => ctx.props().on_action.emit(TableAction::Back),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let scene = &ctx.props().scene;
        let link = ctx.link();
        let dragged = self.press.as_ref().filter(|press| press.dragging).map(|press| &press.spot);
        let (lifted_cell, lifted_touch) = match dragged {
            Some(Spot::Cell(cell)) => (Some(cell.cell), None),
            Some(Spot::Man(man)) => (None, man.touch),
            _ => (None, None),
        };
        html! {
            <div class={classes!("table", format!("columns-{}", scene.size.0), format!("rows-{}", scene.size.1),
                trays_class(scene), colours_class(scene.colours))}
                ref={self.root.clone()}
                onpointerdown={link.callback(Msg::Down)}
                onmousedown={keep_focus}
                ontouchend={no_ghost_click}
                oncontextmenu={link.callback(Msg::Menu)}
                onkeydown={link.callback(Msg::Key)}
                onclick={link.callback(Msg::Click)}>
                <div class="board-frame">
                    <Board scene={scene.clone()} standing={self.standing.clone()} lifted={lifted_cell}
                        instant={self.instant} focus={self.focus} />
                    if ctx.props().on_draw.is_some() {
                        <Shapes scene={scene.clone()} overlay={ctx.props().overlay.clone()} drawing={self.stroke()}
                            middles={self.middles.clone()} />
                    }
                    if let Some(picker) = &scene.picker {
                        <Picker view={picker.clone()} symbols={scene.symbols} at={self.place_of(scene, picker.cell)}
                            on_pick={link.callback(Msg::Pick)} on_back={link.callback(|()| Msg::Back)} />
                    }
                </div>
                { for scene.trays.iter().map(|view| html! {
                    <Tray key={format!("{:?}", view.corner)} view={view.clone()} symbols={scene.symbols} lifted={lifted_touch}
                        on_press={link.callback(Msg::Press)} />
                }) }
                <div class={classes!("ghost", dragged.is_some().then_some("shown"))} ref={self.ghost.clone()} aria-hidden="true">
                    { for dragged.and_then(man_of).map(|man| figure(man, scene.symbols)) }
                </div>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first && ctx.props().on_wheel.is_some() {
            self.listen(ctx);
        }
        if self.needs_middles(ctx.props()) {
            let middles = self.measure(ctx.props());
            if middles != self.middles {
                ctx.link().send_message(Msg::Measured(middles));
            }
        }
        if std::mem::take(&mut self.refocus) {
            self.focus_cell();
        }
    }
}

/// How the places beside the board are taken.
fn trays_class(scene: &Scene) -> Option<&'static str> {
    let any = |area| scene.trays.iter().any(|tray| tray.area == area);
    match (any(Area::Airfield) || any(Area::Reserve), any(Area::Prison)) {
        (false, false) => Some("no-trays"),
        (true, false) => Some("no-prisons"),
        (_, true) => None,
    }
}

/// A mouse leaves the keyboard's focus where it is, except that it takes it away from buttons and fields, so that
/// the arrows mean the record again.
fn keep_focus(event: MouseEvent) {
    event.prevent_default();
    let active = gloo::utils::document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = active {
        // Nothing focused, nothing to take away.
        let _ = element.blur();
    }
}

/// A finger that is lifted has done what it meant. The click that browsers send after it would hit whatever has come up
/// in the meantime: a question, which it would answer.
fn no_ghost_click(event: TouchEvent) {
    let target: Option<Element> = event.target_dyn_into();
    let asked = target.is_some_and(|element| element.closest(".picker, .backdrop").ok().flatten().is_some());
    if event.cancelable() && !asked {
        event.prevent_default();
    }
}

fn man_of(spot: &Spot) -> Option<Man> {
    match spot {
        Spot::Cell(cell) => cell.man,
        Spot::Man(man) => Some(man.man),
        Spot::Tray(..) => None,
    }
}

fn touch_of(spot: &Spot) -> Option<Touch> {
    match spot {
        Spot::Cell(cell) => Some(Touch::Cell(cell.cell)),
        Spot::Man(man) => man.touch,
        Spot::Tray(..) => None,
    }
}

/// A tap on something. A man on the opponent's airfield is no touch: the airfield is meant.
fn tap(ctx: &Context<Table>, spot: &Spot) {
    let action = match (spot, touch_of(spot)) {
        (_, Some(touch)) => TableAction::Tap(touch),
        (Spot::Tray(area, owner), None) => TableAction::TapTray(*area, *owner),
        (Spot::Man(man), None) => TableAction::TapTray(Area::Airfield, man.man.side),
        (Spot::Cell(_), None) => TableAction::Back,
    };
    ctx.props().on_action.emit(action);
}

impl Table {
    /// Listens for what Yew has no listeners for.
    fn listen(&mut self, ctx: &Context<Self>) {
        let Some(frame) =
            self.root.cast::<Element>().and_then(|root| root.query_selector(".board-frame").ok().flatten())
        else {
            return;
        };
        let link = ctx.link().clone();
        // The wheel walks instead of scrolling the page.
        let options = EventListenerOptions::enable_prevent_default();
        let wheel = EventListener::new_with_options(&frame, "wheel", options, move |event| {
            if let Some(event) = event.dyn_ref::<WheelEvent>().filter(|event| !event.ctrl_key()) {
                event.prevent_default();
                link.send_message(Msg::Wheel(event.delta_y()));
            }
        });
        let link = ctx.link().clone();
        let resize = EventListener::new(&gloo::utils::window(), "resize", move |_| link.send_message(Msg::Resize));
        self._listeners = vec![wheel, resize];
    }

    /// Follows the men into a new picture; `turned` are those whom a turn had won over that may have been taken back.
    fn follow(&mut self, scene: &Scene, turned: &[Cell]) {
        let now: Vec<(Cell, Man)> =
            scene.rows.iter().flatten().filter_map(|view| Some((view.cell, view.man?))).collect();
        let turned = [&scene.turned, turned].concat();
        self.standing = trace(&self.standing, &now, &turned, &mut self.next_id);
    }

    /// Where a cell is seen, in cells from the left and from the top.
    fn place_of(&self, scene: &Scene, cell: Cell) -> (u8, u8) {
        scene.rows.iter().flatten().find(|view| view.cell == cell).map_or((0, 0), |view| view.at)
    }

    // What lies where.

    fn spot_of(&self, ctx: &Context<Self>, element: Option<Element>) -> Option<Spot> {
        let scene = &ctx.props().scene;
        let element = element?;
        if let Some(cell) = cell_of(scene, &element) {
            return Some(Spot::Cell(cell.clone()));
        }
        let (tray, man) = tray_of(scene, &element)?;
        Some(man.map_or(Spot::Tray(tray.area, tray.owner), |man| Spot::Man(man.clone())))
    }

    fn spot_at(&self, ctx: &Context<Self>, event: &PointerEvent) -> Option<Spot> {
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let element = gloo::utils::document().element_from_point(x, y)?;
        // Another table on the page is not this one.
        let inside = self.root.get().is_some_and(|root| root.contains(Some(&element)));
        self.spot_of(ctx, inside.then_some(element))
    }
}

/// The cell that an element of the page belongs to.
fn cell_of<'a>(scene: &'a Scene, element: &Element) -> Option<&'a CellView> {
    let name = element.closest("[data-square]").ok()??.get_attribute("data-square")?;
    scene.rows.iter().flatten().find(|view| view.name == name)
}

/// The tray that an element of the page belongs to, and the man in it.
fn tray_of<'a>(scene: &'a Scene, element: &Element) -> Option<(&'a TrayView, Option<&'a TrayMan>)> {
    let near = |selector: &str, name: &str| element.closest(selector).ok()??.get_attribute(name);
    let (area, owner) = (near("[data-tray]", "data-tray")?, near("[data-tray]", "data-owner")?);
    let mut trays = scene.trays.iter();
    let tray = trays.find(|view| (area_name(view.area), side_word(view.owner)) == (area.as_str(), owner.as_str()))?;
    let letter = near("[data-man]", "data-man");
    let is_of = |letter: &str, man: &TrayMan| letter.chars().eq([man.man.kind.letter().to_ascii_lowercase()]);
    Some((tray, letter.and_then(|letter| tray.men.iter().find(|man| is_of(&letter, man)))))
}
