//! What stands beside the board: players, words, record, controls.

mod agreed;

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::field::Number;
use super::game_field::GameField;
use super::men::side_word;
use super::scene::{ClockView, GameView, PlayerView, PlyView, Scene, Tone};
use super::text_button::{clicked, saying, text_button};
use super::typed::Typed;
use crate::engine::level::{Level, Strength};
use crate::game::{Side, Touch};
use crate::link::{Link, LinkedGame, Screen};
use crate::session::play::Action;
use crate::session::{
    Activity, BoardAction, DEFAULT_SECONDS, LONGEST_SECONDS, NodeId, Options, Player, Players, TableAction,
};
use crate::words;
use agreed::Agreed;

/// What the panel is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The picture.
    pub scene: Rc<Scene>,
    /// Players, clocks and offers.
    pub game: GameView,
    /// Who plays.
    pub players: Players,
    /// How strong the engine is.
    pub strength: Strength,
    /// What is agreed beside the rules.
    pub options: Options,
    /// The clocks: of the one across first.
    pub clocks: [Option<ClockView>; 2],
    /// Play the same again, with sides changed.
    pub on_rematch: Callback<()>,
    /// Whether another game waits to be taken back.
    pub displaced: bool,
    /// Something that concerns the game.
    pub on_action: Callback<Action>,
    /// The name of the rules.
    pub variant: &'static str,
    /// Start again, by these rules.
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
    /// Put the game into the library.
    pub on_keep: Callback<()>,
}

/// Players, words, record and controls.
#[component]
pub fn Panel(props: &Props) -> Html {
    let (scene, game) = (&props.scene, &props.game);
    let more = use_state(|| false);
    // The last wish to type that was seen to.
    let typed = use_memo((), |()| std::cell::Cell::new(0));
    let (sheet, field) = (use_node_ref(), use_node_ref());
    let show = |open: bool| {
        let more = more.clone();
        Callback::from(move |_: MouseEvent| more.set(open))
    };
    use_effect_with(*more, {
        let sheet = sheet.clone();
        move |open| {
            let name = if *open { "less" } else { "more" };
            let panel = sheet.cast::<Element>().and_then(|sheet| sheet.parent_element());
            let button = panel.and_then(|panel| panel.query_selector(&format!("[data-action={name}]")).ok().flatten());
            // The button that opens the sheet is not there on wide screens; then nothing is focused.
            if let (Some(button), true) = (button.and_then(|b| b.dyn_into::<HtmlElement>().ok()), *open) {
                let _ = button.focus();
            }
        }
    });
    use_effect_with((props.typing, *more), {
        let (more, field, typed) = (more.clone(), field.clone(), typed.clone());
        move |&(typing, open)| {
            let wanted = typed.replace(typing) != typing;
            let Some(field) = field.cast::<HtmlInputElement>().filter(|_| wanted) else { return };
            if !open && field.offset_parent().is_none() {
                // On narrow screens it lies in the sheet: when that is open, here again.
                typed.set(typing.wrapping_sub(1));
                return more.set(true);
            }
            // What is in the page and seen can be focused.
            let _ = field.focus();
        }
    });
    let on_escape = {
        let more = more.clone();
        Callback::from(move |event: KeyboardEvent| {
            if *more && event.key() == "Escape" {
                event.prevent_default();
                event.stop_propagation();
                more.set(false);
            }
        })
    };
    let on_new = {
        let (more, on_new, variant) = (more.clone(), props.on_new.clone(), props.variant);
        Callback::from(move |_: MouseEvent| {
            more.set(false);
            on_new.emit(variant);
        })
    };
    let on_done = {
        let more = more.clone();
        Callback::from(move |()| more.set(false))
    };
    let act = |action: Action| saying(&props.on_action, action);
    let over = !scene.result.is_empty();
    // The result is told where the sheet would hide it.
    use_effect_with(over, {
        let more = more.clone();
        move |over| {
            if *over {
                more.set(false);
            }
        }
    });
    let on_rematch = {
        let (more, on_rematch) = (more.clone(), props.on_rematch.clone());
        Callback::from(move |_: MouseEvent| {
            more.set(false);
            on_rematch.emit(());
        })
    };
    // While the engine plays itself nobody needs a hint, but a pause.
    let aside = if over {
        button("rematch", "⟳", words::text("rematch"), false, on_rematch)
    } else if !game.talk.engines {
        button("hint", "?", words::text("hint"), !game.talk.hint, act(Action::Hint))
    } else if game.paused {
        button("continue", "▶\u{fe0e}", words::text("continue"), false, act(Action::MoveNow))
    } else {
        button("pause", "Ⅱ", words::text("pause"), !game.thinking, act(Action::Pause))
    };
    html! {
        <section class={classes!("panel", more.then_some("open"))}>
            { player(&game.players[0], &props.clocks[0], "across") }
            { player(&game.players[1], &props.clocks[1], "near") }
            { words_row(scene) }
            if !scene.offers.is_empty() {
                <div class="offers">
                    { for scene.offers.iter().map(|(touch, text)| {
                        let name = if *touch == Touch::Done { "done" } else { "offer" };
                        html! { <button type="button" class="primary" data-action={name} onclick={act(TableAction::Tap(*touch).into())}>{ text }</button> }
                    }) }
                </div>
            }
            <div class="controls">
                { button("undo", "↶", words::text("undo"), !scene.can_undo, act(BoardAction::Undo.into())) }
                { button("redo", "↷", words::text("redo"), !scene.can_redo, act(BoardAction::Redo.into())) }
                { aside }
                if over {
                    { button("review", "?!", words::text("review"), !scene.can_undo, clicked(&props.on_review)) }
                }
                // Nobody can be told to hurry where two people play; their game goes to and fro.
                if props.players == Players::HUMANS {
                    { button("reply-link", "✉\u{fe0e}", words::text("reply"), !scene.can_undo, clicked(&props.on_reply)) }
                } else if !over {
                    { button("move-now", "▸", words::text("move-now"), !game.thinking && !game.paused, act(Action::MoveNow)) }
                }
                { button("flip", "⇅", words::text("flip"), false, act(BoardAction::Flip.into())) }
                { button("share", "↗", words::text("share"), false, clicked(&props.on_share)) }
                <button type="button" class="control more" data-action="more" aria-expanded={more.to_string()} onclick={show(true)}>
                    <span aria-hidden="true">{ "☰" }</span><small>{ words::text("more") }</small>
                </button>
            </div>
            if *more {
                <div class="sheet-backdrop" onclick={show(false)}></div>
            }
            <div class="sheet" ref={sheet} role={more.then_some("dialog")} aria-modal={more.then_some("true")}
                aria-label={more.then_some(words::text("more"))} onkeydown={on_escape}>
                <Record plies={scene.record.clone()} result={scene.result}
                    on_go={props.on_action.reform(|node| BoardAction::GoTo(node).into())} />
                <Typed variant={props.variant} fen={scene.fen.clone()} words={scene.words.clone()} {field}
                    on_action={props.on_action.reform(Action::Board)} on_done={on_done} />
                { settings(props) }
                <div class="foot">
                    { agreed::talk(&game.talk, act) }
                    <button type="button" class={classes!("new", over.then_some("primary"))} data-action="new-game"
                        onclick={on_new}>{ words::text("new-game") }</button>
                    if props.displaced {
                        { text_button("previous-game", words::text("previous-game"), clicked(&props.on_displaced)) }
                    }
                    <a class="way" data-action="set-up-from" href={set_up_link(props.variant, &scene.fen)}>{ words::text("set-up-from-here") }</a>
                    { text_button("analyse", words::text("analyse"), clicked(&props.on_analyse)) }
                    { text_button("keep", words::text("keep"), clicked(&props.on_keep)) }
                    { text_button("help", words::text("keys"), clicked(&props.on_help)) }
                    <button type="button" class="close" data-action="less" onclick={show(false)}>{ words::text("close") }</button>
                </div>
            </div>
        </section>
    }
}

/// The link that sets up the position shown.
fn set_up_link(variant: &str, fen: &str) -> String {
    Link { screen: Screen::Setup, game: Some(LinkedGame::from_text(variant, fen)) }.to_string()
}

fn player(view: &PlayerView, clock: &Option<ClockView>, place: &'static str) -> Html {
    let lamp = match view.lamp {
        Activity::Idle => "idle",
        Activity::Ready => "ready",
        Activity::Thinking => "thinking",
        Activity::Paused => "paused",
    };
    html! {
        <div class={classes!("player", place, (view.lamp != Activity::Idle).then_some("on-turn"))}>
            <span class={classes!("lamp", lamp)} aria-hidden="true"></span>
            <strong>{ &view.name }</strong>
            <span class="state">{ &view.state }</span>
            { for clock.as_ref().map(agreed::clock) }
        </div>
    }
}

/// The line of words is read out as it changes: politely, or at once for check and the end.
pub(super) fn words_row(scene: &Scene) -> Html {
    let words = &scene.words;
    let text = html! { <span key={words.number}>{ &words.text }</span> };
    let (polite, urgent) = if words.tone == Tone::Urgent { (Html::default(), text) } else { (text, Html::default()) };
    let tone = match words.tone {
        Tone::Plain => "plain",
        Tone::Urgent => "urgent",
        Tone::Refusal => "refusal",
    };
    html! {
        <div class={classes!("words", tone)}>
            <p role="status">{ polite }</p>
            <p role="alert">{ urgent }</p>
        </div>
    }
}

pub(super) fn button(
    name: &'static str,
    sign: &'static str,
    text: &'static str,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button type="button" class="control" data-action={name} {disabled} {onclick}>
            <span aria-hidden="true">{ sign }</span><small>{ text }</small>
        </button>
    }
}

fn settings(props: &Props) -> Html {
    let choices = [
        ("computer-white", words::side_name(Side::White, props.scene.colours), Players::human(Side::Black)),
        ("computer-black", words::side_name(Side::Black, props.scene.colours), Players::human(Side::White)),
        ("computer-both", words::text("computer-both"), Players::ENGINES),
        ("computer-neither", words::text("computer-neither"), Players::HUMANS),
    ];
    let engine = [Side::White, Side::Black].iter().any(|&side| props.players.of(side) == Player::Engine);
    html! {
        <div class="settings">
            <div class="sides" role="group" aria-label={words::text("computer-plays")}>
                <span class="legend" aria-hidden="true">{ words::text("computer-plays") }</span>
                { for choices.into_iter().map(|(name, text, players)| {
                    let on_action = props.on_action.clone();
                    let onclick = Callback::from(move |_| on_action.emit(Action::SetPlayers(players)));
                    let pressed = (props.players == players).to_string();
                    html! { <button type="button" data-action={name} aria-pressed={pressed} {onclick}>{ text }</button> }
                }) }
            </div>
            <GameField variant={props.variant} on_new={props.on_new.clone()} />
            <StrengthField strength={props.strength} idle={!engine} on_action={props.on_action.clone()} />
            <Agreed options={props.options} engines={props.game.talk.engines} people={props.game.talk.people}
                on_action={props.on_action.clone()} />
        </div>
    }
}

/// What the field for the engine's strength is drawn from.
#[derive(Properties, PartialEq)]
struct StrengthProps {
    strength: Strength,
    /// Nobody uses it now.
    idle: bool,
    on_action: Callback<Action>,
}

/// The engine's strength: a level, or a time for a turn: a few usual ones, or any number of seconds.
#[component]
fn StrengthField(props: &StrengthProps) -> Html {
    const USUAL: [u32; 5] = [1, 5, 10, 60, 300];
    const OTHER: &str = "other";
    const LEVEL: &str = "level-";
    let (level, seconds) = match props.strength {
        Strength::Level(level) => (Some(level), DEFAULT_SECONDS),
        Strength::Seconds(seconds) => (None, seconds),
    };
    let any = use_state(|| !USUAL.contains(&seconds));
    let set = {
        let on_action = props.on_action.clone();
        move |text: String| {
            let level = text.strip_prefix(LEVEL).and_then(|number| Level::new(number.parse().ok()?));
            if let Some(level) = level {
                on_action.emit(Action::SetStrength(Strength::Level(level)));
            } else if let Ok(seconds @ 1..=LONGEST_SECONDS) = text.parse() {
                on_action.emit(Action::SetStrength(Strength::Seconds(seconds)));
            }
        }
    };
    let on_choice = {
        let (any, set) = (any.clone(), set.clone());
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
                any.set(field.value() == OTHER);
                set(field.value());
            }
        })
    };
    let on_number = Callback::from(move |seconds: u32| set(seconds.to_string()));
    html! {
        <label class={classes!("time", props.idle.then_some("idle"))}>
            <span class="legend">{ words::text("time") }</span>
            if *any {
                <Number action="any-seconds" label={words::text("seconds")} value={seconds} range={(1, LONGEST_SECONDS)} {on_number} />
            }
            <select data-action="seconds" onchange={on_choice}>
                { for Level::all().map(|known| html! {
                    <option value={format!("{LEVEL}{}", known.number())} selected={!*any && level == Some(known)}>{ words::level(known) }</option>
                }) }
                { for USUAL.into_iter().map(|usual| html! {
                    <option value={usual.to_string()} selected={!*any && level.is_none() && usual == seconds}>{ words::seconds_a_turn(usual) }</option>
                }) }
                <option value={OTHER} selected={*any}>{ words::text("other-time") }</option>
            </select>
        </label>
    }
}

/// What the record is drawn from.
#[derive(Properties, PartialEq)]
pub struct RecordProps {
    /// The turns.
    pub plies: Vec<PlyView>,
    /// How the game ended, if it did.
    pub result: &'static str,
    /// A turn was chosen, by where it leads.
    pub on_go: Callback<NodeId>,
}

/// The turns in two columns; the one shown is kept in sight.
#[component]
pub fn Record(props: &RecordProps) -> Html {
    let list = use_node_ref();
    let current = props.plies.iter().position(|ply| ply.current);
    use_effect_with((current, props.plies.len()), {
        let list = list.clone();
        move |_| keep_in_sight(&list)
    });
    html! {
        <div class="record" ref={list} role="group" aria-label={words::text("record")}>
            if props.plies.is_empty() {
                <p class="empty">{ words::text("no-turns") }</p>
            }
            { for props.plies.iter().enumerate().map(|(index, ply)| ply_view(props, index, ply)) }
            if !props.result.is_empty() {
                <p class="result">{ props.result.replace("1/2", "½") }</p>
            }
        </div>
    }
}

fn ply_view(props: &RecordProps, index: usize, ply: &PlyView) -> Html {
    let go = |node| {
        let on_go = props.on_go.clone();
        Callback::from(move |_: MouseEvent| on_go.emit(node))
    };
    // Black's turn needs a number of its own at the beginning, and after other lines that came in between.
    let interrupted = index > 0 && !props.plies[index - 1].others.is_empty();
    let black_first = ply.side == Side::Black && (index == 0 || interrupted);
    let current = ply.current.then_some("step");
    html! {
        <>
            if ply.side == Side::White || black_first {
                <span class="number">{ format!("{}.", ply.number) }</span>
            }
            if black_first {
                <span class="number gap">{ "…" }</span>
            }
            <button key={ply.ply} type="button" class={classes!("ply", side_word(ply.side))}
                aria-label={format!("{}. {}", ply.text, ply.said)} data-ply={ply.ply.to_string()} aria-current={current}
                onclick={go(ply.node)}>{ &ply.text }</button>
            if !ply.others.is_empty() {
                <span class="others">
                    { for ply.others.iter().map(|(node, text)| html! {
                        <button type="button" class="other" title={words::text("other-line")} onclick={go(*node)}>{ text }</button>
                    }) }
                </span>
            }
        </>
    }
}

/// Scrolls the record, and only the record, to the turn shown.
pub(super) fn keep_in_sight(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    let (frame, turn) = (list.get_bounding_client_rect(), current.as_ref().map(Element::get_bounding_client_rect));
    match turn {
        None => list.set_scroll_top(0),
        Some(turn) if turn.top() < frame.top() || turn.bottom() > frame.bottom() => {
            let middle = turn.top() - frame.top() - frame.height() / 2.0;
            list.set_scroll_top(list.scroll_top() + middle as i32);
        }
        Some(_) => {}
    }
}
