//! The moves of the game, in two columns, or in one line on a phone.

mod rest;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

pub(in crate::ui) use self::rest::{rest, undrawn, use_room, use_seen};
use crate::game::Side;
use crate::session::{BoardAction, NodeId};
use crate::ui::icon::icon;
use crate::ui::pieces::move_text;
use crate::ui::scene::{Other, PlyView, Scene};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The drawn moves. A long record is drawn only in part.
    pub plies: Vec<PlyView>,
    pub all: usize,
    /// The result, or empty.
    pub result: &'static str,
    /// The moves taken back after the last move of a running game. None if other lines are variations instead of moves
    /// taken back.
    #[prop_or_default]
    pub taken_back: Option<Vec<Other>>,
    pub on_go: Callback<BoardAction>,
    /// Called when the reader has scrolled to a move that is not drawn.
    #[prop_or_default]
    pub on_seen: Callback<usize>,
}

/// The list of moves, scrolled so that the current one is visible.
#[component]
pub fn Record(props: &Props) -> Html {
    let list = use_node_ref();
    let current = props.plies.iter().find(|ply| ply.current).map(|ply| ply.ply);
    let places = props.plies.iter().map(|ply| ply.ply);
    let before = std::iter::once(0).chain(places.clone());
    let last = places.clone().next_back().unwrap_or_default();
    let room = use_room(&list, props.all);
    use_in_sight(&list, (current, props.all, room));
    use_seen(&list, (places.clone().nth(2).unwrap_or_default(), places.len()), room, &props.on_seen);
    html! {
        <div class="record" ref={list} role="group" aria-label={words::text("record")} onscroll={undrawn(&props.on_seen)}>
            if props.plies.is_empty() {
                <p class="empty">{ words::text("no-moves") }</p>
            }
            { for props.plies.iter().enumerate().zip(before).map(|((index, ply), before)| html! {
                <>{ rest(before, ply.ply - 1, room) }{ ply_view(props, index, ply) }</>
            }) }
            { rest(last, props.all, room) }
            { others(props, props.taken_back.as_deref().unwrap_or_default(), None) }
            if !props.result.is_empty() {
                <p class="result">{ props.result.replace("1/2", "½") }</p>
            }
        </div>
    }
}

/// Draws the moves between buttons that step back and forward by one ply. Stepping back does not take a move back.
pub(in crate::ui) fn moves(scene: &Scene, on_go: Callback<BoardAction>, on_seen: Callback<usize>) -> Html {
    let step = |action: &'static str, sign: &'static str, text: &'static str, able: bool, step: BoardAction| {
        html! {
            <button type="button" class="step" data-action={action} aria-label={words::text(text)} title={words::text(text)}
                disabled={!able} onclick={on_go.reform(move |_| step.clone())}>{ icon(sign) }</button>
        }
    };
    html! {
        <div class="scoresheet">
            { step("undo", "chevron-left", "back", scene.can_undo, BoardAction::Undo) }
            <Record plies={scene.record.clone()} all={scene.plies} result={scene.verdict} taken_back={scene.taken_back.clone()}
                on_go={on_go.clone()} {on_seen} />
            { step("redo", "chevron-right", "forward", scene.can_redo, BoardAction::Redo) }
        </div>
    }
}

fn ply_view(props: &Props, index: usize, ply: &PlyView) -> Html {
    let go = |node| props.on_go.reform(move |_: MouseEvent| BoardAction::GoTo(node));
    // Black's move has a number of its own at the beginning, and after other lines.
    let interrupted = index > 0 && !props.plies[index - 1].others.is_empty();
    let black_first = ply.side == Side::Black && (index == 0 || interrupted);
    let current = ply.current.then_some("step");
    html! {
        <>
            if let Some(number) = ply.number.filter(|_| ply.side == Side::White || black_first) {
                <span class="number">{ format!("{number}.") }</span>
            }
            if black_first {
                <span class="number gap">{ "…" }</span>
            }
            <button key={ply.ply} type="button" class={classes!("ply", ply.side.name(), ply.aside.then_some("taken-back"))}
                aria-label={words::sentences(&[words::sentence(&if ply.aside { words::taken_back(&ply.text) } else { ply.text.clone() }), ply.said.clone()])} data-ply={ply.ply.to_string()} aria-current={current}
                onclick={go(ply.node)}>{ move_text(&ply.text) }</button>
            { others(props, &ply.others, ply.back) }
        </>
    }
}

/// Draws alternatives to a move. In a running game these moves were taken back, except the move that was played
/// instead.
fn others(props: &Props, others: &[Other], back: Option<NodeId>) -> Html {
    if others.is_empty() {
        return Html::default();
    }
    html! {
        <span class="others">
            { for others.iter().map(|(node, text)| {
                let (go, aside) = (*node, props.taken_back.is_some() && back != Some(*node));
                let title = if aside { words::taken_back(text) } else { words::text("other-line").to_owned() };
                html! {
                    <button type="button" class={classes!("other", aside.then_some("taken-back"))} aria-label={aside.then(|| title.clone())} {title}
                        onclick={props.on_go.reform(move |_: MouseEvent| BoardAction::GoTo(go))}>{ move_text(text) }</button>
                }
            }) }
        </span>
    }
}

/// Scrolls a list to its current item whenever `shown` or the list's size changes: an offer may take some of its room.
#[hook]
pub(in crate::ui) fn use_in_sight<T: PartialEq + 'static>(list: &NodeRef, shown: T) {
    use_effect_with(shown, {
        let list = list.clone();
        move |_| keep_in_sight(&list)
    });
    use_effect_with((), {
        let list = list.clone();
        move |()| {
            let seen = list.clone();
            let on_size = Closure::<dyn Fn()>::new(move || keep_in_sight(&seen));
            let observer = ResizeObserver::new(on_size.as_ref().unchecked_ref()).ok();
            if let Some((observer, list)) = observer.as_ref().zip(list.cast::<Element>()) {
                observer.observe(&list);
            }
            move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop(on_size);
            }
        }
    });
}

/// Scrolls the list, but not the page, to its current item. A list on one line scrolls horizontally.
fn keep_in_sight(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    let (frame, mv) = (list.get_bounding_client_rect(), current.as_ref().map(Element::get_bounding_client_rect));
    let Some(mv) = mv else {
        list.set_scroll_top(0);
        list.set_scroll_left(0);
        return;
    };
    if mv.top() < frame.top() || mv.bottom() > frame.bottom() {
        let middle = mv.top() - frame.top() - frame.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
    if mv.left() < frame.left() || mv.right() > frame.right() {
        list.set_scroll_left(list.scroll_left() + (mv.right() - frame.right()) as i32);
    }
}
