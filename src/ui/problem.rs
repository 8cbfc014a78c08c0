//! A link that cannot be opened: what is wrong with it, and the ways on.

use yew::prelude::*;

use super::text_button::clicked;
use crate::words;

/// What the page is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The link.
    pub text: String,
    /// Everything that is wrong with it.
    pub faults: Vec<String>,
    /// How many turns could be read, if the game could be begun.
    pub part: Option<usize>,
    /// Open what could be read.
    pub on_part: Callback<()>,
    /// Forget the link.
    pub on_dismiss: Callback<()>,
}

/// What is wrong with the link, and the ways on.
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
