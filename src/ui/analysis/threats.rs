//! The switches of the threat views, and the lists of the active views.

use std::rc::Rc;

use gloo::utils::document;
use web_sys::Element;
use yew::prelude::*;

use crate::game::threat::Grade;
use crate::session::analysis::AnalysisAction;
use crate::session::note::Place;
use crate::session::{ThreatView, ThreatViews};
use crate::ui::scene::{Section, ThreatEntry, ThreatsView};
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub views: ThreatViews,
    pub view: Option<Rc<ThreatsView>>,
    pub on_action: Callback<AnalysisAction>,
    /// Highlights these places. An empty list highlights nothing.
    pub on_point: Callback<Vec<Place>>,
}

const fn name(view: ThreatView) -> &'static str {
    match view {
        ThreatView::Drops => "threat-drops",
        ThreatView::Captures => "threat-captures",
        ThreatView::Payments => "threat-payments",
        ThreatView::Own => "threat-own",
    }
}

#[component]
pub fn Threats(props: &Props) -> Html {
    html! {
        <section class="threats" role="group" aria-label={words::text("threats")}>
            <p class="threat-sentence" aria-live="polite">{ props.view.as_ref().map(|view| &view.sentence) }</p>
            <div class="threat-switches">
                { for ThreatView::ALL.into_iter().map(|view| switch(props, view)) }
            </div>
            if let Some(view) = props.view.as_ref().filter(|view| !view.sections.is_empty()) {
                <div class="threat-lists">{ for view.sections.iter().map(|section| list(props, section)) }</div>
            }
        </section>
    }
}

fn switch(props: &Props, view: ThreatView) -> Html {
    let (text, title) = words::threat_view(view);
    let on_action = props.on_action.clone();
    let onclick = Callback::from(move |_: MouseEvent| on_action.emit(AnalysisAction::Threats(view)));
    html! {
        <button type="button" class="threat-switch" data-action={name(view)} {title}
            aria-pressed={props.views.has(view).to_string()} {onclick}>
            { text }
        </button>
    }
}

fn list(props: &Props, section: &Section) -> Html {
    let id = format!("{}-heading", name(section.view));
    html! {
        <div data-threats={name(section.view)}>
            <div class="threat-head">
                <p id={id.clone()}>{ &section.heading }</p>
                if section.view == ThreatView::Drops {
                    { switch(props, ThreatView::Own) }
                }
            </div>
            if !section.entries.is_empty() {
                <ul aria-labelledby={id}>{ for section.entries.iter().map(|entry| item(props, entry)) }</ul>
            }
        </div>
    }
}

fn item(props: &Props, entry: &ThreatEntry) -> Html {
    let (places, none) = (&entry.places[..], &[][..]);
    html! {
        <li>
            <button type="button" class={classes!("threat", grade_class(entry.grade))}
                onmouseenter={point::<MouseEvent>(props, places)} onmouseleave={leave(props)}
                onfocus={point::<FocusEvent>(props, places)} onblur={point::<FocusEvent>(props, none)}>{ &entry.text }</button>
        </li>
    }
}

/// Returns an event handler that highlights these places.
fn point<E: 'static>(props: &Props, places: &[Place]) -> Callback<E> {
    let places = places.to_vec();
    props.on_point.reform(move |_| places.clone())
}

/// Clears the highlight unless the item has the focus. After a tap, browsers may report the pointer elsewhere.
fn leave(props: &Props) -> Callback<MouseEvent> {
    let on_point = props.on_point.clone();
    Callback::from(move |event: MouseEvent| {
        if event.target_dyn_into::<Element>() != document().active_element() {
            on_point.emit(Vec::new());
        }
    })
}

/// The grade's class in the style sheet.
pub const fn grade_class(grade: Grade) -> &'static str {
    match grade {
        Grade::Quiet => "quiet",
        Grade::Check => "checks",
        Grade::Mate => "mates",
    }
}
