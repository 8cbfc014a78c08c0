//! Pictures to give away: of the position as SVG and PNG, of the whole game as an animated GIF.

use std::cell::RefCell;
use std::collections::BTreeMap;

use gloo::utils::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CustomEvent, CustomEventInit, Element, HtmlElement};
use yew::prelude::*;

use crate::game::any::AnyPosition;
use crate::game::{Game, GameRecord, Position, Side};
use crate::session::{Board, BoardAction, Tree};
use crate::ui::icon::signed;
use crate::ui::men::{colours_class, side_class};
use crate::ui::scene::picture::{Paint, picture};
use crate::ui::scene::{Scene, board_scene};
use crate::words;

/// What pictures are drawn from.
#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    /// The game as far as it is shown.
    pub record: GameRecord,
    /// All of it.
    pub line: GameRecord,
    /// The side that it is seen from.
    pub orientation: Side,
    /// Who plays, if that is known.
    pub names: String,
    /// Say how it went.
    pub on_report: Callback<&'static str>,
}

/// The picture, and the ways to save it.
#[component]
pub fn Pictures(props: &Props) -> Html {
    let key = (props.record.clone(), props.orientation);
    let svg = use_memo(key, |(record, orientation)| {
        pictures(record, *orientation, &props.names, false).pop().unwrap_or_default()
    });
    let source = format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(&svg)));
    let save = |svgs: fn(&Props, &str) -> Vec<String>| {
        let (props, svg) = (props.clone(), svg.clone());
        Callback::from(move |_: MouseEvent| {
            let (props, svg) = (props.clone(), svg.clone());
            props.on_report.emit(words::text("picture-coming"));
            spawn_local(async move {
                let done = save(svgs(&props, &svg)).await.is_ok();
                props.on_report.emit(words::text(if done { "picture-saved" } else { "picture-failed" }));
            });
        })
    };
    html! {
        <section class="pictures" aria-label={words::text("picture")}>
            <img class="picture" alt={words::text("picture")} src={source.clone()} />
            <div class="picture-ways">
                <a class="way" data-action="picture-svg" download="hostage-chess.svg" href={source}>{ signed("image", "SVG") }</a>
                <button type="button" class="way" data-action="picture-png" onclick={save(|_, svg| vec![svg.to_owned()])}>{ signed("image", "PNG") }</button>
                if !props.line.turns.is_empty() {
                    <button type="button" class="way" data-action="picture-gif"
                        onclick={save(|props, _| pictures(&props.line, props.orientation, &props.names, true))}>{ signed("play", words::text("picture-game")) }</button>
                }
            </div>
        </section>
    }
}

/// The pictures of every position of a game, or of its last alone.
fn pictures(record: &GameRecord, orientation: Side, names: &str, all: bool) -> Vec<String> {
    let Ok(replay) = record.follow::<AnyPosition>() else { return Vec::new() };
    let mut board: Board<AnyPosition> = Board::new(Tree::from_replay(replay), orientation);
    let line = board.tree().line();
    let nodes = if all { line } else { vec![board.tree().current()] };
    let name = words::game_name(board.position().variant());
    let above = if names.is_empty() { name } else { names };
    let palette = Palette::new(&board_scene(&board));
    let paint = Paint { colour: &|side, name| palette.colour(side, name), symbol: &symbol };
    let draw = |node| {
        board.play_freely(BoardAction::GoTo(node));
        let standing = words::standing(board.position().side_to_move(), false, board.outcome().as_ref());
        let below = words::say_in(&standing, board.position().layout());
        picture(&board_scene(&board), above, &below, &paint)
    };
    nodes.into_iter().map(draw).collect()
}

/// A symbol of the sprite that stands in the page.
fn symbol(name: &str) -> Option<(String, String)> {
    let symbol = document().get_element_by_id(name)?;
    Some((symbol.get_attribute("viewBox")?, symbol.inner_html()))
}

/// The colours that the page has now: men that are not seen are asked for theirs.
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
        // An element of this name can be made.
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

/// Lets static/picture.js make a file of pictures.
async fn save(svgs: Vec<String>) -> Result<JsValue, JsValue> {
    let detail = js_sys::Object::new();
    let svgs: js_sys::Array = svgs.into_iter().map(JsValue::from).collect();
    for (key, value) in [("svgs", &svgs.into()), ("name", &JsValue::from("hostage-chess"))] {
        js_sys::Reflect::set(&detail, &key.into(), value)?;
    }
    let init = CustomEventInit::new();
    init.set_detail(&detail);
    window().dispatch_event(&CustomEvent::new_with_event_init_dict("picture", &init)?.into())?;
    let done: js_sys::Promise = js_sys::Reflect::get(&detail, &"done".into())?.dyn_into()?;
    JsFuture::from(done).await
}
