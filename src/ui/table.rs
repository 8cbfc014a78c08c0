//! The table: the board with its four trays, and pointer handling. Mouse, finger and keys all become the same
//! [`BoardAction`]s here.

mod hand;
mod input;
mod keys;
mod middles;
mod spots;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use self::input::HitTest;
use self::spots::cell_of;
use super::board::Board;
use super::picker::Picker;
use super::pieces::{colours_class, figure};
use super::scene::{Overlay, Pick, Scene};
use super::shapes::{Middles, Shapes};
use super::trace::{Standing, trace};
use super::tray::{Tray, share};
use crate::game::any::AnyPosition;
use crate::game::{Area, Cell, Piece};
use crate::link::Screen;
use crate::session::note::{Place, Shape};
use crate::session::{self, BoardAction};
use crate::shell::gesture::{Gesture, Input, PointerTarget};
use crate::shell::keys::Command;
use crate::words::{self, Question};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub scene: Rc<Scene>,
    pub on_action: Callback<BoardAction>,
    /// The current screen. It determines the meaning of keys.
    pub screen: Screen,
    /// Handles a command of the screen. The text is the name of the square on which the key was pressed.
    #[prop_or_default]
    pub on_command: Option<Callback<(Command, Option<String>)>>,
    /// Answers a question about this board, on a screen that has its own.
    #[prop_or_default]
    pub on_ask: Option<Callback<Question, String>>,
    #[prop_or_default]
    pub overlay: Overlay,
    /// Makes the right button draw arrows and circles. Without it, the right button lists the pieces that can land on a
    /// square.
    #[prop_or_default]
    pub on_draw: Option<Callback<Shape>>,
    /// Makes the wheel over the board step through the history instead of scrolling.
    #[prop_or_default]
    pub steps: bool,
}

pub enum TableMsg {
    Input(Input),
    /// A key on the table: its command, and the square it was pressed on.
    Key(Option<Command>, Option<Element>),
    /// A piece in a tray was pressed by key.
    Press(PointerTarget),
    /// Something on the table has the focus. A screen reader may put it on any square.
    Focused(Option<Element>),
    Pick(Pick),
    /// The user closed a question without answering it.
    Back,
    Measured(Middles),
    Resize,
}

/// The board with its four trays.
pub struct Table {
    root: NodeRef,
    hits: HitTest,
    ghost: NodeRef,
    standing: Vec<Standing>,
    next_id: u32,
    gesture: Gesture,
    /// The timer of a long press.
    wait: Option<Timeout>,
    hovered: Option<Element>,
    focus: Cell,
    /// True if a piece was just dropped by dragging.
    by_hand: bool,
    instant: bool,
    refocus: bool,
    /// True if the last action on the board was by key, so the focus must stay visible.
    by_key: bool,
    /// True if a key has flipped the board, but the flip is not drawn yet.
    turning: bool,
    /// The last answer to a question, or the side at the bottom of a flipped board, and how many there were. A screen reader
    /// repeats an answer only if it is new.
    answer: (String, u32),
    middles: Middles,
    /// Listeners that follow a pressed pointer.
    moves: Option<[EventListener; 2]>,
    _releases: [EventListener; 4],
    _listeners: Vec<EventListener>,
}

impl Component for Table {
    type Message = TableMsg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Table {
        let (root, link) = (NodeRef::default(), ctx.link());
        let hits = HitTest::new(&root, &ctx.props().scene);
        let mut table = Table {
            root,
            ghost: NodeRef::default(),
            standing: Vec::new(),
            next_id: 0,
            gesture: Gesture::default(),
            wait: None,
            hovered: None,
            focus: ctx.props().scene.rows.last().and_then(|row| row.first()).map_or(Cell(0), |cell| cell.cell),
            by_hand: false,
            instant: false,
            refocus: false,
            by_key: false,
            turning: false,
            answer: (String::new(), 0),
            middles: Middles::new(),
            moves: None,
            _releases: input::releases(link, &hits),
            _listeners: Vec::new(),
            hits,
        };
        table.gesture.set_draws(ctx.props().on_draw.is_some());
        table.follow(&ctx.props().scene, &[]);
        table
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let (now, before) = (&ctx.props().scene, &old.scene);
        self.hits.show(now);
        if now.fen != before.fen {
            self.answer.0.clear();
            self.follow(now, &before.turned);
        }
        if now.orientation != before.orientation {
            self.tell(words::board_name(now.orientation, now.colours));
        }
        // Pieces do not slide after a drag or a flip of the board.
        let by_hand = std::mem::take(&mut self.by_hand);
        if now.fen != before.fen || now.orientation != before.orientation {
            self.instant = now.orientation != before.orientation || by_hand;
        }
        self.gesture.set_draws(ctx.props().on_draw.is_some());
        if before.dragging && !now.dragging {
            self.happen(ctx, Input::CalledOff);
        }
        if let (None, Some(picker)) = (&before.picker, &now.picker) {
            self.focus = picker.cell;
        }
        let answered = before.picker.is_some() && now.picker.is_none() && self.by_key;
        // Flipping the board moves squares within the page, and a moved element loses the focus.
        self.refocus = answered || now.orientation != before.orientation && self.has_focus();
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: TableMsg) -> bool {
        match msg {
            TableMsg::Measured(middles) => self.middles = middles,
            TableMsg::Resize => {}
            TableMsg::Key(command, square) => {
                self.by_key = true;
                return self.key(ctx, command, square);
            }
            TableMsg::Press(spot) => {
                self.by_key = true;
                return self.happen(ctx, Input::Press(spot));
            }
            TableMsg::Focused(element) => {
                let focused = element.and_then(|element| cell_of(&ctx.props().scene, &element)).map(|view| view.cell);
                return focused.is_some_and(|cell| std::mem::replace(&mut self.focus, cell) != cell);
            }
            TableMsg::Pick(Pick::Touch(touch)) => ctx.props().on_action.emit(BoardAction::Tap(touch)),
            TableMsg::Pick(Pick::Landing(index)) => ctx.props().on_action.emit(BoardAction::ChooseLanding(index)),
            TableMsg::Back => ctx.props().on_action.emit(BoardAction::Back),
            TableMsg::Input(input) => {
                // A screen reader clicks without a pointer.
                let is_press = matches!(input, Input::Press(_));
                if is_press {
                    self.answer.0.clear();
                }
                self.by_key = is_press || self.by_key && !matches!(input, Input::Down { .. });
                return self.happen(ctx, input);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { scene, screen, on_command, .. } = ctx.props();
        let (link, screen, keys) = (ctx.link(), *screen, (on_command.is_some(), ctx.props().on_ask.is_some()));
        let dragged = self.gesture.carried();
        let lifted = |on_board: bool| dragged.filter(|spot| matches!(spot.place, Place::Cell(_)) == on_board);
        let lifted_cell =
            lifted(true).and_then(|spot| if let Place::Cell(cell) = spot.place { Some(cell) } else { None });
        let lifted_touch = lifted(false).and_then(|spot| spot.touch);
        html! {
            <div class={classes!("table", scene.size.classes(),
                trays_class(scene), colours_class(scene.colours))}
                ref={self.root.clone()}
                onpointerdown={hear(self, link, |hits, event: PointerEvent| hits.down(&event))}
                onmousedown={hand::keep_focus}
                ontouchend={hand::no_ghost_click}
                oncontextmenu={hear(self, link, |hits, event: MouseEvent| Some(hits.menu(&event)))}
                onfocusin={link.callback(|event: FocusEvent| TableMsg::Focused(event.target_dyn_into()))}
                onkeydown={link.callback(move |event| keys::hear(screen, keys, &event))}
                onclick={hear(self, link, |hits, event: MouseEvent| hits.click(&event))}>
                <div class="board-frame">
                    <Board scene={scene.clone()} standing={self.standing.clone()} lifted={lifted_cell}
                        instant={self.instant} focus={self.focus} />
                    if ctx.props().on_draw.is_some() {
                        <Shapes scene={scene.clone()} overlay={ctx.props().overlay.clone()} drawing={self.stroke()}
                            middles={self.middles.clone()} />
                    }
                    if let Some(picker) = &scene.picker {
                        <Picker view={picker.clone()} symbols={scene.symbols} at={self.place_of(scene, picker.cell)}
                            on_pick={link.callback(TableMsg::Pick)} on_back={link.callback(|()| TableMsg::Back)} />
                    }
                </div>
                { for scene.trays.iter().map(|view| html! {
                    <Tray key={format!("{:?}", view.corner)} view={view.clone()} symbols={scene.symbols} lifted={lifted_touch}
                        share={share(view, &scene.trays)} on_press={link.callback(TableMsg::Press)} />
                }) }
                <p class="unseen" aria-live="polite" data-told="board"><span key={self.answer.1}>{ self.said(scene) }</span></p>
                <div class={classes!("ghost", dragged.is_some().then_some("shown"))} ref={self.ghost.clone()} aria-hidden="true">
                    { for dragged.and_then(|spot| spot.piece).map(|piece| figure(piece, scene.symbols)) }
                </div>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first && ctx.props().steps {
            let frame = self.root.cast::<Element>().and_then(|root| root.query_selector(".board-frame").ok().flatten());
            self._listeners = frame.map(|frame| input::wheel_and_size(ctx.link(), &frame)).unwrap_or_default();
        }
        if self.needs_middles(ctx.props()) {
            let middles = self.measure(ctx.props());
            if middles != self.middles {
                ctx.link().send_message(TableMsg::Measured(middles));
            }
        }
        self.turning = false;
        if std::mem::take(&mut self.refocus) {
            self.focus_cell();
        }
    }
}

/// A callback that sends the input of an event, if the event is one.
fn hear<E: 'static>(table: &Table, link: &Scope<Table>, input: fn(&HitTest, E) -> Option<Input>) -> Callback<E> {
    let hits = table.hits.clone();
    link.batch_callback(move |event| input(&hits, event).map(TableMsg::Input))
}

/// Answers questions about the board of a screen, if it shows one.
pub fn asked<S: Component>(
    link: &Scope<S>,
    board: fn(&S) -> Option<&session::Board<AnyPosition>>,
) -> Callback<Question, String> {
    let link = link.clone();
    Callback::from(move |question| {
        let screen = link.get_component();
        screen.as_deref().and_then(board).map(|board| words::answer_there(question, board)).unwrap_or_default()
    })
}

/// The class for the trays that are present.
fn trays_class(scene: &Scene) -> Option<&'static str> {
    let any = |area| scene.trays.iter().any(|tray| tray.area == area);
    match (any(Area::Airfield) || any(Area::Reserve), any(Area::Prison)) {
        (false, false) => Some("no-trays"),
        (true, false) => Some("no-prisons"),
        (_, true) => None,
    }
}

impl Table {
    /// Matches the pieces to the new scene. `turned` lists squares whose piece changed sides in a move that may have
    /// been taken back.
    fn follow(&mut self, scene: &Scene, turned: &[Cell]) {
        let now: Vec<(Cell, Piece)> =
            scene.rows.iter().flatten().filter_map(|view| Some((view.cell, view.piece?))).collect();
        let turned = [&scene.turned, turned].concat();
        self.standing = trace(&self.standing, &now, &turned, &mut self.next_id);
    }

    /// Tells a screen reader this text.
    fn tell(&mut self, answer: String) {
        self.answer = (answer, self.answer.1 + 1);
    }

    /// What a screen reader is told: the answer to a question, or the piece on the board that a key has picked up.
    fn said(&self, scene: &Scene) -> String {
        if !self.answer.0.is_empty() {
            return self.answer.0.clone();
        }
        let cells = || scene.rows.iter().flatten();
        let armed = cells().find_map(|view| Some((view, view.piece.filter(|_| view.armed && self.by_key)?)));
        let Some((view, piece)) = armed else { return String::new() };
        let targets: Vec<&str> = cells().filter(|view| view.target).map(|view| view.name.as_str()).collect();
        if targets.is_empty() { String::new() } else { words::picked_up(piece, &view.name, &targets, scene.colours) }
    }

    /// The visible place of a cell, in cells from the left and from the top.
    fn place_of(&self, scene: &Scene, cell: Cell) -> (u8, u8) {
        scene.rows.iter().flatten().find(|view| view.cell == cell).map_or((0, 0), |view| view.at)
    }
}
