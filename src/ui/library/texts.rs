//! Imports texts from files, from the clipboard, or typed by hand.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DataTransfer, Element, File, HtmlTextAreaElement};
use yew::prelude::*;

use crate::session::library::{LibraryAction, decode};
use crate::ui::event_fields::data;
use crate::words;

/// The largest file to read, in bytes: tens of thousands of games.
const LARGEST: f64 = 64e6;

pub fn read_file(file: File, read: Callback<(String, String)>, on_action: Callback<LibraryAction>) {
    spawn_local(async move {
        let name = file.name();
        let bytes = match file.size() {
            size if size <= LARGEST => JsFuture::from(file.array_buffer()).await.ok(),
            _ => None,
        };
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
            _ => {}
        },
        1 => {
            if let Some(file) = files.and_then(|files| files.get(0)) {
                read_file(file, read.clone(), on_action.clone());
            }
        }
        _ => on_action.emit(LibraryAction::Unreadable(words::text("one-file").to_owned())),
    }
}

/// Reads text pasted on the page, unless it goes into a field.
pub fn hear_paste(read: Callback<(String, String)>) -> impl FnOnce() {
    let listener = EventListener::new(&window(), "paste", move |event| {
        let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if field.is_some_and(|field| field.closest("input, textarea, dialog").ok().flatten().is_some()) {
            return;
        }
        let text = data(event).and_then(|data| data.get_data("text/plain").ok());
        if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
            read.emit((words::text("pasted").to_owned(), text));
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
    let on_read = {
        let (field, on_read) = (field.clone(), props.on_read.clone());
        Callback::from(move |_: MouseEvent| {
            let text = field.cast::<HtmlTextAreaElement>().map(|field| field.value()).unwrap_or_default();
            if !text.trim().is_empty() {
                on_read.emit(text);
            }
        })
    };
    html! {
        <>
            <label for="paste">{ words::text("paste-hint") }</label>
            <textarea id="paste" ref={field} rows="10" spellcheck="false" autofocus=true defaultvalue={props.text.clone()} />
            <button type="button" class="primary" data-action="import-text" onclick={on_read}>{ words::text("import") }</button>
        </>
    }
}
