//! What the players agree on beside the rules: the clock, the pace, whether the table turns; and what they say to each
//! other: draw, resignation.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::super::field::Number;
use super::super::scene::{ClockView, Talk};
use crate::session::play::Action;
use crate::session::{Asked, Control, Options};
use crate::words;

/// A player's clock.
pub fn clock(view: &ClockView) -> Html {
    let class = classes!("clock", view.running.then_some("running"), view.low.then_some("low"));
    html! {
        <time {class} role="timer" aria-label={view.label.clone()} data-low={view.low.to_string()} data-running={view.running.to_string()}>
            if view.low {
                <span class="warning" aria-hidden="true">{ "⚠\u{fe0e}" }</span>
            }
            { &view.text }
        </time>
    }
}

/// Draw and resignation while the game goes on.
pub fn talk(talk: &Talk, act: impl Fn(Action) -> Callback<MouseEvent>) -> Html {
    let asks = |is: bool| classes!(is.then_some("asks"));
    html! {
        if talk.resign {
            <button type="button" class={asks(matches!(talk.asked, Some(Asked::Draw(_))))} data-action="draw"
                onclick={act(Action::OfferDraw)}>{ &talk.draw }</button>
            <button type="button" class={asks(matches!(talk.asked, Some(Asked::Resign(_))))} data-action="resign"
                onclick={act(Action::Resign)}>{ &talk.give_up }</button>
        }
    }
}

/// What the fields are drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What is agreed.
    pub options: Options,
    /// The engine plays itself: a pace is of use.
    pub engines: bool,
    /// Two people play: the table may turn.
    pub people: bool,
    /// Something else is agreed.
    pub on_action: Callback<Action>,
}

/// The fields for what is agreed.
#[component]
pub fn Agreed(props: &Props) -> Html {
    let options = props.options;
    let set = {
        let on_action = props.on_action.clone();
        move |options: Options| on_action.emit(Action::SetOptions(options))
    };
    let on_pace = {
        let set = set.clone();
        Callback::from(move |event: Event| {
            if let Some(pace) = chosen(&event).and_then(|text| text.parse().ok()) {
                set(Options { pace, ..options });
            }
        })
    };
    let on_turning = {
        let set = set.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                set(Options { turning: field.checked(), ..options });
            }
        })
    };
    let on_control = Callback::from(move |control| set(Options { control, ..options }));
    html! {
        <>
            <ClockField control={options.control} on_control={on_control} />
            if props.engines {
                <label class="time">
                    <span class="legend">{ words::text("pace") }</span>
                    <select data-action="pace" onchange={on_pace}>
                        { for Options::PACES.into_iter().map(|pace| html! {
                            <option value={pace.to_string()} selected={pace == options.pace}>{ words::seconds_a_turn(pace) }</option>
                        }) }
                    </select>
                </label>
            }
            if props.people {
                <label class="switch">
                    <input type="checkbox" data-action="turning" checked={options.turning} onchange={on_turning} />
                    { words::text("turning") }
                </label>
            }
        </>
    }
}

fn chosen(event: &Event) -> Option<String> {
    event.target_dyn_into::<HtmlSelectElement>().map(|field| field.value())
}

/// What the field for the clock is drawn from.
#[derive(Properties, PartialEq)]
struct ClockProps {
    control: Option<Control>,
    on_control: Callback<Option<Control>>,
}

/// No clock, a few usual ones, or any minutes and seconds.
#[component]
fn ClockField(props: &ClockProps) -> Html {
    const OTHER: &str = "other";
    const NONE: &str = "none";
    let control = props.control;
    let name = |control: Control| format!("{}+{}", control.minutes, control.increment);
    let any = use_state(|| control.is_some_and(|control| !Control::USUAL.contains(&control)));
    let on_choice = {
        let (any, on_control) = (any.clone(), props.on_control.clone());
        Callback::from(move |event: Event| {
            let Some(text) = chosen(&event) else { return };
            any.set(text == OTHER);
            if text == OTHER {
                on_control.emit(Some(control.unwrap_or(Control::USUAL[1])));
            } else {
                on_control.emit(Control::USUAL.into_iter().find(|&usual| name(usual) == text));
            }
        })
    };
    let part = |change: fn(Control, u32) -> Control| {
        let on_control = props.on_control.clone();
        Callback::from(move |number: u32| {
            if let Some(control) = control {
                on_control.emit(Some(change(control, number).sane()));
            }
        })
    };
    html! {
        <label class="time">
            <span class="legend">{ words::text("clock") }</span>
            if let (true, Some(Control { minutes, increment })) = (*any, control) {
                <Number action="clock-minutes" label={words::text("minutes")} value={minutes} range={(1, Control::MOST)}
                    on_number={part(|control, minutes| Control { minutes, ..control })} />
                <Number action="clock-increment" label={words::text("increment")} value={increment} range={(0, Control::MOST)}
                    on_number={part(|control, increment| Control { increment, ..control })} />
            }
            <select data-action="clock" onchange={on_choice}>
                <option value={NONE} selected={control.is_none()}>{ words::text("no-clock") }</option>
                { for Control::USUAL.into_iter().map(|usual| html! {
                    <option value={name(usual)} selected={!*any && control == Some(usual)}>{ words::control(usual) }</option>
                }) }
                <option value={OTHER} selected={*any && control.is_some()}>{ words::text("other-clock") }</option>
            </select>
        </label>
    }
}
