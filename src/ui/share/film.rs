//! The positions of a game as pictures. Each is drawn on request, because all of them would not fit into memory.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;

use gloo::utils::{document, window};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement};

use crate::game::any::AnyPosition;
use crate::game::rules::family;
use crate::game::{Game, GameRecord, Outcome, Position, Side};
use crate::session::{Board, BoardAction, NodeId, Tree};
use crate::ui::pieces::{colours_class, side_class};
use crate::ui::scene::picture::{Paint, has_trays, picture};
use crate::ui::scene::{Scene, board_scene};
use crate::ui::tell::tell_with;
use crate::words;

/// The positions to draw.
pub struct Film {
    board: Board<AnyPosition>,
    nodes: Vec<NodeId>,
    /// True if the pictures have room for trays.
    trays: bool,
    end: Option<Outcome>,
    above: String,
    palette: Palette,
}

impl Film {
    /// The requested positions of a record, counted from 0. `end` is the outcome of the last position, if the board does
    /// not tell it. None if the record cannot be played.
    pub fn of(
        record: &GameRecord,
        orientation: Side,
        names: &str,
        which: Range<usize>,
        end: Option<Outcome>,
    ) -> Option<Film> {
        let board = Board::new(Tree::from_replay(record.follow::<AnyPosition>().ok()?), orientation);
        let nodes = board.tree().line().get(which)?.to_vec();
        let trays = has_trays(board.tree(), &nodes);
        let name = words::game_name(board.position().variant());
        let above = if names.is_empty() { name } else { names }.to_owned();
        let palette = Palette::new(&board_scene(&board));
        Some(Film { board, nodes, trays, end, above, palette })
    }

    /// Number of pictures.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Draws a picture as SVG. None if the position does not exist.
    pub fn draw(&mut self, index: usize) -> Option<String> {
        let board = &mut self.board;
        board.play_freely(BoardAction::GoTo(*self.nodes.get(index)?));
        let outcome = board.outcome().or(self.end.filter(|_| !board.tree().can_redo()));
        let standing = words::standing(board.position().side_to_move(), false, outcome.as_ref());
        let below = words::say_in(&standing, board.position().layout());
        let palette = &self.palette;
        let paint = Paint { colour: &|side, name| palette.colour(side, name), symbol: &symbol };
        Some(picture(&board_scene(board), self.trays, &self.above, &below, &paint))
    }
}

/// Returns the name for a file with pictures of a game, without its ending.
pub fn file_name(variant: &str) -> String {
    [family(variant), "-chess"].concat()
}

/// Lets static/picture.js build and save a picture or an animation. The script requests the frames one by one, and a frame
/// of None cancels the animation. Returns false if it was cancelled.
///
/// # Errors
/// static/picture.js is missing or failed.
pub async fn save(
    name: &str,
    count: usize,
    frame: impl FnMut(usize) -> Option<String> + 'static,
) -> Result<bool, JsValue> {
    let frame = Closure::<dyn FnMut(usize) -> Option<String>>::new(frame);
    let detail = js_sys::Object::new();
    for (key, value) in [("count", &JsValue::from(count as f64)), ("frame", frame.as_ref()), ("name", &name.into())] {
        js_sys::Reflect::set(&detail, &key.into(), value)?;
    }
    tell_with("picture", &detail);
    let done: js_sys::Promise = js_sys::Reflect::get(&detail, &"done".into())?.dyn_into()?;
    Ok(JsFuture::from(done).await?.is_truthy())
}

/// A symbol from the sprite in the page.
fn symbol(name: &str) -> Option<(String, String)> {
    let symbol = document().get_element_by_id(name)?;
    Some((symbol.get_attribute("viewBox")?, symbol.inner_html()))
}

/// The page's current colours, read from hidden elements with the classes of pieces.
struct Palette {
    root: Element,
    probes: [Option<HtmlElement>; 3],
    known: RefCell<BTreeMap<(usize, String), String>>,
}

impl Palette {
    fn new(scene: &Scene) -> Palette {
        let make = |class: &str| {
            let element = document().create_element("i").ok()?;
            element.set_class_name(class);
            element.dyn_into::<HtmlElement>().ok()
        };
        // A `div` can always be created.
        let root = document().create_element("div").expect("a plain element");
        root.set_class_name(colours_class(scene.colours).unwrap_or_default());
        let probes = [make(""), make(side_class(Side::White)), make(side_class(Side::Black))];
        for probe in probes.iter().flatten() {
            let _ = root.append_child(probe);
        }
        if let Some(body) = document().body() {
            let _ = body.append_child(&root);
        }
        Palette { root, probes, known: RefCell::default() }
    }

    fn colour(&self, side: Option<Side>, name: &str) -> String {
        let place = side.map_or(0, |side| 1 + usize::from(side == Side::Black));
        let mut known = self.known.borrow_mut();
        let colour = known.entry((place, name.to_owned())).or_insert_with(|| {
            let Some(probe) = &self.probes[place] else { return String::new() };
            let _ = probe.style().set_property("color", &format!("var({name})"));
            let style = window().get_computed_style(probe).ok().flatten();
            style.and_then(|style| style.get_property_value("color").ok()).unwrap_or_default()
        });
        colour.clone()
    }
}

impl Drop for Palette {
    fn drop(&mut self) {
        self.root.remove();
    }
}
