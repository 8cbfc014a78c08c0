//! The Settings screen: every value of every setting is seen, and shows at once what it does.

use yew::prelude::*;

use super::chips::{Chip, chips};
use super::men::figure;
use crate::game::{Kind, Man, Side};
use crate::session::Settings;
use crate::session::settings::SETTINGS;
use crate::words;

/// What the screen is drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What is set.
    pub settings: Settings,
    /// A setting is to have this value.
    pub on_set: Callback<(&'static str, &'static str)>,
}

/// The screen.
#[component]
pub fn SettingsScreen(props: &Props) -> Html {
    let man = |kind, side| figure(Man { side, kind }, &[]);
    html! {
        <main class="page settings">
            <h2>{ words::text("nav-settings") }</h2>
            <div class="sample" aria-hidden="true">
                { for [Kind::King, Kind::Queen, Kind::Knight, Kind::Pawn].map(|kind| html! {
                    <><span>{ man(kind, Side::White) }</span><span>{ man(kind, Side::Black) }</span></>
                }) }
            </div>
            { for SETTINGS.into_iter().map(|setting| {
                let on_set = props.on_set.clone();
                let values = setting.values.iter().map(|&(value, says)| Chip {
                    action: format!("{}-{value}", setting.name).into(),
                    chosen: props.settings.value(setting.name) == value,
                    then: (setting.name, value),
                    content: html! { <strong>{ words::text(says) }</strong> },
                });
                chips(setting.says, words::text(setting.says), values, move |chosen| on_set.emit(chosen))
            }) }
            <p class="stored">{ words::text("settings-stored") }{ " " }<a href="#/library">{ words::text("nav-library") }</a></p>
        </main>
    }
}
