//! What the page says in a frame of another page: nothing is saved there. A link opens it in a window of its own.

use gloo::utils::window;
use yew::prelude::*;

use super::share::whole;
use crate::link::Link;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// What the window shows, if it is a game. Otherwise it shows the screen of this page.
    #[prop_or_default]
    pub game: Option<Link>,
}

/// The sentence and the link. A component, because a long game takes a while to write.
#[component]
pub fn Framed(props: &Props) -> Html {
    html! { <>{ words::text("trouble-framed") }{ " " }<OwnWindow game={props.game.clone()} /></> }
}

/// The link alone, for a place that says the sentence itself.
#[component]
pub fn OwnWindow(props: &Props) -> Html {
    let fragment = props.game.as_ref().map_or_else(|| window().location().hash().unwrap_or_default(), Link::to_string);
    html! {
        <a data-action="own-window" href={whole(&fragment)} target="_blank" rel="noopener">{ words::text("own-window") }</a>
    }
}
