//! The screens other than the game, and the dialogs. They are a bundle of their own, so that a player need not wait for
//! them. The bundle is fetched when one of them is needed, or when the page has been idle for a while.

use crate::session::library::LibraryEffect;
use crate::session::play::PlayAction;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use super::page::{LaterViews, Page, Part, ScreenView};
use super::setup::setup_link;
use super::{App, Msg, missing};
use crate::link::{Link, Screen};
use crate::shell::{Effect, rest};
use crate::ui::framed::{Framed, OwnLink};
use crate::ui::language;
use crate::ui::layer::hash;
use crate::ui::live::badge;
use crate::ui::lost::lost;
use crate::ui::now::moment;
use crate::ui::share::{analysed, game_of};
use crate::ui::sheet;
use crate::ui::storage::beside::{DEEDS, Deeds, tidy_storage};
use crate::ui::storage::is_framed;
use crate::ui::storage::unfiled;
use crate::ui::text_button::{clicked, text_button};
use crate::words;

/// The style sheet of the later screens, the home screen and the puzzles.
pub(super) const SHEET: &str = "later";

/// Delay between the opening of the page and the fetch of what the screen does without: the later part, or the engine. In
/// milliseconds.
pub(super) const STILL: u32 = 3_000;

/// Puts in order what earlier pages have left behind. Returns true if something was shortened.
fn tidy() -> bool {
    badge::tidy();
    tidy_storage()
}

/// Code that is reachable only from here is left out of the first bundle.
#[wasm_split(later, fallible)]
fn views() -> Result<LaterViews, SplitLoaderError> {
    Ok(LaterViews {
        screen: App::other_screen,
        dialog: App::open_dialog,
        unstored: App::unstored_here,
        beside: DEEDS,
        tidy,
        rest,
        carry_out: Page::carry_out_here,
        step: App::step_library,
    })
}

impl Page {
    /// The effects of settings, lessons and puzzles, if the later part is loaded.
    pub(super) fn deeds(&self) -> Option<Deeds> {
        match self.later {
            Part::Here(views) => Some(views.beside),
            Part::Away | Part::Coming | Part::Lost => None,
        }
    }

    /// Lets the later part carry out an effect, now or once it is loaded. The page may close before that, so a
    /// displaced record is stored by name in the meantime.
    pub(super) fn carry_out_later(&mut self, effect: Effect) {
        if let Part::Here(views) = self.later {
            return (views.carry_out)(self, effect);
        }
        if let Effect::Library(LibraryEffect::Displace(record)) = &effect {
            unfiled::hold(record);
        }
        self.held_up.push(effect);
        self.fetch_later();
    }

    /// Fetches the texts other than those of the first bundle. They come with the first part that is loaded.
    pub(super) fn other_words(&self) -> impl Future<Output = Result<(), JsValue>> + use<> {
        let bundles = self.bundles.iter().any(|bundle| matches!(bundle, Part::Here(_)));
        let here = bundles || matches!(self.later, Part::Here(_));
        let coming = (!here).then(language::rest);
        async {
            match coming {
                Some(words) => words.await,
                None => Ok(()),
            }
        }
    }

    /// Fetches the later part unless it is loaded or on its way.
    pub(super) fn fetch_later(&mut self) {
        if matches!(self.later, Part::Away | Part::Lost) {
            self.later = Part::Coming;
            let link = self.link.clone();
            // The downloads run in parallel.
            let (words, styles) = (self.other_words(), sheet::arrived(SHEET));
            spawn_local(async move {
                let views = views().await.ok();
                styles.await;
                link.send_message(Msg::Later(words.await.ok().and(views)));
            });
        }
    }
}

impl App {
    /// Takes the later part, or the failure to fetch it.
    pub(super) fn take_later(&mut self, views: Option<LaterViews>) {
        let Some(views) = views else {
            missing();
            self.page.later = Part::Lost;
            return;
        };
        self.page.later = Part::Here(views);
        if (views.tidy)() {
            self.act(PlayAction::Tell(words::text("shortened").to_owned()));
        }
        for effect in std::mem::take(&mut self.page.held_up) {
            (views.carry_out)(&mut self.page, effect);
        }
        let effects = self.shell.complete(views.rest, moment());
        self.carry_out(effects);
    }

    /// Continues a long task of the library. Only the later part can begin one.
    pub(super) fn step_later(&mut self) -> bool {
        match self.page.later {
            Part::Here(views) => (views.step)(self),
            Part::Away | Part::Coming | Part::Lost => false,
        }
    }

    /// Fetches the later part once the start is over.
    pub(super) fn later_when_still(ctx: &Context<App>) -> Timeout {
        let link = ctx.link().clone();
        Timeout::new(STILL, move || link.send_message(Msg::Fetch))
    }

    /// Fetches the parts that the current screen needs.
    pub(super) fn fetch_needed(&mut self) {
        let needed = self.is_later() || self.shell.dialog().is_some() || self.shell.waits();
        if matches!(self.page.later, Part::Away) && needed {
            self.page.fetch_later();
        }
        if let Some(bundle) = self.bundle().filter(|bundle| matches!(self.page.bundle(*bundle), Part::Away)) {
            self.page.fetch_bundle(bundle);
        }
    }

    /// Fetches the later part, and the part of the screen shown, again if a fetch failed.
    pub(super) fn fetch(&mut self) {
        self.page.fetch_later();
        if let Some(bundle) = self.bundle() {
            self.page.fetch_bundle(bundle);
        }
    }

    /// True if the first bundle cannot draw the screen.
    pub(super) fn beside_the_game(&self) -> bool {
        self.bundle().is_some() || self.is_later()
    }

    /// True if the later part draws the screen.
    pub(super) fn is_later(&self) -> bool {
        let first = matches!(self.shell.screen(), Screen::Play | Screen::Embed | Screen::Welcome);
        self.shell.bad_link().is_some() || self.shell.is_challenged() || !first && self.bundle().is_none()
    }

    /// The part that draws a screen beside the game.
    fn part(&self) -> Part<ScreenView> {
        match self.bundle() {
            Some(bundle) => self.page.bundle(bundle),
            None => self.page.later.screen(),
        }
    }

    /// True if the screen shown is on its way.
    pub(super) fn is_awaited(&self) -> bool {
        self.beside_the_game() && matches!(self.part(), Part::Away | Part::Coming)
    }

    pub(super) fn screen_beside(&self, ctx: &Context<App>) -> Html {
        match self.part() {
            Part::Here(draw) => draw(self, ctx),
            Part::Lost => html! { <main class="page lost">{ Self::lost(ctx) }</main> },
            // The navigation is placed differently above a board than above a page. It must not move when the board
            // appears.
            Part::Away | Part::Coming => {
                let board = match self.shell.screen() {
                    Screen::Analysis | Screen::Setup => true,
                    // Their front page has no parameter but the game.
                    Screen::Puzzles => hash().contains('?') && !hash().contains("?variant="),
                    _ => false,
                } && self.shell.bad_link().is_none();
                let class = if board { classes!("play", self.shell.screen().name()) } else { classes!("page") };
                html! { <main {class} aria-busy="true" /> }
            }
        }
    }

    pub(super) fn dialog(&self, ctx: &Context<App>) -> Html {
        match self.page.later {
            _ if self.shell.dialog().is_none() => Html::default(),
            Part::Here(views) => (views.dialog)(self, ctx),
            Part::Lost if !self.is_later() => html! { <aside class="lost">{ Self::lost(ctx) }</aside> },
            Part::Lost | Part::Away | Part::Coming => Html::default(),
        }
    }

    /// Says that something could not be stored. Until the later part is loaded, nothing can be exported. Only that part
    /// knows what to say in a frame.
    pub(super) fn unstored(&self, ctx: &Context<App>) -> Html {
        match self.shell.unstored() {
            None => Html::default(),
            Some(text) => match self.page.later {
                Part::Here(views) => (views.unstored)(self, ctx),
                _ if is_framed() => Html::default(),
                _ => html! { <p class="unstored" role="alert">{ text }</p> },
            },
        }
    }

    fn unstored_here(&self, ctx: &Context<App>) -> Html {
        if is_framed() {
            // These screens say so themselves.
            if matches!(self.shell.screen(), Screen::Library | Screen::Settings) {
                return Html::default();
            }
            return html! { <p class="unstored" role="alert"><Framed link={self.own_link()} /></p> };
        }
        html! {
            <p class="unstored" role="alert">
                { self.shell.unstored() }{ " " }
                { text_button("export-everything", words::text("export-everything"), clicked(&self.on_export(ctx))) }
            </p>
        }
    }

    /// What a window of its own shows: this screen, with a game that it would not know otherwise.
    fn own_link(&self) -> OwnLink {
        let screen = self.shell.screen();
        let game = match screen {
            Screen::Play => game_of(self.shell.play()),
            Screen::Analysis => analysed(self.shell.analysis().tree().line_record()),
            Screen::Setup => return OwnLink::Game(setup_link(self.shell.editor())),
            _ => return OwnLink::here(),
        };
        OwnLink::Game(Link { screen, game: Some(game) })
    }

    fn lost(ctx: &Context<App>) -> Html {
        lost(ctx.link().callback(|_| Msg::Fetch))
    }
}
