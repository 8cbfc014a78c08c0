//! Screens that are bundles of their own: the home screen, live play, and the puzzles. A bundle is fetched when one of
//! its screens is opened.

use std::hint::black_box;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::later::SHEET;
use super::page::{Page, Part, ScreenBundle, ScreenView};
use super::{App, Msg, missing};
use crate::game::Game;
use crate::link::Screen;
use crate::ui::home::Home;
use crate::ui::layer::hash;
use crate::ui::live::LiveScreen;
use crate::ui::live::relay::{Relay, relay};
use crate::ui::puzzles::PuzzlesScreen;
use crate::ui::scene::home::HomeView;
use crate::ui::sheet;
use crate::words;

// Code that is reachable only from one of these functions is left out of the other bundles.

#[wasm_split(home, fallible)]
fn home_view() -> Result<ScreenView, SplitLoaderError> {
    Ok(App::home_screen)
}

#[wasm_split(live, fallible)]
fn live_view() -> Result<ScreenView, SplitLoaderError> {
    Ok(App::live_screen)
}

#[wasm_split(puzzles, fallible)]
fn puzzles_view() -> Result<ScreenView, SplitLoaderError> {
    Ok(App::puzzles_screen)
}

/// Keeps what all bundles use in the first part of the program. Otherwise each of them would need another file for it.
pub(super) fn keep_common() {
    black_box((relay as fn() -> Option<Relay>, words::stranger as fn(&str) -> String));
}

impl ScreenBundle {
    /// The bundle that draws a screen.
    const fn of(screen: Screen) -> Option<ScreenBundle> {
        match screen {
            Screen::Home => Some(ScreenBundle::Home),
            Screen::Live | Screen::Lobby => Some(ScreenBundle::Live),
            Screen::Puzzles => Some(ScreenBundle::Puzzles),
            _ => None,
        }
    }

    async fn load(self) -> Result<ScreenView, SplitLoaderError> {
        match self {
            ScreenBundle::Home => home_view().await,
            ScreenBundle::Live => live_view().await,
            ScreenBundle::Puzzles => puzzles_view().await,
        }
    }
}

impl Page {
    /// The part of the program with this bundle.
    pub(super) fn bundle(&self, bundle: ScreenBundle) -> Part<ScreenView> {
        self.bundles[bundle as usize]
    }

    /// Fetches a bundle unless it is loaded or on its way.
    pub(super) fn fetch_bundle(&mut self, bundle: ScreenBundle) {
        if !matches!(self.bundle(bundle), Part::Away | Part::Lost) {
            return;
        }
        self.bundles[bundle as usize] = Part::Coming;
        let link = self.link.clone();
        // The downloads run in parallel. Live play fetches a style sheet of its own.
        let words = self.other_words();
        let styles = (bundle != ScreenBundle::Live).then(|| sheet::arrived(SHEET));
        spawn_local(async move {
            let view = bundle.load().await.ok();
            if let Some(styles) = styles {
                styles.await;
            }
            link.send_message(Msg::Bundle(bundle, words.await.ok().and(view)));
        });
    }
}

impl App {
    /// Takes a bundle, or the failure to fetch it.
    pub(super) fn take_bundle(&mut self, bundle: ScreenBundle, view: Option<ScreenView>) {
        self.page.bundles[bundle as usize] = view.map_or(Part::Lost, Part::Here);
        if view.is_none() {
            missing();
        }
    }

    /// The bundle that draws the screen shown; none if another part of the program does.
    pub(super) fn bundle(&self) -> Option<ScreenBundle> {
        ScreenBundle::of(self.shell.screen()).filter(|_| self.shell.bad_link().is_none())
    }

    fn home_screen(&self, ctx: &Context<App>) -> Html {
        let view = HomeView::of(self.shell.play(), self.shell.progress(), self.shell.settings());
        html! { <Home view={Rc::new(view)} stored={self.stored} on_action={ctx.link().callback(Msg::Act)} /> }
    }

    fn live_screen(&self, ctx: &Context<App>) -> Html {
        html! {
            <LiveScreen screen={self.shell.screen()} address={hash()} settings={self.shell.settings().clone()}
                confirm={self.shell.confirm()} variant={self.shell.play().position().variant()} is_new={self.shell.is_new()}
                typing={self.shell.typing()} on_action={ctx.link().callback(Msg::Act)} />
        }
    }

    fn puzzles_screen(&self, _: &Context<App>) -> Html {
        let variant = self.shell.play().position().variant();
        html! { <PuzzlesScreen {variant} address={hash()} typing={self.shell.typing()} /> }
    }
}
