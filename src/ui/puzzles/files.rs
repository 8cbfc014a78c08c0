//! The puzzle files, and the page shown until they are there.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;
use yew::prelude::*;

use crate::engine::client::of_this_build;
use crate::ui::fetch::{Lost, fetch};
use crate::ui::text_button::primary_button;
use crate::words;

/// The name of the list of shelves.
pub const SHELVES: &str = "shelves";

pub fn shelf_name(variant: &str, shelf: usize) -> String {
    format!("{variant}-{shelf}")
}

/// Fetches the puzzle file of this name.
pub async fn load(name: &str) -> Result<String, Lost> {
    fetch(&of_this_build(&format!("puzzles/{name}.txt"))).await
}

/// A fetch on its way. Its answer is sent only while this lives.
#[must_use]
pub(super) struct Fetching {
    _wanted: Rc<()>,
}

/// Fetches the puzzle file of this name, and sends what became of it.
pub(super) fn get<C: Component>(
    link: &Scope<C>,
    name: &str,
    then: impl FnOnce(Result<String, Lost>) -> C::Message + 'static,
) -> Fetching {
    let (link, name, fetching) = (link.clone(), name.to_owned(), Fetching { _wanted: Rc::default() });
    let wanted = Rc::downgrade(&fetching._wanted);
    spawn_local(async move {
        let answer = load(&name).await;
        if wanted.strong_count() > 0 {
            link.send_message(then(answer));
        }
    });
    fetching
}

/// Draws the page without a puzzle: the reason with a button to retry, or the note that the files are being fetched.
pub(super) fn empty_page(
    layout: &'static str,
    title: &str,
    told: Option<&String>,
    retry: Callback<MouseEvent>,
) -> Html {
    html! {
        <main class={classes!(layout, "puzzles")} aria-busy={told.is_none().to_string()}>
            <h2>{ title }</h2>
            if let Some(told) = told {
                <p role="alert">{ told }</p>
                { primary_button("retry", words::text("try-again"), retry) }
            }
            <p role="status">{ told.is_none().then(|| words::text("puzzles-loading")) }</p>
        </main>
    }
}
