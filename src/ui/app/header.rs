//! The header: the name of the site, the navigation, and in a running game the button for a new one.

use yew::prelude::*;

use super::{App, Msg};
use crate::game::Game;
use crate::link::Screen;
use crate::shell::Action;
use crate::ui::icon::{icon, signed};
use crate::ui::text_button::saying;
use crate::words;

/// An entry of the navigation: a screen, its icon and its name.
type Entry = (Screen, &'static str, &'static str);

/// The way to play: the board on a desktop screen, where the name of the site leads home; the home screen elsewhere.
const PLAY: [(Option<&str>, Entry); 2] =
    [(Some("tab"), (Screen::Home, "play", "nav-play")), (Some("wide"), (Screen::Play, "play", "nav-play"))];

/// The other screens with a tab on every size.
const TABS: [Entry; 3] = [
    (Screen::Learn, "learn", "nav-learn"),
    (Screen::Puzzles, "puzzle", "puzzles-title"),
    (Screen::Analysis, "analyse", "nav-analysis"),
];

/// The screens with a tab on a desktop screen. Elsewhere they are behind the last tab (src/ui/places.rs).
const WIDE: [Entry; 4] = [
    (Screen::Setup, "setup", "nav-setup"),
    (Screen::Library, "library", "nav-library"),
    (Screen::Rules, "rules", "nav-rules"),
    (Screen::You, "friend", "you-title"),
];

impl App {
    pub(super) fn header(&self, ctx: &Context<App>) -> Html {
        let on_action = ctx.link().callback(Msg::Act);
        let shown = self.shell.screen();
        let section = Some(shown.section()).filter(|_| self.shell.bad_link().is_none());
        let link = |class: Option<&'static str>, (screen, sign, text): Entry| {
            // At home the reader does not play yet.
            let is_home = screen == Screen::Play && matches!(shown, Screen::Home | Screen::Welcome);
            let here = (section == Some(screen.section()) && !is_home).then_some(if shown == screen {
                "page"
            } else {
                "true"
            });
            html! { <a {class} href={self.shell.way_to(screen)} aria-current={here}>{ signed(sign, words::text(text)) }</a> }
        };
        let is_elsewhere = section
            .is_some_and(|section| section != Screen::Home && TABS.iter().all(|(screen, ..)| *screen != section));
        let settings = words::text("nav-settings");
        let play = self.shell.play();
        html! {
            <header>
                <a class="brand" href="#/home" title={words::text("nav-home")}>
                    <svg class="logo" viewBox="0 0 100 100" aria-hidden="true"><use href="#logo" width="100" height="100" /></svg>
                    { icon("back") }
                    <h1>{ words::text("title") }</h1>
                </a>
                <nav aria-label={words::text("nav")}>
                    { for PLAY.map(|(class, entry)| link(class, entry)) }
                    { for TABS.map(|entry| link(None, entry)) }
                    { for WIDE.map(|entry| link(Some("wide"), entry)) }
                    <a class="gear wide" href="#/settings" aria-label={settings} title={settings}
                        aria-current={(section == Some(Screen::Settings)).then_some("page")}>{ signed("settings", settings) }</a>
                    <button type="button" class="tab" data-action="places" aria-haspopup="dialog" aria-current={is_elsewhere.then_some("true")}
                        onclick={saying(&on_action, Action::Places)}>{ signed("more", words::text("more")) }</button>
                </nav>
                if shown == Screen::Play && section.is_some() && play.end().is_none() && !self.shell.is_challenged() {
                    <button type="button" class="new-game-button" data-action="new-game" aria-label={words::text("new-game")} title={words::text("new-game")}
                        onclick={saying(&on_action, Action::AskNewGame(play.position().variant()))}>{ icon("plus") }<span>{ words::text("new-game") }</span></button>
                }
            </header>
        }
    }
}
