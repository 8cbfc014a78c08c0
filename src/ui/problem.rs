//! The page for a link that cannot be opened: its faults, and what to do next.

use yew::prelude::*;

use super::text_button::clicked;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub text: String,
    pub faults: Vec<String>,
    /// Number of readable moves. None if the first position could not be read.
    pub part: Option<usize>,
    pub on_part: Callback<()>,
    pub on_dismiss: Callback<()>,
}

#[component]
pub fn Problem(props: &Props) -> Html {
    html! {
        <main class="page problem">
            <div role="alert">
                <h2>{ words::text("bad-link") }</h2>
                <ul>{ for props.faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
            </div>
            <p class="quoted">{ props.text.chars().take(200).collect::<String>() }</p>
            <p>{ words::text("nothing-lost") }</p>
            <p class="ways">
                <button type="button" class="primary" data-action="dismiss" onclick={clicked(&props.on_dismiss)}>{ words::text("go-on") }</button>
                if let Some(moves) = props.part {
                    <button type="button" data-action="open-part" onclick={clicked(&props.on_part)}>{ words::open_part(moves) }</button>
                }
            </p>
        </main>
    }
}
