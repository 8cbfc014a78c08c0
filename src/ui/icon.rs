//! Line icons: references into the sprite in the page (`static/icons.svg`).

use yew::prelude::*;

/// An icon with the size and colour of the text around it. It is hidden from screen readers, because the text beside it
/// says the same.
pub fn icon(name: &'static str) -> Html {
    html! {
        <svg class="icon" aria-hidden="true"><use href={format!("#icon-{name}")} /></svg>
    }
}

/// An icon and its label.
pub fn signed(name: &'static str, text: &str) -> Html {
    html! { <>{ icon(name) }<span class="signed">{ text }</span></> }
}

/// A button in a row of controls: an icon above its label. Without a use it keeps the focus, because a key that is pressed
/// again must not press a neighbour. Another action is another element, because a press is meant for what was there before.
pub fn control(
    action: &'static str,
    sign: &'static str,
    text: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let onclick = (!disabled).then_some(onclick);
    html! {
        <button type="button" key={action} class="control" aria-disabled={disabled.then_some("true")} data-action={action}
            title={text} {onclick}>
            { icon(sign) }<small>{ text }</small>
        </button>
    }
}

/// The state of a button of the row of controls.
#[derive(Clone, Copy, Default)]
pub struct ControlState {
    /// It asks to be pressed once more.
    pub asks: bool,
    /// Pressing it has no effect, or not yet. It keeps the focus.
    pub waits: bool,
    /// True if the switch is on; none for a button that is no switch.
    pub pressed: Option<bool>,
}

/// A button of that row whose text or state changes.
pub fn changing_control(
    action: &'static str,
    sign: &'static str,
    text: &str,
    state: ControlState,
    onclick: Callback<MouseEvent>,
) -> Html {
    let when = |is: bool| is.then_some("true");
    html! {
        <button type="button" class={classes!("control", state.asks.then_some("asks"))} aria-disabled={when(state.waits)}
            aria-pressed={state.pressed.map(|is| is.to_string())} data-action={action} {onclick}>
            { icon(sign) }<small>{ text.to_owned() }</small>
        </button>
    }
}

/// The content of an entry that leads to another screen: an icon, a title and an explanation.
pub fn entry(sign: &'static str, title: &str, how: &str) -> Html {
    entry_to(sign, title, how, "chevron-right")
}

/// The content of an entry with another icon at its end.
pub fn entry_to(sign: &'static str, title: &str, how: &str, end: &'static str) -> Html {
    html! {
        <>
            <span class="sign">{ icon(sign) }</span>
            <span class="text"><strong>{ title }</strong>{ " " }<small>{ how }</small></span>
            { icon(end) }
        </>
    }
}
