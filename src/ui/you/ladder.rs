//! The ladder of opponents, the strongest first, with the reader's results.

use yew::prelude::*;

use crate::game::{Piece, Side, rules};
use crate::session::career::game::ResultCounts;
use crate::session::career::history::Career;
use crate::session::career::summary::{RungView, ladder_view};
use crate::session::ladder::{Climb, best_met, standing};
use crate::session::lesson::LessonProgress;
use crate::ui::icon::icon;
use crate::ui::pieces::figure;
use crate::words;

pub fn ladder(career: &Career, progress: &LessonProgress) -> Html {
    let next = standing(progress).1;
    html! {
        <section class="you-card you-ladder" aria-labelledby="you-ladder">
            <div class="you-top">
                <h3 id="you-ladder">{ words::text("you-ladder") }</h3>
                <span class="note" aria-hidden="true">{ words::text("you-won-lost") }</span>
            </div>
            <ol>{ for ladder_view(career).into_iter().map(|rung| {
                let win = best_met(progress, rules::DEFAULT, rung.opponent);
                let rung = RungView { met: rung.met || win.is_some(), ..rung };
                rung_row(rung, matches!(win, Some(Climb::Counts(_))), next == Some(rung.opponent))
            }) }</ol>
        </section>
    }
}

fn rung_row(RungView { opponent, counts, met }: RungView, is_beaten: bool, is_next: bool) -> Html {
    let piece = figure(Piece { side: Side::Black, kind: opponent.kind }, &[]);
    html! {
        <li class={classes!(is_next.then_some("next"), (!met).then_some("unmet"))} data-opponent={opponent.name}
            data-won={counts.won.to_string()} data-drawn={counts.drawn.to_string()} data-lost={counts.lost.to_string()}>
            <span class="portrait" aria-hidden="true">{ piece }
                if is_beaten {
                    <span class="badge">{ icon("check") }</span>
                }
            </span>
            <div class="rung">
                <p><strong>{ words::text(opponent.name) }</strong>{ " " }<span>{ words::levels_of(opponent) }</span></p>
                if counts.all() > 0 {
                    { bar(counts) }
                }
            </div>
            <p class="rung-results">
                if counts.all() > 0 {
                    <strong aria-hidden="true">{ format!("{} : {}", counts.won, counts.lost) }</strong>
                }
                if is_next {
                    <span>{ words::text("you-next") }</span>
                } else if counts.drawn > 0 {
                    <span aria-hidden="true">{ words::drawn(counts.drawn) }</span>
                } else if counts.all() == 0 && (is_beaten || !met) {
                    <span>{ words::text(if is_beaten { "you-beaten" } else { "you-not-met" }) }</span>
                }
            </p>
        </li>
    }
}

/// The width of the bar, in its own units.
const WIDTH: u32 = 400;

/// Draws the games won, drawn and lost as parts of a bar.
fn bar(counts: ResultCounts) -> Html {
    let mut from = 0;
    let parts = [("won", counts.won), ("drawn", counts.drawn), ("lost", counts.lost)];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0).map(|(class, count)| {
        let begin = from * WIDTH / counts.all();
        from += count;
        let end = from * WIDTH / counts.all();
        // A gap parts it from the next one.
        let gap = if from < counts.all() { 3 } else { 0 };
        html! { <rect {class} x={begin.to_string()} y="0" width={(end - begin).saturating_sub(gap).to_string()} height="8" /> }
    });
    html! {
        <svg class="bar" viewBox={format!("0 0 {WIDTH} 8")} preserveAspectRatio="none" role="img" aria-label={words::counts(counts)}>
            { for parts }
        </svg>
    }
}
