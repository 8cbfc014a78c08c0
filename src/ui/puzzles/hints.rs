//! The three hints of a puzzle: the idea, the piece, and where it goes.

use yew::html::Scope;
use yew::prelude::*;

use super::{Puzzles, PuzzlesMsg};
use crate::game::any::AnyPosition;
use crate::game::{Game, Position};
use crate::session::puzzles::Attempt;
use crate::ui::icon::icon;
use crate::words;

/// Number of hints.
const ALL: u8 = 3;
/// The name of each hint, and what it tells.
const NAMES: [(&str, &str, &str); 3] = [
    ("hint-idea", "puzzle-hint-idea", "puzzle-hint-idea-what"),
    ("hint-piece", "puzzle-hint-piece", "puzzle-hint-piece-what"),
    ("hint-square", "puzzle-hint-square", "puzzle-hint-square-what"),
];

impl Puzzles {
    /// Number of hints taken for the move to find.
    pub(super) fn hints_now(&self, attempt: &Attempt<AnyPosition>) -> u8 {
        if attempt.next_move().is_some() && self.hints.0 == attempt.played() { self.hints.1 } else { 0 }
    }

    /// Takes the next hint. A puzzle with hints does not count as solved at once.
    pub(super) fn hint(&mut self) {
        let Some(attempt) = &mut self.attempt else { return };
        if attempt.next_move().is_none() {
            return;
        }
        let before = if self.hints.0 == attempt.played() { self.hints.1 } else { 0 };
        self.hints = (attempt.played(), (before + 1).min(ALL));
        if !attempt.take_hint().is_empty() {
            self.late = true;
            self.keep(false);
        }
    }
}

/// Draws the hints taken so far, and the buttons for them.
pub(super) fn hints(screen: &Puzzles, link: &Scope<Puzzles>, attempt: &Attempt<AnyPosition>) -> Html {
    let Some(mv) = attempt.next_move() else { return Html::default() };
    let taken = screen.hints_now(attempt);
    let position = attempt.board().position();
    let events = position.events(mv);
    let layout = position.layout();
    let told = [
        words::puzzle_idea(&events, position.side_to_move()),
        words::puzzle_which(&events, layout),
        words::puzzle_where(&events, layout),
    ];
    html! {
        <>
            <ul class="puzzle-hints" aria-live="polite">
                { for told.into_iter().take(taken.into()).map(|told| html! { <li>{ icon("hint") }<span>{ told }</span></li> }) }
            </ul>
            if taken == 0 && !screen.late && !screen.is_settled() {
                <p class="hint-note">{ words::text("puzzle-hint-note") }</p>
            }
            <div class="hint-ways">
                { for (0..ALL).zip(NAMES).map(|(number, (action, name, what))| {
                    let onclick = link.callback(|_| PuzzlesMsg::Hint);
                    // Hints come one after another.
                    html! {
                        <button type="button" data-action={action} class={classes!((number < taken).then_some("taken"), (number == taken).then_some("next"))}
                            disabled={number != taken} {onclick}>
                            if number < taken { { icon("check") } }
                            <strong>{ words::text(name) }</strong>
                            if number >= taken { <small>{ words::text(what) }</small> }
                        </button>
                    }
                }) }
            </div>
        </>
    }
}
