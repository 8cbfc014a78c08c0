//! The panel beside the board of a game: players, moves, status, controls, and the result.

mod clock;
mod controls;
mod more;
mod players;
mod record;
mod result;
mod words_row;

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

pub(super) use self::controls::choices;
pub(super) use self::record::{Record, keep_in_sight, rest, undrawn, use_room, use_seen};
pub(super) use self::result::mark;
pub(super) use self::words_row::words_row;

use self::controls::{controls, send};
use self::more::More;
use self::players::player;
use self::record::moves;
use self::result::result;
use super::scene::{ClockView, GameView, Scene};
use super::text_button::saying;
use super::typed::Typed;
use crate::engine::level::Level;
use crate::session::play::PlayAction;
use crate::session::{BoardAction, Options};

#[derive(Properties, PartialEq)]
pub struct Props {
    pub scene: Rc<Scene>,
    pub game: GameView,
    /// The agreed options, besides the rules.
    pub options: Options,
    /// The clocks, the opponent's first. None if the game has no clock.
    pub clocks: [Option<ClockView>; 2],
    /// Starts the same game again with sides swapped.
    pub on_rematch: Callback<()>,
    /// Starts the same game against this level.
    pub on_next: Callback<Level>,
    /// True if a game was displaced and can be brought back.
    pub displaced: bool,
    pub on_action: Callback<PlayAction>,
    /// Called when the user has scrolled the record to a move that is not drawn.
    pub on_seen: Callback<usize>,
    pub variant: &'static str,
    /// Opens the dialog for a new game, initially with these rules.
    pub on_new: Callback<&'static str>,
    pub on_share: Callback<()>,
    /// Copies or sends the link for the opponent.
    pub on_reply: Callback<()>,
    /// Grows with each request to focus the field for typed moves.
    pub typing: u32,
    pub on_help: Callback<()>,
    /// Brings the displaced game back.
    pub on_displaced: Callback<()>,
    pub on_analyse: Callback<()>,
    pub on_review: Callback<()>,
    /// True if sound is on.
    pub heard: bool,
    pub on_sound: Callback<()>,
    pub on_moments: Callback<()>,
    pub on_no_coach: Callback<()>,
    /// Saves the game in the library.
    pub on_keep: Callback<()>,
}

impl Props {
    /// A click handler that sends this action.
    fn act(&self, action: impl Into<PlayAction>) -> Callback<MouseEvent> {
        let action = action.into();
        saying(&self.on_action, action)
    }
}

#[component]
pub fn Panel(props: &Props) -> Html {
    let (scene, game) = (&props.scene, &props.game);
    let (more, typing) = (use_state_eq(|| false), use_state_eq(|| false));
    let field = use_node_ref();
    // The last typing request that was handled.
    let seen = use_mut_ref(|| 0);
    use_effect_with((props.typing, *typing), {
        let (field, typing) = (field.clone(), typing.clone());
        move |&(wish, open)| {
            if seen.replace(wish) != wish && !open {
                typing.set(true);
            } else if let Some(field) = field.cast::<HtmlInputElement>() {
                // A mounted field can be focused.
                let _ = field.focus();
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
            { player(&game.players[0], &props.clocks[0], "across") }
            { moves(scene, props.on_action.reform(|action: BoardAction| action.into()), props.on_seen.clone()) }
            if *typing && game.over.is_none() {
                <Typed variant={props.variant} fen={scene.fen.clone()} words={scene.words.clone()} {field}
                    on_action={props.on_action.reform(PlayAction::Board)} on_leave={set(&typing, false)} />
            }
            { words_row(scene) }
            { send(props) }
            { choices(scene, &props.on_action.reform(|action: BoardAction| action.into())) }
            { result(props) }
            { controls(props, *more, set(&more, true)) }
            if *more {
                <More over={game.over.is_some()} talk={game.talk.clone()} options={props.options} displaced={props.displaced}
                    variant={props.variant} fen={scene.fen.clone()} on_close={set(&more, false)} on_action={props.on_action.clone()}
                    on_new={props.on_new.clone()} on_share={props.on_share.clone()} on_help={props.on_help.clone()} {on_type}
                    on_displaced={props.on_displaced.clone()} on_analyse={props.on_analyse.clone()} on_keep={props.on_keep.clone()}
                    heard={props.heard} on_sound={props.on_sound.clone()} />
            }
            { player(&game.players[1], &props.clocks[1], "near") }
        </section>
    }
}
