//! Live play: a bundle of its own, which is fetched only when one of its screens is opened.

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::page::{Page, Part, ScreenView};
use super::{App, Msg, address, missing};
use crate::game::Game;
use crate::link::Screen;
use crate::ui::live::LiveScreen;

/// Code that is reachable only from here is left out of the other bundles.
#[wasm_split(live, fallible)]
fn live_view() -> Result<ScreenView, SplitLoaderError> {
    Ok(App::live_screen)
}

impl Page {
    /// Fetches live play unless it is loaded or on its way.
    pub(super) fn fetch_live(&mut self) {
        if matches!(self.live, Part::Away | Part::Lost) {
            self.live = Part::Coming;
            let link = self.link.clone();
            // Both downloads run in parallel.
            let words = self.other_words();
            spawn_local(async move {
                let view = live_view().await.ok();
                link.send_message(Msg::Live(words.await.ok().and(view)));
            });
        }
    }
}

impl App {
    /// Takes live play, or the failure to fetch it.
    pub(super) fn take_live(&mut self, view: Option<ScreenView>) {
        self.page.live = view.map_or(Part::Lost, Part::Here);
        if view.is_none() {
            missing();
        }
    }

    /// True if the screen belongs to live play.
    pub(super) fn is_live(&self) -> bool {
        self.shell.bad_link().is_none() && matches!(self.shell.screen(), Screen::Live | Screen::Lobby)
    }

    fn live_screen(&self, ctx: &Context<App>) -> Html {
        html! {
            <LiveScreen screen={self.shell.screen()} address={address()} settings={self.shell.settings().clone()}
                confirm={self.shell.confirm()} variant={self.shell.play().position().variant()} is_new={self.shell.is_new()} on_action={ctx.link().callback(Msg::Act)} />
        }
    }
}
