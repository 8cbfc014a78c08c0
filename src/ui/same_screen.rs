//! The switches for two people at one screen.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::words;

/// Draws the switches: the board flips to the side to move, and the pieces across face the other player.
pub fn same_screen(turning: bool, facing: bool, on_change: &Callback<(bool, bool)>) -> Html {
    let switch = |name: &'static str, how: &'static str, is_on: bool, then: fn(bool, (bool, bool)) -> (bool, bool)| {
        let onchange = on_change.reform(move |event: Event| {
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            then(field.is_some_and(|field| field.checked()), (turning, facing))
        });
        html! {
            <label class="switch">
                <input type="checkbox" data-action={name} checked={is_on} {onchange} />
                <span>{ words::text(name) }{ " " }<small>{ words::text(how) }</small></span>
            </label>
        }
    };
    html! {
        <>
            { switch("turning", "turning-how", turning, |is_on, (_, facing)| (is_on, facing)) }
            { switch("facing", "facing-how", facing, |is_on, (turning, _)| (turning, is_on)) }
        </>
    }
}
