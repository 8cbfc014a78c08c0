//! The plain button, of which there are many.

use yew::prelude::*;

use super::icon::signed;

/// A button with words on it. `action` is its handle.
pub fn text_button(action: &'static str, text: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" data-action={action} {onclick}>{ text }</button> }
}

/// The same with an icon before the words.
pub fn signed_button(
    action: &'static str,
    sign: &'static str,
    text: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" data-action={action} {onclick}>{ signed(sign, text) }</button> }
}

/// What a click calls that has nothing more to say. Everybody asks for it here, so that the page has it once.
pub fn clicked(callback: &Callback<()>) -> Callback<MouseEvent> {
    callback.reform(|_| ())
}

/// What a click calls that says this.
pub fn saying<T: Clone + 'static>(callback: &Callback<T>, what: T) -> Callback<MouseEvent> {
    callback.reform(move |_| what.clone())
}
