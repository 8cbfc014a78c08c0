//! The clock: none, a common one, or a custom number of minutes and seconds.

use yew::prelude::*;

use crate::session::Control;
use crate::ui::chips::{Chip, chips};
use crate::ui::field::Number;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The clock, or None for a game without one.
    pub control: Option<Control>,
    pub on_control: Callback<Option<Control>>,
}

/// The category of a clock, such as blitz, derived from its time for a game of forty moves.
fn kind(control: Control) -> &'static str {
    match control.base() + 40 * control.added() {
        0..180_000 => "bullet",
        180_000..480_000 => "blitz",
        _ => "rapid",
    }
}

#[component]
pub fn ClockChips(props: &Props) -> Html {
    let control = props.control;
    let own = use_state_eq(|| control.is_some_and(|control| !Control::USUAL.contains(&control)));
    let set = {
        let (own, on_control) = (own.clone(), props.on_control.clone());
        move |(by_hand, control): (bool, Option<Control>)| {
            own.set(by_hand);
            on_control.emit(control);
        }
    };
    let chip = |action: String, chosen, then, name: String, says: &'static str| Chip {
        action: action.into(),
        chosen,
        then,
        content: html! { <><strong>{ name }</strong>{ " " }<small>{ words::text(says) }</small></> },
    };
    let none = chip(
        "clock-none".to_owned(),
        !*own && control.is_none(),
        (false, None),
        words::text("untimed-chip").to_owned(),
        "no-hurry",
    );
    let usual = Control::USUAL.into_iter().map(|usual| {
        let name = format!("{}+{}", usual.minutes, usual.increment);
        chip(format!("clock-{name}"), !*own && control == Some(usual), (false, Some(usual)), name, kind(usual))
    });
    let some = Some(control.unwrap_or(Control::USUAL[3]));
    let by_hand = chip("clock-own".to_owned(), *own, (true, some), words::text("own-clock").to_owned(), "set-it");
    let part = |change: fn(Control, u32) -> Control| {
        let on_control = props.on_control.clone();
        Callback::from(move |number: u32| on_control.emit(control.map(|control| change(control, number).sane())))
    };
    html! {
        <div class="clocks">
            { chips("times", words::text("clock"), std::iter::once(none).chain(usual).chain([by_hand]), set) }
            if let (true, Some(Control { minutes, increment })) = (*own, control) {
                <div class="own-clock">
                    <Number action="clock-minutes" label={words::text("minutes")} value={minutes} range={(1, Control::MOST)}
                        on_number={part(|control, minutes| Control { minutes, ..control })} />
                    <Number action="clock-increment" label={words::text("increment")} value={increment} range={(0, Control::MOST)}
                        on_number={part(|control, increment| Control { increment, ..control })} />
                </div>
            }
        </div>
    }
}
