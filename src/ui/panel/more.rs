//! The menu of less common actions in a game: a sheet at the bottom of a phone, a menu beside the board elsewhere.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use crate::link::{Link, LinkedGame, Screen};
use crate::session::Options;
use crate::session::play::PlayAction;
use crate::ui::event_fields::{has_shift, key};
use crate::ui::icon::icon;
use crate::ui::layer::Layer;
use crate::ui::scene::Talk;
use crate::ui::text_button::clicked;
use crate::words;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// True if the game is over. The result card then offers the next steps.
    pub over: bool,
    pub talk: Talk,
    /// The agreed options, besides the rules.
    pub options: Options,
    /// True if a game was displaced and can be brought back.
    pub displaced: bool,
    pub variant: &'static str,
    pub fen: String,
    pub on_close: Callback<()>,
    pub on_action: Callback<PlayAction>,
    /// Opens the dialog for a new game, initially with these rules.
    pub on_new: Callback<&'static str>,
    pub on_share: Callback<()>,
    pub on_help: Callback<()>,
    /// Opens the field for typed moves.
    pub on_type: Callback<()>,
    pub on_displaced: Callback<()>,
    pub on_analyse: Callback<()>,
    /// True if sound is on.
    pub heard: bool,
    pub on_sound: Callback<()>,
    /// Saves the game in the library.
    pub on_keep: Callback<()>,
}

/// The sheet. It closes on Esc, on a tap outside, by its button, and after any choice.
#[component]
pub fn More(props: &Props) -> Html {
    let sheet = use_node_ref();
    use_effect_with((), {
        let sheet = sheet.clone();
        move |()| {
            if let Some(sheet) = sheet.cast::<HtmlElement>() {
                // The mounted sheet takes the focus, so that a screen reader starts at its beginning.
                let _ = sheet.focus();
            }
            // Returns the focus to the button that opened the sheet, unless the chosen action moves it.
            || {
                let button = document().query_selector("[data-action=more]").ok().flatten();
                if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
                    let _ = button.focus();
                }
            }
        }
    });
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
            on_close.emit(());
            wish.emit(());
        })
    };
    let way = |name: &'static str, sign: &'static str, text: &'static str, wish: &Callback<()>| {
        html! { <button type="button" data-action={name} onclick={then(wish)}>{ icon(sign) }{ words::text(text) }</button> }
    };
    let variant = props.variant;
    let set_up = Link { screen: Screen::Setup, game: Some(LinkedGame::from_text(props.variant, &props.fen)) };
    html! {
        <>
            <Layer on_back={props.on_close.clone()} />
            <div class="sheet-backdrop" onclick={on_close.clone()}></div>
            <div class="sheet" ref={sheet} tabindex="-1" role="dialog" aria-modal="true" aria-label={words::text("more")} onkeydown={on_key}>
                if !props.over {
                    { way("new-game", "plus", "new-game", &props.on_new.reform(move |()| variant)) }
                }
                if props.displaced {
                    { way("previous-game", "rematch", "previous-game", &props.on_displaced) }
                }
                if !props.over {
                    { way("share", "share", "share", &props.on_share) }
                    { way("analyse", "analyse", "analyse", &props.on_analyse) }
                }
                { way("keep", "keep", "keep", &props.on_keep) }
                <a class="way" data-action="set-up-from" href={set_up.to_string()}>{ icon("setup") }{ words::text("set-up-from-here") }</a>
                { way("type", "keyboard", "type-a-move", &props.on_type) }
                if props.heard {
                    { way("sound", "sound-on", "sound-mute", &props.on_sound) }
                } else {
                    { way("sound", "sound-off", "sound-unmute", &props.on_sound) }
                }
                { way("help", "list", "keys", &props.on_help) }
                if props.talk.people {
                    // In a game between two people, the controls have the link for the opponent in place of hints.
                    { way("hint", "hint", "hint", &props.on_action.reform(|()| PlayAction::Hint)) }
                    if props.talk.apart {
                        { way("play-both", "friends", "play-both", &props.on_action.reform(|()| PlayAction::PlayBoth)) }
                    } else {
                        { turning(props) }
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

/// Draws the switch that flips the board after each move, for two people at one screen.
fn turning(props: &Props) -> Html {
    let (options, on_action) = (props.options, props.on_action.clone());
    let onchange = Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            on_action.emit(PlayAction::SetOptions(Options { turning: field.checked(), ..options }));
        }
    });
    html! {
        <label class="switch">
            <input type="checkbox" data-action="turning" checked={options.turning} {onchange} />
            { words::text("turning") }
        </label>
    }
}
