//! The screen for setting up positions: the table, two boxes of pieces, and the fields beside them.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::event_fields::is_paste;
use super::field::written;
use super::game_field::GameField;
use super::icon::{control, icon, signed};
use super::panel::words_row;
use super::scene::EditorView;
use super::share::copy_text;
use super::table::Table;
use super::text_button::{clicked, saying};
use crate::game::{Cell, Side};
use crate::link::Screen;
use crate::session::BoardAction;
use crate::session::editor::EditorAction;
use crate::shell::keys::Command;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub view: EditorView,
    /// The links that play and analyse the position. None for an illegal one, and for one that is over and to be played.
    pub links: [Option<String>; 2],
    pub own: String,
    pub on_action: Callback<EditorAction>,
    /// Handles a key on a square. The text is the name of the square.
    pub on_command: Callback<(Command, Option<String>)>,
    pub on_help: Callback<()>,
}

impl Props {
    fn act(&self, action: EditorAction) -> Callback<MouseEvent> {
        saying(&self.on_action, action)
    }
}

#[component]
pub fn Setup(props: &Props) -> Html {
    let view = &props.view;
    let scene = &view.scene;
    let turn = scene.turn.name();
    html! {
        <main class={classes!("play", "setup", scene.size.classes())}
            data-turn={turn} data-thinking="false" data-result="" data-fen={scene.fen.clone()}>
            <Table screen={Screen::Setup} scene={scene.clone()} on_action={props.on_action.reform(EditorAction::Board)}
                on_command={props.on_command.clone()} />
            <section class="panel">
                { words_row(scene) }
                <div class="controls">
                    { control("undo", "take-back", words::text("undo"), !scene.can_undo, props.act(BoardAction::Undo.into())) }
                    { control("redo", "redo", words::text("redo"), !scene.can_redo, props.act(BoardAction::Redo.into())) }
                    <button type="button" class="control" data-action="erase" aria-pressed={view.erasing.to_string()}
                        onclick={props.act(EditorAction::Erase)}>
                        { icon("erase") }<small>{ words::text("erase") }</small>
                    </button>
                    { control("flip", "turn", words::text("flip"), false, props.act(BoardAction::Flip.into())) }
                    { control("start-position", "setup", words::text("start-position"), false, props.act(EditorAction::Start)) }
                    { control("clear-board", "clear", words::text("clear"), false, props.act(EditorAction::Clear)) }
                </div>
                <div class="fields">
                    { verdict(props) }
                    { ways(props) }
                    { move_field(props) }
                    if !view.rights.is_empty() {
                        { castling_field(props) }
                    }
                    if !view.passed.is_empty() {
                        { en_passant_field(props) }
                    }
                    { census(props) }
                    <FenField text={props.view.text.clone()} faulty={!props.view.faults.is_empty()} on_action={props.on_action.clone()} />
                    <GameField variant={view.variant} on_new={props.on_action.reform(EditorAction::Rules)} />
                </div>
            </section>
        </main>
    }
}

/// Lists the faults of the position, or says that there are none.
fn verdict(props: &Props) -> Html {
    let view = &props.view;
    html! {
        <div id="verdict" class={classes!("verdict", if view.faults.is_empty() { "sound" } else { "faulty" })}>
            if let Some(ready) = &view.ready {
                <p>{ signed("check", ready) }</p>
            } else {
                <p>{ signed("warning", words::text("not-playable")) }</p>
                <ul data-faults={view.faults.len().to_string()}>{ for view.faults.iter().map(|fault| html! { <li>{ fault }</li> }) }</ul>
            }
            if let Some((variant, text)) = &view.fits {
                <button type="button" data-action="fits" onclick={props.act(EditorAction::Rules(variant))}>{ text }</button>
            }
        </div>
    }
}

/// Draws the links that play and analyse the position. They are links so that they can also open in a new tab.
fn ways(props: &Props) -> Html {
    let names = [
        ("play-from", "play", words::text("play-from-here"), "primary"),
        ("analyse-from", "analyse", words::text("analyse-this"), ""),
    ];
    let way = |index: usize| {
        let (name, sign, text, class) = names[index];
        match &props.links[index] {
            Some(link) => {
                html! { <a class={classes!("way", class)} data-action={name} href={link.clone()}>{ signed(sign, text) }</a> }
            }
            None => {
                html! { <button type="button" class={classes!("way", class)} data-action={name} disabled=true><span>{ signed(sign, text) }</span></button> }
            }
        }
    };
    html! {
        <div class="go">
            { way(0) }
            { way(1) }
            <button type="button" class="way" data-action="copy-setup" onclick={copy(props)}>{ signed("link", words::text("copy-link")) }</button>
            <button type="button" class="way" data-action="help" onclick={clicked(&props.on_help)}>{ signed("keyboard", words::text("keys")) }</button>
        </div>
    }
}

fn copy(props: &Props) -> Callback<MouseEvent> {
    let (on_action, link) = (props.on_action.clone(), props.own.clone());
    Callback::from(move |_| {
        let (on_action, link) = (on_action.clone(), link.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let told =
                if copy_text(&link).await { words::text("setup-copied") } else { words::text("setup-not-copied") };
            on_action.emit(EditorAction::Tell(told.to_owned()));
        });
    })
}

fn move_field(props: &Props) -> Html {
    let scene = &props.view.scene;
    html! {
        <div class="field" role="group" aria-label={words::text("whose-turn")}>
            <span class="legend" aria-hidden="true">{ words::text("whose-turn") }</span>
            { for [("turn-white", Side::White), ("turn-black", Side::Black)].map(|(name, side)| html! {
                <button type="button" class="choose" data-action={name} aria-pressed={(scene.turn == side).to_string()}
                    onclick={props.act(EditorAction::Turn(side))}>{ words::side_name(side, scene.colours) }</button>
            }) }
        </div>
    }
}

fn castling_field(props: &Props) -> Html {
    html! {
        <div class="field rights" role="group" aria-label={words::text("castling")}>
            <span class="legend" aria-hidden="true">{ words::text("castling") }</span>
            { for props.view.rights.iter().map(|(right, text)| {
                let letter = right.letter;
                html! {
                    <label key={letter.to_string()} class={classes!("switch", if letter.is_ascii_uppercase() { "of-white" } else { "of-black" })}>
                        <input type="checkbox" data-right={letter.to_string()} checked={right.held} disabled={!right.possible}
                            onchange={props.on_action.reform(move |_: Event| EditorAction::Right(letter))} />
                        <span>{ text }</span>
                    </label>
                }
            }) }
        </div>
    }
}

fn en_passant_field(props: &Props) -> Html {
    let view = &props.view;
    let passed: Vec<Cell> = view.passed.iter().map(|&(cell, _)| cell).collect();
    let onchange = props.on_action.reform(move |event: Event| {
        let field: Option<HtmlSelectElement> = event.target_dyn_into();
        // Index 0 is the empty choice.
        let index = field.map_or(0, |field| field.selected_index());
        EditorAction::EnPassant(usize::try_from(index - 1).ok().and_then(|index| passed.get(index).copied()))
    });
    html! {
        <label class="time">
            <span class="legend">{ words::text("en-passant") }</span>
            <select data-action="en-passant" {onchange}>
                <option selected={view.en_passant.is_none()}>{ words::text("no-en-passant") }</option>
                { for view.passed.iter().map(|(cell, name)| html! {
                    <option selected={view.en_passant == Some(*cell)}>{ name }</option>
                }) }
            </select>
        </label>
    }
}

fn census(props: &Props) -> Html {
    let view = &props.view;
    html! {
        <div class="field census" role="group" aria-label={words::text("census")}>
            { for view.census.iter().map(|text| html! { <span>{ text }</span> }) }
            if let Some(possible) = view.jail {
                <button type="button" class="choose" data-action="jail-rest" disabled={!possible}
                    onclick={props.act(EditorAction::JailRest)}><span>{ words::text("jail-rest") }</span></button>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct FenProps {
    /// The FEN to show while the field is not being edited.
    text: String,
    faulty: bool,
    on_action: Callback<EditorAction>,
}

/// The FEN field. Its text is read on paste and when editing ends. Redraws do not touch text that is being edited.
#[component]
fn FenField(props: &FenProps) -> Html {
    let draft = use_state_eq(|| None::<String>);
    let onchange = {
        let (draft, on_action) = (draft.clone(), props.on_action.clone());
        Callback::from(move |event: Event| {
            draft.set(None);
            if let Some(text) = written(&event) {
                on_action.emit(EditorAction::Fen(text));
            }
        })
    };
    let oninput = {
        let (draft, on_action) = (draft.clone(), props.on_action.clone());
        Callback::from(move |event: InputEvent| match written(&event) {
            Some(text) if is_paste(&event) => {
                draft.set(None);
                on_action.emit(EditorAction::Fen(text));
            }
            text => draft.set(text),
        })
    };
    let value = (*draft).clone().unwrap_or_else(|| props.text.clone());
    html! {
        <label class="fen">
            <span class="legend">{ words::text("fen") }</span>
            <input type="text" data-action="fen" spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-describedby="verdict" aria-invalid={props.faulty.to_string()} {value} {onchange} {oninput}
                onfocus={|event: FocusEvent| {
                    if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                        field.select();
                    }
                }} />
        </label>
    }
}
