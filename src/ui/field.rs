//! Fields that keep what is being typed while the page around them is redrawn, for example by engine output.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct NumberProps {
    /// The handle for tests.
    pub action: &'static str,
    pub label: &'static str,
    /// The value to show while the field is not being edited.
    pub value: u32,
    /// Minimum and maximum. Numbers beyond them become these.
    pub range: (u32, u32),
    pub on_number: Callback<u32>,
}

/// A number field, which is read when editing ends.
#[component]
pub fn Number(props: &NumberProps) -> Html {
    let draft = use_state_eq(|| None::<String>);
    let oninput = {
        let draft = draft.clone();
        Callback::from(move |event: InputEvent| draft.set(written(&event)))
    };
    let onchange = {
        let (draft, on_number, (least, most)) = (draft.clone(), props.on_number.clone(), props.range);
        Callback::from(move |event: Event| {
            draft.set(None);
            let number = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value_as_number());
            if let Some(number) = number.filter(|number| !number.is_nan()) {
                on_number.emit(((number + 0.5) as u32).clamp(least, most));
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

/// The text in the field of an event.
pub fn written(event: &Event) -> Option<String> {
    event.target_dyn_into::<HtmlInputElement>().map(|field| field.value())
}
