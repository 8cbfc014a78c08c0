//! Imports texts from files, from the clipboard, or typed by hand.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DataTransfer, Element, File, HtmlTextAreaElement};
use yew::prelude::*;

use crate::session::library::{LARGEST, LibraryAction, decode};
use crate::ui::event_fields::data;
use crate::words;

/// Bytes in a megabyte.
const MEGABYTE: f64 = 1e6;

pub fn read_file(file: File, read: Callback<(String, String)>, on_action: Callback<LibraryAction>) {
    spawn_local(async move {
        let name = file.name();
        let size = (file.size() / MEGABYTE).ceil() as u32;
        if size > LARGEST {
            return on_action.emit(LibraryAction::TooLarge(name, size));
        }
        let bytes = JsFuture::from(file.array_buffer()).await.ok();
        match bytes.map(|buffer| js_sys::Uint8Array::new(&buffer).to_vec()) {
            Some(bytes) => read.emit((name, decode(&bytes))),
            None => on_action.emit(LibraryAction::Unreadable(name)),
        }
    });
}

/// Reads a dropped file or text.
pub fn take(data: &DataTransfer, read: &Callback<(String, String)>, on_action: &Callback<LibraryAction>) {
    let files = data.files();
    match files.as_ref().map_or(0, |files| files.length()) {
        0 => match data.get_data("text/plain") {
            Ok(text) if !text.trim().is_empty() => read.emit((words::text("dropped").to_owned(), text)),
            _ => on_action.emit(LibraryAction::Unreadable(words::text("dropped").to_owned())),
        },
        1 => {
            if let Some(file) = files.and_then(|files| files.get(0)) {
                read_file(file, read.clone(), on_action.clone());
            }
        }
        _ => on_action.emit(LibraryAction::Unreadable(words::text("one-file").to_owned())),
    }
}

/// Reads a text or a file pasted on the page, unless it goes into a field.
pub fn hear_paste(read: Callback<(String, String)>, on_action: Callback<LibraryAction>) -> impl FnOnce() {
    let listener = EventListener::new(&window(), "paste", move |event| {
        let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if field.is_some_and(|field| field.closest("input, textarea, dialog").ok().flatten().is_some()) {
            return;
        }
        let Some(data) = data(event) else { return };
        match data.get_data("text/plain") {
            Ok(text) if !text.trim().is_empty() => read.emit((words::text("pasted").to_owned(), text)),
            _ if data.files().is_some_and(|files| files.length() > 0) => take(&data, &read, &on_action),
            _ => {}
        }
    });
    move || drop(listener)
}

#[derive(Properties, PartialEq)]
pub struct PasteProps {
    /// The text that the field begins with.
    pub text: String,
    pub on_read: Callback<String>,
}

/// A text field, for browsers that cannot paste outside a field.
#[component]
pub fn Paste(props: &PasteProps) -> Html {
    let field = use_node_ref();
    let is_empty = use_state_eq(|| props.text.trim().is_empty());
    let on_input = {
        let is_empty = is_empty.clone();
        Callback::from(move |event: InputEvent| {
            let field: Option<HtmlTextAreaElement> = event.target_dyn_into();
            is_empty.set(field.is_none_or(|field| field.value().trim().is_empty()));
        })
    };
    let on_read = {
        let (field, on_read) = (field.clone(), props.on_read.clone());
        Callback::from(move |_: MouseEvent| {
            let text = field.cast::<HtmlTextAreaElement>().map(|field| field.value()).unwrap_or_default();
            on_read.emit(text);
        })
    };
    html! {
        <>
            <label for="paste">{ words::text("paste-hint") }</label>
            <textarea id="paste" ref={field} rows="10" spellcheck="false" autofocus=true defaultvalue={props.text.clone()} oninput={on_input} />
            <button type="button" class="primary" data-action="import-text" disabled={*is_empty} onclick={on_read}>{ words::text("import") }</button>
        </>
    }
}
