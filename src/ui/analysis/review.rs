//! The review: its story, progress, the graph of the game, both sides' summaries, the bad move shown, and the reader's
//! retries.

use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

use super::story::{heading, moments};
use crate::session::BoardAction;
use crate::session::analysis::AnalysisAction;
use crate::session::puzzles::{Mistake, OWN};
use crate::session::review::RetryAction;
use crate::session::review::judge::Verdict;
use crate::ui::event_fields::{buttons, key, point};
use crate::ui::icon::signed;
use crate::ui::now::today;
use crate::ui::pieces::move_text;
use crate::ui::scene::story::{MomentCard, Story};
use crate::ui::scene::{BadMove, Dot, Graph, HEIGHT, LineMove, RetryView, ReviewView, SideView};
use crate::ui::sentences::two_sentences;
use crate::ui::storage;
use crate::ui::text_button::{saying, signed_button, text_button};
use crate::words;

/// Draws the review. `own` lists the reader's own mistakes, which can be solved as puzzles. `again` begins a rematch.
pub fn review(
    view: &ReviewView,
    story: &Story,
    own: Vec<Mistake>,
    again: Option<Callback<MouseEvent>>,
    on_action: &Callback<AnalysisAction>,
) -> Html {
    let act = |action: AnalysisAction| saying(on_action, action);
    let button = |name: &'static str, text: &'static str, step: RetryAction| {
        html! { <button type="button" data-action={name} onclick={act(step.into())}>{ text }</button> }
    };
    let retries = view.retry.is_some();
    html! {
        <>
        <section class="review" aria-label={words::text("review")} data-running={view.running.to_string()}
            data-done={view.done.to_string()} data-of={view.of.to_string()}>
            { heading(story) }
            { graph(&view.graph, &story.moments, on_action) }
            if view.done < view.of {
                <div class="progress">
                    <progress max={view.of.to_string()} value={view.done.to_string()} aria-label={words::text("review-progress")}></progress>
                    <span>{ words::review_progress(view.done, view.of) }</span>
                    if view.running {
                        { button("review-pause", words::text("review-pause"), RetryAction::Pause) }
                    } else {
                        { button("review", words::text("review-go-on"), RetryAction::Start) }
                    }
                </div>
            }
            if let Some(retry) = &view.retry {
                { self::retry(retry, &button) }
            }
            if let Some(bad) = &view.bad {
                { bad_move(bad, &act) }
            }
            if !retries {
                <button type="button" class="story-back" data-action="story" onclick={act(RetryAction::Story.into())}>
                    { signed("list", words::text("story-moments")) }
                </button>
                if view.done == view.of {
                    { moments(story, on_action) }
                }
            }
            // What the end of the running review would push down appears only then. Until then the review can be stopped.
            if !retries && !view.running {
                if !own.is_empty() {
                    { solve(own, act(AnalysisAction::Tell(words::unstored(&["unstored-puzzles"])))) }
                }
                <details class="story-all">
                    <summary data-action="counts"><strong>{ &story.all }</strong>{ " " }<small>{ &story.counts }</small></summary>
                    <div class="sides">
                        { for view.sides.iter().map(|side| self::side(side, view.running, &act)) }
                    </div>
                </details>
                <button type="button" class="story-board" data-action="board" onclick={act(RetryAction::Look(view.current).into())}>
                    { signed("analyse", words::text("story-board")) }
                </button>
                if let Some(onclick) = again {
                    <a class="button again" data-action="story-again" href="#/play" {onclick}>{ signed("rematch", words::text("story-again")) }</a>
                }
            }
        </section>
        if !view.running {
            { signed_button("review-close", "close", words::text("review-close"), act(RetryAction::Close.into())) }
        }
        </>
    }
}

/// Draws the button that adds the reader's mistakes to the puzzles due for repetition.
fn solve(own: Vec<Mistake>, on_full: Callback<MouseEvent>) -> Html {
    let count = own.len();
    let onclick = move |event: MouseEvent| {
        let mut progress = storage::puzzles();
        progress.take(&own, today());
        if !storage::keep_puzzles(&progress) {
            // The mistakes could not be stored, so the Puzzles screen would have none to show.
            event.prevent_default();
            on_full.emit(event);
        }
    };
    html! { <a class="button" data-action="solve-mistakes" href={format!("#/puzzles?{OWN}")} {onclick}>{ words::solve_mistakes(count) }</a> }
}

fn retry(retry: &RetryView, button: &impl Fn(&'static str, &'static str, RetryAction) -> Html) -> Html {
    html! {
        <div class={classes!("retry", retry.stage)} data-retry={retry.stage}>
            <p role="status">{ &retry.text }</p>
            if retry.away {
                { button("retry-back", words::text("retry-back"), RetryAction::Back) }
            }
            if retry.open {
                { button("retry-show", words::text("retry-solve"), RetryAction::Solve) }
            }
            if !retry.over {
                { button("retry-next", if retry.open { words::text("retry-skip") } else { words::text("retry-next") }, RetryAction::Next) }
            }
            { button("retry-end", words::text("retry-end"), RetryAction::EndRetry) }
        </div>
    }
}

fn bad_move(bad: &BadMove, act: &impl Fn(AnalysisAction) -> Callback<MouseEvent>) -> Html {
    let judged = words::sentence(&format!("{} {}", bad.mv, words::verdict(bad.verdict)));
    let judged = html! { <strong class={bad.verdict.name()}>{ judged }</strong> };
    html! {
        <div class="bad-turn" data-verdict={bad.verdict.name()}>
            <p>{ two_sentences(judged, html! { <span class="why">{ &bad.why }</span> }) }</p>
            if !bad.better.is_empty() {
                <div class="better" role="group" aria-label={words::text("better-line")}>
                    <span>{ words::text("better") }</span>
                    { for bad.better.iter().enumerate().map(|(index, LineMove { number, text, uci })| html! {
                        <>
                            { for number.as_ref().map(|number| html! { <span class="number">{ number }</span> }) }
                            <button type="button" class="line-turn" data-uci={uci.clone()}
                                onclick={act(RetryAction::Better(bad.node, index + 1).into())}>{ move_text(text) }</button>
                        </>
                    }) }
                </div>
            }
        </div>
    }
}

fn side(side: &SideView, running: bool, act: &impl Fn(AnalysisAction) -> Callback<MouseEvent>) -> Html {
    let any = side.counts.iter().any(|(_, number, _)| *number > 0);
    let name = side.side.name();
    html! {
        <div class="side" role="group" aria-label={side.name} data-side={name}>
            <p><strong>{ side.name }</strong>
                if let Some((accuracy, [before, number, after])) = side.accuracy.map(|share| (share, words::accuracy(share))) {
                    <span class="accuracy" data-accuracy={accuracy.to_string()}>{ " " }{ before }<b>{ number }</b>{ after }</span>
                }
            </p>
            { for side.counts.iter().map(|(verdict, number, next)| {
                let go = next.map(|node| act(AnalysisAction::Board(BoardAction::GoTo(node))));
                html! {
                    <button type="button" class={verdict.name()} data-count={verdict.name()}
                        disabled={go.is_none()} onclick={go}>{ words::verdicts(*number, *verdict) }</button>
                }
            }) }
            if any && !running {
                { text_button("retry", words::text("retry"), act(RetryAction::Retry(side.side).into())) }
            }
        </div>
    }
}

/// A coordinate on the graph, as a percentage from its left or top edge.
fn share(part: f64, whole: f64) -> String {
    format!("{}%", part / whole.max(1.0) * 100.0)
}

/// The place of a numbered moment on the graph. Its disc must not leave the graph.
fn place(ply: usize, last: usize) -> String {
    format!("{}%", (ply as f64 / last.max(1) as f64 * 100.0).clamp(4.0, 96.0))
}

/// The heights of the discs of numbered moments. Those of moments close to each other must not overlap.
fn heights(moments: &[MomentCard], last: usize) -> Vec<&'static str> {
    let mut places = moments.iter().map(|card| card.ply);
    let mut before = places.next();
    let mut is_up = true;
    let close = places.map(|ply| {
        let gap = ply - before.replace(ply).unwrap_or(ply);
        is_up = gap * 14 >= last || !is_up;
        if is_up { "28%" } else { "72%" }
    });
    ["28%"].into_iter().chain(close).collect()
}

/// Worse moves have larger dots, so that they stand out.
const fn radius(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Inaccuracy => "3",
        Verdict::Mistake => "4",
        Verdict::Blunder => "5",
    }
}

/// Draws the graph, which is also a slider along the game.
fn graph(graph: &Graph, moments: &[MomentCard], on_action: &Callback<AnalysisAction>) -> Html {
    let Graph { nodes, known, area, dots, at, said } = graph;
    let last = nodes.len() - 1;
    let go = {
        let (nodes, on_action, at) = (nodes.clone(), on_action.clone(), *at);
        move |ply: usize| {
            if let Some(&node) = nodes.get(ply).filter(|_| ply != at) {
                on_action.emit(AnalysisAction::Board(BoardAction::GoTo(node)));
            }
        }
    };
    let on_pointer = {
        let go = go.clone();
        Callback::from(move |event: PointerEvent| {
            let target: Option<Element> = event.target_dyn_into().filter(|_| buttons(&event) == Some(1));
            let frame = target.and_then(|target| target.closest(".graph").ok().flatten());
            let (Some(frame), Some((x, _))) = (frame, point(&event)) else { return };
            let frame = frame.get_bounding_client_rect();
            let share = (x - frame.left()) / frame.width().max(1.0);
            go((share.clamp(0.0, 1.0) * last as f64 + 0.5) as usize);
        })
    };
    let on_key = {
        let (at, plies) = (*at, dots.iter().map(|dot| dot.ply).collect::<Vec<_>>());
        Callback::from(move |event: KeyboardEvent| {
            let to = match key(&event).as_str() {
                "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
                "ArrowRight" | "ArrowUp" => (at + 1).min(last),
                "Home" => 0,
                "End" => last,
                "PageDown" => plies.iter().rev().copied().find(|&ply| ply < at).unwrap_or(at),
                "PageUp" => plies.iter().copied().find(|&ply| ply > at).unwrap_or(at),
                _ => return,
            };
            event.prevent_default();
            go(to);
        })
    };
    html! {
        <div class="graph" role="slider" tabindex="0" aria-label={words::text("chances")} aria-valuemin="0"
            aria-valuemax={last.to_string()} aria-valuenow={at.to_string()} aria-valuetext={said.clone()}
            onpointerdown={on_pointer.clone()} onpointermove={on_pointer} onkeydown={on_key}>
            <svg viewBox={format!("0 0 {last} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
                <path class="known" d={known.clone()} />
                <path class="area" d={area.clone()} />
                <path class="middle" d={format!("M0 {}H{last}", HEIGHT / 2)} />
                <path class="here" d={format!("M{at} 0V{HEIGHT}")} />
            </svg>
            // Coordinates are percentages of a picture that is not stretched, so dots stay round. No element here has
            // the board's class for dots. A style rule uses `:has()` with that class, so each new dot would restyle the
            // whole page.
            <svg class="dots" aria-hidden="true">
                { for dots.iter().map(|Dot { ply, y, verdict }| html! {
                    <circle class={verdict.name()} data-at={ply.to_string()} r={radius(*verdict)}
                        cx={share(*ply as f64, last as f64)} cy={share(f64::from(*y), f64::from(HEIGHT))} />
                }) }
                { for moments.iter().zip(heights(moments, last)).map(|(card, y)| html! {
                    <g class={if card.is_good { "good" } else { "bad" }}>
                        <line x1={place(card.ply, last)} x2={place(card.ply, last)} y1="0" y2="100%" />
                        <circle cx={place(card.ply, last)} cy={y} r="10" />
                        <text x={place(card.ply, last)} y={y} dy="4.5">{ card.number }</text>
                    </g>
                }) }
            </svg>
        </div>
    }
}
