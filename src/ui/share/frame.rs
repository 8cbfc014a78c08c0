//! Fields for the look of the small board on another website. Their values become part of its address.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::game::{Colours, Side};
use crate::ui::field::written;
use crate::words;

/// The parameters of the address, named as in [`EmbedOptions`](crate::link::embed::EmbedOptions), with the ids of their
/// labels.
const FIELDS: [(&str, &str); 6] = [
    ("white-name", "side-white"),
    ("black-name", "side-black"),
    ("event", "embed-event"),
    ("start", "embed-start"),
    ("side", "embed-side"),
    ("theme", "set-theme"),
];

/// The values of a parameter, besides its absence.
fn choices(name: &str) -> &'static [(&'static str, &'static str)] {
    match name {
        "side" => &[("white", "side-white"), ("black", "side-black")],
        "theme" => &[("light", "theme-light"), ("dark", "theme-dark"), ("contrast", "theme-contrast")],
        _ => &[],
    }
}

/// Returns a label. The sides are named by their colours.
fn label_of(id: &'static str, colours: Colours) -> &'static str {
    match id {
        "side-white" => words::side_name(Side::White, colours),
        "side-black" => words::side_name(Side::Black, colours),
        _ => words::text(id),
    }
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub colours: Colours,
    /// Number of moves in the link. It ends at the position shown.
    pub moves: usize,
    /// Reports the parameters for the address.
    pub on_change: Callback<String>,
}

#[component]
pub fn FrameFields(props: &Props) -> Html {
    let values = use_state(|| [const { String::new() }; FIELDS.len()]);
    let set = |index: usize| {
        let (values, on_change) = (values.clone(), props.on_change.clone());
        move |value: String| {
            let mut all = (*values).clone();
            all[index] = value;
            let said = FIELDS.iter().zip(&all).filter(|(_, value)| !value.is_empty());
            let text = |((name, _), value): (&(&str, &str), &String)| {
                format!("&{name}={}", utf8_percent_encode(value, NON_ALPHANUMERIC))
            };
            on_change.emit(said.map(text).collect());
            values.set(all);
        }
    };
    html! {
        <details class="frame-fields">
            <summary data-action="embed-fields">{ words::text("embed-fields") }</summary>
            { for FIELDS.into_iter().enumerate().map(|(index, (name, label))| {
                let set = set(index);
                let label = label_of(label, props.colours);
                let options = choices(name);
                let field = if options.is_empty() {
                    let number = name == "start";
                    let oninput = Callback::from(move |event: InputEvent| written(&event).map_or((), &set));
                    html! {
                        <input type={if number { "number" } else { "text" }} min="0" max={number.then(|| props.moves.to_string())} maxlength="80"
                            data-action={format!("embed-{name}")} {oninput} />
                    }
                } else {
                    let onchange = Callback::from(move |event: Event| {
                        if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                            set(field.value());
                        }
                    });
                    html! {
                        <select data-action={format!("embed-{name}")} {onchange}>
                            <option value="">{ words::text("embed-as-is") }</option>
                            { for options.iter().map(|(value, text)| html! { <option value={*value}>{ label_of(text, props.colours) }</option> }) }
                        </select>
                    }
                };
                html! { <label><span>{ label }</span>{ field }</label> }
            }) }
        </details>
    }
}
