//! Fields for the look of the small board on another website. Their values become part of its address.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::game::{Colours, Side};
use crate::link::embed;
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

/// The values of the fields.
pub type EmbedValues = [String; FIELDS.len()];

/// The values of a board that opens after `start` moves.
pub fn embed_values(start: String) -> EmbedValues {
    let [white, black, event, side, theme] = [const { String::new() }; 5];
    [white, black, event, start, side, theme]
}

/// The parameters for the address. Those that the small board would ignore are left out.
pub fn written_options(values: &EmbedValues, moves: usize) -> String {
    FIELDS.iter().zip(values).filter_map(|((name, _), value)| embed::option(name, value, moves)).collect()
}

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
    /// Number of moves in the link.
    pub moves: usize,
    pub values: EmbedValues,
    pub on_change: Callback<EmbedValues>,
}

#[component]
pub fn FrameFields(props: &Props) -> Html {
    let set = |index: usize| {
        let (values, on_change) = (props.values.clone(), props.on_change.clone());
        move |value: String| {
            let mut all = values.clone();
            all[index] = value;
            on_change.emit(all);
        }
    };
    html! {
        <details class="frame-fields">
            <summary data-action="embed-fields">{ words::text("embed-fields") }</summary>
            { for FIELDS.into_iter().enumerate().map(|(index, (name, label))| {
                let (set, value) = (set(index), &props.values[index]);
                let label = label_of(label, props.colours);
                let is_bad = embed::option(name, value, props.moves).is_none();
                let why = is_bad.then(|| format!("embed-why-{name}"));
                let options = choices(name);
                let field = if options.is_empty() {
                    let number = name == "start";
                    let oninput = Callback::from(move |event: InputEvent| written(&event).map_or((), &set));
                    html! {
                        <input type={if number { "number" } else { "text" }} min="0" max={number.then(|| props.moves.to_string())} maxlength={embed::LONGEST.to_string()}
                            data-action={format!("embed-{name}")} value={value.clone()} aria-invalid={is_bad.then_some("true")}
                            aria-describedby={why.clone()} {oninput} />
                    }
                } else {
                    let onchange = Callback::from(move |event: Event| {
                        if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                            set(field.value());
                        }
                    });
                    html! {
                        <select data-action={format!("embed-{name}")} {onchange}>
                            // Without a mark, the browser would choose the last one, which is inserted first.
                            <option value="" selected={value.is_empty()}>{ words::text("embed-as-is") }</option>
                            { for options.iter().map(|(name, text)| html! {
                                <option value={*name} selected={value == name}>{ label_of(text, props.colours) }</option>
                            }) }
                        </select>
                    }
                };
                html! {
                    <>
                        <label><span>{ label }</span>{ field }</label>
                        if is_bad {
                            <small id={why} role="alert">{ words::embed_bad(name, value) }</small>
                        }
                    </>
                }
            }) }
        </details>
    }
}
