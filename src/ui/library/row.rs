//! One entry of the list, with its small picture.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use crate::game::Style;
use crate::session::library::{LibraryAction, OpenPurpose, Target};
use crate::ui::event_fields::{key, related};
use crate::ui::icon::{icon, signed};
use crate::ui::layer::Layer;
use crate::ui::pieces::move_text;
use crate::ui::scene::library::{LibraryRow, UnreadPosition, row_thumb};
use crate::ui::text_button::saying;
use crate::ui::thumb::draw;
use crate::words;

/// Delay before a picture is drawn, in milliseconds. It exceeds the time between keys, so pictures never delay typing
/// in the search field.
const LATER: u32 = 150;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub row: LibraryRow,
    /// The index in the list, and the length of the list.
    pub place: (usize, usize),
    /// The notation for exports.
    pub style: Style,
    /// True while a long task runs.
    pub busy: bool,
    pub on_action: Callback<LibraryAction>,
}

/// An entry: its picture, its name and details, and its actions.
#[component]
pub fn RowView(props: &Props) -> Html {
    let row = &props.row;
    let id = row.id;
    let act = |action: LibraryAction| saying(&props.on_action, action);
    let on_select = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: Event| {
            let field: Option<HtmlInputElement> = event.target_dyn_into();
            on_action.emit(LibraryAction::Select(id, field.is_some_and(|field| field.checked())));
        })
    };
    let text = html! {
        <>
            <span class="facts">
                if !row.result.is_empty() {
                    <b class="score">{ &row.result }</b>{ " " }
                }
                { &row.facts }
            </span>{ " " }
            if !row.opening.is_empty() {
                <span class="opening">{ move_text(&row.opening) }{ "… " }</span>
            }
        </>
    };
    let picture = html! { <Picture position={row.position.clone()} /> };
    let (place, of) = props.place;
    html! {
        <li class={classes!("entry", row.selected.then_some("chosen"))} data-entry={id.to_string()} data-row={place.to_string()}
            aria-posinset={(place + 1).to_string()} aria-setsize={of.to_string()}>
            <label class="pick">
                <input type="checkbox" data-action="select" checked={row.selected} onchange={on_select}
                    aria-label={words::select(&row.title)} />
            </label>
            if row.renaming {
                <div class="open">
                    { picture }
                    <span class="text"><Name {id} title={row.title.clone()} on_action={props.on_action.clone()} />{ text }</span>
                </div>
            } else {
                <button type="button" class="open" data-action="open" onclick={act(LibraryAction::Open(id, OpenPurpose::Analyse))}>
                    { picture }
                    <span class="text">
                        <strong class="name">{ &row.title }</strong>{ " " }{ text }
                    </span>
                </button>
            }
            <EntryMenu row={row.clone()} style={props.style} busy={props.busy} on_action={props.on_action.clone()} />
        </li>
    }
}

#[derive(Properties, PartialEq)]
struct EntryMenuProps {
    row: LibraryRow,
    style: Style,
    busy: bool,
    on_action: Callback<LibraryAction>,
}

/// The button that opens the actions of an entry, and the open actions.
#[component]
fn EntryMenu(props: &EntryMenuProps) -> Html {
    let row = &props.row;
    let id = row.id;
    let act = |action: LibraryAction| saying(&props.on_action, action);
    let menu = use_state_eq(|| false);
    let set_menu = |open: bool| {
        let menu = menu.clone();
        move || menu.set(open)
    };
    let button = |name: &'static str, sign: &'static str, text: &'static str, action: LibraryAction| {
        let label = words::labelled(text, &row.title);
        let (close, act) = (set_menu(false), act(action));
        let onclick = Callback::from(move |event: MouseEvent| {
            // The pressed button is removed. The next screen, the field for the name or another row may take the focus.
            focus_opener(event.target_dyn_into());
            close();
            act.emit(event);
        });
        let disabled = name == "export" && props.busy;
        html! { <button type="button" data-action={name} aria-label={label} {disabled} {onclick}>{ signed(sign, text) }</button> }
    };
    // The menu closes on Esc and when it loses the focus.
    let on_leave = {
        let close = set_menu(false);
        Callback::from(move |event: FocusEvent| {
            let inside = |element: Element| element.closest(".acts").ok().flatten();
            let from = event.target_dyn_into::<Element>().and_then(inside);
            let to = related(&event).and_then(inside);
            if from != to {
                close();
            }
        })
    };
    let on_key = {
        let close = set_menu(false);
        Callback::from(move |event: KeyboardEvent| {
            if key(&event) == "Escape" {
                focus_opener(event.target_dyn_into());
                close();
            }
        })
    };
    html! {
        <div class="acts" onfocusout={on_leave} onkeydown={on_key}>
            <button type="button" class="entry-menu" data-action="entry-menu" aria-expanded={menu.to_string()}
                aria-label={words::entry_menu(&row.title)} onclick={let toggle = set_menu(!*menu); move |_| toggle()}>{ icon("more") }</button>
            if *menu {
                <div class="entry-acts" role="group" aria-label={words::entry_menu(&row.title)}>
                    <Layer on_back={let close = set_menu(false); move |()| close()} />
                    { button("analyse", "analyse", words::text("analyse"), LibraryAction::Open(id, OpenPurpose::Analyse)) }
                    if row.has_moves {
                        { button("review", "review", words::text("review"), LibraryAction::Open(id, OpenPurpose::Review)) }
                    }
                    { button("play", "play", words::text("play-on"), LibraryAction::Open(id, OpenPurpose::Play)) }
                    { button("share", "share", words::text("share"), LibraryAction::Open(id, OpenPurpose::Share)) }
                    { button("rename", "edit", words::text("rename"), LibraryAction::Rename(Some(id))) }
                    { button("export", "download", words::text("export"), LibraryAction::Export(vec![id], props.style, Target::File)) }
                    { button("delete", "trash", words::text("delete"), LibraryAction::Delete(vec![id])) }
                </div>
            }
        </div>
    }
}

/// Focuses the button that opened the menu with this element.
fn focus_opener(inside: Option<Element>) {
    let menu = inside.and_then(|inside| inside.closest(".acts").ok().flatten());
    if let Some(opener) = menu.and_then(|menu| menu.first_element_child()?.dyn_into::<HtmlElement>().ok()) {
        // A mounted button can be focused.
        let _ = opener.focus();
    }
}

#[derive(Properties, PartialEq)]
struct NameProps {
    id: u64,
    title: String,
    on_action: Callback<LibraryAction>,
}

/// The field for a new name. Enter or leaving the field keeps the name, Esc discards it.
#[component]
fn Name(props: &NameProps) -> Html {
    let field = use_node_ref();
    use_effect_with((), {
        let field = field.clone();
        move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let _ = field.focus();
                field.select();
            }
        }
    });
    let id = props.id;
    let on_key = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            match key(&event).as_str() {
                "Enter" => {
                    // Otherwise the key would also press the button that gets the focus next.
                    event.prevent_default();
                    on_action.emit(LibraryAction::Name(id, field.value()));
                }
                "Escape" => on_action.emit(LibraryAction::Rename(None)),
                _ => {}
            }
            event.stop_propagation();
        })
    };
    let on_blur = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                on_action.emit(LibraryAction::Name(id, field.value()));
            }
        })
    };
    html! {
        <input class="new-name" ref={field} type="text" maxlength="200" data-action="name" aria-label={words::text("new-name")}
            defaultvalue={props.title.clone()} onkeydown={on_key} onblur={on_blur} />
    }
}

#[derive(Properties, PartialEq)]
struct PictureProps {
    position: UnreadPosition,
}

/// The small picture of a position. It is drawn after a delay, so the list updates at once, and rows that scroll past
/// get no picture. Later it is redrawn only when the position changes.
#[component]
fn Picture(props: &PictureProps) -> Html {
    let drawn = use_state(|| false);
    use_effect_with((), {
        let drawn = drawn.clone();
        move |()| {
            let soon = Timeout::new(LATER, move || drawn.set(true));
            move || drop(soon)
        }
    });
    match drawn.then(|| row_thumb(&props.position)).flatten() {
        Some(thumb) => draw(&thumb),
        None => html! { <svg class="thumb" aria-hidden="true"></svg> },
    }
}
