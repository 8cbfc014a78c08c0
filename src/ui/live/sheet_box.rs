//! The frame of a sheet over a live game: the phrases, or the less common actions.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::ui::event_fields::key;
use crate::ui::layer::Layer;
use crate::ui::text_button::{clicked, text_button};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub label: AttrValue,
    /// `data-action` of the button that opened the sheet.
    pub opener: &'static str,
    pub on_close: Callback<()>,
    pub children: Html,
}

/// The frame. It takes the focus, so that a screen reader reads on there. When it closes, by Esc or otherwise, the focus returns to the
/// button that opened it, unless the reader has gone elsewhere.
#[component]
pub fn SheetBox(props: &Props) -> Html {
    let sheet = use_node_ref();
    use_effect_with(props.opener, {
        let sheet = sheet.clone();
        move |&opener| {
            let mounted = sheet.cast::<HtmlElement>();
            if let Some(sheet) = &mounted {
                let _ = sheet.focus();
            }
            move || {
                let focused = document().active_element();
                let is_inside = mounted.is_some_and(|sheet| sheet.contains(focused.as_deref().map(AsRef::as_ref)));
                let is_nowhere = focused.is_none_or(|focused| Some(focused) == document().body().map(Into::into));
                let button = document().query_selector(&format!(".live-panel [data-action={opener}]")).ok().flatten();
                if (is_inside || is_nowhere)
                    && let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok())
                {
                    let _ = button.focus();
                }
            }
        }
    });
    let on_key = props.on_close.clone();
    let on_key = Callback::from(move |event: KeyboardEvent| {
        if key(&event) == "Escape" {
            event.prevent_default();
            event.stop_propagation();
            on_key.emit(());
        }
    });
    html! {
        <div class="live-sheet" ref={sheet} tabindex="-1" role="dialog" aria-label={props.label.clone()} onkeydown={on_key}>
            <Layer on_back={props.on_close.clone()} />
            { props.children.clone() }
            { text_button("close-sheet", words::text("close"), clicked(&props.on_close)) }
        </div>
    }
}
