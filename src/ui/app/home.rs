//! The home screen: a bundle of its own, which is fetched at once for somebody who comes back.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::later::SHEET;
use super::page::{Page, Part, ScreenView};
use super::{App, Msg, missing};
use crate::link::Screen;
use crate::ui::home::Home;
use crate::ui::scene::home::HomeView;
use crate::ui::sheet;

/// Code that is reachable only from here is left out of the first bundle.
#[wasm_split(home, fallible)]
fn home_view() -> Result<ScreenView, SplitLoaderError> {
    Ok(App::home_screen)
}

impl Page {
    /// Fetches the home screen unless it is loaded or on its way.
    pub(super) fn fetch_home(&mut self) {
        if matches!(self.home, Part::Away | Part::Lost) {
            self.home = Part::Coming;
            let link = self.link.clone();
            // The downloads run in parallel.
            let (words, styles) = (self.other_words(), sheet::arrived(SHEET));
            spawn_local(async move {
                let view = home_view().await.ok();
                styles.await;
                link.send_message(Msg::Home(words.await.ok().and(view)));
            });
        }
    }
}

impl App {
    /// Takes the home screen, or the failure to fetch it.
    pub(super) fn take_home(&mut self, view: Option<ScreenView>) {
        self.page.home = view.map_or(Part::Lost, Part::Here);
        if view.is_none() {
            missing();
        }
    }

    /// True if the home screen is shown.
    pub(super) fn is_home(&self) -> bool {
        self.shell.bad_link().is_none() && self.shell.screen() == Screen::Home
    }

    fn home_screen(&self, ctx: &Context<App>) -> Html {
        let view = HomeView::of(self.shell.play(), self.shell.progress(), self.shell.settings());
        html! { <Home view={Rc::new(view)} stored={self.stored} on_action={ctx.link().callback(Msg::Act)} /> }
    }
}
