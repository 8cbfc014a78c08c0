//! The engine's switch and its lines. Each move of a line can be previewed and played.

use std::rc::Rc;

use yew::prelude::*;

use crate::game::any::AnyPosition;
use crate::game::{Game, Position, Side};
use crate::session::analysis::{AnalysisAction, MOST_LINES};
use crate::ui::icon::icon;
use crate::ui::mini::Mini;
use crate::ui::pieces::move_text;
use crate::ui::scene::{EngineView, LineMove, LineView};
use crate::ui::text_button::saying;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub engine: EngineView,
    /// The position that the lines start from.
    pub position: AnyPosition,
    pub orientation: Side,
    pub on_action: Callback<AnalysisAction>,
}

#[component]
pub fn Lines(props: &Props) -> Html {
    // The previewed move: the rank of its line, and its number within the line, counted from 1.
    let preview = use_state_eq(|| None::<(u32, usize)>);
    // Bit set of the lines shown in full: bit n stands for rank n.
    let whole = use_state_eq(|| 0_u32);
    let engine = &props.engine;
    let act = |action: AnalysisAction| saying(&props.on_action, action);
    let wanted = |lines: u32| act(AnalysisAction::Lines(lines));
    let look = |at: Option<(u32, usize)>| {
        let preview = preview.clone();
        move || preview.set(at)
    };
    let shown = preview.and_then(|(rank, moves)| after(props, rank, moves));
    html! {
        <section class="engine" aria-label={words::text("engine")} data-depth={engine.depth.to_string()}>
            <div class="engine-head">
                <button type="button" class="switch-button" data-action="engine" aria-pressed={engine.on.to_string()}
                    onclick={act(AnalysisAction::Engine(!engine.on))}>
                    <span class="knob" aria-hidden="true"></span>{ words::text("engine") }
                </button>
                <strong class="score">{ engine.score.clone().unwrap_or_default() }</strong>
                <span class="state">{ &engine.state }</span>
                <span class="count-lines" role="group" aria-label={words::text("lines")}>
                    <button type="button" data-action="fewer-lines" aria-label={format!("{} −", words::text("lines"))}
                        disabled={engine.wanted == 1} onclick={wanted(engine.wanted - 1)}>{ icon("minus") }</button>
                    <span data-lines={engine.wanted.to_string()}>{ engine.wanted }</span>
                    <button type="button" data-action="more-lines" aria-label={format!("{} +", words::text("lines"))}
                        disabled={engine.wanted == MOST_LINES} onclick={wanted(engine.wanted + 1)}>{ icon("plus") }</button>
                </span>
            </div>
            if engine.on {
                <div class="lines" role="group" aria-label={words::text("best-lines")} onmouseleave={let look = look(None); move |_| look()}>
                    { for (1..=engine.wanted).map(|rank| {
                        let line = engine.lines.iter().find(|line| line.rank == rank);
                        let open = *whole >> rank & 1 != 0;
                        let toggle = {
                            let whole = whole.clone();
                            Callback::from(move |_: MouseEvent| whole.set(*whole ^ 1 << rank))
                        };
                        html! {
                            <div class={classes!("line", open.then_some("whole"))} key={rank}>
                                { for line.map(|line| self::line(props, line, &look)) }
                                if line.is_some() {
                                    <button type="button" class="line-whole" data-action="whole-line" aria-expanded={open.to_string()}
                                        aria-label={words::text("whole-line")} title={words::text("whole-line")} onclick={toggle}>
                                        { icon(if open { "chevron-up" } else { "chevron-down" }) }</button>
                                }
                            </div>
                        }
                    }) }
                    if let Some(position) = shown {
                        <div class="preview"><Mini {position} orientation={props.orientation} label={words::text("preview")} /></div>
                    }
                </div>
            }
        </section>
    }
}

fn line<F: Fn() + 'static>(props: &Props, line: &LineView, look: &impl Fn(Option<(u32, usize)>) -> F) -> Html {
    let rank = line.rank;
    let drawn: Rc<[String]> = line.moves.iter().map(|mv| mv.uci.clone()).collect();
    html! {
        <div class="line-row" role="group" data-line={rank.to_string()} aria-label={words::line_label(rank, &line.score)}>
            <span class="line-score" aria-hidden="true">{ &line.score }</span>
            { for line.moves.iter().enumerate().map(|(index, LineMove { number, text, uci })| {
                let (on_action, drawn) = (props.on_action.clone(), drawn.clone());
                let moves = index + 1;
                let (enter, focus, blur) = (look(Some((rank, moves))), look(Some((rank, moves))), look(None));
                let leave = look(None);
                let onclick = Callback::from(move |_: MouseEvent| {
                    leave();
                    on_action.emit(AnalysisAction::PlayDrawn(drawn[..moves].to_vec()));
                });
                html! {
                    <>
                        { for number.as_ref().map(|number| html! { <span class="number">{ number }</span> }) }
                        <button type="button" class="line-turn" data-uci={uci.clone()} {onclick}
                            onmouseenter={move |_| enter()} onfocus={move |_| focus()} onblur={move |_| blur()}>{ move_text(text) }</button>
                    </>
                }
            }) }
        </div>
    }
}

/// The position after the first `moves` moves of a line.
fn after(props: &Props, rank: u32, moves: usize) -> Option<AnyPosition> {
    let line = props.engine.lines.iter().find(|line| line.rank == rank)?;
    let mut position = props.position.clone();
    for LineMove { uci, .. } in line.moves.iter().take(moves) {
        let m = position.read_uci(uci).ok()?;
        position = position.play_unchecked(m);
    }
    Some(position)
}
