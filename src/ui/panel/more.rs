//! The menu of less common actions in a game: a sheet at the bottom of a phone, a menu beside the board elsewhere.

use std::rc::Rc;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::PanelView;
use crate::link::{Link, Screen};
use crate::session::Options;
use crate::session::play::PlayAction;
use crate::shell::Action;
use crate::ui::event_fields::{has_shift, key};
use crate::ui::icon::icon;
use crate::ui::layer::Layer;
use crate::ui::same_screen::same_screen;
use crate::ui::scene::GameView;
use crate::ui::sheet_focus::{leave_sheet, use_sheet_focus};
use crate::ui::text_button::clicked;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub view: Rc<PanelView>,
    pub on_close: Callback<()>,
    pub on_action: Callback<Action>,
    /// Opens the field for typed moves.
    pub on_type: Callback<()>,
}

/// The sheet. It closes on Esc, on a tap outside, by its button, and after any choice.
#[component]
pub fn More(props: &Props) -> Html {
    let sheet = use_sheet_focus("more");
    let on_close = clicked(&props.on_close);
    let on_key = {
        let (on_close, sheet) = (props.on_close.clone(), sheet.clone());
        Callback::from(move |event: KeyboardEvent| match key(&event).as_str() {
            "Escape" => {
                event.prevent_default();
                event.stop_propagation();
                on_close.emit(());
            }
            "Tab" => go_round(&sheet, &event),
            _ => {}
        })
    };
    let then = |wish: &Callback<()>| {
        let (on_close, wish) = (props.on_close.clone(), wish.clone());
        Callback::from(move |_: MouseEvent| {
            leave_sheet("more");
            on_close.emit(());
            wish.emit(());
        })
    };
    let button = |name: &'static str, sign: &'static str, text: &'static str, wish: &Callback<()>| {
        html! { <button type="button" data-action={name} onclick={then(wish)}>{ icon(sign) }{ words::text(text) }</button> }
    };
    let way = |name: &'static str, sign: &'static str, text: &'static str, action: Action| {
        button(name, sign, text, &props.on_action.reform(move |()| action.clone()))
    };
    let PanelView { scene, game: GameView { over, talk, .. }, displaced, variant, heard, .. } = &*props.view;
    let set_up = Link::to_setup(variant, &scene.fen, scene.orientation);
    html! {
        <>
            <Layer on_back={props.on_close.clone()} />
            <div class="sheet-backdrop" onclick={on_close.clone()}></div>
            <div class="sheet" ref={sheet} tabindex="-1" role="dialog" aria-modal="true" aria-label={words::text("more")} onkeydown={on_key}>
                if *displaced {
                    { way("previous-game", "rematch", "previous-game", Action::TakeBack) }
                }
                if over.is_none() {
                    { way("share", "share", "share", Action::Share) }
                    { way("analyse", "analyse", "analyse", Action::Analyse) }
                }
                { way("keep", "keep", "keep", Action::Keep) }
                <a class="way" data-action="set-up-from" href={set_up.to_string()}>{ icon("setup") }{ words::text("set-up-from-here") }</a>
                { button("type", "keyboard", "type-a-move", &props.on_type) }
                if *heard {
                    { way("sound", "sound-on", "sound-mute", Action::Sound) }
                } else {
                    { way("sound", "sound-off", "sound-unmute", Action::Sound) }
                }
                { way("help", "list", "keys", Action::Help) }
                if talk.people {
                    // In a game between two people, the controls have the link for the opponent in place of hints.
                    if talk.hint {
                        { way("hint", "hint", "hint", PlayAction::Hint.into()) }
                    }
                    if talk.apart {
                        { way("play-both", "friends", "play-both", PlayAction::PlayBoth.into()) }
                    } else {
                        { table(props) }
                    }
                }
                <div class="screens">
                    { for [(Screen::Analysis, "nav-analysis"), (Screen::Setup, "nav-setup"), (Screen::Library, "nav-library"),
                        (Screen::Puzzles, "puzzles-title"),
                        (Screen::Learn, "nav-learn"), (Screen::Rules, "nav-rules"), (Screen::Settings, "nav-settings")].map(|(screen, text)| html! {
                        <a href={format!("#/{}", screen.name())}>{ words::text(text) }</a>
                    }) }
                </div>
                <button type="button" class="close" data-action="less" onclick={on_close}>{ icon("close") }{ words::text("close") }</button>
            </div>
        </>
    }
}

/// Keeps Tab inside the sheet: from the last element, the close button, it goes to the first.
fn go_round(sheet: &NodeRef, event: &KeyboardEvent) {
    let Some(sheet) = sheet.cast::<Element>() else { return };
    let find = |what| sheet.query_selector(what).ok().flatten();
    let (Some(first), Some(last)) = (find("button"), find(".close")) else { return };
    let (from, to) = if has_shift(event) { (&first, &last) } else { (&last, &first) };
    let focused = document().active_element();
    let at = |element: &Element| focused.as_ref() == Some(element);
    if at(from) || has_shift(event) && at(&sheet) {
        event.prevent_default();
        if let Some(to) = to.dyn_ref::<HtmlElement>() {
            let _ = to.focus();
        }
    }
}

/// Draws the switches for two people at one screen.
fn table(props: &Props) -> Html {
    let options = props.view.options;
    let on_change = props
        .on_action
        .reform(move |(turning, facing)| PlayAction::SetOptions(Options { turning, facing, ..options }).into());
    same_screen(options.turning, options.facing, &on_change)
}
