//! A dialog over the board that asks for a payment, a promotion or a drop.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::event_fields::{has_shift, is_modified, key};
use super::layer::Layer;
use super::pieces::figure;
use super::scene::{ChoiceView, Pick, Picker as View};
use super::text_button::clicked;
use crate::game::{Choice, Kind, Touch};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub view: View,
    /// The square in question, in cells from the left and from the top. The picker is placed beside it.
    pub at: (u8, u8),
    /// The pieces whose symbol has a different letter, with that letter.
    pub symbols: &'static [(Kind, char)],
    pub on_pick: Callback<Pick>,
    /// Goes one step back without an answer.
    pub on_back: Callback<()>,
}

/// A dialog that holds the focus while it is open. Esc or a click outside goes one step back.
#[component]
pub fn Picker(props: &Props) -> Html {
    let list = use_node_ref();
    use_effect_with(props.view.title.clone(), {
        let list = list.clone();
        move |_| {
            let first = list.cast::<HtmlElement>().and_then(|list| list.query_selector("button").ok().flatten());
            focus(first);
        }
    });
    let back = props.on_back.clone();
    // Closes on the click, not on the press: otherwise the click would hit the element underneath.
    let on_outside = Callback::from(move |event: MouseEvent| {
        event.stop_propagation();
        back.emit(());
    });
    let onkeydown = Callback::from({
        let list = list.clone();
        move |event: KeyboardEvent| walk(&event, &list)
    });
    let (x, y) = props.at;
    let class = classes!("picker", if y < 4 { "below" } else { "above" }, format!("x{x}"), format!("y{y}"));
    html! {
        <>
            <Layer on_back={props.on_back.clone()} />
            <div class="backdrop" onclick={on_outside} onpointerdown={|event: PointerEvent| event.stop_propagation()}></div>
            <div {class} role="dialog" aria-modal="true" aria-label={props.view.title.clone()} ref={list} {onkeydown}
                onpointerdown={|event: PointerEvent| event.stop_propagation()}>
                <p class="question">{ &props.view.title }</p>
                <div class="choices">
                    { for props.view.choices.iter().map(|choice| answer(choice, props.symbols, &props.on_pick)) }
                </div>
                <button type="button" class="cancel" data-action="back"
                    onclick={clicked(&props.on_back)}>{ words::text("cancel") }</button>
            </div>
        </>
    }
}

fn answer(choice: &ChoiceView, symbols: &[(Kind, char)], on_pick: &Callback<Pick>) -> Html {
    let letter = |kind: Kind| kind.letter().to_ascii_lowercase().to_string();
    let (pay, promote) = match choice.pick {
        Pick::Touch(Touch::Choice(Choice::Pay(kind))) => (Some(letter(kind)), None),
        Pick::Touch(Touch::Choice(Choice::Promote(kind))) => (None, Some(letter(kind))),
        _ => (None, None),
    };
    let pick = choice.pick;
    html! {
        <button type="button" class="choice" data-pay={pay} data-promote={promote} onclick={on_pick.reform(move |_| pick)}>
            <span class="pieces">{ for choice.pieces.iter().map(|&piece| figure(piece, symbols)) }</span>
            <span class="answer">
                <strong>{ &choice.title }</strong>
                if !choice.note.is_empty() {
                    <small>{ &choice.note }</small>
                }
            </span>
        </button>
    }
}

fn focus(element: Option<web_sys::Element>) {
    use wasm_bindgen::JsCast;
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // This fails only for an element that has just been removed, which needs no focus.
        let _ = element.focus();
    }
}

/// Keeps the arrow keys and Tab inside the dialog.
fn walk(event: &KeyboardEvent, dialog: &NodeRef) {
    if is_modified(event) {
        return;
    }
    let step = match (key(event).as_str(), has_shift(event)) {
        ("ArrowDown" | "ArrowRight", _) | ("Tab", false) => 1,
        ("ArrowUp" | "ArrowLeft", _) | ("Tab", true) => -1,
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let Some(dialog) = dialog.cast::<HtmlElement>() else { return };
    let Ok(buttons) = dialog.query_selector_all("button") else { return };
    let active = gloo::utils::document().active_element();
    let count = buttons.length() as i32;
    let here = (0..count).find(|&i| buttons.get(i as u32).as_ref() == active.as_deref()).unwrap_or(0);
    use wasm_bindgen::JsCast;
    let next = buttons.get((here + step).rem_euclid(count.max(1)) as u32);
    focus(next.and_then(|node| node.dyn_into().ok()));
}
