//! The card of today's puzzle.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::game::any::AnyPosition;
use crate::game::rules;
use crate::game::{Game, Position};
use crate::link;
use crate::session::puzzles::{PuzzleId, ShelfList, on_shelf};
use crate::ui::icon::icon;
use crate::ui::puzzles::files::{SHELVES, load, shelf_name};
use crate::ui::scene::thumb::{Thumb, thumb_for};
use crate::ui::storage;
use crate::ui::thumb::draw;
use crate::ui::week::week;
use crate::words;

/// What the card shows of the puzzle.
#[derive(Clone, PartialEq)]
struct Shown {
    id: PuzzleId,
    picture: Thumb,
    to_move: String,
    goal: String,
}

#[derive(Properties, PartialEq)]
pub struct Props {
    /// Number of the current day.
    pub today: u32,
    /// Grows when another tab has stored something.
    pub stored: u32,
}

#[component]
pub fn TodaysPuzzle(&Props { today, stored }: &Props) -> Html {
    let shown = use_state_eq(|| None::<Shown>);
    use_effect_with(today, {
        let shown = shown.clone();
        // Without the files the card has no picture; the screen that it leads to says why.
        move |&today| spawn_local(async move { shown.set(puzzle_of(today, rules::DEFAULT).await) })
    });
    let marks = *use_memo((today, stored), |&(today, _)| storage::week(today));
    let streak = marks.streak;
    let is_done = shown.as_ref().map_or(marks.is_filled(), |shown| storage::is_done(&marks, &shown.id));
    html! {
        <a class="home-card home-puzzle" data-action="daily-puzzle" href={link::puzzles("daily", rules::DEFAULT)} data-streak={streak.to_string()}>
            if let Some(shown) = &*shown {
                { draw(&shown.picture) }
            } else {
                <svg class="thumb" viewBox="0 0 1080 800" aria-hidden="true" />
            }
            <span class="text">
                <strong>{ words::text("puzzle-daily") }</strong>
                if is_done {
                    <small>{ words::text("home-puzzle-done") }</small>
                } else if let Some(Shown { to_move, goal, .. }) = &*shown {
                    <small>{ words::sentences(&[to_move, goal]) }</small>
                }
                if streak > 0 {
                    <small class="streak">{ words::puzzle_streak(streak) }</small>
                }
            </span>
            { icon(if is_done { "check" } else { "chevron-right" }) }
            { week(marks, today) }
        </a>
    }
}

/// Fetches the puzzle of a day. Returns none if that fails.
async fn puzzle_of(day: u32, variant: &str) -> Option<Shown> {
    let shelves: ShelfList = load(SHELVES).await.ok()?.parse().ok()?;
    let id = shelves.of_day(variant, day)?;
    let puzzle = on_shelf(&load(&shelf_name(variant, id.shelf())).await.ok()?, &id).ok()?;
    let position = AnyPosition::from_fen(variant, &puzzle.fen).ok()?;
    let side = position.side_to_move();
    Some(Shown {
        id,
        picture: thumb_for(&position, side),
        to_move: words::to_move(side, position.in_check(), position.layout().colours()),
        goal: words::puzzle_goal(&puzzle.themes),
    })
}
