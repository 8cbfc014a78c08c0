//! The last tab of a small screen: the places without a tab of their own, the theme and the language.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::chips::{Chip, chips};
use super::dialogs::Modal;
use super::icon::icon;
use super::live::relay::relay;
use super::text_button::clicked;
use crate::link::Screen;
use crate::session::Settings;
use crate::session::settings::{SETTINGS, SettingId};
use crate::shell::Action;
use crate::words;

/// The places, with their icons and names.
const PLACES: [(Screen, &str, &str); 7] = [
    (Screen::You, "friend", "you-title"),
    (Screen::Library, "library", "nav-library"),
    (Screen::Setup, "setup", "nav-setup"),
    (Screen::Rules, "rules", "nav-rules"),
    (Screen::Friend, "friends", "door-friend"),
    (Screen::Lobby, "live", "lobby-title"),
    (Screen::Settings, "settings", "nav-settings"),
];

/// The themes, with their icons and names.
const THEMES: [(&str, &str, &str); 3] =
    [("system", "contrast", "theme-system"), ("light", "light", "theme-light"), ("dark", "dark", "theme-dark")];

#[derive(Properties, PartialEq)]
pub struct Props {
    pub shown: Screen,
    /// The address of the rules.
    pub rules: String,
    pub settings: Settings,
    pub on_action: Callback<Action>,
    pub on_close: Callback<()>,
}

#[component]
pub fn Places(props: &Props) -> Html {
    let has_lobby = relay().is_some();
    let places = PLACES.into_iter().filter(|(screen, ..)| *screen != Screen::Lobby || has_lobby);
    let themes = THEMES.into_iter().map(|(value, sign, says)| Chip {
        action: format!("theme-{value}").into(),
        chosen: props.settings.value(SettingId::Theme) == value,
        then: value,
        content: html! { <>{ icon(sign) }<span class="unseen">{ words::text(says) }</span></> },
    });
    let on_theme = {
        let on_action = props.on_action.clone();
        move |value| on_action.emit(Action::Set(SettingId::Theme, value))
    };
    let languages = SETTINGS[SettingId::Language as usize].values;
    let on_language = {
        let on_action = props.on_action.clone();
        Callback::from(move |event: Event| {
            let field: Option<HtmlSelectElement> = event.target_dyn_into();
            let chosen = field.and_then(|field| languages.iter().find(|(value, _)| *value == field.value()));
            if let Some((value, _)) = chosen {
                on_action.emit(Action::Set(SettingId::Language, value));
            }
        })
    };
    html! {
        <Modal title={words::text("more")} class="places" on_close={props.on_close.clone()}>
            <div class="tiles">
                { for places.map(|(screen, sign, text)| {
                    let is_here = screen == props.shown;
                    // A link to the screen shown changes no address, which would close the dialog.
                    let onclick = is_here.then(|| clicked(&props.on_close));
                    let address = if screen == Screen::Rules { props.rules.clone() } else { format!("#/{}", screen.name()) };
                    html! {
                        <a class="tile" href={address} aria-current={is_here.then_some("page")} {onclick}>
                            { icon(sign) }<span>{ words::text(text) }</span>
                        </a>
                    }
                }) }
            </div>
            { chips("themes", words::text("set-theme"), themes, on_theme) }
            <label class="time">
                <span class="legend">{ words::text("set-language") }</span>
                <select data-action="language" onchange={on_language}>
                    { for languages.iter().map(|&(value, says)| html! {
                        <option {value} lang={(value != "browser").then_some(value)} selected={props.settings.value(SettingId::Language) == value}>{ words::text(says) }</option>
                    }) }
                </select>
            </label>
        </Modal>
    }
}
