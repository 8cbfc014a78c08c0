//! Fields in which what is being written stays, whatever else is redrawn in the meantime: the engine speaks while
//! people write.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What a field is drawn from that holds a number.
#[derive(Properties, PartialEq)]
pub struct NumberProps {
    /// Its handle.
    pub action: &'static str,
    /// Its name.
    pub label: &'static str,
    /// What it holds while nobody writes in it.
    pub value: u32,
    /// The least and the most that is asked for.
    pub range: (u32, u32),
    /// Somebody has written a number.
    pub on_number: Callback<u32>,
}

/// A field for a number, which is read when it is done with.
#[component]
pub fn Number(props: &NumberProps) -> Html {
    let draft = use_state_eq(|| None::<String>);
    let oninput = {
        let draft = draft.clone();
        Callback::from(move |event: InputEvent| draft.set(written(&event)))
    };
    let onchange = {
        let (draft, on_number) = (draft.clone(), props.on_number.clone());
        Callback::from(move |event: Event| {
            draft.set(None);
            if let Some(number) = written(&event).and_then(|text| text.parse().ok()) {
                on_number.emit(number);
            }
        })
    };
    let value = (*draft).clone().unwrap_or_else(|| props.value.to_string());
    let (least, most) = props.range;
    html! {
        <input type="number" min={least.to_string()} max={most.to_string()} inputmode="numeric" data-action={props.action}
            aria-label={props.label} {value} {oninput} {onchange} />
    }
}

/// What the field of an event holds.
pub fn written(event: &Event) -> Option<String> {
    event.target_dyn_into::<HtmlInputElement>().map(|field| field.value())
}
