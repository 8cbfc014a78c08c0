//! A player's clock.

use yew::prelude::*;

use crate::ui::icon::icon;
use crate::ui::scene::ClockView;

/// Draws the time left, with a text for screen readers. Colour is not the only sign of low time.
pub(super) fn clock(view: &ClockView) -> Html {
    let class = classes!("clock", view.running.then_some("running"), view.low.then_some("low"));
    html! {
        <time {class} translate="no" role="timer" aria-label={view.label.clone()} data-low={view.low.to_string()} data-running={view.running.to_string()}>
            if view.low {
                <span class="warning" aria-hidden="true">{ icon("warning") }</span>
            }
            { &view.text }
        </time>
    }
}
