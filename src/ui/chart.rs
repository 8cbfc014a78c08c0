//! Draws a chart. Its numbers are text of the page, so that they keep their size on every screen.

use yew::prelude::*;

use super::scene::chart::{ChartView, SIDE};

/// Draws a chart with this text for people who do not see it. `tick` writes a number beside the grid.
pub fn chart(view: &ChartView, label: String, tick: impl Fn(u32) -> String) -> Html {
    html! {
        <div class="chart">
            <ol class="ticks" aria-hidden="true">{ for view.ticks.iter().map(|it| html! { <li>{ tick(*it) }</li> }) }</ol>
            <svg viewBox={format!("0 0 {SIDE} {SIDE}")} preserveAspectRatio="none" role="img" aria-label={label}>
                <path class="grid" d={view.grid.clone()} />
                <path class="area" d={view.area.clone()} />
                <path class="dots" d={view.dots.clone()} />
                <path class="curve" d={view.curve.clone()} />
                <path class="end" d={view.end.clone()} />
            </svg>
        </div>
    }
}
