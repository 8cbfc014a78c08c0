//! The tree of moves: the main line in columns, with variations and comments between its rows.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::PointerEvent;
use yew::prelude::*;

use crate::game::Side;
use crate::session::analysis::AnalysisAction;
use crate::session::{BoardAction, NodeId, Tab};
use crate::shell::gesture::Pointer;
use crate::ui::event_fields::pointer;
use crate::ui::panel::{rest, undrawn, use_in_sight, use_room, use_seen};
use crate::ui::pieces::move_text;
use crate::ui::scene::{BookMove, LineToken, MainLine, MainMove, MoveView};
use crate::ui::text_button::saying;
use crate::words;

/// Duration of the long press that opens the menu of a move, in milliseconds.
const LONG_PRESS: u32 = 500;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The drawn part of the main line, with its variations.
    pub line: Rc<MainLine>,
    pub all: usize,
    /// Called when the reader has scrolled to a move that is not drawn.
    pub on_seen: Callback<usize>,
    /// Says which game it is, or empty.
    pub game: String,
    /// How the game ended: `1-0`, `0-1`, `1/2-1/2`, or empty.
    pub result: &'static str,
    pub current: NodeId,
    pub book: Vec<BookMove>,
    /// Number of engine lines above the tree, and the open tab. Both affect the height available to the tree.
    pub lines: (u32, Tab),
    pub on_action: Callback<AnalysisAction>,
    /// Opens the menu of a move.
    pub on_menu: Callback<NodeId>,
}

#[component]
pub fn Moves(props: &Props) -> Html {
    let list = use_node_ref();
    let press = use_mut_ref(|| None::<Timeout>);
    let places = props.line.moves.iter().map(|main| main.ply);
    let before = std::iter::once(0).chain(places.clone());
    let last = places.clone().next_back().unwrap_or_default();
    let room = use_room(&list, props.all);
    use_in_sight(&list, (props.current, props.all, props.lines, room));
    use_seen(&list, (places.clone().nth(2).unwrap_or_default(), places.len()), room, &props.on_seen);
    // One listener serves all moves. A long tree would otherwise have a thousand listeners.
    let on_click = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(node) = node_of(&event) {
                on_action.emit(AnalysisAction::Board(BoardAction::GoTo(node)));
            }
        })
    };
    let on_menu = {
        let on_menu = props.on_menu.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(node) = node_of(&event) {
                event.prevent_default();
                on_menu.emit(node);
            }
        })
    };
    let on_down = {
        let (press, on_menu) = (press.clone(), props.on_menu.clone());
        Callback::from(move |event: PointerEvent| {
            let node = node_of(&event).filter(|_| pointer(&event) == Pointer::Finger);
            let on_menu = on_menu.clone();
            *press.borrow_mut() = node.map(|node| Timeout::new(LONG_PRESS, move || on_menu.emit(node)));
        })
    };
    let let_go = Callback::from(move |_: PointerEvent| *press.borrow_mut() = None);
    html! {
        <div class="record moves" ref={list} role="group" aria-label={words::text("record")} onclick={on_click} oncontextmenu={on_menu}
            onpointerdown={on_down} onpointerup={let_go.clone()} onpointercancel={let_go} onscroll={undrawn(&props.on_seen)}>
            if !props.game.is_empty() {
                <p class="comment" data-game="">{ &props.game }</p>
            }
            if !props.line.intro.is_empty() {
                <p class="comment">{ &props.line.intro }</p>
            }
            if props.line.moves.is_empty() {
                <p class="empty">{ words::text("no-moves") }</p>
            }
            { for props.line.moves.iter().zip(before).map(|(main, before)| html! { <>{ rest(before, main.ply - 1, room) }{ main_turn(main) }</> }) }
            { rest(last, props.all, room) }
            if !props.result.is_empty() {
                <p class="result">{ props.result.replace("1/2", "½") }</p>
            }
            if !props.book.is_empty() {
                { book(props) }
            }
        </div>
    }
}

/// Draws the moves of the opening book with their frequencies.
fn book(props: &Props) -> Html {
    html! {
        <div class="book" role="group" aria-label={words::text("book-moves")}>
            <span>{ words::text("book") }</span>
            { for props.book.iter().map(|BookMove { text, uci, share }| html! {
                <button type="button" class="line-turn" data-book={uci.clone()}
                    onclick={saying(&props.on_action, AnalysisAction::Propose(uci.clone()))}>{ move_text(text) }{ " " }<small>{ words::percent(*share) }</small></button>
            }) }
        </div>
    }
}

/// The node of the move that received an event.
fn node_of(event: &Event) -> Option<NodeId> {
    let element: web_sys::Element = event.target_dyn_into()?;
    element.closest("[data-node]").ok().flatten()?.get_attribute("data-node")?.parse().ok()
}

fn main_turn(main: &MainMove) -> Html {
    let mv = &main.mv;
    let white = main.side == Side::White;
    let gap = !white && mv.number.is_some();
    html! {
        <>
            if let Some(number) = &mv.number {
                <span class="number">{ number.trim_end_matches('…') }{ if gap { "." } else { "" } }</span>
            }
            if gap {
                <span class="number gap">{ "…" }</span>
            }
            { ply(mv, classes!("ply", main.side.name()), Some(main.ply)) }
            if !mv.comment.is_empty() {
                <p class="comment">{ &mv.comment }</p>
            }
            if !main.lines.is_empty() {
                <div class="variations">{ for main.lines.iter().map(|line| html! {
                    <div class="variation">{ for line.iter().map(token) }</div>
                }) }</div>
            }
        </>
    }
}

fn token(token: &LineToken) -> Html {
    match token {
        LineToken::Open => html! { <span class="bracket">{ "(" }</span> },
        LineToken::Close => html! { <span class="bracket">{ ")" }</span> },
        LineToken::Move(mv) => html! {
            <>
                { for mv.number.as_ref().map(|number| html! { <span class="number">{ number }</span> }) }
                { ply(mv, classes!("ply", "aside"), None) }
                if !mv.comment.is_empty() {
                    <span class="comment">{ &mv.comment }</span>
                }
            </>
        },
    }
}

fn ply(mv: &MoveView, class: Classes, number: Option<usize>) -> Html {
    html! {
        <button type="button" {class} data-node={mv.node.to_string()} data-ply={number.map(|number| number.to_string())}
            aria-label={words::sentences(&[words::sentence(&words::listed(&[&mv.text, &mv.judged])), mv.said.clone()])} aria-current={mv.current.then_some("step")}>
            { move_text(&mv.text) }
            if !mv.signs.is_empty() {
                <b class="signs">{ &mv.signs }</b>
            }
        </button>
    }
}
