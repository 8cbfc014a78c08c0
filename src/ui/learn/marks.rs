//! What everything that can be learned has: an address, and stars.

use yew::prelude::*;

use crate::session::Study;
use crate::ui::icon::icon;

/// The address of something to learn.
pub(super) fn link_to(study: Study, id: &str) -> String {
    format!("#/learn?{}={id}", study.name())
}

/// Three stars, so many of them bright; what that means is said beside them.
pub(super) fn starred(stars: u8, says: String) -> Html {
    html! {
        <span class="stars" role="img" aria-label={says}>
            { for (0..3).map(|place| html! { <span class={classes!((place < stars).then_some("won"))}>{ icon("star") }</span> }) }
        </span>
    }
}
