//! What stands beside the board of a game: players, moves, words, controls; and what the game is over with.

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
use crate::session::{BoardAction, Options, TableAction};

/// What the panel is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The picture.
    pub scene: Rc<Scene>,
    /// Players, clocks and offers.
    pub game: GameView,
    /// What is agreed beside the rules.
    pub options: Options,
    /// The clocks: of the one across first.
    pub clocks: [Option<ClockView>; 2],
    /// Play the same again, with sides changed.
    pub on_rematch: Callback<()>,
    /// Play the same again, against this level.
    pub on_next: Callback<Level>,
    /// Whether another game waits to be taken back.
    pub displaced: bool,
    /// Something that concerns the game.
    pub on_action: Callback<PlayAction>,
    /// The reader has scrolled the record to a turn that is not drawn.
    pub on_seen: Callback<usize>,
    /// The name of the rules.
    pub variant: &'static str,
    /// Ask what the next game is to be, by these rules to begin with.
    pub on_new: Callback<&'static str>,
    /// Show the links.
    pub on_share: Callback<()>,
    /// Copy or send the link for the other of two people.
    pub on_reply: Callback<()>,
    /// Grows whenever somebody wants to type a turn.
    pub typing: u32,
    /// Show the keys.
    pub on_help: Callback<()>,
    /// Go back to the other game.
    pub on_displaced: Callback<()>,
    /// Look at the game instead of playing it.
    pub on_analyse: Callback<()>,
    /// Go over the game.
    pub on_review: Callback<()>,
    /// Whether sounds are heard.
    pub heard: bool,
    /// Sounds on, or off.
    pub on_sound: Callback<()>,
    /// Show what there is to take along from the game.
    pub on_moments: Callback<()>,
    /// No coach any more.
    pub on_no_coach: Callback<()>,
    /// Put the game into the library.
    pub on_keep: Callback<()>,
}

impl Props {
    /// A button that does this to the game.
    fn act(&self, action: impl Into<PlayAction>) -> Callback<MouseEvent> {
        let action = action.into();
        saying(&self.on_action, action)
    }
}

/// Players, moves, words and controls.
#[component]
pub fn Panel(props: &Props) -> Html {
    let (scene, game) = (&props.scene, &props.game);
    let (more, typing) = (use_state_eq(|| false), use_state_eq(|| false));
    let field = use_node_ref();
    // The last wish to type that was seen to.
    let seen = use_mut_ref(|| 0);
    use_effect_with((props.typing, *typing), {
        let (field, typing) = (field.clone(), typing.clone());
        move |&(wish, open)| {
            if seen.replace(wish) != wish && !open {
                typing.set(true);
            } else if let Some(field) = field.cast::<HtmlInputElement>() {
                // What is in the page can be focused.
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
            { choices(scene, &props.on_action.reform(|action: TableAction| action.into())) }
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
