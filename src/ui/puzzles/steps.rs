//! The solution, step by step: its moves as buttons, and a sentence for the move shown.

use gloo::events::EventListener;
use gloo::utils::window;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use super::{Puzzles, PuzzlesMsg};
use crate::game::any::AnyPosition;
use crate::game::{Event as GameEvent, Game, Position};
use crate::session::puzzles::Attempt;
use crate::session::{BoardAction, ExerciseAction, NodeId};
use crate::ui::event_fields::{has_shift, is_modified, key};
use crate::ui::icon::icon;
use crate::ui::pieces::move_text;
use crate::words;

/// Elements that use the arrow keys themselves.
const OWN_ARROWS: &str = "[data-square], input, select, textarea, dialog, [role=dialog]";

/// Steps through the solution by the arrow keys.
pub(super) fn keys(link: &Scope<Puzzles>) -> EventListener {
    let link = link.clone();
    EventListener::new(&window(), "keydown", move |event| {
        let target: Option<Element> = event.target_dyn_into();
        let busy = target.is_some_and(|target| target.closest(OWN_ARROWS).ok().flatten().is_some());
        let plain = !is_modified(event) && !has_shift(event);
        match key(event).as_str() {
            "ArrowLeft" if plain && !busy => link.send_message(PuzzlesMsg::Step(false)),
            "ArrowRight" if plain && !busy => link.send_message(PuzzlesMsg::Step(true)),
            _ => {}
        }
    })
}

/// The first position and the positions after each move.
fn places(attempt: &Attempt<AnyPosition>) -> Vec<NodeId> {
    std::iter::once(0).chain(attempt.steps()).collect()
}

/// The neighbouring position of the solution.
fn beside(attempt: &Attempt<AnyPosition>, forward: bool) -> Option<NodeId> {
    let (places, here) = (places(attempt), attempt.board().tree().current());
    let place = places.iter().position(|node| *node == here)?;
    places.get(if forward { place + 1 } else { place.checked_sub(1)? }).copied()
}

impl Puzzles {
    /// Steps through the solution. Returns false if there is none yet, or no further step.
    pub(super) fn step(&mut self, ctx: &Context<Puzzles>, forward: bool) -> bool {
        let Some(attempt) = self.attempt.as_ref().filter(|attempt| attempt.is_over()) else { return false };
        let Some(node) = beside(attempt, forward) else { return false };
        self.act(ctx, BoardAction::GoTo(node).into());
        true
    }
}

/// Draws the steps of the solution, the sentence, and the buttons to step.
pub(super) fn steps(link: &Scope<Puzzles>, attempt: &Attempt<AnyPosition>) -> Html {
    let (tree, steps) = (attempt.board().tree(), attempt.steps());
    let here = tree.current();
    let button = |node: NodeId| {
        let (before, _) = tree.move_to(node)?;
        let before = tree.at(before);
        let first = node == steps[0] || before.side_to_move() == attempt.side();
        let text = words::shown_move(tree.text(node));
        let number = before.shown_number().filter(|_| first).map(|number| format!("{number} "));
        let onclick = link.callback(move |_| PuzzlesMsg::Act(ExerciseAction::Board(BoardAction::GoTo(node))));
        Some(html! {
            <li><button type="button" data-step={node.to_string()} aria-current={(node == here).then_some("step")} {onclick}>
                { for number }{ move_text(&text) }
            </button></li>
        })
    };
    let arrow = |action: &'static str, sign: &'static str, name: &'static str, forward: bool| {
        let onclick = link.callback(move |_| PuzzlesMsg::Step(forward));
        html! {
            <button type="button" class="arrow" data-action={action} aria-label={words::text(name)}
                disabled={beside(attempt, forward).is_none()} {onclick}>{ icon(sign) }</button>
        }
    };
    html! {
        <>
            <ol class="puzzle-steps">{ for steps.iter().filter_map(|node| button(*node)) }</ol>
            // The status line announces the same move.
            <p class="puzzle-step">{ sentence(attempt) }</p>
            if !attempt.tries().is_empty() {
                <ul class="puzzle-tries">
                    { for attempt.tries().iter().map(|(mv, answer)| html! { <li>{ words::puzzle_try(mv, answer, !attempt.side(), tree.at(0).layout()) }</li> }) }
                </ul>
            }
            <div class="step-ways">
                { arrow("step-back", "chevron-left", "puzzle-step-back", false) }
                { arrow("step-forward", "chevron-right", "puzzle-step-forward", true) }
                <button type="button" data-action="try-again" onclick={link.callback(|_| PuzzlesMsg::TryAgain)}>
                    { icon("redo") }{ words::text("puzzle-retry") }
                </button>
            </div>
        </>
    }
}

/// The sentence for the move shown. It names the ransom.
fn sentence(attempt: &Attempt<AnyPosition>) -> String {
    let tree = attempt.board().tree();
    let here = tree.current();
    let Some((before, _)) = tree.move_to(here) else { return words::text("puzzle-step-start").to_owned() };
    let position = tree.at(before);
    let us = position.side_to_move() == attempt.side();
    let events: &[GameEvent] = tree.events(here);
    let over = tree.at(here).outcome().is_some();
    words::puzzle_step(us, events, over, position.layout())
}
