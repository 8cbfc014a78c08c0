//! Bars: shares of a whole, and the lengths of the games.

use yew::prelude::*;

use crate::ui::scene::findings::{FindingsView, LengthView};
use crate::words;

/// Height of a bar in its own units; its width is a thousand.
const HEIGHT: &str = "10";

/// Draws shares of a thousand as parts of a bar. A text says the same.
fn bar(shares: &[(&'static str, u32)]) -> Html {
    let mut from = 0;
    html! {
        <svg class="bar" viewBox={format!("0 0 1000 {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
            <rect class="track" width="1000" height={HEIGHT} />
            { for shares.iter().map(|&(class, share)| {
                let x = from;
                from += share;
                html! { <rect {class} x={x.to_string()} width={share.to_string()} height={HEIGHT} /> }
            }) }
        </svg>
    }
}

/// A part of a bar: its class, the id of its text, and its share in tenths of a percent.
type Part = (&'static str, &'static str, u32);

/// Draws a bar and its legend: for each part a colour, and what it is.
fn figure(parts: [Part; 3], share: fn(u32) -> String) -> Html {
    html! {
        <figure>
            { bar(&parts.map(|(class, _, share)| (class, share))) }
            <figcaption><ul class="legend">{ for parts.map(|(class, id, part)| html! {
                <li><svg class="swatch" viewBox="0 0 10 10" aria-hidden="true"><rect {class} width="10" height="10" /></svg>{ words::findings_part(id, share(part)) }</li>
            }) }</ul></figcaption>
        </figure>
    }
}

/// White's wins, draws and Black's wins.
pub(super) fn results(view: &FindingsView) -> Html {
    let [white, draws, black] = view.results;
    let parts = [
        ("white", "findings-white-won", white),
        ("drawn", "findings-drawn", draws),
        ("black", "findings-black-won", black),
    ];
    figure(parts, words::exact_percent)
}

/// Mates by exchanges, board moves and drops.
pub(super) fn mates(view: &FindingsView) -> Html {
    let [walks, drops, exchanges] = view.mates_by.map(|share| 10 * share);
    let parts = [
        ("exchange", "findings-by-exchange", exchanges),
        ("walk", "findings-by-walk", walks),
        ("drop", "findings-by-drop", drops),
    ];
    figure(parts, |share| words::percent(share / 10))
}

/// Games in which a pawn freezes.
pub(super) fn share(view: &FindingsView) -> Html {
    html! { <figure>{ bar(&[("ice", view.frozen)]) }<figcaption>{ words::findings_pawns(view.frozen_pawns) }</figcaption></figure> }
}

/// Draws when games end: the middle eight tenths as a band, and the middle game as a line.
pub(super) fn lengths(view: LengthView) -> Html {
    let [tenth, half, nine] = view.before;
    // The scale ends at a round number of moves.
    let end = (nine / 10 + 1) * 10;
    let at = |number: u32| (1_000 * number / end).to_string();
    let scale: Vec<u32> = (0..=end).step_by(10).collect();
    html! {
        <figure>
            <svg class="bar" viewBox={format!("0 0 1000 {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
                <rect class="track" width="1000" height={HEIGHT} />
                <rect class="band" x={at(tenth)} width={at(nine - tenth)} height={HEIGHT} />
                <path class="middle" d={format!("M{} 0V{HEIGHT}", at(half))} />
            </svg>
            <ol class="scale" aria-hidden="true">
                { for scale.into_iter().map(|number| html! { <li>{ number }</li> }) }
            </ol>
            <figcaption>{ words::findings_lengths(tenth, nine, view.mean) }</figcaption>
        </figure>
    }
}
