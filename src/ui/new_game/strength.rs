//! The full choice of the engine's strength.

use std::iter;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::engine::level::{Level, Strength};
use crate::session::ladder::{Climb, best_win};
use crate::session::lesson::LessonProgress;
use crate::session::{DEFAULT_SECONDS, LONGEST_SECONDS};
use crate::ui::field::Number;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub strength: Strength,
    /// The rules of the game. Each game has its own wins.
    pub variant: &'static str,
    pub progress: LessonProgress,
    pub on_strength: Callback<Strength>,
}

/// The engine's strength: a level, or a time per move. Common times are listed, and any number of seconds can be
/// entered.
#[component]
pub fn StrengthField(props: &Props) -> Html {
    const USUAL: [u32; 5] = [1, 5, 10, 60, 300];
    const OTHER: &str = "other";
    const LEVEL: &str = "level-";
    let (level, seconds) = match props.strength {
        Strength::Level(level) => (Some(level), DEFAULT_SECONDS),
        Strength::Seconds(seconds) => (None, seconds),
    };
    let any = use_state(|| !USUAL.contains(&seconds));
    let set = {
        let on_strength = props.on_strength.clone();
        move |text: String| {
            let level = text.strip_prefix(LEVEL).and_then(|number| Level::new(number.parse().ok()?));
            if let Some(level) = level {
                on_strength.emit(Strength::Level(level));
            } else if let Ok(seconds @ 1..=LONGEST_SECONDS) = text.parse() {
                on_strength.emit(Strength::Seconds(seconds));
            }
        }
    };
    let on_choice = {
        let (any, set) = (any.clone(), set.clone());
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                any.set(field.value() == OTHER);
                // The field for any time begins with these seconds, so they are chosen too.
                set(if field.value() == OTHER { seconds.to_string() } else { field.value() });
            }
        })
    };
    // A level may have been chosen elsewhere.
    let is_other = *any && level.is_none();
    let on_number = Callback::from(move |seconds: u32| set(seconds.to_string()));
    html! {
        <label class="time">
            <span class="legend">{ words::text("time") }</span>
            if is_other {
                <Number action="any-seconds" label={words::text("seconds")} value={seconds} range={(1, LONGEST_SECONDS)} {on_number} />
            }
            <select data-action="seconds" aria-label={words::text("time")} onchange={on_choice}>
                { for iter::once(Level::BEGINNER).chain(Level::all()).map(|known| html! {
                    <option value={format!("{LEVEL}{}", known.number())} selected={level == Some(known)}>{ words::level(known) }
                        if let Some(won) = best_win(&props.progress, props.variant, known) {
                            { if matches!(won, Climb::Counts(_)) { " · ✓ " } else { " · ☆ " } }{ words::beaten(won) }
                        }</option>
                }) }
                { for USUAL.into_iter().map(|usual| html! {
                    <option value={usual.to_string()} selected={!is_other && level.is_none() && usual == seconds}>{ words::seconds_per_move(usual) }</option>
                }) }
                <option value={OTHER} selected={is_other}>{ words::text("other-time") }</option>
            </select>
        </label>
    }
}
