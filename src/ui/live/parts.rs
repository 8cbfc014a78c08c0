//! Parts that several pages of live play draw. Each is a function, so that the program contains it once.

use yew::prelude::*;

use crate::live::name::shown_name;
use crate::ui::icon::{icon, signed};
use crate::words;

/// Draws a page: its heading, and what follows. `standing` is the reader's part in the game, a handle for tests and
/// style sheets.
pub fn page(wire: &'static str, standing: &'static str, heading: String, content: Html) -> Html {
    html! {
        <main class={classes!("page", "live-page", standing)} data-live={wire} data-standing={standing}>
            <h2>{ heading }</h2>
            { content }
        </main>
    }
}

/// Draws a large button with a sign before the text.
pub fn big_button(
    action: &'static str,
    sign: &'static str,
    text: &'static str,
    class: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" {class} data-action={action} {onclick}>{ signed(sign, words::text(text)) }</button> }
}

/// Draws a link that looks like a button, with a sign before the text.
pub fn link_button(action: &'static str, sign: &'static str, text: &'static str, href: String) -> Html {
    html! { <a class="button" data-action={action} {href}>{ icon(sign) }{ words::text(text) }</a> }
}

/// Draws a link that looks like a button.
pub fn plain_link(action: &'static str, text: &'static str, href: impl Into<AttrValue>) -> Html {
    html! { <a class="button" data-action={action} href={href.into()}>{ words::text(text) }</a> }
}

/// Draws the place of lines that screen readers announce when they come. It stays without them, because a text that comes
/// together with its region is often missed.
pub fn announced(lines: Html) -> Html {
    html! { <div class="live-says" role="status">{ lines }</div> }
}

/// Draws a text for screen readers only, within [`announced`].
pub fn unseen(text: AttrValue) -> Html {
    html! { <span class="unseen">{ text }</span> }
}

/// Draws a line that says what goes on, within [`announced`].
pub fn note(text: AttrValue) -> Html {
    html! { <p class="live-note">{ text }</p> }
}

/// Draws a line that says what goes on, and what can be done about it, within [`announced`].
pub fn note_with(text: &'static str, button: Html) -> Html {
    html! { <div class="live-note"><p>{ words::text(text) }</p>{ button }</div> }
}

/// Draws a line with a sign, about the connection or the storage, within [`announced`].
pub fn sign_line(sign: &'static str, text: &'static str) -> Html {
    html! { <p class="live-wire">{ icon(sign) }{ words::text(text) }</p> }
}

/// Draws a stranger's name, with a sign if it may be imitating another one.
pub fn stranger_name(name: &str) -> Html {
    let is_doubtful = shown_name(name).is_some_and(|shown| shown.is_doubtful);
    let warning = words::text("lobby-doubtful");
    html! {
        <>
            <bdi class={classes!(is_doubtful.then_some("doubtful"))}>{ words::stranger(name) }</bdi>
            if is_doubtful {
                <span class="doubtful" role="img" aria-label={warning} title={warning}>{ icon("warning") }</span>
            }
        </>
    }
}
