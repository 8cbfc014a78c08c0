//! Sentences with markup. Plain ones are joined by [`words::sentences`].

use yew::prelude::*;

use crate::words;

/// Joins two sentences as the reader's language does.
pub fn two_sentences(first: Html, second: Html) -> Html {
    html! { <>{ first }{ words::text("list-sentence") }{ second }</> }
}
