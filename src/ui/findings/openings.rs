//! The first moves with White's score, and a board to step through the line played most often after one of them.

use std::rc::Rc;

use yew::prelude::*;

use super::scores::{axis, score_bar};
use crate::opening::findings::Figures;
use crate::ui::event_fields::stroke;
use crate::ui::icon::{control, icon};
use crate::ui::pieces::move_text;
use crate::ui::scene::findings::{FirstMoveView, LineStep, line};
use crate::ui::scene::thumb::ThumbMove;
use crate::ui::thumb::draw_under;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub figures: Rc<Figures>,
    pub first: Vec<FirstMoveView>,
}

/// A way through a line.
#[derive(Clone, Copy)]
enum Way {
    Start,
    Back,
    Forward,
    End,
}

impl Way {
    const ALL: [Way; 4] = [Way::Start, Way::Back, Way::Forward, Way::End];

    /// The name, the icon and the text of its button, and its key.
    fn names(self) -> [&'static str; 4] {
        match self {
            Way::Start => ["line-start", "first", "to-start", "Home"],
            Way::Back => ["line-back", "chevron-left", "back", "ArrowLeft"],
            Way::Forward => ["line-forward", "chevron-right", "forward", "ArrowRight"],
            Way::End => ["line-end", "last", "to-end", "End"],
        }
    }

    /// The step that it leads to.
    fn from(self, at: usize, last: usize) -> usize {
        match self {
            Way::Start => 0,
            Way::Back => at.saturating_sub(1),
            Way::Forward => (at + 1).min(last),
            Way::End => last,
        }
    }
}

#[component]
pub fn FirstMoves(props: &Props) -> Html {
    let chosen = use_state_eq(|| 0_usize);
    // The first move is on the board at once.
    let at = use_state_eq(|| 1_usize);
    let first = props.first.get(*chosen).map_or("", |one| one.uci.as_str()).to_owned();
    let steps = use_memo(first, |first| line(&props.figures, first));
    let last = steps.len().saturating_sub(1);
    let go = {
        let at = at.clone();
        Callback::from(move |way: Way| at.set(way.from(*at, last)))
    };
    let on_key = {
        let go = go.clone();
        Callback::from(move |event: KeyboardEvent| {
            let pressed = stroke(&event);
            let is_plain = !(pressed.ctrl || pressed.alt || pressed.shift);
            let way = Way::ALL.into_iter().find(|way| is_plain && way.names()[3] == pressed.key);
            if let Some(way) = way {
                event.prevent_default();
                go.emit(way);
            }
        })
    };
    let here = steps.get((*at).min(last));
    html! {
        <div class="first-moves">
            <div class="opening-board" data-line={(*at).to_string()} role="group" tabindex="0" aria-labelledby="findings-openings" onkeydown={on_key}>
                { for here.map(|step| board(step, props.first.get(*chosen).filter(|_| *at == 1))) }
                <div class="controls">
                    { for Way::ALL.map(|way| {
                        let [action, sign, text, _] = way.names();
                        let go = go.clone();
                        control(action, sign, words::text(text), way.from(*at, last) == *at, Callback::from(move |_: MouseEvent| go.emit(way)))
                    }) }
                    { for here.map(|step| html! {
                        <a class="control" data-action="line-analyse" href={step.analysis.clone()}>{ icon("analyse") }<small>{ words::text("moment-analyse") }</small></a>
                    }) }
                </div>
            </div>
            <ol class="rows">
                { axis() }
                { for props.first.iter().enumerate().map(|(index, one)| {
                let (chosen, at) = (chosen.clone(), at.clone());
                let is_chosen = *chosen == index;
                let onclick = Callback::from(move |_: MouseEvent| {
                    chosen.set(index);
                    at.set(1);
                });
                html! {
                    <li>
                        <button type="button" data-first={one.uci.clone()} aria-pressed={is_chosen.to_string()} {onclick}>
                            <span class="what"><b>{ move_text(&one.text) }</b>{ " " }<span>{ one.name }</span></span>
                            { score_bar(one.score, 70) }
                            <span class="measured"><b>{ words::estimate(one.score) }</b>{ " " }<small>{ words::findings_games(one.games) }</small></span>
                        </button>
                    </li>
                }
            }) }</ol>
        </div>
    }
}

/// Draws a position of the line, and what happened there. After the first move, the figures are those of the list.
fn board(step: &LineStep, first: Option<&FirstMoveView>) -> Html {
    let measured = first.map(|one| (one.score, one.games)).or(step.score);
    let measured = measured.map(|(score, games)| words::measured(score, games));
    html! {
        <figure>
            { draw_under(&step.picture, step.picture.shown.as_ref().map(draw_move).unwrap_or_default()) }
            <figcaption aria-live="polite">
                <b>{ move_text(&step.moves) }</b>
                <span>{ measured }</span>
            </figcaption>
        </figure>
    }
}

/// Marks the squares of the last move.
fn draw_move(ThumbMove { from, to, .. }: &ThumbMove) -> Html {
    let ring = |(x, y): (u32, u32)| {
        html! { <rect class="last" x={(x - 46).to_string()} y={(y - 46).to_string()} width="92" height="92" rx="10" /> }
    };
    html! { <>{ for from.map(ring) }{ ring(*to) }</> }
}
