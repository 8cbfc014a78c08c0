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
use super::now::moment;
use super::scene::library::LibraryView;
use super::storage;
use super::text_button::{saying, text_button};
use crate::game::Style;
use crate::session::library::FAMOUS;
use crate::session::library::LibraryAction;
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
    let toast = use_toast(props);
    let dragging = use_state(|| false);
    let pasting = use_state(|| false);
    let style = use_state(Style::default);
    let on_style = {
        let style = style.clone();
        Callback::from(move |chosen| style.set(chosen))
    };
    let busy = view.progress.is_some();
    // A text that could not be read as a whole is there again, to be corrected.
    let pasted = use_mut_ref(String::new);
    let unwarned = use_state(storage::may_be_deleted);
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
    let on_drag = {
        let dragging = dragging.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            dragging.set(true);
        })
    };
    let on_leave = {
        let dragging = dragging.clone();
        Callback::from(move |event: DragEvent| {
            // Dragging from one element of the page to another also fires this event.
            if related::<Element>(&event).is_none() {
                dragging.set(false);
            }
        })
    };
    let on_drop = {
        let (dragging, read, on_action) = (dragging.clone(), read.clone(), props.on_action.clone());
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            dragging.set(false);
            if let Some(data) = data(&event) {
                texts::take(&data, &read, &on_action);
            }
        })
    };
    let act = |action: LibraryAction| saying(&props.on_action, action);
    let paste = |open: bool| {
        let pasting = pasting.clone();
        Callback::from(move |()| pasting.set(open))
    };
    html! {
        <main class={classes!("page", "library", dragging.then_some("dragging"))} data-shown={view.shown.to_string()}
            ondragover={on_drag} ondragleave={on_leave} ondrop={on_drop}>
            <h2>{ words::text("nav-library") }</h2>
            <Tools search={view.search.clone()} sort={view.sort} selected={view.selected} hidden={view.hidden} empty={view.shown == 0}
                {busy} style={*style} on_style={on_style} on_action={props.on_action.clone()} on_read={read.clone()} on_paste={paste(true)} />
            if !view.is_empty {
                <Filters filters={view.filters.clone()} filter={view.filter.clone()} on_action={props.on_action.clone()} />
            }
            if let Some((text, percent)) = &view.progress {
                <section class="progress">
                    <progress max="100" value={percent.to_string()} aria-label={text.clone()}></progress>
                    <p>{ text }</p>
                    { text_button("cancel", words::text("cancel"), act(LibraryAction::Cancel)) }
                </section>
            }
            if let (false, None) = (view.bad.is_empty() && view.notes.is_empty(), &view.progress) {
                <section class="bad">
                    { for lists(view).enumerate().map(|(number, (id, heading, lines))| html! {
                        <>
                            <h3 id={id}>{ heading }</h3>
                            if number == 0 {
                                { text_button("dismiss", words::text("close"), act(LibraryAction::Dismiss)) }
                            }
                            <ol tabindex="0" aria-labelledby={id}>{ for lines.iter().map(|text| html! { <li>{ text }</li> }) }</ol>
                        </>
                    }) }
                </section>
            }
            <div class="shelf-head">
                if view.shown > 0 {
                    <label class="pick all">
                        <input type="checkbox" data-action="select-all" checked={view.all_selected} onchange={
                            let on_action = props.on_action.clone();
                            Callback::from(move |event: Event| {
                                let field: Option<HtmlInputElement> = event.target_dyn_into();
                                on_action.emit(LibraryAction::SelectAll(field.is_some_and(|field| field.checked())));
                            })
                        } />
                        <span>{ words::text("select-all") }</span>
                    </label>
                }
                <p role="status" class="tally">{ &view.status }</p>
            </div>
            if view.shows_earlier || view.earlier > 0 {
                <button type="button" class="way" data-action="earlier" aria-pressed={view.shows_earlier.to_string()}
                    onclick={act(LibraryAction::Earlier(!view.shows_earlier))}>{ words::earlier(view.earlier) }</button>
            }
            if !view.hint.is_empty() {
                <p class="hint">{ view.hint }
                    if view.finds_nothing { { " " }{ text_button("show-all", words::text("filter-clear"), act(LibraryAction::ShowAll)) } }
                </p>
            }
            if view.is_empty {
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
            if *unwarned && !view.is_empty && view.shown > 0 {
                <p class="hint warning">{ words::text("library-deleted-by-browser") }{ " " }
                    { text_button("warned", words::text("close"), Callback::from(move |_: MouseEvent| {
                        storage::warned();
                        unwarned.set(false);
                    })) }</p>
            }
            <List rows={view.rows.clone()} before={view.before} shown={view.shown} style={*style} {busy}
                on_action={props.on_action.clone()} on_sight={props.on_sight.clone()} />
            { toast }
            if *dragging {
                <p class="drop-here" aria-hidden="true">{ words::text("drop-here") }</p>
            }
            if *pasting {
                <Modal title={words::text("paste-title")} on_close={paste(false)}>
                    <texts::Paste text={if view.bad.is_empty() { String::new() } else { pasted.borrow().clone() }} on_read={
                        let (close, pasted) = (paste(false), pasted.clone());
                        Callback::from(move |text: String| {
                            close.emit(());
                            pasted.borrow_mut().clone_from(&text);
                            read.emit((words::text("pasted").to_owned(), text));
                        })
                    } />
                </Modal>
            }
        </main>
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
                    { text_button("undo", words::text("undo"), act(LibraryAction::Undo)) }
                }
                { text_button("hush", words::text("close"), act(LibraryAction::Hush)) }
            }
        </div>
    }
}
