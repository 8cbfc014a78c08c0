//! One of several, each of them seen: native radio buttons, so that arrows walk and readers count.

use yew::prelude::*;

/// One choice.
pub struct Chip<T> {
    /// Its handle.
    pub action: AttrValue,
    /// It is the one.
    pub chosen: bool,
    /// What is chosen with it.
    pub then: T,
    /// What it looks like.
    pub content: Html,
}

/// A group of choices under a heading.
pub fn chips<T: Copy + 'static>(
    name: &'static str,
    legend: &'static str,
    chips: impl IntoIterator<Item = Chip<T>>,
    set: impl Fn(T) + Clone + 'static,
) -> Html {
    html! {
        <fieldset class={classes!("chips", name)}>
            <legend>{ legend }</legend>
            { for chips.into_iter().map(|Chip { action, chosen, then, content }| {
                let set = set.clone();
                let onchange = Callback::from(move |_: Event| set(then));
                html! {
                    <label class="chip">
                        <input type="radio" {name} data-action={action} checked={chosen} {onchange} />
                        { content }
                    </label>
                }
            }) }
        </fieldset>
    }
}
