//! Line icons: references into the sprite that stands in the page (`static/icons.svg`).

use yew::prelude::*;

/// An icon of the size of the text it stands in, and of its colour. What it means is said in words beside it: it is hidden from readers.
pub fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" aria-hidden="true"><use href={format!("#icon-{name}")} /></svg>
    }
}

/// An icon and the words that it stands for.
pub fn signed(name: &'static str, text: &str) -> Html {
    html! { <>{ icon(name) }<span class="signed">{ text }</span></> }
}

/// A button of a row of controls: an icon over its word.
pub fn control(
    action: &'static str,
    sign: &'static str,
    text: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="control" data-action={action} {disabled} {onclick}>
            { icon(sign) }<small>{ text }</small>
        </button>
    }
}
