//! The links and stars of items on the Learn screen.

use yew::prelude::*;

use crate::ui::icon::icon;

/// Draws three stars, the first `stars` of them bright. `says` states the meaning as text.
pub(super) fn starred(stars: u8, says: String) -> Html {
    html! {
        <span class="stars" role="img" aria-label={says}>
            { for (0..3).map(|place| html! { <span class={classes!((place < stars).then_some("won"))}>{ icon("star") }</span> }) }
        </span>
    }
}
