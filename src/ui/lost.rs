//! What a screen shows whose part of the program could not be loaded.

use yew::prelude::*;

use super::text_button::primary_button;
use crate::words;

/// Says that a part is missing, and offers to load it again.
pub fn lost(again: Callback<MouseEvent>) -> Html {
    html! {
        <>
            <p role="alert">{ words::text("part-lost") }</p>
            { primary_button("fetch-again", words::text("try-again"), again) }
        </>
    }
}
