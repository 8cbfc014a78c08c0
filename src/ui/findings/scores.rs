//! The score of the side that plays a kind of move, as bars to both sides of one half.

use yew::prelude::*;

use super::payments::piece;
use crate::game::Side;
use crate::opening::findings::Estimate;
use crate::ui::icon::icon;
use crate::ui::scene::findings::{FindingKind, MoveScore};
use crate::words;

/// Draws a score as a bar from one half on, with its margin of error. The picture reaches as far to both sides, in tenths
/// of a percent.
pub(super) fn score_bar(score: Estimate, reach: u32) -> Html {
    let at = |value: u32| 1_000 * (value.clamp(500 - reach, 500 + reach) + reach - 500) / (2 * reach);
    let (half, mean) = (at(500), at(score.mean));
    let (x, width) = (half.min(mean), half.abs_diff(mean));
    let class = if score.mean >= 500 { "more" } else { "less" };
    let (from, to) = (at(score.mean.saturating_sub(score.error)), at(score.mean + score.error));
    html! {
        <svg class="bar score" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="track" width="1000" height="10" />
            <rect {class} x={x.to_string()} width={width.to_string()} height="10" />
            <path class="error" d={format!("M{from} 5H{to}")} />
            <path class="half" d={format!("M{half} 0V10")} />
        </svg>
    }
}

pub(super) fn scores(rows: &[MoveScore]) -> Html {
    html! {
        <ol class="rows">
            { axis() }
            { for rows.iter().map(|row| {
            let (name, picture) = match row.kind {
                FindingKind::Drop(kind) => (words::drop_of(kind), html! { <>{ icon("parachute") }{ piece(Side::White, kind) }</> }),
                FindingKind::Exchange { rescued, paid } => (
                    words::exchange_of(rescued, paid),
                    html! { <>{ piece(Side::Black, paid) }{ icon("chevron-right") }{ piece(Side::White, rescued) }</> },
                ),
            };
            html! {
                <li>
                    <span class="pieces" aria-hidden="true">{ picture }</span>
                    <span class="what">{ name }</span>
                    { score_bar(row.score, 300) }
                    <span class="measured"><b>{ words::estimate(row.score) }</b>{ " " }<small>{ words::findings_games(row.games) }</small></span>
                </li>
            }
        }) }</ol>
    }
}

/// Names the line in the middle of the bars.
pub(super) fn axis() -> Html {
    html! { <li class="axis" aria-hidden="true"><span>{ words::percent(50) }</span></li> }
}
