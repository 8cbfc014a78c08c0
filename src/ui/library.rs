//! The Library screen: tools, list, and messages.

mod filters;
mod list;
mod row;
mod texts;
mod tools;

use gloo::timers::callback::Interval;
use gloo::utils::document;
use web_sys::{DragEvent, Element, HtmlInputElement};
use yew::prelude::*;

use self::filters::Filters;
use self::list::List;
use self::tools::Tools;
use super::dialogs::Modal;
use super::event_fields::{data, related};
use super::framed::{OwnLink, OwnWindow};
use super::now::moment;
use super::scene::library::LibraryView;
use super::storage;
use super::text_button::{saying, text_button};
use crate::game::Style;
use crate::session::library::{FAMOUS, LibraryAction};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub view: LibraryView,
    pub on_action: Callback<LibraryAction>,
    pub on_sight: Callback<std::ops::Range<usize>>,
}

#[component]
pub fn LibraryScreen(props: &Props) -> Html {
    let view = &props.view;
    let style = use_state(Style::default);
    let on_style = {
        let style = style.clone();
        Callback::from(move |chosen| style.set(chosen))
    };
    let read = {
        let on_action = props.on_action.clone();
        Callback::from(move |(name, text): (String, String)| {
            on_action.emit(LibraryAction::Import(name, text, moment().first_id()))
        })
    };
    use_effect_with((), {
        let (read, on_action) = (read.clone(), props.on_action.clone());
        move |()| texts::hear_paste(read, on_action)
    });
    let (on_paste, paste) = use_paste_dialog(view, &read);
    let drag = use_drag(&read, &props.on_action);
    let toast = use_toast(props);
    let busy = view.progress.is_some();
    let act = |action: LibraryAction| saying(&props.on_action, action);
    html! {
        <main class={classes!("page", "library", drag.is_over.then_some("dragging"))} data-shown={view.shown.to_string()}
            ondragover={drag.on_over} ondragleave={drag.on_leave} ondrop={drag.on_drop}>
            <h2>{ words::text("nav-library") }</h2>
            if storage::is_framed() {
                <p class="hint"><OwnWindow link={OwnLink::here()} /></p>
            }
            <Tools search={view.search.clone()} sort={view.sort} selected={view.selected} hidden={view.hidden} empty={view.shown == 0}
                {busy} style={*style} {on_style} on_action={props.on_action.clone()} on_read={read} {on_paste} />
            if !view.is_empty {
                <Filters filters={view.filters.clone()} filter={view.filter.clone()} on_action={props.on_action.clone()} />
            }
            if let Some((text, percent)) = &view.progress {
                <section class="progress">
                    <progress max="100" value={percent.to_string()} aria-label={text.clone()}></progress>
                    <p>{ text }</p>
                    { text_button("cancel", words::text("cancel"), act(LibraryAction::Cancel)) }
                </section>
            } else {
                { report(props) }
            }
            { list_head(props) }
            if view.shows_earlier || view.earlier > 0 {
                <button type="button" class="way" data-action="earlier" aria-pressed={view.shows_earlier.to_string()}
                    onclick={act(LibraryAction::Earlier(!view.shows_earlier))}>{ words::earlier(view.earlier) }</button>
            }
            if !view.hint.is_empty() {
                <p class="hint">{ view.hint }
                    if view.finds_nothing { { " " }{ text_button("show-all", words::text("filter-clear"), act(LibraryAction::ShowAll)) } }
                </p>
            }
            if view.is_empty { { famous() } } else if view.shown > 0 { <DeletionWarning /> }
            <List rows={view.rows.clone()} before={view.before} shown={view.shown} style={*style} {busy}
                on_action={props.on_action.clone()} on_sight={props.on_sight.clone()} />
            { toast }
            if drag.is_over {
                <p class="drop-here" aria-hidden="true">{ words::text("drop-here") }</p>
            }
            { paste }
        </main>
    }
}

/// The handlers of something dragged over the screen.
struct Drag {
    is_over: bool,
    on_over: Callback<DragEvent>,
    on_leave: Callback<DragEvent>,
    on_drop: Callback<DragEvent>,
}

/// Reads a file or text that is dropped on the screen.
#[hook]
fn use_drag(read: &Callback<(String, String)>, on_action: &Callback<LibraryAction>) -> Drag {
    let is_over = use_state(|| false);
    let on_over = {
        let is_over = is_over.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            is_over.set(true);
        })
    };
    let on_leave = {
        let is_over = is_over.clone();
        Callback::from(move |event: DragEvent| {
            // Dragging from one element of the page to another also fires this event.
            if related::<Element>(&event).is_none() {
                is_over.set(false);
            }
        })
    };
    let on_drop = {
        let (is_over, read, on_action) = (is_over.clone(), read.clone(), on_action.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            is_over.set(false);
            if let Some(data) = data(&event) {
                texts::take(&data, &read, &on_action);
            }
        })
    };
    Drag { is_over: *is_over, on_over, on_leave, on_drop }
}

/// Returns the handler that opens the field for a pasted text, and its dialog.
#[hook]
fn use_paste_dialog(view: &LibraryView, read: &Callback<(String, String)>) -> (Callback<()>, Html) {
    let is_open = use_state(|| false);
    // A text that could not be read as a whole is there again, to be corrected.
    let pasted = use_mut_ref(String::new);
    let set_open = |open: bool| {
        let is_open = is_open.clone();
        Callback::from(move |()| is_open.set(open))
    };
    let on_read = {
        let (close, pasted, read) = (set_open(false), pasted.clone(), read.clone());
        Callback::from(move |text: String| {
            close.emit(());
            pasted.borrow_mut().clone_from(&text);
            read.emit((words::text("pasted").to_owned(), text));
        })
    };
    let text = if view.bad.is_empty() { String::new() } else { pasted.borrow().clone() };
    let dialog = html! {
        if *is_open {
            <Modal title={words::text("paste-title")} on_close={set_open(false)}><texts::Paste {text} {on_read} /></Modal>
        }
    };
    (set_open(true), dialog)
}

/// Draws the report on an import, with the button that closes it.
fn report(props: &Props) -> Html {
    let lists: Vec<_> = lists(&props.view).collect();
    if lists.is_empty() {
        return Html::default();
    }
    html! {
        <section class="bad">
            { for lists.into_iter().enumerate().map(|(number, (id, heading, lines))| html! {
                <>
                    <h3 id={id}>{ heading }</h3>
                    if number == 0 {
                        { text_button("dismiss", words::text("close"), saying(&props.on_action, LibraryAction::Dismiss)) }
                    }
                    <ol tabindex="0" aria-labelledby={id}>{ for lines.iter().map(|text| html! { <li>{ text }</li> }) }</ol>
                </>
            }) }
        </section>
    }
}

/// Draws the line above the list: the box that selects all entries, and the number of entries.
fn list_head(props: &Props) -> Html {
    let view = &props.view;
    let on_select = props.on_action.reform(|event: Event| {
        let field: Option<HtmlInputElement> = event.target_dyn_into();
        LibraryAction::SelectAll(field.is_some_and(|field| field.checked()))
    });
    html! {
        <div class="shelf-head">
            if view.shown > 0 {
                <label class="pick all">
                    <input type="checkbox" data-action="select-all" checked={view.all_selected} onchange={on_select} />
                    <span>{ words::text("select-all") }</span>
                </label>
            }
            <p role="status" class="tally">{ &view.status }</p>
        </div>
    }
}

/// Lists famous games, for an empty library.
fn famous() -> Html {
    html! {
        <section class="famous" aria-labelledby="famous">
            <p id="famous">{ words::text("library-famous") }</p>
            <ul>{ for FAMOUS.into_iter().map(|(word, game)| html! {
                <li>
                    <a href={format!("#/analysis?g={game}")} data-famous={word}>{ words::text(word) }</a>
                    <a href={word.replace("famous-", "#/learn?guess=")}>{ words::text("guess-door") }</a>
                </li>
            }) }</ul>
        </section>
    }
}

/// Says once that this browser may delete the library.
#[component]
fn DeletionWarning() -> Html {
    let is_shown = use_state(storage::may_be_deleted);
    if !*is_shown {
        return Html::default();
    }
    let on_close = Callback::from(move |_: MouseEvent| {
        storage::warned();
        is_shown.set(false);
    });
    html! {
        <p class="hint warning">{ words::text("library-deleted-by-browser") }{ " " }{ text_button("warned", words::text("close"), on_close) }</p>
    }
}

/// The report on an import: records that could not be read completely, and parts that were left out.
fn lists(view: &LibraryView) -> impl Iterator<Item = (&'static str, String, &Vec<String>)> {
    let bad = ("bad", words::bad_heading(view.bad.len() + view.unlisted[0]), &view.bad);
    let notes = ("notes", words::notes_heading(view.notes.len() + view.unlisted[1]), &view.notes);
    [bad, notes].into_iter().filter(|(_, _, lines)| !lines.is_empty())
}

/// Duration of the toast in milliseconds, unless another action or its button removes it. It stays while it has the
/// pointer or the focus.
const TOAST: u32 = 15_000;

/// Draws the message about the last action, with the button that undoes it.
#[hook]
fn use_toast(props: &Props) -> Html {
    let act = |action: LibraryAction| saying(&props.on_action, action);
    let on_action = props.on_action.clone();
    use_effect_with(props.view.toast.as_ref().map(|toast| toast.number), move |number| {
        let is_used = || document().query_selector(".toast:is(:hover, :focus-within)").is_ok_and(|used| used.is_some());
        let hush = move || {
            if !is_used() {
                on_action.emit(LibraryAction::Hush)
            }
        };
        let hush = number.map(|_| Interval::new(TOAST, hush));
        move || drop(hush)
    });
    html! {
        <div class={classes!("toast", props.view.toast.is_some().then_some("shown"))}>
            <p role="status">
                { for props.view.toast.iter().map(|toast| html! { <span key={toast.number}>{ &toast.text }</span> }) }
            </p>
            if let Some(toast) = &props.view.toast {
                if toast.undo {
                    { text_button("undo", words::text("toast-undo"), act(LibraryAction::Undo)) }
                }
                { text_button("hush", words::text("close"), act(LibraryAction::Hush)) }
            }
        </div>
    }
}
