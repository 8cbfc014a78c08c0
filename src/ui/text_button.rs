//! The common plain button.

use yew::prelude::*;

use super::event_fields::clicks;
use super::icon::signed;

/// A button with a text. `action` is its handle for tests.
pub fn text_button(action: &'static str, text: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" data-action={action} {onclick}>{ text }</button> }
}

/// The button of the usual next step.
pub fn primary_button(action: &'static str, text: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="primary" data-action={action} {onclick}>{ text }</button> }
}

/// A button with an icon before the text.
pub fn signed_button(
    action: &'static str,
    sign: &'static str,
    text: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" data-action={action} {onclick}>{ signed(sign, text) }</button> }
}

/// A click handler that ignores the event. All code uses this function, so the bundle contains it once.
pub fn clicked(callback: &Callback<()>) -> Callback<MouseEvent> {
    callback.reform(|_| ())
}

/// A click handler for a button whose second press does more than the first: the second click of a double click is ignored.
pub fn once(callback: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        if clicks(&event) < 2 {
            callback.emit(event);
        }
    })
}

/// A click handler that emits this value.
pub fn saying<T: Clone + 'static>(callback: &Callback<T>, what: T) -> Callback<MouseEvent> {
    callback.reform(move |_| what.clone())
}
