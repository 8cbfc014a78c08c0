//! The last seven days of the daily puzzle, as circles.

use yew::prelude::*;

use super::icon::icon;
use crate::session::puzzles::{DayMark, Week, weekday};
use crate::words;

/// The name of a result, for tests and styles, and its text.
pub const fn mark_word(mark: DayMark) -> (&'static str, &'static str) {
    match mark {
        DayMark::Open => ("open", "puzzle-mark-open"),
        DayMark::Solved => ("solved", "puzzle-mark-solved"),
        DayMark::Hinted => ("hinted", "puzzle-mark-hinted"),
        DayMark::Missed => ("missed", "puzzle-mark-missed"),
    }
}

/// What stands in the circle of a day.
fn sign(mark: DayMark) -> Html {
    match mark {
        DayMark::Solved => icon("check"),
        DayMark::Hinted => icon("hint"),
        DayMark::Open | DayMark::Missed => Html::default(),
    }
}

/// The last seven days; the last is today.
pub fn week(marks: Week, today: u32) -> Html {
    html! {
        <ol class="puzzle-week" aria-label={words::text("puzzle-week")}>
            { for (today.saturating_sub(6)..=today).zip(marks.days).map(|(day, mark)| {
                let (word, told) = mark_word(mark);
                let name = words::puzzle_word("puzzle-weekday-names", weekday(day));
                html! {
                    <li class={classes!(word, (day == today).then_some("today"))} data-day={day.to_string()} data-mark={word}>
                        <span class="circle" aria-hidden="true">{ sign(mark) }</span>
                        <small aria-hidden="true">{ words::puzzle_word("puzzle-weekdays", weekday(day)) }</small>
                        <span class="unseen">{ words::labelled(name, words::text(told)) }</span>
                    </li>
                }
            }) }
        </ol>
    }
}
