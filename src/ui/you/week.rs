//! The daily puzzle: the days in a row, and the last seven days.

use yew::prelude::*;

use super::has_tried_puzzles;
use crate::ui::{storage, week};
use crate::words;

pub fn week(today: u32) -> Html {
    if !has_tried_puzzles(today) {
        return Html::default();
    }
    let marks = storage::week(today);
    let streak = marks.streak;
    html! {
        <section class="you-card you-week" aria-labelledby="you-week">
            <div class="you-top">
                <h3 id="you-week"><a data-action="you-puzzle" href="#/puzzles?daily">{ words::text("you-streak") }</a></h3>
                <span class={classes!("note", (streak > 0).then_some("hot"))} data-streak={streak.to_string()}>{
                    if streak > 0 { words::puzzle_streak(streak) } else { words::text("you-streak-none").to_owned() }
                }</span>
            </div>
            { week::week(marks, today) }
        </section>
    }
}
