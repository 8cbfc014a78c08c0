//! The tools above the list: search, sort order, import and export.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::texts::read_file;
use crate::game::Style;
use crate::session::library::{LibraryAction, Sort, Target};
use crate::ui::icon::signed;
use crate::ui::text_button::{clicked, saying, signed_button, text_button};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub search: String,
    pub sort: Sort,
    pub selected: usize,
    /// Number of selected entries that the list does not show.
    pub hidden: usize,
    /// True if there is nothing to export.
    pub empty: bool,
    /// True while a long task runs.
    pub busy: bool,
    /// The notation for exports.
    pub style: Style,
    pub on_style: Callback<Style>,
    pub on_action: Callback<LibraryAction>,
    /// Reads a text: its name, and the text.
    pub on_read: Callback<(String, String)>,
    /// Opens the field for pasted text.
    pub on_paste: Callback<()>,
}

#[component]
pub fn Tools(props: &Props) -> Html {
    let on_search = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                on_action.emit(LibraryAction::Search(field.value()));
            }
        })
    };
    let on_sort = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: Event| {
            let name = event.target_dyn_into::<HtmlSelectElement>().map(|field| field.value());
            if let Some(sort) = Sort::ALL.into_iter().find(|sort| Some(sort.name()) == name.as_deref()) {
                on_action.emit(LibraryAction::Sort(sort));
            }
        })
    };
    let on_style = {
        let on_style = props.on_style.clone();
        Callback::from(move |event: Event| {
            let field: Option<HtmlSelectElement> = event.target_dyn_into();
            let pierce = field.is_some_and(|field| field.selected_index() == 1);
            on_style.emit(if pierce { Style::Pierce } else { Style::Leslie });
        })
    };
    let on_file = {
        let (on_read, on_action) = (props.on_read.clone(), props.on_action.clone());
        Callback::from(move |event: Event| {
            let Some(field) = event.target_dyn_into::<HtmlInputElement>() else { return };
            if let Some(file) = field.files().and_then(|files| files.get(0)) {
                read_file(file, on_read.clone(), on_action.clone());
            }
            // Without this, choosing the same file again would fire no event.
            field.set_value("");
        })
    };
    let act = |action: LibraryAction| saying(&props.on_action, action);
    let export = |target| act(LibraryAction::Export(Vec::new(), props.style, target));
    let some = props.selected > 0;
    html! {
        <div class="tools">
            <label class="search"><span class="legend">{ words::text("search") }</span>
                <input type="search" data-action="search" placeholder={words::text("search-hint")} value={props.search.clone()}
                    autocomplete="off" oninput={on_search} /></label>
            <label><span class="legend">{ words::text("sort") }</span>
                <select data-action="sort" onchange={on_sort}>
                    { for Sort::ALL.into_iter().map(|sort| html! {
                        <option value={sort.name()} selected={sort == props.sort}>{ words::sort_name(sort) }</option>
                    }) }
                </select></label>
            <label><span class="legend">{ words::text("export-notation") }</span>
                <select data-action="notation" onchange={on_style}>
                    { for words::notations().into_iter().zip([Style::Leslie, Style::Pierce]).map(|(name, of)| html! {
                        <option selected={props.style == of}>{ name }</option>
                    }) }
                </select></label>
            <div class="ways">
                <label class={classes!("button", props.busy.then_some("disabled"))}>
                    <input type="file" data-action="import" disabled={props.busy}
                        onchange={on_file} />
                    { signed("upload", words::text("import-file")) }
                </label>
                <button type="button" data-action="paste" onclick={clicked(&props.on_paste)}>{ signed("copy", words::text("paste")) }</button>
                <button type="button" data-action="export-all" disabled={props.busy || props.empty && !some} onclick={export(Target::File)}>
                    { signed("download", if some { words::text("export") } else { words::text("export-all") }) }</button>
                if some {
                    <button type="button" data-action="copy-selected" disabled={props.busy} onclick={export(Target::Clipboard)}>
                        { signed("copy", words::text("copy")) }</button>
                    { signed_button("delete-selected", "trash", words::text("delete"), act(LibraryAction::Delete(Vec::new()))) }
                    { text_button("select-none", words::text("select-none"), act(LibraryAction::SelectAll(false))) }
                    <span class="selected" role="status">{ words::selected(props.selected, props.hidden) }</span>
                }
            </div>
        </div>
    }
}
