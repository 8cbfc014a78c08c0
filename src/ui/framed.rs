//! What the page says in a frame of another page: nothing is saved there. A link opens it in a window of its own.

use yew::prelude::*;

use super::layer::hash;
use crate::link::Link;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// What the window shows.
    pub link: OwnLink,
}

/// A link for another window.
#[derive(Clone, PartialEq)]
pub enum OwnLink {
    /// The address of the screen shown, from `#`.
    Screen(String),
    /// A game that the window would not know otherwise.
    Game(Link),
}

impl OwnLink {
    /// The link to the screen shown.
    pub fn here() -> OwnLink {
        OwnLink::Screen(hash())
    }
}

/// The sentence and the link. A component, because a long game takes a while to write.
#[component]
pub fn Framed(props: &Props) -> Html {
    html! { <>{ words::text("trouble-framed") }{ " " }<OwnWindow link={props.link.clone()} /></> }
}

/// The link alone, for a place that says the sentence itself.
#[component]
pub fn OwnWindow(props: &Props) -> Html {
    let fragment = match &props.link {
        OwnLink::Screen(fragment) => fragment.clone(),
        OwnLink::Game(link) => link.to_string(),
    };
    html! {
        <a data-action="own-window" href={fragment} target="_blank" rel="noopener">{ words::text("own-window") }</a>
    }
}
