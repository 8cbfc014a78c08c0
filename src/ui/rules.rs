//! The rules in our own words, with playable diagrams.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry};
use yew::prelude::*;

use super::panel::choices;
use super::rules_pages::CHAPTERS;
use super::scene::{BoardDimensions, board_scene};
use super::table::Table;
use crate::game::any::AnyPosition;
use crate::game::rules::family;
use crate::game::{Game, Side};
use crate::link::{Screen, parameter};
use crate::session::{Board, BoardAction, Tree};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The rules of the current game, whose page is shown unless the address names another game.
    pub variant: &'static str,
    /// The fragment of the address, including the `#`.
    pub address: String,
}

/// Goes to the page of a game. The address keeps the choice for the way back, without a place in the history.
fn choose(variant: &str) {
    let _ = window().location().replace(&format!("#/rules?variant={variant}"));
}

/// The rules pages. One page is shown at a time.
#[component]
pub fn Rules(props: &Props) -> Html {
    let page_of = |variant: &str| CHAPTERS.iter().position(|chapter| family(chapter.variant) == family(variant));
    let named = parameter(&props.address, "variant");
    let shown = named.as_deref().and_then(page_of);
    let unknown = named.filter(|_| shown.is_none());
    let shown = shown.or(page_of(props.variant)).unwrap_or(0);
    let chapter = &CHAPTERS[shown];
    html! {
        <main class="page rules">
            <div class="chapters" role="group" aria-label={words::text("chapters-label")}>
                { for CHAPTERS.iter().enumerate().map(|(index, chapter)| {
                    let pressed = (shown == index).to_string();
                    html! {
                        <button type="button" data-chapter={chapter.variant} aria-pressed={pressed}
                            onclick={Callback::from(|_: MouseEvent| choose(chapter.variant))}>{ words::game_name(chapter.variant) }</button>
                    }
                }) }
            </div>
            if let Some(name) = unknown {
                <p role="status">{ words::unknown_game(&name) }</p>
            }
            <h2>{ chapter.title() }</h2>
            <p>{ chapter.intro() }</p>
            { for (1..).zip(chapter.sections).map(|(place, section)| html! {
                <section class="lesson" key={section.id}>
                    <div class="text">
                        <h3>{ section.title() }</h3>
                        { for section.paragraphs().map(|paragraph| html! { <p>{ paragraph }</p> }) }
                    </div>
                    <Diagram variant={chapter.rules_of(section)} fen={section.fen} task={section.task()} {place} />
                </section>
            }) }
            <p><a href="#/learn">{ words::text("learn-heading") }</a></p>
            <p><a data-action="findings" href="#/findings">{ words::text("findings-title") }</a></p>
            <p class="credit">{ chapter.credit() }</p>
        </main>
    }
}

#[derive(Properties, PartialEq)]
struct DiagramProps {
    variant: &'static str,
    fen: &'static str,
    task: &'static str,
    /// The number of the diagram on its page, from 1.
    place: u32,
}

/// Delay between the automatic set-ups of two diagrams, in milliseconds.
const PACE: u32 = 250;

/// A small table where both sides can be played. It is set up when it scrolls into view, or after a delay, one diagram
/// after another. So the page opens quickly with any number of boards, and prints completely.
struct Diagram {
    frame: NodeRef,
    board: Option<Board<AnyPosition>>,
    _watch: Option<ChapterObserver>,
    _move: Option<Timeout>,
}

enum Msg {
    InSight,
    Act(BoardAction),
    Reset,
}

fn set_up(variant: &str, fen: &str) -> Option<Board<AnyPosition>> {
    let position = AnyPosition::from_fen(variant, fen).ok()?;
    Some(Board::new(Tree::new(position), Side::White))
}

impl Component for Diagram {
    type Message = Msg;
    type Properties = DiagramProps;

    fn create(_: &Context<Diagram>) -> Diagram {
        Diagram { frame: NodeRef::default(), board: None, _watch: None, _move: None }
    }

    fn rendered(&mut self, ctx: &Context<Diagram>, first: bool) {
        if first && let Some(frame) = self.frame.cast::<Element>() {
            let link = ctx.link().clone();
            self._watch = ChapterObserver::new(&frame, move || link.send_message(Msg::InSight));
            let link = ctx.link().clone();
            self._move = Some(Timeout::new(PACE * ctx.props().place, move || link.send_message(Msg::InSight)));
        }
    }

    fn update(&mut self, ctx: &Context<Diagram>, msg: Msg) -> bool {
        match (msg, &mut self.board) {
            // Two people play at a diagram: it has no engine and stores nothing.
            (Msg::Act(action), Some(board)) => {
                board.play_freely(action);
            }
            (Msg::Act(_), None) => return false,
            (Msg::InSight, Some(_)) => return false,
            (Msg::InSight | Msg::Reset, _) => self.board = set_up(ctx.props().variant, ctx.props().fen),
        }
        true
    }

    fn view(&self, ctx: &Context<Diagram>) -> Html {
        let scene = self.board.as_ref().map(board_scene);
        let said = match &scene {
            Some(scene) if scene.words.number > 0 => scene.words.text.clone(),
            _ => ctx.props().task.to_owned(),
        };
        let on_action = ctx.link().callback(Msg::Act);
        let offers = scene.as_ref().map(|scene| choices(scene, &on_action));
        let moved = self.board.as_ref().is_some_and(|board| board.tree().len() > 1);
        html! {
            <figure class="diagram" ref={self.frame.clone()}>
                if let Some(scene) = scene {
                    <Table screen={Screen::Play} scene={Rc::new(scene)} {on_action} />
                } else {
                    <div class={classes!("table", size_class(ctx.props().variant))}><div class="board-frame"></div></div>
                }
                <figcaption>
                    <span role="status">{ said }</span>
                    { for offers }
                    <button type="button" data-action="reset" disabled={!moved} onclick={ctx.link().callback(|_| Msg::Reset)}>{ words::text("reset") }</button>
                </figcaption>
            </figure>
        }
    }
}

/// Keeps space for a board that is not set up yet.
fn size_class(variant: &str) -> Option<String> {
    let start = AnyPosition::start(variant)?;
    let tray = if start.trays().is_empty() { " no-trays" } else { "" };
    Some(BoardDimensions::of(start.layout()).classes() + tray)
}

/// Calls a function when an element comes near the visible part of the page.
struct ChapterObserver {
    observer: IntersectionObserver,
    _seen: Closure<dyn FnMut(Vec<IntersectionObserverEntry>)>,
}

impl ChapterObserver {
    fn new(element: &Element, on_sight: impl Fn() + 'static) -> Option<ChapterObserver> {
        let seen = Closure::<dyn FnMut(Vec<IntersectionObserverEntry>)>::new(
            move |entries: Vec<IntersectionObserverEntry>| {
                if entries.iter().any(IntersectionObserverEntry::is_intersecting) {
                    on_sight();
                }
            },
        );
        let observer = IntersectionObserver::new(seen.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(ChapterObserver { observer, _seen: seen })
    }
}

impl Drop for ChapterObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
