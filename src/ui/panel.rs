//! The panel beside the board of a game: players, moves, status, controls, and the result.

mod clock;
mod controls;
mod more;
mod players;
mod record;
mod result;
mod words_row;

use std::rc::Rc;

use yew::prelude::*;

pub(super) use self::controls::choices;
pub(super) use self::record::{Record, moves, rest, undrawn, use_in_sight, use_room, use_seen};
pub(super) use self::result::mark;
pub(super) use self::words_row::{remarked_row, words_row};

use self::controls::{controls, send};
use self::more::More;
use self::players::player;
use self::result::result;
use super::scene::{ClockView, GameView, Scene};
use super::text_button::saying;
use super::typed::Typed;
use crate::session::play::PlayAction;
use crate::session::{BoardAction, Options};
use crate::shell::Action;

/// Everything that the panel shows.
#[derive(Clone, PartialEq)]
pub struct PanelView {
    pub scene: Rc<Scene>,
    pub game: GameView,
    /// The agreed options, besides the rules.
    pub options: Options,
    /// The clocks, the opponent's first. None if the game has no clock.
    pub clocks: [Option<ClockView>; 2],
    /// True if a game was displaced and can be brought back.
    pub displaced: bool,
    pub variant: &'static str,
    /// Grows with each request to focus the field for typed moves.
    pub typing: u32,
    /// True if sound is on.
    pub heard: bool,
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub view: Rc<PanelView>,
    pub on_action: Callback<Action>,
    /// Called when the reader has scrolled the record to a move that is not drawn.
    pub on_seen: Callback<usize>,
}

impl Props {
    /// A click handler that sends this action.
    fn act(&self, action: impl Into<Action>) -> Callback<MouseEvent> {
        saying(&self.on_action, action.into())
    }
}

#[component]
pub fn Panel(props: &Props) -> Html {
    let PanelView { scene, game, clocks, variant, .. } = &*props.view;
    let (more, typing) = (use_state_eq(|| false), use_state_eq(|| false));
    use_effect_with(props.view.typing, {
        let typing = typing.clone();
        move |&wishes| {
            if wishes > 0 {
                typing.set(true);
            }
        }
    });
    let set = |state: &UseStateHandle<bool>, value: bool| {
        let state = state.clone();
        Callback::from(move |()| state.set(value))
    };
    let on_type = {
        let (more, typing) = (more.clone(), typing.clone());
        Callback::from(move |()| {
            more.set(false);
            typing.set(true);
        })
    };
    html! {
        <section class="panel">
            { player(&game.players[0], &clocks[0], "across") }
            { moves(scene, props.on_action.reform(|action: BoardAction| PlayAction::from(action).into()), props.on_seen.clone()) }
            if *typing && game.over.is_none() {
                <Typed variant={*variant} fen={scene.fen.clone()} words={scene.words.clone()} wishes={props.view.typing + 1}
                    on_action={props.on_action.reform(|action| PlayAction::Board(action).into())} on_leave={set(&typing, false)} />
            }
            { words_row(scene) }
            { send(props) }
            { choices(scene, &props.on_action.reform(|action: BoardAction| PlayAction::from(action).into())) }
            { result(props) }
            { controls(props, *more, set(&more, true)) }
            if *more {
                <More view={props.view.clone()} on_close={set(&more, false)} on_action={props.on_action.clone()} {on_type} />
            }
            { player(&game.players[1], &clocks[1], "near") }
        </section>
    }
}
