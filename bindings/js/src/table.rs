//! The state behind a `<hostage-board>`: the board of the site, its gestures, and its scene as plain data.
//!
//! Every input is a touch, a gesture or a step of the site's own reducers, so no move is built here. A complete move
//! waits until the page has heard of it ([`Table::commit`]), because a page may refuse it.

mod given;
mod scene;

use hostage_chess::game::pgn::{self, Given, PgnGame};
use hostage_chess::game::{Area, Game, Illegal, Position as _, Reason, Side, Style, Touch, read_move, rules};
use hostage_chess::session::board::Notice;
use hostage_chess::session::note::Place;
use hostage_chess::session::{Board, BoardAction, Done, Tree};
use hostage_chess::shell::gesture::{Button, Gesture, GestureEffect, Input, Modifiers, Pointer, PointerTarget};
use hostage_chess::ui::scene::{Pick, Scene, board_scene};
use hostage_chess::ui::trace::{Standing, trace};
use hostage_chess::words;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Problem, write};
use crate::games::Position;
use crate::language::use_language;
use crate::position::read as read_position;
use crate::record::{self, FaultView};
use crate::view::{self, MoveView, area_name};

/// Something for the page to do after an input.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Effect {
    /// Announce this move, and then commit or discard it.
    Move(MoveView),
    /// Announce that an input was refused, and why.
    Illegal(Problem),
    /// Another position is shown.
    Position,
    /// Draw the held piece here, in pixels of the window.
    Carry(i32, i32),
    /// Highlight this place as the only target of the held piece.
    Hover(Option<String>),
    /// Call [`Table::long_press`] with this number after half a second.
    Wait(u32),
    /// Forget the wait.
    StopWaiting,
    /// The held piece was put down by hand, so it does not slide.
    PutDown,
}

/// Sides that may move on this board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    Both,
    Only(Side),
    Nobody,
}

/// Board of a `<hostage-board>`.
#[wasm_bindgen]
pub struct Table {
    board: Board<Position>,
    /// The record that is shown, as it was given.
    given: PgnGame<Position>,
    gesture: Gesture,
    scene: Scene,
    standing: Vec<Standing>,
    next_id: u32,
    language: String,
    open: Open,
    /// UCI text of the move that waits to be committed.
    pending: Option<String>,
    /// Sentence that replaces the status line, and the number of such sentences so far.
    told: (Option<String>, u32),
}

#[wasm_bindgen]
impl Table {
    /// Creates a board with the start position of Hostage Chess.
    #[allow(clippy::new_without_default, clippy::missing_panics_doc)]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Table {
        use_language("en");
        let start = <Position as Game>::start(rules::DEFAULT).expect("the default rules have a start position");
        let given = given::empty(&start);
        let board = Board::new(Tree::new(start), Side::White);
        let scene = board_scene(&board);
        let mut table = Table {
            board,
            given,
            gesture: Gesture::default(),
            scene,
            standing: Vec::new(),
            next_id: 0,
            language: "en".to_owned(),
            open: Open::Nobody,
            pending: None,
            told: (None, 0),
        };
        table.draw();
        table
    }

    /// Shows a position. An empty FEN stands for the start position. If it is faulty, the board stays as it is.
    pub fn show_position(&mut self, variant: &str, fen: &str) -> String {
        let shown = read_position(variant, fen).map(|position| {
            let given = given::empty(&position);
            self.show(Tree::new(position), given);
        });
        write(shown)
    }

    /// Shows the first position of a record, as far as it can be read, and returns its faults. If there is no position
    /// at all, the board stays as it is.
    pub fn show_record(&mut self, text: &str) -> String {
        use_language("en");
        let game = pgn::read::<Position>(text, Given::default());
        let faults: Vec<FaultView> = record::faults(&game, 1);
        let shown = match game.replay() {
            Some(replay) => {
                self.show(Tree::from_replay(replay), game);
                Ok(faults)
            }
            None => Err(record::unreadable(faults)),
        };
        write(shown)
    }

    /// Sets the language of the labels and of the status line.
    pub fn set_language(&mut self, tag: &str) {
        tag.clone_into(&mut self.language);
        self.draw();
    }

    /// Sets who may move: `both`, `white`, `black`, or anything else for nobody.
    pub fn set_open(&mut self, sides: &str) {
        self.open = match sides {
            "both" => Open::Both,
            side => Side::from_name(side).map_or(Open::Nobody, Open::Only),
        };
        if self.open == Open::Nobody {
            while self.board.update(BoardAction::Back) != Done::Nothing {}
        }
        self.draw();
    }

    /// Handles a pointer event; the place is named as in the scene. The names of events are those of [`Input`].
    #[allow(clippy::too_many_arguments)]
    pub fn pointer(&mut self, event: &str, id: i32, finger: bool, button: u8, x: f64, y: f64, place: &str) -> String {
        let spot = self.spot(place);
        let pointer = if finger { Pointer::Finger } else { Pointer::Mouse };
        let button = match button {
            0 => Button::Main,
            2 => Button::Second,
            _ => Button::Other,
        };
        let input = match event {
            "down" => Input::Down { id, pointer, button, held: Modifiers::default(), at: (x, y), spot },
            "move" => Input::Move { id, at: (x, y), spot },
            "up" => Input::Up { id, spot },
            "cancel" => Input::Cancel { id },
            "idle" => Input::Idle { id: Some(id), pointer },
            "menu" => Input::Menu(pointer, spot),
            _ => Input::Left,
        };
        self.happen(input)
    }

    /// Handles the end of a wait.
    pub fn long_press(&mut self, wait: u32) -> String {
        self.happen(Input::LongPress(wait))
    }

    /// Handles a press by key or by assistive technology.
    pub fn press(&mut self, place: &str) -> String {
        match self.spot(place) {
            Some(spot) => self.happen(Input::Press(spot)),
            None => self.answer(Vec::new()),
        }
    }

    /// Lists the pieces that can land on a square.
    pub fn ask(&mut self, square: &str) -> String {
        let effects = match self.board.position().layout().cell(square) {
            Some(cell) => self.act(BoardAction::Ask(cell)),
            None => Vec::new(),
        };
        self.answer(effects)
    }

    /// Goes one step back in an unfinished move.
    pub fn back(&mut self) -> String {
        let mut effects = self.act(BoardAction::Back);
        effects.extend(self.gesture_effects(Input::CalledOff));
        self.answer(effects)
    }

    /// Gives the answer with this index in the open question.
    pub fn pick(&mut self, index: usize) -> String {
        let choice = self.scene.picker.as_ref().and_then(|picker| picker.choices.get(index));
        let action = choice.map(|choice| match choice.pick {
            Pick::Touch(touch) => BoardAction::Tap(touch),
            Pick::Landing(index) => BoardAction::ChooseLanding(index),
        });
        let effects = action.map(|action| self.act(action)).unwrap_or_default();
        self.answer(effects)
    }

    /// Makes the offered touch with this index.
    pub fn offer(&mut self, index: usize) -> String {
        let touch = self.scene.offers.get(index).map(|(touch, _)| *touch);
        let effects = touch.map(|touch| self.act(BoardAction::Tap(touch))).unwrap_or_default();
        self.answer(effects)
    }

    /// Steps through the game: `first`, `undo`, `redo` or `last`, or turns the board: `flip`.
    pub fn step(&mut self, way: &str) -> String {
        let line = self.board.tree().line();
        let action = match way {
            "first" => BoardAction::GoTo(0),
            "last" => BoardAction::GoTo(line.last().copied().unwrap_or(0)),
            "undo" => BoardAction::Undo,
            "redo" => BoardAction::Redo,
            _ => BoardAction::Flip,
        };
        let effects = self.travel(action);
        self.answer(effects)
    }

    /// Goes to a ply of the game. A number beyond the end means the end.
    pub fn go(&mut self, ply: usize) -> String {
        let line = self.board.tree().line();
        let node = line.get(ply).or(line.last()).copied().unwrap_or(0);
        let effects = self.travel(BoardAction::GoTo(node));
        self.answer(effects)
    }

    /// Puts a side at the bottom: `white` or `black`.
    pub fn orient(&mut self, side: &str) -> String {
        let flips = side != self.board.orientation().name();
        let effects = if flips { self.travel(BoardAction::Flip) } else { Vec::new() };
        self.answer(effects)
    }

    /// Plays a legal move, in UCI or in either notation, even for a side that may not move on the board.
    pub fn play(&mut self, text: &str) -> String {
        use_language(&self.language);
        let position = self.board.position();
        let over = self.board.outcome().is_some();
        let m = if over { Err(Illegal::from(Reason::GameOver)) } else { read_move(position, text) };
        let read = m.map(|m| view::mv(position, m)).map_err(|why| Problem::illegal(&why, position.layout()));
        if let Ok(mv) = &read {
            self.pending = Some(mv.uci.clone());
            self.enter();
        }
        write(read)
    }

    /// Plays the move that waits.
    pub fn commit(&mut self) -> String {
        let effects = self.enter();
        self.answer(effects)
    }

    /// Drops the move that waits.
    pub fn discard(&mut self) -> String {
        self.pending = None;
        self.answer(Vec::new())
    }

    /// Returns the record with the line shown as its main line: as it was given, with the moves played on the board.
    pub fn record(&self) -> String {
        use_language("en");
        let tree = self.board.tree();
        let line: Vec<_> = tree.line().into_iter().filter_map(|node| tree.move_to(node)).map(|(_, mv)| mv).collect();
        write(Ok(given::along(&self.given, &line).write(Style::Leslie)))
    }

    /// Returns the scene as JSON.
    pub fn scene(&self) -> String {
        use_language(&self.language);
        write(Ok(scene::view(self)))
    }
}

impl Table {
    fn show(&mut self, tree: Tree<Position>, given: PgnGame<Position>) {
        let orientation = self.board.orientation();
        self.board = Board::new(tree, orientation);
        self.board.play_freely(BoardAction::GoTo(0));
        self.given = given;
        (self.pending, self.told.0) = (None, None);
        self.standing.clear();
        self.gesture = Gesture::default();
        self.draw();
    }

    /// Computes the scene anew.
    fn draw(&mut self) {
        use_language(&self.language);
        let scene = board_scene(&self.board);
        let scene = if matches!(self.open, Open::Only(_)) { scene } else { scene.with_sides() };
        let now: Vec<_> = scene.rows.iter().flatten().filter_map(|view| Some((view.cell, view.piece?))).collect();
        let turned = [scene.turned.as_slice(), self.scene.turned.as_slice()].concat();
        self.standing = trace(&self.standing, &now, &turned, &mut self.next_id);
        self.scene = scene;
    }

    fn answer(&mut self, effects: Vec<Effect>) -> String {
        self.draw();
        write(Ok(effects))
    }

    fn happen(&mut self, input: Input) -> String {
        let effects = self.gesture_effects(input);
        self.answer(effects)
    }

    fn gesture_effects(&mut self, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        for effect in self.gesture.update(input) {
            match effect {
                GestureEffect::Act(action) => effects.extend(self.act(action)),
                GestureEffect::Carry((x, y)) => effects.push(Effect::Carry(x.round() as i32, y.round() as i32)),
                GestureEffect::Hover(place) => effects.push(Effect::Hover(place.map(|place| self.name(place)))),
                GestureEffect::Wait(wait) => effects.push(Effect::Wait(wait)),
                GestureEffect::StopWaiting => effects.push(Effect::StopWaiting),
                GestureEffect::PutDown => effects.push(Effect::PutDown),
                // Nothing is drawn here, and the wheel scrolls the page.
                GestureEffect::Draw(_) | GestureEffect::Step(_) => {}
            }
        }
        effects
    }

    /// Carries out an input on the board.
    fn act(&mut self, action: BoardAction) -> Vec<Effect> {
        use_language(&self.language);
        self.told.0 = None;
        self.pending = None;
        let turn = self.board.position().side_to_move();
        let closed = match self.open {
            Open::Both => false,
            Open::Only(side) => side != turn,
            Open::Nobody => true,
        };
        if closed && action != BoardAction::Back {
            return self.refuse_outsider(&action, turn);
        }
        let before = self.board.notice().1;
        if let Done::Move(m) = self.board.update(action) {
            let mv = view::mv(self.board.position(), m);
            self.pending = Some(mv.uci.clone());
            return vec![Effect::Move(mv)];
        }
        match self.board.notice() {
            (Some(Notice::Refused(why)), now) if now != before => {
                vec![Effect::Illegal(Problem::illegal(why, self.board.position().layout()))]
            }
            _ => Vec::new(),
        }
    }

    /// Refuses an input of a side that may not move here. An empty square needs no answer.
    fn refuse_outsider(&mut self, action: &BoardAction, turn: Side) -> Vec<Effect> {
        let position = self.board.position();
        let aimed = match action {
            BoardAction::Tap(Touch::Cell(cell)) | BoardAction::Lift(Touch::Cell(cell)) => {
                position.piece_at(*cell).is_some()
            }
            BoardAction::Tap(_) | BoardAction::Lift(_) | BoardAction::Ask(_) => true,
            _ => false,
        };
        if !aimed || self.open == Open::Nobody {
            return Vec::new();
        }
        let reason = if self.board.outcome().is_some() { Reason::GameOver } else { Reason::NotYourTurn(turn) };
        let why = Illegal::from(reason);
        self.told = (Some(words::illegal(&why, position.layout())), self.told.1 + 1);
        vec![Effect::Illegal(Problem::illegal(&why, position.layout()))]
    }

    /// Plays the move that waits, on the branch that has it or on a new one.
    fn enter(&mut self) -> Vec<Effect> {
        let Some(uci) = self.pending.take() else { return Vec::new() };
        let effects = self.travel(BoardAction::Type(uci));
        self.draw();
        effects
    }

    fn travel(&mut self, action: BoardAction) -> Vec<Effect> {
        use_language(&self.language);
        self.told.0 = None;
        let before = self.board.tree().current();
        self.board.play_freely(action);
        if self.board.tree().current() == before { Vec::new() } else { vec![Effect::Position] }
    }

    /// Returns the target of a place's name: `e4`, `prison/white` or `prison/white/n`.
    fn spot(&self, name: &str) -> Option<PointerTarget> {
        if let Some(cell) = self.scene.rows.iter().flatten().find(|view| view.name == name) {
            return Some(cell.spot());
        }
        let mut parts = name.split('/');
        let (area, owner, kind) = (parts.next()?, parts.next()?, parts.next());
        let is_tray =
            |area_here: Area, owner_here: Side| area_name(area_here) == area && owner_here.name() == owner;
        let tray = self.scene.trays.iter().find(|tray| is_tray(tray.area, tray.owner))?;
        let piece = kind.and_then(|kind| {
            let is = |letter: char| kind.chars().eq([letter.to_ascii_lowercase()]);
            tray.pieces.iter().find(|piece| is(piece.piece.kind.letter()))
        });
        Some(tray.spot(piece))
    }

    fn name(&self, place: Place) -> String {
        match place {
            Place::Cell(cell) => self.board.position().layout().name(cell),
            Place::Tray { area, owner } => format!("{}/{}", area_name(area), owner.name()),
            Place::Pieces { area, owner, kind } => {
                format!("{}/{}/{}", area_name(area), owner.name(), kind.letter().to_ascii_lowercase())
            }
        }
    }
}
