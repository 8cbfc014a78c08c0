//! A row of options with one of them chosen. Native radio buttons provide arrow keys and counts for screen readers.

use yew::prelude::*;

pub struct Chip<T> {
    /// The handle for tests.
    pub action: AttrValue,
    pub chosen: bool,
    pub then: T,
    pub content: Html,
}

/// Draws a group of choices under a heading.
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
