//! The panel beside the analysis board: the engine's lines, the tree of moves, and the controls.

mod explorer;
mod lines;
mod menu;
mod moves;
mod review;
mod story;
mod tabs;
mod threats;

use std::rc::Rc;

use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use self::explorer::Explorer;
use self::lines::Lines;
pub use self::menu::MoveMenu;
use self::moves::Moves;
pub use self::review::review;
use self::tabs::{panel, tabs};
use self::threats::Threats;
pub use self::threats::grade_class;
use super::event_fields::{point, pointer, pointer_id};
use super::game_field::GameField;
use super::icon::{control, signed};
use super::panel::{choices, remarked_row};
use super::scene::{EngineView, MainLine, Scene, ThreatsView};
use super::text_button::{clicked, saying, signed_button, text_button};
use super::typed::Typed;
use crate::game::any::AnyPosition;
use crate::game::{Game, Side};
use crate::link::Link;
use crate::session::analysis::AnalysisAction;
use crate::session::note::Place;
use crate::session::review::RetryAction;
use crate::session::{BoardAction, NodeId, Tab, ThreatViews};
use crate::shell::gesture::{Point, Pointer};
use crate::words;

/// Distance of a horizontal swipe that steps one move, in pixels.
const SWIPE: f64 = 40.0;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub scene: Rc<Scene>,
    pub engine: EngineView,
    /// The drawn part of the main line, with its variations.
    pub line: Rc<MainLine>,
    /// Number of moves in the main line. A long main line is drawn only in part.
    pub all: usize,
    /// Called when the reader has scrolled to a move that is not drawn.
    pub on_seen: Callback<usize>,
    /// Says which game is analysed, or empty.
    pub game: String,
    /// How it ended, if that is known: `1-0`, `0-1`, `1/2-1/2`, or empty.
    pub verdict: &'static str,
    /// The review, or None if it is hidden.
    pub review: Option<Html>,
    /// How the move shown was judged, and the comment on it.
    pub remark: String,
    /// What is announced of the review when it begins and ends.
    pub told: Option<AttrValue>,
    pub position: AnyPosition,
    pub current: NodeId,
    pub tab: Tab,
    pub explorer: bool,
    /// The moves that lead to the position shown. None if the explorer does not support this game.
    pub way: Option<Vec<String>>,
    pub views: ThreatViews,
    pub threats: Option<Rc<ThreatsView>>,
    /// Highlights these places. An empty list highlights nothing.
    pub on_point: Callback<Vec<Place>>,
    /// True if the node has arrows or circles.
    pub drawn: bool,
    /// True if a deleted branch can be restored.
    pub can_restore: bool,
    /// True if an analysis was displaced and can be brought back.
    pub displaced: bool,
    /// Grows with each request to focus the field for typed moves.
    pub typing: u32,
    pub on_action: Callback<AnalysisAction>,
    /// Opens the menu of a move.
    pub on_menu: Callback<NodeId>,
    /// Starts a new analysis with these rules.
    pub on_new: Callback<&'static str>,
    /// Continues the position as a game.
    pub on_play: Callback<()>,
    pub on_share: Callback<()>,
    pub on_help: Callback<()>,
    /// Brings the displaced analysis back.
    pub on_displaced: Callback<()>,
    /// Saves the analysis in the library.
    pub on_keep: Callback<()>,
}

/// Draws the evaluation bar. Its label states White's share as text.
pub fn bar(engine: &EngineView, orientation: Side) -> Html {
    let label = words::evaluation(engine.score.as_deref());
    // White's share is at the bottom if White is, otherwise at the top.
    let share = engine.share / 10;
    let (y, share) = if orientation == Side::White { (100 - share, share) } else { (0, share) };
    let score = engine.score.clone().unwrap_or_default();
    html! {
        <div class={classes!("eval", (orientation == Side::Black).then_some("turned"))} role="img" aria-label={label}
            data-eval={score}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <g>
                    <rect class="white" y={y.to_string()} width="100" height={share.to_string()} />
                    <path class="middle" d="M0 50h100" />
                </g>
            </svg>
        </div>
    }
}

#[component]
pub fn AnalysisPanel(props: &Props) -> Html {
    let (on_down, on_up) = use_swipe(&props.on_action);
    let on_typed = props.on_action.reform(AnalysisAction::Board);
    let scene = &props.scene;
    let can_threaten = props.position.threats().is_some();
    let review = props.review.clone().unwrap_or_else(|| review_offer(props));
    html! {
        <section class="desk">
            <div class="reading" onpointerdown={on_down} onpointerup={on_up}>
                <Lines engine={props.engine.clone()} position={props.position.clone()} orientation={scene.orientation}
                    on_action={props.on_action.clone()} />
                { tabs(if can_threaten { &Tab::ALL } else { &Tab::ALL[..2] }, props.tab, &props.on_action) }
                { panel(Tab::Moves, props.tab, moves(props)) }
                <p class="unseen" aria-live="polite">{ props.told.clone() }</p>
                { panel(Tab::Review, props.tab, review) }
                if can_threaten {
                    { panel(Tab::Threats, props.tab, html! {
                        <Threats views={props.views} view={props.threats.clone()} on_action={props.on_action.clone()}
                            on_point={props.on_point.clone()} />
                    }) }
                }
            </div>
            { remarked_row(scene, &props.remark) }
            { choices(scene, &on_typed) }
            <div class={if props.can_restore { "restore" } else { "unseen" }} role="status">
                if props.can_restore {
                    { words::text("deleted") }
                    { text_button("restore", words::text("put-back"), saying(&props.on_action, AnalysisAction::Restore)) }
                }
            </div>
            { controls(props) }
            <Typed variant={props.position.variant()} fen={scene.fen.clone()} words={scene.words.clone()} wishes={props.typing}
                on_action={on_typed} on_leave={Callback::noop()} />
            { more_actions(props) }
        </section>
    }
}

/// The handlers for pressing and releasing a pointer. A swipe to the left steps forward, like turning a page.
#[hook]
fn use_swipe(on_action: &Callback<AnalysisAction>) -> (Callback<PointerEvent>, Callback<PointerEvent>) {
    let start = use_mut_ref(|| None::<(i32, Point)>);
    let on_down = {
        let start = start.clone();
        Callback::from(move |event: PointerEvent| {
            // The graph handles its own drags.
            let graph = event.target_dyn_into::<Element>().and_then(|target| target.closest(".graph").ok().flatten());
            let finger = pointer(&event) == Pointer::Finger && graph.is_none();
            *start.borrow_mut() = pointer_id(&event).zip(point(&event)).filter(|_| finger);
        })
    };
    let on_up = {
        let on_action = on_action.clone();
        Callback::from(move |event: PointerEvent| {
            let Some((id, (x0, y0))) = start.borrow_mut().take() else { return };
            // If a finger's release was lost, its start must not be used for another pointer.
            let Some((x, y)) = point(&event).filter(|_| pointer_id(&event) == Some(id)) else { return };
            let (dx, dy) = (x - x0, y - y0);
            if dx.abs() > SWIPE && dx.abs() > 2.0 * dy.abs() {
                on_action.emit(AnalysisAction::Board(if dx < 0.0 { BoardAction::Redo } else { BoardAction::Undo }));
            }
        })
    };
    (on_down, on_up)
}

/// Draws the tab of the moves, with the explorer below them.
fn moves(props: &Props) -> Html {
    let lines = if props.engine.on { props.engine.wanted } else { 0 };
    // The explorer includes the moves of the opening book.
    let book = if props.explorer && props.way.is_some() { Vec::new() } else { props.engine.book.clone() };
    html! {
        <>
            <Moves line={props.line.clone()} all={props.all} on_seen={props.on_seen.clone()} {book} game={props.game.clone()} result={props.verdict}
                current={props.current} lines={(lines, props.tab)} on_action={props.on_action.clone()} on_menu={props.on_menu.clone()} />
            if let Some(moves) = &props.way {
                <Explorer on={props.explorer} moves={moves.clone()} position={props.position.clone()} on_action={props.on_action.clone()} />
            }
        </>
    }
}

/// Offers the review.
fn review_offer(props: &Props) -> Html {
    html! {
        <div class="review-offer">
            <p>{ words::text("review-offer") }</p>
            <button type="button" class="primary" data-action="review" disabled={props.line.moves.is_empty()}
                onclick={saying(&props.on_action, RetryAction::Start.into())}>{ signed("review", words::text("review-start")) }</button>
        </div>
    }
}

/// Draws the buttons that walk through the moves.
fn controls(props: &Props) -> Html {
    let scene = &props.scene;
    let act = |action: AnalysisAction| saying(&props.on_action, action);
    let walk = |step: BoardAction| act(step.into());
    let menu = saying(&props.on_menu, props.current);
    html! {
        <div class="controls">
            { control("start", "first", words::text("to-start"), !scene.can_undo, act(AnalysisAction::Start)) }
            { control("undo", "chevron-left", words::text("back"), !scene.can_undo, walk(BoardAction::Undo)) }
            { control("redo", "chevron-right", words::text("forward"), !scene.can_redo, walk(BoardAction::Redo)) }
            { control("end", "last", words::text("to-end"), !scene.can_redo, act(AnalysisAction::End)) }
            { control("turn-menu", "edit", words::text("this-move"), false, menu) }
            { control("flip", "turn", words::text("flip"), false, walk(BoardAction::Flip)) }
        </div>
    }
}

/// Draws what else can be done with the position and the analysis.
fn more_actions(props: &Props) -> Html {
    let (scene, variant) = (&props.scene, props.position.variant());
    let set_up = Link::to_setup(variant, &scene.fen, scene.orientation);
    html! {
        <div class="more-actions">
            if props.drawn {
                { text_button("clear-shapes", words::text("clear-shapes"), saying(&props.on_action, AnalysisAction::ClearShapes)) }
            }
            <button type="button" data-action="play-from-here" disabled={!scene.result.is_empty()} onclick={clicked(&props.on_play)}>
                { signed("play", words::text("play-here")) }
            </button>
            { signed_button("share", "share", words::text("share"), clicked(&props.on_share)) }
            { signed_button("keep", "keep", words::text("keep"), clicked(&props.on_keep)) }
            <a class="button" data-action="set-up-from" href={set_up.to_string()}>{ signed("setup", words::text("set-up-from-here")) }</a>
            if props.displaced {
                { text_button("previous-game", words::text("earlier-analysis"), clicked(&props.on_displaced)) }
            }
            { signed_button("help", "keyboard", words::text("keys"), clicked(&props.on_help)) }
            <details>
                <summary data-action="fresh">{ words::text("new-analysis") }</summary>
                { text_button("new-analysis", words::text("from-start"), saying(&props.on_new, variant)) }
                <GameField {variant} on_new={props.on_new.clone()} />
            </details>
        </div>
    }
}
