//! The tabs beside the board. Arrow keys move between tabs and open them, as the ARIA tabs pattern requires.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};
use yew::prelude::*;

use crate::session::Tab;
use crate::session::analysis::AnalysisAction;
use crate::ui::event_fields::key;
use crate::ui::text_button::saying;
use crate::words;

/// A tab's name in the DOM, and its label.
const fn names(tab: Tab) -> (&'static str, &'static str) {
    match tab {
        Tab::Moves => ("moves", "record"),
        Tab::Review => ("review", "review"),
        Tab::Threats => ("threats", "threats"),
    }
}

pub fn tabs(all: &'static [Tab], open: Tab, on_action: &Callback<AnalysisAction>) -> Html {
    let on_key = {
        let on_action = on_action.clone();
        Callback::from(move |event: KeyboardEvent| {
            let (here, count) = (all.iter().position(|&tab| tab == open).unwrap_or_default(), all.len());
            let to = match key(&event).as_str() {
                "ArrowLeft" => here + count - 1,
                "ArrowRight" => here + 1,
                "Home" => 0,
                "End" => count - 1,
                _ => return,
            };
            let tab = all[to % count];
            event.prevent_default();
            on_action.emit(AnalysisAction::Tab(tab));
            let button = document().get_element_by_id(&format!("tab-{}", names(tab).0));
            if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                // A mounted button can be focused.
                let _ = button.focus();
            }
        })
    };
    html! {
        <div class="tabs" role="tablist" aria-label={words::text("nav-analysis")} onkeydown={on_key}>
            { for all.iter().map(|&tab| {
                let ((name, word), selected) = (names(tab), tab == open);
                html! {
                    <button type="button" role="tab" id={format!("tab-{name}")} data-tab={name} aria-selected={selected.to_string()}
                        aria-controls={format!("panel-{name}")} tabindex={if selected { "0" } else { "-1" }}
                        onclick={saying(on_action, AnalysisAction::Tab(tab))}>{ words::text(word) }</button>
                }
            }) }
        </div>
    }
}

/// Draws the content of a tab. The content is always in the DOM, but hidden unless its tab is open.
pub fn panel(tab: Tab, open: Tab, content: Html) -> Html {
    let (name, _) = names(tab);
    html! {
        <div class="tab-panel" role="tabpanel" id={format!("panel-{name}")} aria-labelledby={format!("tab-{name}")}
            hidden={tab != open}>{ content }</div>
    }
}
