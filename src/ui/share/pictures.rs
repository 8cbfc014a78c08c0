//! Pictures to share: the position as SVG or PNG, the whole game or part of it as an animated GIF.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::film::{Film, file_name, save};
use crate::game::{GameRecord, Outcome, Side};
use crate::ui::field::written;
use crate::ui::icon::signed;
use crate::ui::scene::picture::{FirstMove, MOST_MOVES, part};
use crate::ui::text_button::clicked;
use crate::words;

#[derive(Properties, Clone, PartialEq)]
pub struct Props {
    /// The game up to the position shown.
    pub record: GameRecord,
    /// The whole game.
    pub line: GameRecord,
    /// How both end, if the players ended the game.
    pub ends: [Option<Outcome>; 2],
    pub first: FirstMove,
    pub orientation: Side,
    /// The players' names, if known.
    pub names: String,
    /// Reports the result: the id of a text.
    pub on_report: Callback<&'static str>,
}

/// Cancels the animation of a game once its progress is no longer visible.
struct Stop(Rc<Cell<bool>>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.set(true);
    }
}

/// The picture, and the buttons to save it.
#[component]
pub fn Pictures(props: &Props) -> Html {
    let key = (props.record.clone(), props.orientation, props.ends[0]);
    let svg = use_memo(key, |(record, orientation, end)| {
        let last = record.moves.len();
        Film::of(record, *orientation, &props.names, last..last + 1, *end)
            .and_then(|mut film| film.draw(0))
            .unwrap_or_default()
    });
    let source = format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(&svg)));
    let name = file_name(&props.record.variant);
    let svg_name = [&name, ".svg"].concat();
    let png = {
        let (svg, on_report) = (svg.clone(), props.on_report.clone());
        Callback::from(move |()| {
            let (name, svg, on_report) = (name.clone(), svg.clone(), on_report.clone());
            on_report.emit(words::text("picture-coming"));
            spawn_local(async move {
                let done = save(&name, 1, move |_| Some((*svg).clone())).await;
                on_report.emit(words::text(if done == Ok(true) { "picture-saved" } else { "picture-failed" }));
            });
        })
    };
    html! {
        <section class="pictures" aria-label={words::text("picture")}>
            <img class="picture" alt={words::text("picture")} src={source.clone()} />
            <div class="picture-ways">
                <a class="way" data-action="picture-svg" download={svg_name} href={source}>{ signed("image", "SVG") }</a>
                <button type="button" class="way" data-action="picture-png" onclick={clicked(&png)}>{ signed("image", "PNG") }</button>
                if !props.line.moves.is_empty() {
                    <Moving ..props.clone() />
                }
            </div>
        </section>
    }
}

/// The button for the animation, its progress, and a button to cancel it. In a very long game, the user chooses a part.
#[component]
fn Moving(props: &Props) -> Html {
    let done = use_state(|| None::<(usize, usize)>);
    let stop = use_memo((), |()| Stop(Rc::default()));
    let moves = props.line.moves.len();
    let from = use_state(|| props.first.number);
    let to = use_state(|| props.first.number + (MOST_MOVES / 2) as u32 - 1);
    let is_long = moves > MOST_MOVES;
    let begin = {
        let (props, done, stop) = (props.clone(), done.clone(), stop.clone());
        let which = if is_long { part(moves, props.first, *from, *to) } else { 0..moves + 1 };
        Callback::from(move |()| {
            let (report, done, stop) = (props.on_report.clone(), done.clone(), stop.0.clone());
            stop.set(false);
            let name = file_name(&props.line.variant);
            let film = Film::of(&props.line, props.orientation, &props.names, which.clone(), props.ends[1]);
            report.emit(words::text("picture-coming"));
            done.set(Some((0, which.len())));
            spawn_local(async move {
                let Some(mut film) = film else { return report.emit(words::text("picture-failed")) };
                let (told, count) = (done.clone(), film.len());
                let saved = save(&name, count, move |index| {
                    // A hundred progress reports suffice.
                    if index % count.div_ceil(100) == 0 {
                        told.set(Some((index, count)));
                    }
                    if stop.get() { None } else { film.draw(index) }
                });
                let text = match saved.await {
                    Ok(true) => "picture-saved",
                    Ok(false) => "picture-ended",
                    Err(_) => "picture-failed",
                };
                done.set(None);
                report.emit(words::text(text));
            });
        })
    };
    let end = {
        let stop = stop.0.clone();
        Callback::from(move |_: MouseEvent| stop.set(true))
    };
    if let Some((drawn, of)) = *done {
        return html! {
            <>
                <progress aria-label={words::text("picture-game")} max={of.to_string()} value={drawn.to_string()} />
                <button type="button" class="way" data-action="picture-cancel" onclick={end}>{ words::text("cancel") }</button>
            </>
        };
    }
    let field = |action: &'static str, label: &'static str, value: UseStateHandle<u32>| {
        let number = value.to_string();
        let oninput = Callback::from(move |event: InputEvent| {
            if let Some(number) = written(&event).and_then(|text| text.parse().ok()) {
                value.set(number);
            }
        });
        html! {
            <label><span>{ words::text(label) }</span><input type="number" min={props.first.number.to_string()} data-action={action} value={number} {oninput} /></label>
        }
    };
    html! {
        <>
            if is_long {
                <div class="picture-part">
                    <p>{ words::picture_long(moves.div_ceil(2), MOST_MOVES / 2) }</p>
                    { field("picture-from", "picture-from", from) }
                    { field("picture-to", "picture-to", to) }
                </div>
            }
            <button type="button" class="way" data-action="picture-gif" onclick={clicked(&begin)}>{ signed("play", words::text("picture-game")) }</button>
        </>
    }
}
