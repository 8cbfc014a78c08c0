//! The calendar of the month, and the curve of the rating.

use yew::prelude::*;

use super::FIRST_DAY;
use crate::link::puzzles;
use crate::session::puzzles::{PuzzleProgress, civil, weekday};
use crate::ui::icon::icon;
use crate::ui::scene::chart::{ChartView, SIDE, chart};
use crate::ui::text_button::saying;
use crate::ui::week::mark_word;
use crate::words;

/// Number of days that the curve shows.
const CURVE: usize = 30;

/// The month of a day. Days that have come open that day's puzzle. `show` shows the month of another day.
pub(super) fn month(progress: &PuzzleProgress, day: u32, today: u32, variant: &str, show: &Callback<u32>) -> Html {
    let (year, month, date) = civil(day);
    let first = day + 1 - date;
    let length = (28..32).find(|length| civil(first + length).1 != month).unwrap_or(31);
    let name = words::puzzle_month(year, month, civil(today).0);
    let streak = progress.streak_on(today);
    // The last day of the month before, and the first of the month after.
    let (before, after) = (first - 1, first + length);
    let turn = |action: &'static str, sign: &'static str, to: u32| {
        let says = words::text(action);
        let opens = (FIRST_DAY..=today).contains(&to);
        html! {
            <button type="button" data-action={action} aria-label={says} title={says} disabled={!opens}
                onclick={saying(show, to)}>{ icon(sign) }</button>
        }
    };
    html! {
        <section class="puzzle-card puzzle-month" aria-label={name.clone()}>
            <div class="puzzle-card-head">
                <h3 aria-live="polite">{ name }</h3>
                // In the first month of the site there is nowhere to turn.
                if FIRST_DAY + civil(today).2 <= today {
                    <span class="puzzle-months">
                        { turn("puzzle-month-before", "chevron-left", before) }
                        { turn("puzzle-month-after", "chevron-right", after) }
                    </span>
                }
                if streak > 0 { <strong class="streak">{ words::puzzle_streak(streak) }</strong> }
            </div>
            <div class="puzzle-days" aria-hidden="true">
                { for (0..7).map(|day| html! { <small>{ words::puzzle_word("puzzle-weekdays", day) }</small> }) }
            </div>
            <ol class="puzzle-days">
                // The days of the first week that belong to the month before.
                { for (0..weekday(first)).map(|_| html! { <li aria-hidden="true"></li> }) }
                { for (first..first + length).map(|day| {
                    let mark = progress.mark(day);
                    let (word, told) = mark_word(mark);
                    let (_, _, date) = civil(day);
                    let class = classes!(word, (day == today).then_some("today"));
                    let label = words::labelled(&words::puzzle_date(civil(day)), words::text(told));
                    let opens = (FIRST_DAY..=today).contains(&day);
                    html! {
                        <li>
                            if opens {
                                <a {class} href={puzzles(&format!("day={day}"), variant)} data-date={date.to_string()} data-mark={word} aria-label={label}
                                    aria-current={(day == today).then_some("date")}>{ date }</a>
                            } else {
                                <span>{ date }</span>
                            }
                        </li>
                    }
                }) }
            </ol>
            <p class="puzzle-legend">
                <span><span class="dot solved" aria-hidden="true"></span>{ words::text("puzzle-mark-solved") }</span>
                <span><span class="dot hinted" aria-hidden="true"></span>{ words::text("puzzle-mark-hinted") }</span>
            </p>
            if progress.longest() > 1 { <p class="puzzle-legend">{ words::puzzle_longest(progress.longest()) }</p> }
        </section>
    }
}

/// How much the rating has changed in the last seven days.
pub(super) fn change(progress: &PuzzleProgress, today: u32) -> i32 {
    let before = progress.ratings().rfind(|(day, _)| day + 7 <= today).or_else(|| progress.ratings().next());
    before.map_or(0, |(_, rating)| i32::from(progress.rating()) - i32::from(rating))
}

/// The curve of the rating: one point for each day on which it changed.
pub(super) fn curve(progress: &PuzzleProgress) -> Html {
    let mut ratings: Vec<u32> = progress.ratings().rev().take(CURVE).map(|(_, rating)| rating.into()).collect();
    ratings.reverse();
    if ratings.len() < 2 {
        return Html::default();
    }
    let ChartView { curve, area, end, .. } = chart(&ratings, &[]);
    html! {
        <svg class="puzzle-curve" viewBox={format!("0 0 {SIDE} {SIDE}")} preserveAspectRatio="none" role="img" aria-label={words::text("puzzle-curve")}>
            <path class="area" d={area} />
            <path class="curve" d={curve} />
            <path class="end" d={end} />
        </svg>
    }
}
