//! The frame of a sheet over a live game: the phrases, or the less common actions.

use yew::prelude::*;

use crate::ui::event_fields::key;
use crate::ui::layer::Layer;
use crate::ui::sheet_focus::use_sheet_focus;
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

/// The frame. It takes the focus, closes on Esc, and gives the focus back.
#[component]
pub fn SheetBox(props: &Props) -> Html {
    let sheet = use_sheet_focus(props.opener);
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
