//! The daily puzzle: the days in a row, and the last seven days.

use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::has_tried_puzzles;
use crate::ui::icon::icon;
use crate::ui::now::today;
use crate::ui::{language, storage};
use crate::words;

/// Number of days shown.
const DAYS: u32 = 7;

pub fn week() -> Html {
    if !has_tried_puzzles() {
        return Html::default();
    }
    let (today, progress) = (today(), storage::puzzles());
    let streak = progress.streak_on(today);
    let is_solved = |day: u32| day <= progress.last_day && day + streak > progress.last_day;
    html! {
        <section class="you-card you-week" aria-labelledby="you-week">
            <div class="you-top">
                <h3 id="you-week"><a data-action="you-puzzle" href="#/puzzles?daily">{ words::text("you-streak") }</a></h3>
                <span class={classes!("note", (streak > 0).then_some("hot"))} data-streak={streak.to_string()}>{
                    if streak > 0 { words::puzzle_streak(streak) } else { words::text("you-streak-none").to_owned() }
                }</span>
            </div>
            <ol>{ for (today.saturating_sub(DAYS - 1)..=today).map(|day| {
                let (letter, name) = (weekday(day, "narrow"), weekday(day, "long"));
                let said = words::text(if is_solved(day) { "you-solved" } else { "you-unsolved" });
                html! {
                    <li class={classes!(is_solved(day).then_some("solved"), (day == today).then_some("today"))}>
                        <span class="day" role="img" aria-label={format!("{name}: {said}")}>
                            if is_solved(day) {
                                { icon("check") }
                            }
                        </span>
                        <span aria-hidden="true">{ letter }</span>
                    </li>
                }
            }) }</ol>
        </section>
    }
}

/// The name of the day with this number, counted from 1970, in the reader's language. `style` is one of
/// `Intl.DateTimeFormat`.
fn weekday(day: u32, style: &str) -> String {
    let options = Object::new();
    for (name, value) in [("weekday", style), ("timeZone", "UTC")] {
        // Setting a property of a new object never fails.
        let _ = Reflect::set(&options, &name.into(), &value.into());
    }
    let date = Date::new(&JsValue::from_f64(f64::from(day) * 86_400_000.0));
    date.to_locale_date_string(language::tag(), &options).into()
}
